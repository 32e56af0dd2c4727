"""Challenges: the same dice for everybody, and points that are told to who has played."""

from __future__ import annotations

from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.store.tables import sit
from tests.store.evenings import Evening, play_on
from tests.web.phones import CHOSEN, Phone, table_of
from tests.web.walkers import begin, carried, third


def code_in(location: str) -> str:
    return location.partition("?")[0].rpartition("/")[2]


def set_one(phone: Phone) -> str:
    begin(phone)
    return code_in(phone.post("/challenges/new", **CHOSEN).headers["Location"])


def play(phone: Phone, code: str, name: str = "") -> str:
    return code_in(phone.post(f"/c/{code}/play", name=name).headers["Location"])


def test_everybody_plays_the_same_dice_at_a_table_of_their_own(
    marta: Phone, jonas: Phone, session: Session
) -> None:
    code = set_one(marta)
    tables = play(marta, code), play(jonas, code, "Jonas")
    dealt = [[each.text for each in sit(session, table).written] for table in tables]
    assert (True, dealt[0]) == (tables[0] != tables[1], dealt[1])


def test_points_are_told_to_who_has_played_and_to_nobody_else(
    app: Flask, marta: Phone, jonas: Phone, session: Session
) -> None:
    code = set_one(marta)
    table = play(marta, code)
    play_on(session, Evening(table, ()))
    told = [f"/t/{table}/replay" in phone.get(f"/c/{code}").text for phone in (marta, jonas)]
    assert [True, False] == told


def test_when_it_has_ended_everybody_sees_the_points(
    marta: Phone, jonas: Phone, session: Session
) -> None:
    code = set_one(marta)
    play_on(session, Evening(play(marta, code), ()))
    marta.post(f"/c/{code}/close")
    page = jonas.get(f"/c/{code}").text
    late = jonas.post(f"/c/{code}/play", name="Jonas").status_code
    assert ("How everybody did" in page, 409) == (True, late)


def test_the_secret_number_stays_sealed_while_others_may_play(
    marta: Phone, session: Session
) -> None:
    code = set_one(marta)
    table = play(marta, code)
    play_on(session, Evening(table, ()))
    seed = table_of(session, table).seed
    pages = [f"/t/{table}/{page}" for page in ("check", "log", "proof.json", "replay")]
    told = [seed in marta.get(path).text for path in (*pages, f"/t/{table}.json", f"/c/{code}")]
    marta.post(f"/c/{code}/close")
    assert ([False] * 6, True) == (told, seed in marta.get(pages[0]).text)


def test_the_check_of_a_challenge_claims_no_words_of_phones(marta: Phone) -> None:
    shown = marta.get(f"/t/{play(marta, set_one(marta))}/check").text
    assert (True, False) == ("of the secret number alone" in shown, "random words" in shown)


LOOKS = ("", "/view", "/log", "/check", "/proof.json", "/replay", "/tv", "/watch", "/sheet/0.svg")
FILES = (".json", ".csv", ".pdf")


def test_nobody_sees_the_dice_of_others_before_they_have_played(
    app: Flask, marta: Phone, jonas: Phone, session: Session
) -> None:
    code = set_one(marta)
    table, own = play(marta, code), play(jonas, code, "Jonas")
    play_on(session, Evening(table, ()))
    paths = [f"/t/{table}{each}" for each in (*LOOKS, *FILES)]
    before = {path: jonas.get(path).status_code for path in paths}
    play_on(session, Evening(own, ()))
    assert (dict.fromkeys(paths, 403), 200) == (before, jonas.get(f"/t/{table}/replay").status_code)


def test_a_running_try_is_nothing_to_watch(app: Flask, marta: Phone, jonas: Phone) -> None:
    table = play(marta, set_one(marta))
    paths = [f"/t/{table}{each}" for each in ("", "/log", "/watch/view", "/tv/view", ".json")]
    assert dict.fromkeys(paths, 403) == {path: jonas.get(path).status_code for path in paths}


def test_whoever_has_begun_goes_on_with_that_table(marta: Phone) -> None:
    code = set_one(marta)
    table = play(marta, code)
    assert (table, True) == (
        play(marta, code),
        "Back to your table" in marta.get(f"/c/{code}").text,
    )


def test_a_person_brings_the_try_that_is_begun_to_another_phone(app: Flask, marta: Phone) -> None:
    code, other = set_one(marta), third(app)
    table = play(marta, code)
    other.post(f"/arrive?word={carried(marta)}")
    brought = play(other, code)
    looks = [phone.get(f"/t/{table}/view").status_code for phone in (other, marta)]
    assert (table, [200, 200]) == (brought, looks)


def test_only_who_set_a_challenge_ends_it(marta: Phone, jonas: Phone) -> None:
    code = set_one(marta)
    begin(jonas, "Jonas")
    assert 403 == jonas.post(f"/c/{code}/close").status_code


def test_the_challenge_of_the_day_is_the_same_for_all(app: Flask, marta: Phone) -> None:
    ways = [phone.get("/daily").headers["Location"] for phone in (marta, third(app))]
    assert ways[0] == ways[1]


def test_without_a_name_nobody_plays(marta: Phone, jonas: Phone) -> None:
    answer = jonas.post(f"/c/{set_one(marta)}/play", name="")
    assert (409, True) == (answer.status_code, "Your name is missing" in answer.text)


def test_a_challenge_that_there_is_not_says_so(marta: Phone) -> None:
    assert 404 == marta.get("/c/BCDFGH").status_code

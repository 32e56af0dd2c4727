"""Joining: by code, by link, on a phone that plays already, in a game that runs."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.store.news import number_of
from rollwrite.web.limits import SIZES
from tests.store.evenings import Evening
from tests.web.conftest import stage_of
from tests.web.phones import Phone
from tests.web.ringer import heard


@pytest.fixture
def code(marta: Phone) -> str:
    return marta.open_table("Marta")


def test_a_code_leads_to_its_table_in_any_spelling(jonas: Phone, code: str) -> None:
    spellings = (code, code.lower(), f"{code[:3]}-{code[3:]}", f" {code[:3]} {code[3:]} ")
    led = [jonas.post("/join", code=each).headers.get("Location") for each in spellings]
    assert [f"/t/{code}"] * 4 == led


def test_people_of_one_name_are_told_apart_in_the_game(
    marta: Phone, jonas: Phone, code: str
) -> None:
    jonas.join(code, "Marta")
    marta.post(f"/t/{code}/start")
    page = marta.get(f"/t/{code}").text
    found = re.findall(r'class="mate \w+"><b>(\w+)</b><i></i><span class="unseen">([^,]+),', page)
    assert [("Ma", "Marta"), ("M2", "Marta 2")] == found


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (
            "bcdfgh",
            "There is no table BCD-FGH. Check the six letters; there are no vowels.",
        ),
        ("", "There is no such table. Check the six letters; there are no vowels."),
        (
            "<b>",
            "There is no table &lt;b&gt;. Check the six letters; there are no vowels.",
        ),
    ],
)
def test_a_code_of_no_table_is_told_and_stays_in_the_field(
    jonas: Phone, typed: str, why: str
) -> None:
    answer = jonas.post("/join", code=typed)
    assert (404, True) == (answer.status_code, why in answer.text)


def test_who_guesses_codes_has_to_wait(jonas: Phone, code: str) -> None:
    guesses = [f"BBBBB{letter}" for letter in "BCDFGHJKMNPQ"][: SIZES["codes"].count]
    for guess in guesses:
        jonas.post("/join", code=guess)
    assert 429 == jonas.post("/join", code=code).status_code


def test_the_link_asks_a_new_phone_for_a_name_only(jonas: Phone, code: str) -> None:
    page = jonas.get(f"/t/{code}").text
    form = re.search(rf'action="/t/{code}/join">(.*?)</form>', page, re.DOTALL)
    assert form
    assert ["nonce", "name"] == re.findall(r'name="(\w+)"', form[1])


def test_a_name_gives_a_seat(jonas: Phone, code: str) -> None:
    jonas.join(code, "Jonas")
    assert "Waiting for Marta to start" in jonas.get(f"/t/{code}").text


def test_everybody_hears_of_a_new_seat(
    app: Flask, session: Session, jonas: Phone, code: str
) -> None:
    before = number_of(session, code)
    jonas.join(code, "Jonas")
    assert before < heard(stage_of(app).bell, code, before)


def test_a_seat_needs_no_script(jonas: Phone, code: str) -> None:
    assert 303 == jonas.post(f"/t/{code}/join", name="Jonas").status_code


def test_a_second_player_shares_the_phone(marta: Phone, code: str) -> None:
    marta.join(code, "Zofia")
    page = marta.get(f"/t/{code}").text
    assert ["host, this phone", "this phone too"] == re.findall(
        r"<b>(?:Marta|Zofia)</b><span>(.*?)</span>", page
    )


@pytest.mark.parametrize("name", ["<i>x</i>", '"&<', "Zoë 🦊"])
def test_a_name_is_shown_as_it_was_typed(jonas: Phone, code: str, name: str) -> None:
    jonas.join(code, name)
    shown = name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    page = jonas.get(f"/t/{code}").text
    assert f"<b>{shown.replace(chr(34), '&#34;')}</b>" in page


def test_a_seat_without_a_name_is_refused_in_a_sentence(jonas: Phone, code: str) -> None:
    answer = jonas.join(code, " ")
    assert (400, True) == (answer.status_code, "Your name is missing. Type one." in answer.text)


def test_a_name_that_was_too_long_stays_in_the_field(jonas: Phone, code: str) -> None:
    assert f'value="{"J" * 30}"' in jonas.join(code, "J" * 30).text


def test_a_locked_table_names_who_can_open_it(marta: Phone, jonas: Phone, code: str) -> None:
    marta.host(code, "lock")
    assert "The table is locked. Ask Marta to open it." in jonas.get(f"/t/{code}").text


def test_a_locked_table_lets_nobody_in(marta: Phone, jonas: Phone, code: str) -> None:
    marta.host(code, "lock")
    answer = jonas.join(code, "Jonas")
    assert (403, True) == (
        answer.status_code,
        "The table is locked. Ask Marta to open it." in answer.text,
    )


def test_a_full_table_says_so(marta: Phone, jonas: Phone, code: str) -> None:
    for seat in range(1, 8):
        marta.join(code, f"Player {seat}")
    assert "Every seat is taken." in jonas.get(f"/t/{code}").text
    assert 409 == jonas.join(code, "Jonas").status_code


def test_one_address_joins_so_often_and_no_more(app: Flask, jonas: Phone, code: str) -> None:
    for _ in range(SIZES["joins"].count - 1):
        stage_of(app).limits.check("joins", "10.0.0.2")
    assert 400 == jonas.join(code, "").status_code
    assert 429 == jonas.join(code, "Jonas").status_code


def test_a_running_game_is_watched_without_a_seat(marta: Phone, jonas: Phone, code: str) -> None:
    marta.post(f"/t/{code}/start")
    page = jonas.get(f"/t/{code}").text
    assert "You are watching. Round 1 of 20." in page
    assert 'data-move="' not in page


def test_nobody_joins_a_running_game_that_has_no_free_seat(
    marta: Phone, jonas: Phone, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    answer = jonas.join(code, "Jonas")
    assert (409, True) == (answer.status_code, "Every seat is taken. You can watch." in answer.text)


def test_a_seat_that_somebody_left_is_taken_over(marta: Phone, jonas: Phone, code: str) -> None:
    marta.join(code, "Zofia")
    marta.post(f"/t/{code}/start")
    marta.post(f"/t/{code}/leave", seat="1")
    assert "Play on for Zofia" in jonas.get(f"/t/{code}").text
    jonas.post(f"/t/{code}/join", name="Jonas", seat="1")
    assert 'id="turn"' in jonas.get(f"/t/{code}").text


def test_a_watcher_sees_the_sheet_of_the_seat_that_was_chosen(
    marta: Phone, jonas: Phone, code: str
) -> None:
    marta.join(code, "Zofia")
    marta.post(f"/t/{code}/start")
    page = jonas.get(f"/t/{code}/watch?seat=1").text
    chosen = re.search(r'aria-current="true">.*?<span class="title">(\w+)<', page)
    assert chosen
    assert "Zofia" == chosen[1]


def test_what_a_watcher_fetches_again_tells_its_number_and_room(
    marta: Phone, jonas: Phone, code: str
) -> None:
    marta.post(f"/t/{code}/start")
    view = jonas.get(f"/t/{code}/watch/view")
    whole = re.search(r'data-number="(\d+)"', jonas.get(f"/t/{code}/watch").text)
    assert whole
    assert (whole[1], "watch") == (view.headers["X-Number"], view.headers["X-Room"])


def test_a_watcher_that_has_seen_everything_is_told_so(
    marta: Phone, jonas: Phone, code: str
) -> None:
    marta.join(code, "Zofia")
    marta.post(f"/t/{code}/start")
    tag = jonas.get(f"/t/{code}/watch/view").headers["ETag"]
    again = jonas.get(f"/t/{code}/watch/view", known=tag)
    assert (304, b"", "watch") == (again.status_code, again.data, again.headers["X-Room"])
    assert 200 == jonas.get(f"/t/{code}/watch/view?seat=1", known=tag).status_code


def test_before_the_game_the_watch_link_shows_who_is_there_and_takes_nobody_in(
    jonas: Phone, code: str
) -> None:
    page, view = jonas.get(f"/t/{code}/watch"), jonas.get(f"/t/{code}/watch/view")
    assert (True, False) == ("The game has not begun." in page.text, "<form" in page.text)
    assert ("lobby", True) == (view.headers["X-Room"], "Marta" in view.text)


def test_the_watch_link_gives_nobody_a_seat(marta: Phone, jonas: Phone, code: str) -> None:
    marta.join(code, "Zofia")
    marta.post(f"/t/{code}/start")
    marta.post(f"/t/{code}/leave", seat="1")
    pages = [jonas.get(f"/t/{code}{way}").text for way in ("/view", "/watch", "/watch/view")]
    assert [True, False, False] == ["Play on for Zofia" in page for page in pages]


def test_the_name_that_is_kept_is_the_one_at_the_table(jonas: Phone, code: str) -> None:
    jonas.join(code, "  Jo\u200bnas\t ")
    jonas.post(f"/t/{code}/leave", seat="1")
    assert 'value="Jonas"' in jonas.get(f"/t/{code}").text


@pytest.mark.parametrize("what", ["join", "leave", "name"])
def test_a_stranger_is_refused_at_a_finished_table_on_a_page_of_its_own(
    app: Flask, finished: Evening, what: str
) -> None:
    answer = Phone(app).post(f"/t/{finished.code}/{what}", name="Eve")
    assert answer.status_code in (403, 409)
    assert "You are watching" not in answer.text
    assert f'href="/t/{finished.code}"' in answer.text.partition('role="alert"')[2]

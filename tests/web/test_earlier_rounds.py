"""Corrections of earlier rounds: a page for each, for the host."""

from __future__ import annotations

import gzip
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy.orm import Session
from werkzeug.test import TestResponse

from rollwrite.i18n import words
from rollwrite.store.tables import sit
from rollwrite.web.screens.frames import Reel
from tests.store.corrections import SPECIAL, four_rounds
from tests.store.evenings import Evening, gather, lobby, play_on
from tests.web.forgers import phone_of
from tests.web.test_log import lines
from tests.web.test_play import field

BUDGET = 12_000


@pytest.fixture
def evening(session: Session) -> Evening:
    """Two people in round 4 of a real box."""
    evening = gather(session, seats=2, real=True)
    four_rounds(session, evening)
    session.rollback()
    return evening


@pytest.fixture
def phones(app: Flask, evening: Evening) -> list[FlaskClient]:
    """The phone of the host, and the other one."""
    return [phone_of(app, evening.code, each.token) for each in evening.taken]


def correct(host: FlaskClient, evening: Evening, text: str) -> TestResponse:
    """Send *text* from the page of round 1, and return the answer."""
    page = host.get(f"/t/{evening.code}/amend?round=1").text
    assert f'value="{text}"' in page
    names = ("by", "seat", "after", "once")
    form = {name: field(page, name) for name in names} | {"move": text}
    return host.post(f"/t/{evening.code}/move", data=form)


def test_earlier_rounds_are_folded_away_each_by_its_name(
    phones: list[FlaskClient], evening: Evening
) -> None:
    page = phones[0].get(f"/t/{evening.code}").text
    links = re.findall(r'/amend\?round=(\d)">([^<]+)</a>', page)
    assert [("2", "Round 2"), ("1", "Round 1"), ("0", "Before the first round")] == links
    assert "/amend?" not in phones[1].get(f"/t/{evening.code}").text


def test_the_page_of_a_round_shows_its_dice_and_cards_and_no_others(
    phones: list[FlaskClient], evening: Evening
) -> None:
    page = phones[0].get(f"/t/{evening.code}/amend?round=1").text
    rows = re.findall(r'id="typed-\d+"><summary>([^<]+)<', page)
    own = [f"Die of P{seat}: {face}" for seat in (1, 0) for face in ("elk", "bear")]
    central = [f"Central die: {face}" for face in ("fox", "hawk", "hawk")]
    special = ["Special die: action \u22121", "Habitat card: rivers 3 (2 bears, 2 elk)"]
    assert [*own, *central, *special] == rows


def test_a_die_of_round_1_is_corrected_in_round_4_and_what_it_made_impossible_is_struck_out(
    app: Flask, phones: list[FlaskClient], evening: Evening, session: Session
) -> None:
    """R4: the downgrade costs a cone after all, so that the card of round 2 was never payable."""
    assert 303 == correct(phones[0], evening, f"amend {SPECIAL} die elk/fox").status_code
    session.rollback()
    page = sit(session, evening.code).table.turns[0].on
    assert (0, 1) == (page.cards, page.tally.token)
    struck = [line for line in lines(app, evening.code) if line.startswith("struck")]
    assert ["Complete no", "Complete the", "Pay 1"] == [_begins(line) for line in struck]
    for phone in phones:
        shown = phone.get(f"/t/{evening.code}").text
        assert "P0 corrected round 1: elk/fox, not action \u22121." in shown
        assert ("Moves of yours are struck out." in shown) == (phone is phones[0])


def _begins(line: str) -> str:
    """Return the first words of what was done, after its number and who did it."""
    return " ".join(line.split()[3:5])


def test_a_round_that_a_correction_leaves_unended_ends_with_what_stands(
    phones: list[FlaskClient], evening: Evening, session: Session
) -> None:
    """R5: one hawk is no two salmon; the rounds after it stay, and who lost it can enter more."""
    assert 303 == correct(phones[0], evening, f"amend {SPECIAL + 1} die bear").status_code
    session.rollback()
    table = sit(session, evening.code).table
    page = table.turns[0].on
    assert (4, "elk1-fox1-hawk1-salmon1") == (table.common.on.round, str(page.tally))
    shown = phones[0].get(f"/t/{evening.code}").text
    assert "Moves of yours are struck out. Enter below what you gained or completed" in shown


def test_log_and_replay_tell_of_a_round_that_a_correction_left_unended(
    app: Flask, phones: list[FlaskClient], evening: Evening, session: Session
) -> None:
    correct(phones[0], evening, f"amend {SPECIAL + 1} die bear")
    session.rollback()
    struck = [line for line in lines(app, evening.code) if line.startswith("struck")]
    assert ["Collect 2", "Complete no", "End your"] == [_begins(line) for line in struck]
    frames = Reel(sit(session, evening.code), 0, words("en")).frames
    assert (4, [1]) == (
        frames[-1].round,
        [each.page.cards for each in frames if each.round == 3][-1:],
    )


def test_the_same_page_sent_twice_corrects_once(
    phones: list[FlaskClient], evening: Evening, session: Session
) -> None:
    page = phones[0].get(f"/t/{evening.code}/amend?round=1").text
    names = ("by", "seat", "after", "once")
    form = {name: field(page, name) for name in names} | {"move": f"amend {SPECIAL} die elk/fox"}
    for _ in range(2):
        assert 303 == phones[0].post(f"/t/{evening.code}/move", data=form).status_code
    session.rollback()
    amended = [each.text for each in sit(session, evening.code).written if "amend" in each.text]
    assert [form["move"]] == amended


@pytest.mark.parametrize("number", ["7", "-1", "x", ""])
def test_a_round_in_which_nothing_was_typed_in_leads_back_to_the_table(
    app: Flask, session: Session, number: str
) -> None:
    evening = gather(session, seats=1)
    phone = phone_of(app, evening.code, evening.taken[0].token)
    answer = phone.get(f"/t/{evening.code}/amend?round={number}")
    assert (303, f"/t/{evening.code}?seat=0") == (answer.status_code, answer.location)


def test_nobody_but_the_host_sees_the_page(
    app: Flask, phones: list[FlaskClient], evening: Evening
) -> None:
    strangers = (phones[1], phone_of(app))
    for phone in strangers:
        answer = phone.get(f"/t/{evening.code}/amend?round=1")
        assert (True, False) == (answer.status_code >= 400, "typed-" in answer.text)


def test_before_the_game_there_is_nothing_to_correct(app: Flask, session: Session) -> None:
    assert phone_of(app).get(f"/t/{lobby(session)}/amend").status_code >= 400


@pytest.mark.parametrize("page", ["", "/amend?round=0", "/amend?round=1"])
def test_no_page_grows_heavy_with_it(
    phones: list[FlaskClient], evening: Evening, page: str
) -> None:
    whole = phones[0].get(f"/t/{evening.code}{page}").text
    _, _, main = whole.partition("<main")
    assert len(gzip.compress(main.encode())) < BUDGET


def test_the_host_corrects_a_die_after_the_end_and_the_game_goes_on_where_it_struck(
    app: Flask, session: Session
) -> None:
    evening = gather(session, seats=1, real=True)
    play_on(session, evening)
    session.rollback()
    last = max(
        n for n, each in enumerate(sit(session, evening.code).written) if "card" in each.text
    )
    host = phone_of(app, evening.code, evening.taken[0].token)
    link = re.search(r'href="([^"]*/amend\?round=20)"', host.get(f"/t/{evening.code}").text)
    assert link
    page = host.get(link[1]).text
    assert "/amend?round=19" in page
    fallen = sit(session, evening.code).written[last + 1].text
    other = next(
        f"amend {last + 1} die {face}" for face in ("elk/fox", "any") if face not in fallen
    )
    form = {name: field(page, name) for name in ("by", "seat", "after", "once")} | {"move": other}
    assert 303 == host.post(f"/t/{evening.code}/move", data=form).status_code
    session.rollback()
    assert other == sit(session, evening.code).written[-1].text


def test_those_who_look_on_read_what_was_corrected_and_whose_moves_it_struck_out(
    app: Flask, phones: list[FlaskClient], evening: Evening
) -> None:
    correct(phones[0], evening, f"amend {SPECIAL} die elk/fox")
    said = "P0 corrected round 1: elk/fox, not action \u22121. 3 moves of P0 are struck out."
    for path in ("", "/tv"):
        assert said in phone_of(app).get(f"/t/{evening.code}{path}").text


def test_a_correction_after_the_end_is_told_beside_the_points_it_changes(
    app: Flask, session: Session
) -> None:
    evening = gather(session, seats=1, real=True)
    play_on(session, evening)
    cards = [n for n, each in enumerate(sit(session, evening.code).written) if "card" in each.text]
    dice, host = cards[-2] + 1, phone_of(app, evening.code, evening.taken[0].token)
    assert "corrected" not in host.get(f"/t/{evening.code}").text
    other = next(
        face
        for face in ("elk/fox", "any")
        if face not in sit(session, evening.code).written[dice].text
    )
    evening.tell(session, 0, f"amend {dice} die {other}")
    session.rollback()
    assert sit(session, evening.code).over
    for path in ("", "/tv"):
        page = host.get(f"/t/{evening.code}{path}").text
        assert re.search(r'<p class="news" data-aloud="news">P0 corrected round 19: ', page)

"""The log in words: everything that happened, and what became of it."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.store.playing import play
from rollwrite.store.tables import sit
from tests.store.evenings import Evening, gather, lobby
from tests.web.forgers import phone_of


def lines(app: Flask, code: str) -> list[str]:
    """Return the entries as they are read, without markup; a state stands first."""
    shown = phone_of(app).get(f"/t/{code}/log").text
    found = re.findall(r'<li id="entry-\d+" class="entry ?(\w*)">(.*?)</li>', shown, re.DOTALL)
    return [" ".join((state, *_words(body))) for state, body in found]


def _words(body: str) -> list[str]:
    return unescape(re.sub(r"<[^>]+>", " ", body)).split()


def test_every_entry_is_told_in_its_order(app: Flask, session: Session, finished: Evening) -> None:
    told = lines(app, finished.code)
    numbers = [int(line.split()[0]) for line in told if line.startswith(" ")]
    assert list(range(sit(session, finished.code).length)) == numbers


def test_every_round_has_its_heading(app: Flask, finished: Evening) -> None:
    shown = phone_of(app).get(f"/t/{finished.code}/log").text
    assert [str(n) for n in range(1, 21)] == re.findall(r">Round (\d+)</h2>", shown)


def test_the_code_of_the_table_is_never_broken_into_two_lines(
    app: Flask, finished: Evening
) -> None:
    shown = phone_of(app).get(f"/t/{finished.code}/log").text
    code = f"{finished.code[:3]}-{finished.code[3:]}"
    assert f'<h1>Log of <span class="whole">{code}</span></h1>' in shown


def test_what_the_table_dealt_is_told_as_the_tables(app: Flask, session: Session) -> None:
    first = lines(app, gather(session, seats=2).code)[0]
    assert re.fullmatch(r" 0 The table Supplement Hills \d+ 0:00", first)


def test_the_log_can_be_read_while_the_game_is_played(app: Flask, session: Session) -> None:
    evening = gather(session, seats=2)
    assert sit(session, evening.code).length == len(lines(app, evening.code))


def test_before_the_game_there_is_nothing_to_read(app: Flask, session: Session) -> None:
    assert 409 == phone_of(app).get(f"/t/{lobby(session)}/log").status_code


def test_a_choice_that_was_taken_back_says_so(app: Flask, session: Session) -> None:
    evening = gather(session, seats=1)
    _collect_nothing(session, evening)
    evening.tell(session, 0, "undo")
    undone = [line for line in lines(app, evening.code) if line.startswith("undone")]
    assert [True] == ["Collect nothing" in line and "taken back" in line for line in undone]


def _collect_nothing(session: Session, evening: Evening) -> None:
    """Play until the animals of the first round are collected: none."""
    while "collect none" not in (texts := _legal(session, evening)):
        evening.tell(session, 0, texts[-1])
    evening.tell(session, 0, "collect none")


def _legal(session: Session, evening: Evening) -> list[str]:
    told = sit(session, evening.code)
    game = told.bound.game
    return [game.notation.write(move) for move in game.legal(told.table, 0)]


@pytest.fixture
def corrected(session: Session) -> Evening:
    """A real box: Marta's die was entered wrongly, she collected by it, and it was corrected."""
    evening = gather(session, seats=1, real=True)
    for text in ("hills-1", "hills-2", "hills-3", "hills-4"):
        evening.tell(session, TABLE, f"supplement {text}", by=0)
    evening.tell(session, TABLE, "card rivers2-fox2", by=0)
    for face in ("three", "salmon", "salmon", "salmon"):
        evening.tell(session, TABLE, f"die {face}", by=0)
    number = evening.tell(session, 0, "die bear").number
    evening.tell(session, 0, "die salmon")
    evening.tell(session, 0, "collect bear1")
    play(session, evening.code, evening.attempt(session, 0, f"amend {number} die salmon"))
    return evening


def test_a_real_die_says_who_entered_it(app: Flask, corrected: Evening) -> None:
    assert (
        " 5 The table The die shows: any three real, entered by P0 0:00"
        == (lines(app, corrected.code)[5])
    )


def test_a_die_that_was_corrected_shows_what_it_was(app: Flask, corrected: Evening) -> None:
    line = lines(app, corrected.code)[9]
    assert "The die shows: salmon" in line
    assert "before the correction: The die shows: bear" in line


def test_a_move_that_a_correction_made_impossible_is_struck(app: Flask, corrected: Evening) -> None:
    struck = [line for line in lines(app, corrected.code) if line.startswith("struck")]
    assert ["struck 11 P0 Collect 1 bear struck out by entry 12 0:00"] == struck


def test_a_correction_is_an_entry_of_its_own(app: Flask, corrected: Evening) -> None:
    assert "Correct entry 9: The die shows: salmon" in lines(app, corrected.code)[12]

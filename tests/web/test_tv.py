"""The television: the lobby, the round and the result, with nothing to press."""

from __future__ import annotations

import re

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.collecting import CollectAnimals
from rollwrite.games.rolling.filling import MarkTouching
from rollwrite.games.rolling.nature import Habitat
from rollwrite.games.rolling.page import Page
from rollwrite.i18n import words
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import sit
from rollwrite.web.screens.doing import doing
from tests.store.evenings import Evening, gather, lobby, once
from tests.web.forgers import phone_of

EN = words("en")


def shown(app: Flask, code: str) -> str:
    """Return what the television shows of the table called *code*."""
    return phone_of(app).get(f"/t/{code}/tv").text


def test_before_the_game_it_shows_the_code_and_who_has_come(app: Flask, session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Zofia", once()))
    page = shown(app, code)
    assert (True, True, True) == (f"{code[:3]}-{code[3:]}" in page, "Zofia" in page, "qr" in page)


def test_in_the_game_it_shows_the_round_and_for_whom_the_table_waits(
    app: Flask, session: Session
) -> None:
    page = shown(app, gather(session, seats=2).code)
    assert "Round 1" in page
    assert "Waiting for P0 and P1." in page


def test_it_shows_four_slots_with_their_supplements_before_cards_lie_there(
    app: Flask, session: Session
) -> None:
    """S4."""
    evening = gather(session, seats=2)
    lying = len(sit(session, evening.code).table.common.on.market)
    page = shown(app, evening.code)
    found = (page.count('class="habitat-card"'), page.count("No card yet"))
    assert (4, 4 - lying) == found


def test_at_the_end_it_shows_the_result(app: Flask, session: Session, finished: Evening) -> None:
    told = sit(session, finished.code)
    best = max(told.bound.game.score(told.table, seat).total for seat in range(2))
    heading = re.findall(r"<h1>(.*?)</h1>", shown(app, finished.code))
    assert [True] == [f"with {best}" in each for each in heading]


def test_there_is_nothing_to_press(app: Flask, session: Session, finished: Evening) -> None:
    codes = (lobby(session), gather(session, seats=2).code, finished.code)
    pages = "".join(shown(app, code) for code in codes)
    assert [] == re.findall(r"<(?:a|button|form|input|select|summary)\b[^>]*>", pages)


def test_the_view_is_what_the_page_shows(app: Flask, session: Session) -> None:
    code = gather(session, seats=2).code
    view = phone_of(app).get(f"/t/{code}/tv/view")
    assert view.text.strip() in shown(app, code)


def test_a_view_that_is_known_is_not_sent_again(app: Flask, session: Session) -> None:
    code = gather(session, seats=2).code
    phone = phone_of(app)
    tag = phone.get(f"/t/{code}/tv/view").headers["ETag"]
    again = phone.get(f"/t/{code}/tv/view", headers={"If-None-Match": tag})
    assert 304 == again.status_code


def test_a_view_tells_how_new_it_is_and_of_which_room(
    app: Flask, session: Session, finished: Evening
) -> None:
    headers = phone_of(app).get(f"/t/{finished.code}/tv/view").headers
    page = phone_of(app).get(f"/t/{finished.code}/view").headers
    assert (page["X-Number"], "end") == (headers["X-Number"], headers["X-Room"])


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (None, "about to be ready"),
        (CollectAnimals(), "choosing a result"),
        (MarkTouching(Habitat.WETLANDS, 2), "marking wetlands"),
    ],
)
def test_it_says_what_somebody_is_doing(asked: Prompt[Page] | None, said: str) -> None:
    assert said == doing(asked, EN)

"""The replay: every step of a finished game has an address, and no script is needed."""

from __future__ import annotations

import re
from html import unescape

from flask.testing import FlaskClient
from sqlalchemy.orm import Session

from rollwrite import __version__
from rollwrite.games.rolling.scoring import score_page
from rollwrite.i18n import ENGLISH
from rollwrite.store.tables import sit
from rollwrite.web.screens.frames import Reel
from tests.store.evenings import Evening
from tests.web.phones import Phone


def test_a_replay_begins_empty_and_ends_as_the_game_did(
    session: Session, finished: Evening
) -> None:
    sitting = sit(session, finished.code)
    reel = Reel(sitting, 1, ENGLISH).frames
    assert (0, sitting.table.turns[1].on) == (reel[0].page.marks, reel[-1].page)


def test_a_replay_goes_through_every_round_in_order(session: Session, finished: Evening) -> None:
    rounds = [frame.round for frame in Reel(sit(session, finished.code), 0, ENGLISH).frames]
    assert (list(range(21)), rounds) == (sorted(set(rounds)), sorted(rounds))


def test_marks_are_never_lost_from_step_to_step(session: Session, finished: Evening) -> None:
    pages = [frame.page for frame in Reel(sit(session, finished.code), 0, ENGLISH).frames]
    assert [] == [at for at, page in enumerate(pages[1:]) if pages[at].marks & ~page.marks]


def test_each_step_leads_to_its_neighbours_without_a_script(
    marta: Phone, finished: Evening
) -> None:
    page = marta.get(f"/t/{finished.code}/replay?step=5").text
    ways = re.findall(r'rel="(prev|next)" href="[^"]*step=(\d+)"', page)
    assert [("prev", "4"), ("next", "6")] == ways


def test_a_step_beyond_the_end_is_the_end(
    marta: Phone, session: Session, finished: Evening
) -> None:
    table = sit(session, finished.code).table
    total = score_page(table.turns[0].on).total
    page = marta.get(f"/t/{finished.code}/replay?step=99999").text
    assert f"<span>Score</span> <b>{total}</b>" in page


def test_a_step_that_was_seen_is_not_sent_again(marta: Phone, finished: Evening) -> None:
    path = f"/t/{finished.code}/replay/view?seat=0&step=3"
    first = marta.get(path)
    again = marta.get(path, known=first.headers["ETag"])
    assert (True, 304) == ("immutable" in first.headers["Cache-Control"], again.status_code)


def test_a_seat_that_there_is_not_has_no_replay(marta: Phone, finished: Evening) -> None:
    assert 404 == marta.get(f"/t/{finished.code}/replay?seat=7").status_code


def test_a_game_that_is_still_played_has_no_replay(marta: Phone) -> None:
    code = marta.open_table("Marta")
    marta.post(f"/t/{code}/start")
    assert 409 == marta.get(f"/t/{code}/replay").status_code


def test_the_address_of_a_piece_tells_which_version_has_drawn_it(
    client: FlaskClient, finished: Evening
) -> None:
    page = client.get(f"/t/{finished.code}/replay").text
    address = unescape(page.partition('data-view="')[2].partition('"')[0])
    assert re.search(rf"[?&]v={re.escape(__version__)}-[0-9a-f]{{8}}(&|$)", address)
    assert 200 == client.get(f"{address}&step=3").status_code

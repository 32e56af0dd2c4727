"""Changes: whatever happens beside the log gives the table a new number."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.store.errors import NotHost, UnknownTable
from rollwrite.store.hosting import (
    change_setup,
    inherit,
    lock,
    pass_host,
    remove,
    rename,
    take_for_bot,
)
from rollwrite.store.keeping import keep_for_good
from rollwrite.store.models import Seat
from rollwrite.store.news import number_of
from rollwrite.store.presence import seen
from rollwrite.store.seats import Guest, Taken, move, take
from rollwrite.store.tables import find, start
from tests.store.evenings import Evening, lobby, once

Change = Callable[[Session, str, list[Taken]], object]
CHANGES: dict[str, Change] = {
    "take": lambda session, code, taken: take(session, code, Guest("Cem", once())),
    "bot": lambda session, code, taken: take_for_bot(session, code, 0, "greedy"),
    "remove": lambda session, code, taken: remove(session, code, 0, 1),
    "lock": lambda session, code, taken: lock(session, code, 0),
    "pass on": lambda session, code, taken: pass_host(session, code, 0, 1),
    "inherit": lambda session, code, taken: inherit(session, code, 0),
    "rename": lambda session, code, taken: rename(session, code, 1, "Bea"),
    "setup": lambda session, code, taken: change_setup(session, code, 0, {"family": True}),
    "start": lambda session, code, taken: start(session, code, 0),
    "keep": lambda session, code, taken: keep_for_good(session, code, 0),
    "another phone": lambda session, code, taken: move(session, code, taken[1].token),
}


@pytest.fixture
def pair(session: Session) -> tuple[str, list[Taken]]:
    """Ann and Bob in a lobby."""
    code = lobby(session)
    return code, [take(session, code, Guest(name, once())) for name in ("Ann", "Bob")]


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_every_change_beside_the_log_is_counted_once(
    session: Session, pair: tuple[str, list[Taken]], change: Change
) -> None:
    code, taken = pair
    before = find(session, code).changes
    change(session, code, taken)
    assert before + 1 == find(session, code).changes


def test_what_is_refused_is_not_counted(session: Session, pair: tuple[str, list[Taken]]) -> None:
    before = find(session, pair[0]).changes
    with pytest.raises(NotHost):
        lock(session, pair[0], 1)
    session.rollback()
    assert before == find(session, pair[0]).changes


def test_being_there_is_no_change(session: Session, pair: tuple[str, list[Taken]]) -> None:
    code, before = pair[0], find(session, pair[0]).changes
    long_ago = datetime.now(UTC) - timedelta(hours=1)
    session.execute(update(Seat).where(Seat.table == code).values(seen=long_ago))
    session.commit()
    seen(session, code, (0, 1))
    assert before == find(session, code).changes


def test_a_lobby_has_its_changes_as_its_number(
    session: Session, pair: tuple[str, list[Taken]]
) -> None:
    assert find(session, pair[0]).changes == number_of(session, pair[0])


def test_a_move_raises_the_number_of_its_table(session: Session, real: Evening) -> None:
    before = number_of(session, real.code)
    real.tell(session, 1, "gained fox1")
    assert before + 1 == number_of(session, real.code)


def test_no_table_has_no_number(session: Session) -> None:
    with pytest.raises(UnknownTable):
        number_of(session, "BBBBBB")

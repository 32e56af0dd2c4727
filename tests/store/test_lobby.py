"""The lobby: names and options can still be changed, and bots have names of their own."""

import pytest
from sqlalchemy.orm import Session

from rollwrite.store.absent import deal_to_absent
from rollwrite.store.errors import AlreadyStarted, BadSetup, NameMissing, NoSuchSeat, NotHost
from rollwrite.store.hosting import BOT_NAMES, change_setup, remove, rename, take_for_bot
from rollwrite.store.proof import rolls
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import find, seats_of, sit, start
from tests.store.evenings import Evening, gather, lobby, once


@pytest.fixture
def code(session: Session) -> str:
    """Ann and Bob in a lobby."""
    code = lobby(session)
    for name in ("Ann", "Bob"):
        take(session, code, Guest(name, once()))
    return code


def test_who_mistyped_the_own_name_corrects_it(session: Session, code: str) -> None:
    rename(session, code, 1, "  Bobby ")
    assert ["Ann", "Bobby"] == [seat.name for seat in seats_of(session, code)]


def test_who_takes_a_name_that_another_has_is_told_apart(session: Session, code: str) -> None:
    rename(session, code, 1, "ann")
    rename(session, code, 0, "ANN")
    assert ["ANN", "ann 2"] == [seat.name for seat in seats_of(session, code)]


def test_nobody_takes_a_name_that_cannot_be_read(session: Session, code: str) -> None:
    with pytest.raises(NameMissing):
        rename(session, code, 1, "\0")


@pytest.mark.parametrize("by", [-1, 2, 3])
def test_only_people_are_renamed(session: Session, code: str, by: int) -> None:
    take_for_bot(session, code, 0, "greedy")
    with pytest.raises(NoSuchSeat):
        rename(session, code, by, "Eve")


def test_in_a_game_names_stay(session: Session, digital: Evening) -> None:
    with pytest.raises(AlreadyStarted):
        rename(session, digital.code, 1, "Eve")


def test_the_host_chooses_other_options(session: Session, code: str) -> None:
    change_setup(session, code, 0, {"sheet": "hills-c", "family": True})
    start(session, code, 0)
    setup = sit(session, code).bound.game.start().common.on.setup
    assert ("C", True) == (setup.sheet.letter, setup.family)


def test_nobody_else_chooses_options(session: Session, code: str) -> None:
    with pytest.raises(NotHost):
        change_setup(session, code, 1, {"family": True})


def test_options_that_make_no_game_are_refused(session: Session, code: str) -> None:
    with pytest.raises(BadSetup):
        change_setup(session, code, 0, {"sheet": "hills-z"})
    assert "hills-a" == find(session, code).setup["sheet"]


def test_in_a_game_the_options_stay(session: Session, digital: Evening) -> None:
    with pytest.raises(AlreadyStarted):
        change_setup(session, digital.code, 0, {"family": True})


def test_bots_have_names_that_nobody_else_at_the_table_has(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest(BOT_NAMES[0], once()))
    for _ in range(7):
        take_for_bot(session, code, 0, "expert")
    assert 8 == len({seat.name for seat in seats_of(session, code)})


def test_a_bot_takes_the_seat_that_somebody_left(session: Session, real: Evening) -> None:
    for gone in (1, 2):
        remove(session, real.code, 0, gone)
    assert 2 == take_for_bot(session, real.code, 0, "greedy", 2)
    assert [None, None, "greedy", None] == [seat.bot for seat in seats_of(session, real.code)]


def test_the_table_throws_for_a_bot_that_comes_while_dice_are_awaited(
    session: Session, real: Evening
) -> None:
    remove(session, real.code, 0, 3)
    take_for_bot(session, real.code, 0, "greedy")
    sitting = deal_to_absent(session, real.code)
    assert [3, 3] == [each.seat for each in sitting.written if each.by is None]


def test_what_was_thrown_for_such_a_bot_is_proved(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 3)
    take_for_bot(session, real.code, 0, "greedy")
    first = deal_to_absent(session, real.code)
    remove(session, real.code, 0, 2)
    take_for_bot(session, real.code, 0, "greedy")
    sitting = deal_to_absent(session, real.code)
    dice = [(roll.seat, roll.die) for roll in rolls(find(session, real.code), sitting)]
    assert first.length + 2 == sitting.length
    assert [(3, 0), (3, 1), (2, 2), (2, 3)] == dice


def test_nothing_is_thrown_twice_for_a_bot(session: Session) -> None:
    evening = gather(session, seats=2)
    before = sit(session, evening.code)
    assert before.length == deal_to_absent(session, evening.code).length

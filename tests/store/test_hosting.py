"""What the host may do, and nobody else."""

from collections.abc import Callable

import pytest
from sqlalchemy.orm import Session

from rollwrite.engine.game import awaiting_chance
from rollwrite.store.errors import NoSuchSeat, NotHost
from rollwrite.store.hosting import lock, pass_host, remove, take_for_bot
from rollwrite.store.keeping import discard, keep_for_good
from rollwrite.store.seats import Guest, Taken, check, take
from rollwrite.store.tables import find, seats_of, sit, start
from tests.store.evenings import Evening, beside_a_bot, lobby, once


@pytest.fixture
def people(session: Session) -> tuple[str, list[Taken]]:
    """Ann, Bob, Cem and Dea in a lobby."""
    code = lobby(session)
    return code, [take(session, code, Guest(n, once())) for n in ("Ann", "Bob", "Cem", "Dea")]


def _names(session: Session, code: str) -> list[str]:
    return [seat.name for seat in seats_of(session, code)]


def test_in_the_lobby_those_behind_somebody_who_goes_move_up_with_their_secrets(
    session: Session, people: tuple[str, list[Taken]]
) -> None:
    code, taken = people
    remove(session, code, 0, 1)
    assert ["Ann", "Cem", "Dea"] == _names(session, code)
    assert [0, 1, 2] == [check(session, code, taken[n].token) for n in (0, 2, 3)]


def test_in_a_game_a_seat_keeps_its_number_and_name_when_somebody_goes(
    session: Session, real: Evening
) -> None:
    remove(session, real.code, 0, 1)
    assert ["P0", "P1", "P2", "P3"] == _names(session, real.code)
    assert [1] == [seat.number for seat in seats_of(session, real.code) if seat.vacant]


def test_anybody_may_go(session: Session, people: tuple[str, list[Taken]]) -> None:
    remove(session, people[0], 2, 2)
    assert ["Ann", "Bob", "Dea"] == _names(session, people[0])


def test_nobody_but_the_host_sends_others_away(session: Session, real: Evening) -> None:
    with pytest.raises(NotHost):
        remove(session, real.code, 2, 1)


def test_when_the_host_goes_the_next_person_is_it(session: Session, real: Evening) -> None:
    remove(session, real.code, 0, 0)
    assert 1 == find(session, real.code).host


def test_when_the_host_of_a_lobby_goes_who_moves_up_is_it(
    session: Session, people: tuple[str, list[Taken]]
) -> None:
    remove(session, people[0], 0, 0)
    assert 0 == find(session, people[0]).host


def test_the_host_stays_host_when_somebody_before_goes(
    session: Session, people: tuple[str, list[Taken]]
) -> None:
    code, taken = people
    pass_host(session, code, 0, 3)
    remove(session, code, 3, 1)
    assert check(session, code, taken[3].token) == find(session, code).host


def test_when_all_have_gone_the_next_to_sit_down_is_the_host(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    remove(session, code, 0, 0)
    assert find(session, code).host is None
    take(session, code, Guest("Bob", once()))
    assert 0 == find(session, code).host


@pytest.mark.parametrize("to", [-1, 4, 1 << 70])
def test_the_role_goes_to_nobody_who_is_not_there(session: Session, real: Evening, to: int) -> None:
    with pytest.raises(NoSuchSeat):
        pass_host(session, real.code, 0, to)


def test_the_role_does_not_go_to_a_bot(session: Session) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    bot = take_for_bot(session, code, 0, "greedy")
    with pytest.raises(NoSuchSeat):
        pass_host(session, code, 0, bot)


def test_the_table_throws_for_a_bot_and_not_for_people_with_a_real_box(session: Session) -> None:
    sitting = sit(session, beside_a_bot(session).code)
    dealt = [each.text.split()[0] for each in sitting.written if each.by is None]
    assert ["die", "die"] == dealt
    assert 0 == awaiting_chance(sitting.bound.game, sitting.table)


POWERS: dict[str, Callable[[Session, str, int], object]] = {
    "lock": lock,
    "keep": keep_for_good,
    "discard": discard,
    "start": start,
    "bot": lambda session, code, by: take_for_bot(session, code, by, "greedy"),
    "pass on": lambda session, code, by: pass_host(session, code, by, by),
}


@pytest.mark.parametrize("power", POWERS.values(), ids=POWERS)
def test_a_power_of_the_host_is_nobody_elses(
    session: Session,
    people: tuple[str, list[Taken]],
    power: Callable[[Session, str, int], object],
) -> None:
    for by in (1, -1, 99):
        with pytest.raises(NotHost):
            power(session, people[0], by)
    assert ["Ann", "Bob", "Cem", "Dea"] == _names(session, people[0])

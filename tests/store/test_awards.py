"""Awards: the first game that meets a step fills it, and the logs tell it again."""

from datetime import timedelta

import pytest
from sqlalchemy import delete, update
from sqlalchemy.orm import Session

from rollwrite.store.awards import Change
from rollwrite.store.bindings import Setup
from rollwrite.store.claims import claim_seat, release_seat
from rollwrite.store.errors import SeatClaimed
from rollwrite.store.exports import Read
from rollwrite.store.keeping import discard, expire
from rollwrite.store.models import Entry, Seat, Table
from rollwrite.store.people import Award, Summary
from rollwrite.store.profiles import make
from rollwrite.store.recomputing import recompute
from rollwrite.store.trails import given, trail, trails
from rollwrite.store.words import hash_of
from tests.store.whole_games import EVENING, lay_down, whole_game

GOOD: Setup = {"sheet": "hills-a", "achievements": True, "abundance": True}
DAYS = (1, 4, 6)
"""Days on which a greedy player alone gets at least 40 points with these options."""


@pytest.fixture(scope="module")
def met() -> list[Read]:
    """Three games that meet the first achievement of sheet A, the oldest first."""
    return [whole_game(GOOD, player="greedy", seed=day) for day in DAYS]


def _person(session: Session, name: str = "Ann") -> str:
    return make(session, name).held.person.key


def _code(session: Session, key: str, step: str = "A-1") -> str | None:
    codes = {each.step: each.code for each in trail(session, key).filled}
    return codes.get(step)


def _hold(session: Session, code: str) -> None:
    """Let a person sit at the first seat again, who is the host."""
    session.execute(update(Seat).where(Seat.table == code).values(token_hash=hash_of(code)))
    session.execute(update(Table).where(Table.code == code).values(host=0))
    session.commit()


def test_the_first_game_that_met_a_step_fills_it(session: Session, met: list[Read]) -> None:
    key = _person(session)
    first, *_ = [lay_down(session, read, key) for read in met]
    assert first == _code(session, key)


def test_an_earlier_game_that_is_told_later_takes_the_step_over(
    session: Session, met: list[Read]
) -> None:
    key = _person(session)
    *_, oldest = [lay_down(session, read, key) for read in reversed(met)]
    assert oldest == _code(session, key)


def test_a_step_falls_to_the_next_game_when_the_first_is_given_back(
    session: Session, met: list[Read]
) -> None:
    key = _person(session)
    first, second, _ = [lay_down(session, read, key) for read in met]
    release_seat(session, first, 0, key)
    assert second == _code(session, key)


def test_a_game_claimed_after_its_end_gives_its_awards(session: Session, met: list[Read]) -> None:
    key, code = _person(session), lay_down(session, met[0])
    _hold(session, code)
    claim_seat(session, code, 0, key)
    assert (code, {0: ("A-1",)}) == (_code(session, key), given(session, code))


def test_an_award_tells_when_and_by_which_rules(session: Session, met: list[Read]) -> None:
    key = _person(session)
    lay_down(session, met[0], key)
    (award,) = trail(session, key).filled
    assert (EVENING + timedelta(days=DAYS[0]), 1, False) == (award.at, award.rules, award.by_hand)


def test_an_award_tells_with_whom(session: Session) -> None:
    setup: Setup = GOOD | {"sheet": "hills-b", "solo_counts": False}
    read = whole_game(setup, seats=3, player="greedy", seed=7)
    people = [_person(session, name) for name in ("Ann", "Bob", "Cleo")]
    lay_down(session, read, *people)
    names = {each.person.name: each.filled for each in trails(session, people) if each.filled}
    assert names
    for name, filled in names.items():
        assert {"Ann", "Bob", "Cleo"} - {name} == {other.name for other in filled[0].others}


def test_a_game_of_a_real_box_gives_awards(session: Session) -> None:
    read = whole_game(GOOD | {"real": True}, player="greedy", seed=DAYS[0])
    key = _person(session)
    assert lay_down(session, read, key) == _code(session, key)


@pytest.mark.parametrize(
    "other", [{"achievements": False}, {"solo_counts": False}], ids=["free", "house"]
)
def test_a_game_that_does_not_count_gives_none(session: Session, other: Setup) -> None:
    key = _person(session)
    lay_down(session, whole_game(GOOD | other, player="greedy", seed=DAYS[0]), key)
    assert () == trail(session, key).filled


def test_awards_computed_again_are_the_same(alone: Session, met: list[Read]) -> None:
    key = _person(alone)
    for read in met:
        lay_down(alone, read, key)
    before = trail(alone, key)
    found = recompute(alone)
    assert ((), (), ()) == (found.unreadable, found.awards, found.sums)
    assert before == trail(alone, key)


def test_what_was_tampered_with_is_found_and_put_right(alone: Session, met: list[Read]) -> None:
    key = _person(alone)
    first, second, _ = [lay_down(alone, read, key) for read in met]
    alone.execute(
        update(Award).where(Award.profile == key, Award.step == "A-1").values(code=second)
    )
    alone.execute(delete(Summary).where(Summary.profile == key))
    alone.commit()
    found = recompute(alone)
    assert ((Change(key, "A-1", second, first),), (key,)) == (found.awards, found.sums)
    assert () == recompute(alone).awards


def test_a_log_that_can_no_longer_be_read_keeps_its_awards(alone: Session, met: list[Read]) -> None:
    key = _person(alone)
    code = lay_down(alone, met[0], key)
    alone.execute(update(Entry).where(Entry.table == code, Entry.number == 9).values(text="of old"))
    alone.commit()
    found = recompute(alone)
    assert ((code,), ()) == (found.unreadable, found.awards)
    assert code == _code(alone, key)


def test_a_game_in_a_history_does_not_expire(alone: Session, met: list[Read]) -> None:
    key = _person(alone)
    code = lay_down(alone, met[0], key)
    lay_down(alone, met[1])
    expire(alone, EVENING + timedelta(days=99))
    assert code == _code(alone, key)


def test_a_host_cannot_delete_the_history_of_others(session: Session, met: list[Read]) -> None:
    key = _person(session)
    code = lay_down(session, whole_game(GOOD, seats=2, player="random", seed=1), None, key)
    _hold(session, code)
    with pytest.raises(SeatClaimed):
        discard(session, code, 0)


def test_who_deletes_an_own_game_loses_what_it_gave(session: Session, met: list[Read]) -> None:
    key = _person(session)
    first, second, _ = [lay_down(session, read, key) for read in met]
    _hold(session, first)
    discard(session, first, 0)
    assert second == _code(session, key)


def test_trails_run_side_by_side_in_the_order_asked_for(session: Session, met: list[Read]) -> None:
    ann, bob = _person(session), _person(session, "Bob")
    lay_down(session, met[0], ann)
    found = trails(session, [bob, "0" * 16, ann])
    assert [("Bob", 0), ("Ann", 1)] == [(each.person.name, len(each.filled)) for each in found]

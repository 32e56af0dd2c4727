"""Claims: whose game a seat is, before, during and after it."""

import pytest
from sqlalchemy.orm import Session

from rollwrite.store.claims import bring_own, claim_seat, claimed, release_seat
from rollwrite.store.errors import (
    AlreadyHere,
    BadProfile,
    NoSuchSeat,
    NotSeated,
    NotYourSeat,
    SeatClaimed,
)
from rollwrite.store.history import games
from rollwrite.store.hosting import remove, take_for_bot
from rollwrite.store.news import number_of
from rollwrite.store.profiles import make
from rollwrite.store.rematch import rematch
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import start
from rollwrite.store.trails import trail
from tests.store.evenings import Evening, gather, lobby, once, play_on


def _person(session: Session, name: str = "Ann") -> str:
    return make(session, name).held.person.key


def _codes(session: Session, key: str) -> list[str]:
    return [past.game.code for past in games(session, key).games]


def test_a_seat_is_claimed_before_the_game(session: Session) -> None:
    code, key = lobby(session), _person(session)
    take(session, code, Guest("Ann", once()))
    claim_seat(session, code, 0, key)
    start(session, code, 0)
    assert {0: key} == {seat: each.key for seat, each in claimed(session, code).items()}


def test_a_game_is_nobodys_history_before_its_end(session: Session, digital: Evening) -> None:
    key = _person(session)
    claim_seat(session, digital.code, 0, key)
    assert [] == _codes(session, key)


def test_a_game_claimed_while_it_is_played_comes_with_its_end(session: Session) -> None:
    evening, key = gather(session, seats=1), _person(session)
    play_on(session, evening, entries=60)
    claim_seat(session, evening.code, 0, key)
    play_on(session, evening)
    assert [evening.code] == _codes(session, key)


def test_a_game_claimed_after_its_end_comes_at_once(session: Session, finished: Evening) -> None:
    key = _person(session)
    claim_seat(session, finished.code, 1, key)
    assert [finished.code] == _codes(session, key)
    release_seat(session, finished.code, 1, key)
    assert [] == _codes(session, key)


def test_a_claim_is_news_at_the_table(session: Session, digital: Evening) -> None:
    before = number_of(session, digital.code)
    claim_seat(session, digital.code, 0, _person(session))
    assert before + 1 == number_of(session, digital.code)


def test_the_seat_of_another_cannot_be_claimed(session: Session, digital: Evening) -> None:
    ann = _person(session)
    claim_seat(session, digital.code, 0, ann)
    with pytest.raises(SeatClaimed):
        claim_seat(session, digital.code, 0, _person(session, "Eve"))
    assert ann == claimed(session, digital.code)[0].key


def test_a_seat_claimed_again_stays_what_it_is(session: Session, digital: Evening) -> None:
    ann = _person(session)
    claim_seat(session, digital.code, 0, ann)
    claim_seat(session, digital.code, 0, ann)
    assert [0] == list(claimed(session, digital.code))


def test_nobody_has_two_seats_at_a_table(session: Session, digital: Evening) -> None:
    ann = _person(session)
    claim_seat(session, digital.code, 0, ann)
    with pytest.raises(AlreadyHere):
        claim_seat(session, digital.code, 1, ann)


def test_somebody_who_is_not_known_claims_nothing(session: Session, digital: Evening) -> None:
    with pytest.raises(BadProfile):
        claim_seat(session, digital.code, 0, "0" * 16)
    assert {} == claimed(session, digital.code)


@pytest.mark.parametrize("seat", [-1, 1, 2])
def test_a_seat_where_no_person_sits_cannot_be_claimed(session: Session, seat: int) -> None:
    code = lobby(session)
    take(session, code, Guest("Ann", once()))
    take_for_bot(session, code, 0, "greedy")
    with pytest.raises(NoSuchSeat):
        claim_seat(session, code, seat, _person(session))


def test_only_whose_it_is_gives_a_seat_back(session: Session, digital: Evening) -> None:
    ann = _person(session)
    claim_seat(session, digital.code, 0, ann)
    with pytest.raises(NotYourSeat):
        release_seat(session, digital.code, 0, _person(session, "Eve"))
    assert ann == claimed(session, digital.code)[0].key


def test_nobody_brings_a_seat_that_was_never_claimed(session: Session, digital: Evening) -> None:
    with pytest.raises(NotSeated):
        bring_own(session, digital.code, _person(session))


def test_who_leaves_a_game_leaves_the_claim(session: Session, digital: Evening) -> None:
    claim_seat(session, digital.code, 1, _person(session))
    remove(session, digital.code, 0, 1)
    assert {} == claimed(session, digital.code)


def test_who_is_sent_away_after_the_end_keeps_the_game(session: Session) -> None:
    evening, key = gather(session, seats=2), _person(session)
    claim_seat(session, evening.code, 1, key)
    play_on(session, evening)
    remove(session, evening.code, 0, 1)
    assert [evening.code] == _codes(session, key)


def test_a_rematch_is_the_game_of_the_same_people(session: Session) -> None:
    evening, key = gather(session, seats=1), _person(session)
    claim_seat(session, evening.code, 0, key)
    play_on(session, evening)
    again = rematch(session, evening.code, 0)
    assert key == claimed(session, again)[0].key


def test_a_new_person_has_an_empty_trail(session: Session) -> None:
    assert () == trail(session, _person(session)).filled

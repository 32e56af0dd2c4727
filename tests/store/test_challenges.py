"""Challenges: the same dice and cards for everybody, and nobody can look ahead."""

import json
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE
from rollwrite.store import models
from rollwrite.store.attempts import Attempt
from rollwrite.store.challenges import (
    Challenge,
    attempt,
    close_challenge,
    daily,
    find_challenge,
    made_by,
    make_challenge,
)
from rollwrite.store.claims import claim_seat
from rollwrite.store.dealing import Fallen
from rollwrite.store.errors import (
    BadProfile,
    BadSetup,
    ChallengeClosed,
    ChallengeSet,
    FutureDay,
    NotMaker,
    StillSealed,
    TableFull,
    UnknownChallenge,
)
from rollwrite.store.exports import export_table
from rollwrite.store.hosting import change_setup, take_for_bot
from rollwrite.store.passing import modest
from rollwrite.store.playing import play
from rollwrite.store.profiles import make
from rollwrite.store.proof import reveal
from rollwrite.store.seats import Guest, take
from rollwrite.store.sitting import Sitting
from rollwrite.store.standings import standings
from rollwrite.store.tables import sit, start
from tests.store.evenings import any_legal, once
from tests.store.proofs import verify
from tests.store.whole_games import whole_game

SECRET = "the secret of the server"
TODAY = datetime.now(UTC).date()


@pytest.fixture
def maker_key(session: Session) -> str:
    return make(session, "Ann").held.person.key


@pytest.fixture
def challenge(session: Session, maker_key: str) -> Challenge:
    return make_challenge(session, {"sheet": "hills-a"}, maker_key)


def _begin(session: Session, challenge: Challenge, name: str = "Ann", key: str = "") -> str:
    code = attempt(session, challenge.code)
    take(session, code, Guest(name, once()))
    if key:
        claim_seat(session, code, 0, key)
    start(session, code, 0)
    return code


def _play(session: Session, code: str, seed: int | None) -> Sitting:
    """Play to the end: at random by *seed*, or as modestly as the rules allow."""
    random, sitting = Random(seed), sit(session, code)
    while sitting.bound.game.actors(sitting.table):
        if seed is None:
            text = sitting.bound.game.notation.write(modest(sitting, 0))
        else:
            text = any_legal(sitting, 0, random)
        sitting = play(session, code, Attempt(0, text, once(), sitting.last(0), 0)).sitting
    return sitting


def _shared(sitting: Sitting) -> list[str]:
    return [each.text for each in sitting.written if each.seat == TABLE]


def _own(sitting: Sitting) -> list[list[str]]:
    """Return the first two own dice of each round."""
    rounds: list[list[str]] = []
    for each in sitting.written:
        if each.seat == TABLE and each.text.startswith("card"):
            rounds.append([])
        elif each.seat == 0 and each.by is None:
            rounds[-1].append(each.text)
    return [dice[:2] for dice in rounds]


def _end(session: Session, code: str, total: int) -> None:
    """Let the game of a table have ended with *total* points."""
    session.add(models.Result(table=code, seat=0, total=total, won=True, lines=[]))
    session.commit()


def test_everybody_gets_the_same_dice_and_cards_whatever_they_do(
    session: Session, challenge: Challenge
) -> None:
    games = [_play(session, _begin(session, challenge), seed) for seed in (1, None)]
    assert _shared(games[0]) == _shared(games[1])
    assert _own(games[0]) == _own(games[1])
    assert games[0].written != games[1].written


def test_the_dice_of_another_challenge_are_other_ones(session: Session, maker_key: str) -> None:
    codes = [_begin(session, make_challenge(session, {}, maker_key)) for _ in range(2)]
    first, second = (_shared(sit(session, code)) for code in codes)
    assert first != second


def test_own_dice_do_not_hang_on_how_often_one_threw_before() -> None:
    sitting = whole_game({"sheet": "hills-a"}, seed=1).sitting
    dealt = [each for each in sitting.written if each.by is None]
    counted, fallen = Fallen(sitting.written), Fallen()
    for each in dealt:
        fallen.place(each.seat)
    assert counted.place(0) == fallen.place(0)


def test_the_seed_is_told_to_nobody_until_the_challenge_closes(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    code = _begin(session, challenge)
    _play(session, code, 1)
    with pytest.raises(StillSealed) as sealed:
        reveal(session, code)
    assert {"until": challenge.closes} == sealed.value.details
    assert json.loads(export_table(session, code))["seed"] is None
    close_challenge(session, challenge.code, maker_key)
    proof = reveal(session, code)
    assert ((), challenge.seal) == (verify(proof), proof.seal)
    assert proof.seed == json.loads(export_table(session, code))["seed"]


def test_a_closed_challenge_cannot_be_begun(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    close_challenge(session, challenge.code, maker_key)
    assert not find_challenge(session, challenge.code).open
    with pytest.raises(ChallengeClosed):
        attempt(session, challenge.code)


def test_only_who_made_a_challenge_closes_it(session: Session, challenge: Challenge) -> None:
    with pytest.raises(NotMaker):
        close_challenge(session, challenge.code, make(session, "Eve").held.person.key)
    assert find_challenge(session, challenge.code).open


def test_a_challenge_closes_by_itself_after_30_days(challenge: Challenge) -> None:
    assert timedelta(days=30) == challenge.closes - challenge.made


def test_one_plays_alone_and_as_the_challenge_says(session: Session, challenge: Challenge) -> None:
    code = attempt(session, challenge.code)
    take(session, code, Guest("Ann", once()))
    with pytest.raises(TableFull):
        take(session, code, Guest("Bob", once()))
    with pytest.raises(TableFull):
        take_for_bot(session, code, 0, "greedy")
    with pytest.raises(ChallengeSet):
        change_setup(session, code, 0, {"sheet": "hills-b"})


def test_the_first_try_of_a_person_counts_and_the_others_are_marked(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    first = _begin(session, challenge, key=maker_key)
    _end(session, first, 50)
    second = _begin(session, challenge, key=maker_key)
    _end(session, second, 70)
    guest = _begin(session, challenge, "Bob")
    _end(session, guest, 40)
    found = standings(session, challenge.code)
    assert [(first, True), (guest, True), (second, False)] == [
        (each.table, each.counts) for each in found
    ]


def test_a_first_try_that_goes_on_after_another_was_begun_does_not_count(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    first = _begin(session, challenge, key=maker_key)
    scouting = _begin(session, challenge, key=maker_key)
    for code in (scouting, first):
        _play(session, code, 1)
    assert [False, False] == [each.counts for each in standings(session, challenge.code)]


def test_a_try_that_is_given_up_still_counts_as_the_first(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    _begin(session, challenge, key=maker_key)
    again = _begin(session, challenge, key=maker_key)
    _end(session, again, 90)
    assert [False, False] == [each.counts for each in standings(session, challenge.code)]


def test_a_try_that_ends_after_the_seed_was_told_is_late(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    code = _begin(session, challenge, key=maker_key)
    session.execute(
        update(models.Challenge)
        .where(models.Challenge.code == challenge.code)
        .values(closes=datetime.now(UTC) - timedelta(days=1))
    )
    session.commit()
    _end(session, code, 50)
    assert [(True, False)] == [
        (each.late, each.counts) for each in standings(session, challenge.code)
    ]


def test_the_challenge_of_a_day_is_the_same_for_all_who_ask(session: Session) -> None:
    assert daily(session, SECRET, TODAY) == daily(session, "another secret", TODAY)


def test_the_seed_of_a_day_comes_from_its_date_and_the_secret(alone: Session) -> None:
    challenge = daily(alone, SECRET, TODAY)
    seed = alone.scalars(select(models.Challenge.seed)).one()
    alone.execute(update(models.Challenge).values(day=date(2020, 1, 1)))
    alone.commit()
    again, other = daily(alone, SECRET, TODAY), challenge
    seeds = dict(alone.execute(select(models.Challenge.code, models.Challenge.seed)).all())
    assert (seed, seed) == (seeds[again.code], seeds[other.code])
    alone.execute(update(models.Challenge).values(day=None))
    alone.commit()
    assert challenge.seal != daily(alone, "another secret", TODAY).seal


def test_the_challenge_of_a_day_ends_with_it(session: Session) -> None:
    challenge = daily(session, SECRET, TODAY)
    assert datetime.combine(TODAY, datetime.min.time(), UTC) + timedelta(days=1) == challenge.closes
    assert challenge.open


def test_nobody_sees_the_challenge_of_a_day_to_come(session: Session) -> None:
    with pytest.raises(FutureDay):
        daily(session, SECRET, TODAY + timedelta(days=1))


def test_a_day_on_which_nobody_asked_has_no_challenge(session: Session) -> None:
    with pytest.raises(UnknownChallenge):
        daily(session, SECRET, date(2020, 2, 2))


def test_there_is_no_challenge_with_a_real_box(session: Session, maker_key: str) -> None:
    with pytest.raises(BadSetup):
        make_challenge(session, {"real": True}, maker_key)


def test_a_person_who_is_not_known_makes_no_challenge(session: Session) -> None:
    with pytest.raises(BadProfile):
        make_challenge(session, {}, "0" * 16)


@pytest.mark.parametrize("code", ["BCDFGH", "AAAAAA", ""])
def test_a_challenge_that_is_not_there_is_unknown(session: Session, code: str) -> None:
    with pytest.raises(UnknownChallenge):
        find_challenge(session, code)


def test_a_challenge_is_found_by_its_maker(
    session: Session, challenge: Challenge, maker_key: str
) -> None:
    assert (challenge,) == made_by(session, maker_key)

"""The company: bots play by themselves, whoever else does, and never for people."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from flask import Flask
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.store.attempts import Attempt
from rollwrite.store.database import sessions
from rollwrite.store.hosting import remove, take_for_bot
from rollwrite.store.models import Seat
from rollwrite.store.news import number_of
from rollwrite.store.playing import play
from rollwrite.store.seats import Guest, take
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import open_table, sit, start
from rollwrite.web.bell import Bell, LocalBell
from rollwrite.web.company import Company
from tests.store.evenings import Evening, beside_a_bot, gather, lobby, once
from tests.web.conftest import stage_of

KINDS = ("random", "greedy", "expert")
LONG = 30.0
"""Seconds that no test waits for, unless it fails."""


@pytest.fixture
def bell() -> LocalBell:
    return LocalBell()


@pytest.fixture
def company(maker: sessionmaker[Session], bell: LocalBell) -> Iterator[Company]:
    company = Company(maker, bell)
    yield company
    company.close()


def _among_bots(session: Session, *kinds: str, code: str = "") -> str:
    """Let one person sit down with bots, and start."""
    code = code or lobby(session)
    take(session, code, Guest("Ann", once()))
    for kind in kinds:
        take_for_bot(session, code, 0, kind)
    start(session, code, 0)
    return code


def _number(session: Session, code: str) -> int:
    """Return the number of the table now, whatever was read before."""
    session.rollback()
    return number_of(session, code)


def _hears(session: Session, code: str, bell: Bell, before: int) -> bool:
    """Return whether the table grows; a bell may also ring because it is not sure."""
    rung = (bell.listen(code, before, LONG) for _ in range(5))
    return any(number or _number(session, code) > before for number in rung)


def _actors(sitting: Sitting) -> tuple[int, ...]:
    return sitting.bound.game.actors(sitting.table)


def _people_play(session: Session, code: str) -> Sitting:
    """Let Ann finish her turn, skipping what she can."""
    sitting = sit(session, code)
    while 0 in _actors(sitting):
        game = sitting.bound.game
        text = game.notation.write(game.legal(sitting.table, 0)[-1])
        sitting = play(session, code, Attempt(0, text, once(), sitting.last(0), 0)).sitting
        if text == "done":
            break
    return sitting


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_plays_until_only_people_have_to_act(
    session: Session, company: Company, kind: str
) -> None:
    code = _among_bots(session, kind, kind)
    company.play(code)
    assert (0,) == _actors(sit(session, code))


def test_a_whole_game_is_played_with_bots(session: Session, company: Company) -> None:
    code = _among_bots(session, *KINDS)
    company.play(code)
    while not _people_play(session, code).over:
        company.play(code)
        if sit(session, code).over:
            break
    sitting = sit(session, code)
    assert (True, 20) == (sitting.over, sitting.table.common.on.round)


def test_bots_aim_at_a_scenario(session: Session, company: Company) -> None:
    code = open_table(session, "rolling", {"scenario": 4, "sheet": "hills-a"})
    _among_bots(session, "expert", code=code)
    company.play(code)
    assert (0,) == _actors(sit(session, code))


def test_a_bot_writes_for_itself_alone(session: Session, company: Company) -> None:
    code = _among_bots(session, "greedy", "random")
    company.play(code)
    wrote = {(each.seat, each.by) for each in sit(session, code).written if each.by is not None}
    assert {(1, 1), (2, 2)} == wrote


def test_with_a_real_box_the_bots_wait_for_the_throw(session: Session, company: Company) -> None:
    code = _among_bots(session, "greedy", code=lobby(session, real=True))
    company.play(code)
    assert (0, (TABLE,)) == (sit(session, code).length, _actors(sit(session, code)))


def test_with_a_real_box_the_bots_throw_own_dice(session: Session, company: Company) -> None:
    evening = beside_a_bot(session)
    company.play(evening.code)
    sitting = sit(session, evening.code)
    assert (0,) == _actors(sitting)
    assert 0 == awaiting_chance(sitting.bound.game, sitting.table)


def test_a_bot_that_takes_over_a_seat_throws_and_plays_on(
    session: Session, company: Company
) -> None:
    real = gather(session, seats=4, real=True)
    real.type_in_a_throw(session)
    remove(session, real.code, 0, 3)
    take_for_bot(session, real.code, 0, "greedy")
    company.play(real.code)
    sitting = sit(session, real.code)
    dealt = [each.text.split()[0] for each in sitting.written if each.by is None]
    assert ((0, 1, 2), ["die", "die"]) == (_actors(sitting), dealt)


def test_a_bot_that_nobody_knows_is_played_for(session: Session, company: Company) -> None:
    code = _among_bots(session, "greedy")
    session.execute(update(Seat).where(Seat.table == code, Seat.number == 1).values(bot="hal"))
    session.commit()
    company.play(code)
    assert (0,) == _actors(sit(session, code))


class TakingBell(LocalBell):
    """Has somebody take the second bot's seat as soon as the first bot is heard of."""

    def __init__(self, maker: sessionmaker[Session]) -> None:
        super().__init__()
        self._maker, self.length = maker, 0

    def ring(self, code: str, number: int) -> None:
        super().ring(code, number)
        if self.length:
            return
        with self._maker() as session:
            remove(session, code, 0, 2)
            take(session, code, Guest("Bob", once(), 2))
            self.length = sit(session, code).length


@pytest.mark.parametrize("real", [True, False])
def test_a_bot_does_not_go_on_for_somebody_who_has_taken_its_seat(
    session: Session, maker: sessionmaker[Session], real: bool
) -> None:
    code = _among_bots(session, "greedy", "greedy", code=lobby(session, real=real))
    Evening(code, ()).type_in_a_throw(session)
    bell = TakingBell(maker)
    Company(maker, bell).play(code)
    session.rollback()
    after = sit(session, code)
    assert [] == [each for each in after.written[bell.length :] if each.by == 2]
    assert {0, 2} == set(_actors(after))


@pytest.mark.parametrize("started", [True, False])
def test_where_there_is_nothing_to_do_nothing_is_done(
    session: Session, company: Company, started: bool
) -> None:
    code = gather(session, seats=2).code if started else lobby(session)
    before = _number(session, code)
    company.play(code)
    assert before == _number(session, code)


def test_everybody_hears_of_it(session: Session, company: Company, bell: LocalBell) -> None:
    code = _among_bots(session, "greedy")
    before = _number(session, code)
    company.play(code)
    assert _number(session, code) == bell.listen(code, before, LONG)


def test_woken_they_play_in_a_thread_of_their_own(
    session: Session, company: Company, bell: LocalBell
) -> None:
    codes = [_among_bots(session, "greedy", "expert") for _ in range(4)]
    before = [_number(session, code) for code in codes]
    for code in codes * 5:
        company.wake(code)
    for code, number in zip(codes, before, strict=True):
        first = bell.listen(code, number, LONG) or number
        session.rollback()
        if len(_actors(sit(session, code))) > 1:
            bell.listen(code, first, LONG)
    session.rollback()
    assert [(0,)] * 4 == [_actors(sit(session, code)) for code in codes]


def test_once_closed_they_rest(session: Session, company: Company) -> None:
    code = _among_bots(session, "greedy")
    before = _number(session, code)
    company.close()
    company.wake(code)
    assert before == _number(session, code)


def test_a_table_that_is_gone_stops_nobody(
    session: Session, company: Company, bell: LocalBell
) -> None:
    for _ in range(5):
        company.wake("BBBBBB")
    code = _among_bots(session, "greedy")
    before = _number(session, code)
    company.wake(code)
    assert _hears(session, code, bell, before)


def test_two_processes_that_play_for_the_same_bots_write_every_move_once(
    engine: Engine, session: Session
) -> None:
    code, together = _among_bots(session, "random", "greedy", "expert"), Barrier(2)

    def process(_: int) -> None:
        own = Company(sessions(engine), LocalBell())
        together.wait()
        own.play(code)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(process, range(2)))
    with sessions(engine)() as fresh:
        sitting = sit(fresh, code)
    done = [each.seat for each in sitting.written if each.text == "done"]
    assert (True, (0,), [1, 2, 3]) == (sitting.readable, _actors(sitting), sorted(done))


def test_after_a_restart_whoever_looks_wakes_them(app: Flask, session: Session) -> None:
    code = _among_bots(session, "greedy")
    before = _number(session, code)
    app.test_client().get(f"/t/{code}")
    assert _hears(session, code, stage_of(app).bell, before)


def test_any_legal_move_of_people_lets_them_play_on(session: Session, company: Company) -> None:
    code = _among_bots(session, "greedy")
    company.play(code)
    sitting = _people_play(session, code)
    assert 1 in _actors(sitting)
    company.play(code)
    assert (0,) == _actors(sit(session, code))

"""The bell: nobody who listens misses the newest number, in this process or in another."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from rollwrite.store.database import connect, sessions
from rollwrite.store.news import number_of
from rollwrite.store.playing import play
from rollwrite.store.schema import ensure_schema
from rollwrite.store.tables import sit
from rollwrite.web.app import make_bell
from rollwrite.web.bell import MOST_TABLES, Bell, LocalBell, Silenced
from rollwrite.web.postgres_bell import PostgresBell
from tests.store.evenings import Evening, any_legal, gather
from tests.web.ringer import LONG, heard

ROOT = Path(__file__).parents[2]
CODE, OTHER = "BCDFGH", "JKMNPQ"
LISTENERS = 300

NewBell = Callable[[], Bell]


@pytest.fixture
def new_bell(url: str) -> Iterator[NewBell]:
    bells = list[Bell]()

    def make() -> Bell:
        bells.append(make_bell(url))
        return bells[-1]

    yield make
    for bell in bells:
        bell.close()


@pytest.fixture
def bell(new_bell: NewBell) -> Bell:
    return new_bell()


@pytest.fixture
def postgres(server: str) -> str:
    return server.format("postgres")


@pytest.fixture
def shared(postgres: str) -> Iterator[Session]:
    """A session on a database that processes can share."""
    engine = connect(postgres)
    ensure_schema(engine)
    with sessions(engine)() as session:
        yield session
    engine.dispose()


def test_who_listens_hears_the_newest_number(bell: Bell) -> None:
    with ThreadPoolExecutor(1) as pool:
        listening = pool.submit(heard, bell, CODE, 6, LONG)
        bell.ring(CODE, 7)
        assert 7 == listening.result()


def test_a_ring_before_the_listening_is_not_lost(bell: Bell) -> None:
    bell.ring(CODE, 7)
    assert 7 == heard(bell, CODE, 6)


def test_who_knows_the_newest_number_hears_nothing(bell: Bell) -> None:
    bell.ring(CODE, 7)
    assert None is bell.listen(CODE, 7, 0.0)


def test_an_old_number_is_no_news(bell: Bell) -> None:
    bell.ring(CODE, 7)
    bell.ring(CODE, 5)
    assert 7 == heard(bell, CODE, 4)


def test_another_table_is_not_heard(bell: Bell) -> None:
    bell.ring(OTHER, 7)
    assert None is bell.listen(CODE, 6, 0.0)


def test_a_bell_that_is_closed_lets_everybody_go(bell: Bell) -> None:
    with ThreadPoolExecutor(2) as pool:
        listening = [pool.submit(heard, bell, code, 6, LONG) for code in (CODE, OTHER)]
        bell.close()
        assert [Silenced, Silenced] == [type(each.exception()) for each in listening]


def test_a_bell_that_was_closed_keeps_nobody(bell: Bell) -> None:
    bell.close()
    with pytest.raises(Silenced):
        bell.listen(CODE, 6, LONG)


def test_between_looking_and_waiting_no_ring_is_lost(bell: Bell) -> None:
    """Each number is rung once, and the next only when it was heard."""
    turns = Barrier(2)

    def ring() -> None:
        for number in range(1, 200):
            bell.ring(CODE, number)
            turns.wait(LONG)

    with ThreadPoolExecutor(1) as pool:
        ringing, numbers = pool.submit(ring), [0]
        while numbers[-1] < 199:
            numbers.append(heard(bell, CODE, numbers[-1]))
            turns.wait(LONG)
        ringing.result()
    assert list(range(200)) == numbers


def test_three_hundred_listeners_hear_one_ring(bell: Bell) -> None:
    ready = Barrier(LISTENERS + 1)

    def listen(_: int) -> int:
        ready.wait(LONG)
        return heard(bell, CODE, 6)

    with ThreadPoolExecutor(LISTENERS) as pool:
        listening = [pool.submit(listen, number) for number in range(LISTENERS)]
        ready.wait(LONG)
        bell.ring(CODE, 7)
        assert [7] * LISTENERS == [each.result() for each in listening]


def test_an_alarm_lets_everybody_look_anew() -> None:
    bell = LocalBell()
    with ThreadPoolExecutor(1) as pool:
        listening = pool.submit(bell.listen, CODE, 6, LONG)
        while not listening.done():
            bell.alarm()
        assert None is listening.result()


def test_a_bell_forgets_what_rang_before_many_others() -> None:
    bell = LocalBell()
    for number in range(MOST_TABLES + 1):
        bell.ring(f"table {number}", 7)
    newest = [bell.listen(f"table {number}", 6, 0.0) for number in (0, 1, MOST_TABLES)]
    assert [None, 7, 7] == newest


def test_another_process_is_heard(postgres: str) -> None:
    bell = PostgresBell(postgres)
    assert None is bell.listen(CODE, 0, LONG), "whoever begins to hear looks first"
    with _ringer(postgres) as ringer:
        _tell(ringer, f"{CODE} 7")
        assert 7 == heard(bell, CODE, 6)
    bell.close()


def test_another_process_hears(postgres: str) -> None:
    bell = PostgresBell(postgres)
    with _ringer(postgres) as ringer:
        assert ringer.stdout
        _tell(ringer, OTHER)
        assert "listening\n" == ringer.stdout.readline()
        bell.ring(OTHER, 9)
        assert "9\n" == ringer.stdout.readline()
    bell.close()


def test_a_move_that_is_played_aloud_is_heard(postgres: str, shared: Session) -> None:
    bell, evening = PostgresBell(postgres), gather(shared, seats=2)
    assert None is bell.listen(evening.code, 0, LONG), "whoever begins to hear looks first"
    _move(shared, evening, aloud=True)
    number = number_of(shared, evening.code)
    assert number == heard(bell, evening.code, 0)
    bell.close()


def test_a_move_that_ends_the_game_aloud_is_heard(postgres: str, shared: Session) -> None:
    bell, evening = PostgresBell(postgres), gather(shared, seats=1)
    assert None is bell.listen(evening.code, 0, LONG), "whoever begins to hear looks first"
    while not sit(shared, evening.code).over:
        _move(shared, evening, aloud=True)
    number = number_of(shared, evening.code)
    assert number == heard(bell, evening.code, number - 1)
    bell.close()


def test_a_move_that_is_played_quietly_is_not_heard(postgres: str, shared: Session) -> None:
    bell, evening = PostgresBell(postgres), gather(shared, seats=2)
    assert None is bell.listen(evening.code, 0, LONG), "whoever begins to hear looks first"
    _move(shared, evening, aloud=False)
    bell.ring(OTHER, 10)
    heard(bell, OTHER, 9)
    assert None is bell.listen(evening.code, 0, 0.0)
    bell.close()


def _move(session: Session, evening: Evening, *, aloud: bool) -> None:
    """Let the first seat that has to act move."""
    sitting = sit(session, evening.code)
    (seat, *_) = sitting.bound.game.actors(sitting.table)
    attempt = evening.attempt(session, seat, any_legal(sitting, seat, Random(1)))
    play(session, evening.code, attempt, aloud=aloud)


def test_after_the_line_was_cut_everybody_looks_anew_and_hears_again(postgres: str) -> None:
    bell, other = PostgresBell(postgres), PostgresBell(postgres)
    assert None is bell.listen(CODE, 0, LONG), "whoever begins to hear looks first"
    with ThreadPoolExecutor(1) as pool:
        listening = pool.submit(bell.listen, CODE, 0, LONG)
        _cut_all_lines(postgres)
        assert None is listening.result(LONG / 2)
    other.ring(CODE, 1)
    assert 1 == heard(bell, CODE, 0)
    bell.close()
    other.close()


def test_who_rings_finds_another_line_when_one_was_cut(postgres: str) -> None:
    bell, other = PostgresBell(postgres), PostgresBell(postgres)
    other.ring(CODE, 1)
    _cut_all_lines(postgres)
    assert None is bell.listen(CODE, 1, LONG), "whoever begins to hear looks first"
    other.ring(CODE, 2)
    assert 2 == heard(bell, CODE, 1)
    bell.close()
    other.close()


def _cut_all_lines(url: str) -> None:
    engine = connect(url)
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def _ringer(url: str) -> subprocess.Popen[str]:
    """Return another process that rings and listens as it is told."""
    command = (sys.executable, "-m", "tests.web.ringer", url)
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)


def _tell(ringer: subprocess.Popen[str], line: str) -> None:
    assert ringer.stdin
    ringer.stdin.write(f"{line}\n")
    ringer.stdin.flush()

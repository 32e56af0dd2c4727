"""Many phones at once: nothing is lost, nothing is doubled."""

from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from threading import Barrier

from sqlalchemy import Engine
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.attempts import Attempt
from rollwrite.store.database import sessions
from rollwrite.store.playing import play
from rollwrite.store.seats import Guest, take
from rollwrite.store.tables import seats_of, sit
from tests.store.evenings import Evening, gather, lobby, once

PHONES = 4
MOVES = 50


def test_four_phones_with_fifty_moves_each_lose_nothing_and_double_nothing(
    maker: sessionmaker[Session], session: Session, real: Evening
) -> None:
    before = sit(session, real.code)

    def phone(seat: int) -> list[tuple[int, int, str | None]]:
        last = before.last(seat)
        said: list[tuple[int, int, str | None]] = []
        with maker() as own:
            for number in range(MOVES):
                text = "spent fox1" if number % 2 else "gained fox1"
                attempt = Attempt(seat, text, once(), last, seat)
                last = play(own, real.code, attempt).number
                said.append((last, seat, attempt.once))
        return said

    with ThreadPoolExecutor(PHONES) as pool:
        confirmed = sorted(chain.from_iterable(pool.map(phone, range(PHONES))))
    after = sit(session, real.code).written[before.length :]
    kept = [(n, each.seat, each.once) for n, each in enumerate(after, before.length)]
    assert PHONES * MOVES == len(kept)
    assert confirmed == kept


def test_one_move_sent_by_eight_threads_at_once_is_written_once(
    maker: sessionmaker[Session], session: Session, real: Evening
) -> None:
    attempt, together = real.attempt(session, 1, "gained fox1"), Barrier(8)
    length = sit(session, real.code).length

    def send(_: int) -> int:
        with maker() as own:
            together.wait()
            return play(own, real.code, attempt).number

    with ThreadPoolExecutor(8) as pool:
        assert {length} == set(pool.map(send, range(8)))
    assert length + 1 == sit(session, real.code).length


def test_people_who_sit_down_at_once_get_a_seat_each(
    maker: sessionmaker[Session], session: Session
) -> None:
    code, together = lobby(session), Barrier(8)

    def join(number: int) -> int:
        with maker() as own:
            together.wait()
            return take(own, code, Guest(f"P{number}", once())).number

    with ThreadPoolExecutor(8) as pool:
        assert list(range(8)) == sorted(pool.map(join, range(8)))
    assert list(range(8)) == [seat.number for seat in seats_of(session, code)]


def test_a_reader_never_sees_half_a_throw(engine: Engine, session: Session) -> None:
    """A move and the dice it lets fall are written in one breath."""
    evening = gather(session, seats=1)
    other, seen = sessions(engine), [0]

    def watch() -> None:
        while seen[-1] < 60:
            with other() as own:
                seen.append(sit(own, evening.code).length)

    with ThreadPoolExecutor(1) as pool:
        watching = pool.submit(watch)
        answers = [sit(session, evening.code).length]
        while answers[-1] < 60:
            answers.append(_play_first(session, evening))
        watching.result()
    assert set(seen[1:]) <= set(answers)


def _play_first(session: Session, evening: Evening) -> int:
    sitting = sit(session, evening.code)
    move = sitting.bound.game.legal(sitting.table, 0)[0]
    text = sitting.bound.game.notation.write(move)
    return evening.tell(session, 0, text).sitting.length

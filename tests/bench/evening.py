"""A crowded evening: fifty tables of four phones at one server, on either database."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.store.database import connect, sessions
from rollwrite.store.models import Entry
from rollwrite.store.schema import ensure_schema
from tests.bench.crowd import EVERY, Player, delays
from tests.bench.gathering import SEATS, Phone, gather
from tests.bench.server import Running, postgres_seconds, running
from tests.store import postgres

TABLES = 50
WARMING, SECONDS = 8.0, 40.0
CORES = 2
MOST_CPU = 50
MOST_ANSWER_MS, MOST_NEWS_MS = 200, 400


class Used(Struct, frozen=True):
    """When it counts from, and which share of the cores was used since then."""

    since: float
    share: float
    """Of the server and its database."""
    phones: float
    """Of those who play, who are elsewhere in life."""


def evening_figures() -> Iterator[str]:
    """Yield what such an evening is like on SQLite, and on PostgreSQL with two processes."""
    with TemporaryDirectory(prefix="bench-") as folder:
        yield _figure("SQLite, 1 process", f"sqlite:///{Path(folder) / 'rollwrite.db'}", 1)
    with postgres.running() as server:
        yield _figure("PostgreSQL, 2 processes", server.format("postgres"), 2)


def _figure(name: str, database: str, workers: int) -> str:
    engine = connect(database)
    ensure_schema(engine)
    with sessions(engine)() as session:
        sheets = list(load().sheets)
        phones = [
            phone
            for table in range(TABLES)
            for phone in gather(session, sheets[table % len(sheets)], SEATS * table)
        ]
        with running(database, workers) as server:
            random = Random(1)
            players = [Player(phone, server.port, random) for phone in phones]
            used = asyncio.run(_evening(players, server, database))
        lost = _lost(session, players, phones)
    engine.dispose()
    return f"{_line(name, players, used)}; {lost}"


async def _evening(players: Sequence[Player], server: Running, database: str) -> Used:
    """Let all play, and return what they used since they were warm."""
    playing = asyncio.gather(*(player.play(WARMING + SECONDS) for player in players))
    await asyncio.sleep(WARMING)
    since, own = perf_counter(), process_time()
    used = server.seconds() + postgres_seconds(database)
    await asyncio.sleep(SECONDS)
    used = server.seconds() + postgres_seconds(database) - used
    own, cores = process_time() - own, (perf_counter() - since) * CORES
    await playing
    return Used(since, used / cores, own / cores)


def _line(name: str, players: Sequence[Player], used: Used) -> str:
    answers, told = delays(players, used.since)
    answer, new = (quantiles(each, n=20)[-1] * 1000 for each in (answers, told))
    refused = sum(player.refused for player in players)
    return (
        f"{TABLES} tables x {SEATS} phones, a move every {EVERY:.0f} s per phone, {name}: "
        f"{len(answers) / SECONDS:.0f} moves/s, {refused} refused; answered, 95 %: {answer:.0f} ms "
        f"(budget {MOST_ANSWER_MS} ms); news on the other phones, 95 %: {new:.0f} ms "
        f"(budget {MOST_NEWS_MS} ms); CPU {used.share:.0%} of {CORES} cores "
        f"(budget {MOST_CPU} %), beside {used.phones:.0%} for the phones"
    )


def _lost(session: Session, players: Sequence[Player], phones: Sequence[Phone]) -> str:
    """Return how many confirmed moves are not in the log, or more than once."""
    codes = {phone.code for phone in phones}
    wanted = select(Entry.once).where(Entry.table.in_(codes), Entry.by.is_not(None))
    written = Counter(session.scalars(wanted))
    confirmed = [move.once for player in players for move in player.moved]
    lost = sum(written[once] == 0 for once in confirmed)
    doubled = sum(written[once] > 1 for once in confirmed)
    unasked = sum(written.values()) - len(confirmed)
    return (
        f"{len(confirmed):,} moves confirmed, {lost} lost, {doubled} doubled, "
        f"{unasked} written unconfirmed (budget 0)"
    )


if __name__ == "__main__":
    for line in evening_figures():
        print(line, flush=True)

"""Phones that play: each listens, looks when there is news, and moves every few seconds."""

from __future__ import annotations

import asyncio
from asyncio import Event, Lock, Task
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from threading import Thread
from time import perf_counter

from msgspec import Struct

from tests.bench.gathering import SEATS, Phone, choose
from tests.bench.line import Answer, Line, news

EVERY = 2.0
"""Seconds between two moves of a phone, in the mean."""
LEAST = 0.4
"""Seconds between two moves of one who had to wait for the others."""

HOUR = 3600.0


class Moved(Struct, frozen=True):
    """A move that the server has confirmed."""

    once: str
    sent: float
    answered: float
    number: int
    """How new the table was with it."""


class Looked(Struct, frozen=True):
    """What a page showed, and since when."""

    number: int
    at: float
    fetched: bool
    """Whether there was something to show; the page may as well know that there is not."""


class Player:
    """Somebody with a phone, at the server that listens at *port*, who moves *every* so often."""

    def __init__(self, phone: Phone, port: int, random: Random, every: float = EVERY) -> None:
        self.phone, self._port, self._random, self._every = phone, port, random, every
        self._line, self._heard, self._asking = Line(port), Event(), Lock()
        self._shown: Answer | None = None
        self._number = self._told = -1
        self.moved: list[Moved] = []
        self.looked: list[Looked] = []
        self.refused = 0

    async def play(self, seconds: float) -> None:
        """Play for as long."""
        end = perf_counter() + seconds
        helpers = [asyncio.create_task(each()) for each in (self._listen, self._look)]
        due = perf_counter() + self._random.uniform(0, self._every)
        try:
            while due < end:
                await asyncio.sleep(max(LEAST, due - perf_counter()))
                due += self._every if await self._move() else 0.0
                if perf_counter() > end:
                    break
            # What the others send last is still news.
            await asyncio.sleep(max(0.0, end - perf_counter()) + 1)
        finally:
            await _ended(helpers)
            self._line.close()

    async def _listen(self) -> None:
        async for told in news(self._port, self.phone.stream, self.phone.headers):
            if told[0] == self._number:
                self._number = told[-1]
                self.looked.append(Looked(self._number, perf_counter(), fetched=False))
            self._told = told[-1]
            self._heard.set()

    async def _look(self) -> None:
        """Look whenever there is news, as the page's script does; what it knows is no news."""
        while True:
            await self._heard.wait()
            self._heard.clear()
            async with self._asking:  # The answer to a move shows all that the bell tells.
                if self._told > self._number:
                    headers = self.phone.headers | {"X-Number": str(self._told)}
                    answer = await self._line.ask("GET", self.phone.view, headers)
                    assert answer.status == 200, answer
                    self._show(answer)

    async def _move(self) -> bool:
        """Make a move; return False when there is none to make."""
        move = choose(self._shown.text, self._random) if self._shown else None
        if move is None:
            return False
        sent = perf_counter()
        async with self._asking:
            answer = await self._line.ask("POST", self.phone.move, self.phone.headers, move.body)
            assert answer.status in (200, 409), (answer.status, answer.text)
            self._show(answer)
        if answer.status == 200:
            self.moved.append(Moved(move.once, sent, answer.at, answer.number))
        else:
            self.refused += 1
        return True

    def _show(self, answer: Answer) -> None:
        if answer.number >= self._number:
            self._number, self._shown = answer.number, answer
            self.looked.append(Looked(answer.number, answer.at, fetched=True))


@contextmanager
def elsewhere(players: Sequence[Player]) -> Iterator[None]:
    """Let *players* play meanwhile."""
    loop = asyncio.new_event_loop()
    playing = loop.create_task(_all_play(players))

    def run() -> None:
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(playing)

    thread = Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(playing.cancel)
        thread.join()
        loop.close()


async def _all_play(players: Sequence[Player]) -> None:
    await asyncio.gather(*(player.play(HOUR) for player in players))


async def _ended(tasks: Sequence[Task[None]]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def delays(players: Sequence[Player], since: float) -> tuple[list[float], list[float]]:
    """Return the seconds to the answers of moves sent after *since*, and to others' news of them.

    News is there when a phone at the same table has fetched a view that shows the move; a move that
    changes nothing on that phone is no news there.
    """
    tables = [players[first : first + SEATS] for first in range(0, len(players), SEATS)]
    answers, told = list[float](), list[float]()
    for table in tables:
        for mover in table:
            others = [other for other in table if other is not mover]
            for move in (each for each in mover.moved if each.sent >= since):
                answers.append(move.answered - move.sent)
                seen = (_seen(other, move) for other in others)
                told += [each.at - move.sent for each in seen if each.fetched]
    return answers, told


def _seen(player: Player, move: Moved) -> Looked:
    never = Looked(move.number, float("inf"), fetched=True)
    return next((each for each in player.looked if each.number >= move.number), never)

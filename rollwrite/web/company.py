"""The company of bots: those who sit at tables play by themselves."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread

from sqlalchemy.orm import Session, sessionmaker

from rollwrite.bots.player import Player
from rollwrite.bots.players import PLAYERS, make_player
from rollwrite.engine.moves import Done
from rollwrite.games.rolling.game import Table as RollingTable
from rollwrite.games.rolling.library import load
from rollwrite.store.absent import deal_to_absent
from rollwrite.store.attempts import Attempt
from rollwrite.store.dealing import word_of
from rollwrite.store.errors import Overtaken, Stale, UnknownTable, WordSpent
from rollwrite.store.models import Seat, Table
from rollwrite.store.news import Stand, number_of
from rollwrite.store.playing import play
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import find, fold, seats_of, sit
from rollwrite.web.bell import Bell

WORKERS = 2
STAND_IN = "greedy"
"""Who plays for a bot that is not known here, as a table from a file may have."""

log = logging.getLogger(__name__)


class Company:
    """Lets bots play, a table by one thread at a time; other processes may do the same."""

    def __init__(self, sessions: sessionmaker[Session], bell: Bell) -> None:
        self._sessions = sessions
        self._bell = bell
        self._lock = Lock()
        self._waiting: SimpleQueue[str | None] = SimpleQueue()
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._threads: list[Thread] = []
        self._closed = False

    def wake(self, code: str) -> None:
        """Let the bots of the table called *code* play soon."""
        with self._lock:
            if self._closed:
                return
            if code in self._busy:
                self._again.add(code)
                return
            self._busy.add(code)
            if len(self._threads) < WORKERS:
                # Not before there is work: a server that forks would leave its threads behind.
                thread = Thread(target=self._work, name="company", daemon=True)
                self._threads.append(thread)
                thread.start()
        self._waiting.put(code)

    def attend(self, seats: Sequence[Seat]) -> None:
        """Wake the bots among *seats*, which are those of a table; most tables have none."""
        bot = next((seat for seat in seats if seat.bot), None)
        if bot is not None:
            self.wake(bot.table)

    def close(self) -> None:
        """Let the bots finish what they play now, and rest from then on."""
        with self._lock:
            self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        for thread in self._threads:
            thread.join()

    def play(self, code: str) -> None:
        """Play for the bots of the table called *code* until people have to act."""
        with self._sessions() as session:
            while not self._played(session, code):
                session.rollback()

    def _played(self, session: Session, code: str) -> bool:
        """Play for those who are bots now; return False when somebody may be one no longer."""
        table = find(session, code)
        bots = {} if table.seats is None else _players(session, table)
        if not bots:
            return True
        changes, sitting = table.changes, fold(session, table)
        while (seat := _next(sitting, bots)) is not None:
            stand = Stand(table.code, table.seal, changes, sitting.length)
            try:
                sitting, paused = _moved(session, table, sitting, stand, (seat, bots[seat]))
            except Overtaken:
                return False
            if paused:
                self._bell.ring(table.code, number_of(session, table.code))
        return True

    def _work(self) -> None:
        while (code := self._waiting.get()) is not None:
            try:
                self.play(code)
            except UnknownTable:
                pass  # It was deleted meanwhile.
            except Exception:
                # Whoever looks at the table next wakes them again.
                log.exception("The bots of %s stopped", code)
            self._rest(code)

    def _rest(self, code: str) -> None:
        """Leave the table called *code*, unless somebody has called again meanwhile."""
        with self._lock:
            if self._closed or code not in self._again:
                self._busy.discard(code)
                return
            self._again.discard(code)
        self._waiting.put(code)


def _players(session: Session, table: Table) -> dict[int, Player[RollingTable]]:
    """Return the bots at *table* by seat; all of them aim at the scenario that is played."""
    number = table.setup["scenario"]
    goals = load().scenarios[number].goals if isinstance(number, int) else ()
    return {
        seat.number: make_player(seat.bot if seat.bot in PLAYERS else STAND_IN, Random(), goals)
        for seat in seats_of(session, table.code)
        if seat.bot
    }


def _next(sitting: Sitting, bots: dict[int, Player[RollingTable]]) -> int | None:
    """Return a bot that has to act."""
    if not sitting.readable:
        return None
    actors = sitting.bound.game.actors(sitting.table)
    return next((seat for seat in actors if seat in bots), None)


def _moved(
    session: Session,
    table: Table,
    sitting: Sitting,
    stand: Stand,
    mover: tuple[int, Player[RollingTable]],
) -> tuple[Sitting, bool]:
    """Return the table after a move of a bot at its seat, and whether others should look now.

    Raise Overtaken when seats have changed since the table had come so far.
    """
    game, (seat, bot) = sitting.bound.game, mover
    asked = game.asked(sitting.table, seat)
    if asked is not None and asked.chance:
        dealt = deal_to_absent(session, table.code)
        if dealt.length == sitting.length:
            raise Overtaken(code=table.code)  # The dice are in somebody's hand by now.
        return dealt, True
    move, last = bot.choose(game, sitting.table, seat), sitting.last(seat)
    word = word_of(table.seed, seat, last)
    attempt = Attempt(seat, game.notation.write(move), word, last, seat)
    try:
        return play(session, table.code, attempt, stand).sitting, isinstance(move, Done)
    except (Stale, WordSpent):
        # Another process plays for the same bot.
        return sit(session, table.code), False

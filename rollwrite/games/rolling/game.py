"""The roll-and-write game: rounds, seats, end."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Done, Move, Notation, Undo
from rollwrite.engine.options import Options
from rollwrite.engine.score import Score
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.rolling.believing import believed
from rollwrite.games.rolling.collecting import CollectAnimals, RerollDice, ThrowOwn
from rollwrite.games.rolling.completing import CompleteCard
from rollwrite.games.rolling.dice import Effect
from rollwrite.games.rolling.moves import NOTATION, Completed, Gained, NoDice, Spent
from rollwrite.games.rolling.nature import ONE, TOKEN
from rollwrite.games.rolling.page import Common, Page, Setup, blank_page
from rollwrite.games.rolling.rounds import DealSupplement, RevealCard
from rollwrite.games.rolling.scoring import score_page

DONE = (Done(),)
AT_WORD = (Gained, Spent, NoDice, Completed)
"""What people tell of a box that differs."""


class Table(Struct, frozen=True):
    """One game being played: the shared turn, one turn for each seat, and who is done."""

    common: Turn[Common]
    turns: tuple[Turn[Page], ...]
    done: int = 0


class RollingGame(Struct, frozen=True):
    """The rules bound to a setup."""

    setup: Setup

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.setup.seats

    @property
    def typed_in(self) -> bool:
        """Return whether real dice and cards lie on the table."""
        return self.setup.real

    @property
    def notation(self) -> Notation:
        """Return what writes and reads this game's moves."""
        return NOTATION

    def start(self) -> Table:
        """Return the table before the first card."""
        chosen = self.setup.chosen
        common = Common(self.setup, chosen or ())
        deal = (DealSupplement(),) if chosen is None else ()
        page = Turn(blank_page(common))
        shared = Turn.asking(common, (RevealCard(), *deal))
        return Table(shared, (page,) * self.seats, self._everybody)

    def actors(self, table: Table) -> tuple[int, ...]:
        """Return the table while dice and cards are due, else the seats that are not done."""
        return _still_playing(table.done, self.setup.seats) or (
            (TABLE,) if table.common.stack else ()
        )

    def awaited(self, table: Table) -> tuple[int, bool] | None:
        """Return the first who has a move now, and whether it is chance; None at the end."""
        for seat in _still_playing(table.done, self.setup.seats):
            return seat, table.turns[seat].chance
        return (TABLE, True) if table.common.stack else None

    def asked(self, table: Table, seat: int) -> Prompt[Any] | None:
        """Return the question that *seat* has to answer now; None when it can only be done."""
        if seat == TABLE:
            return table.common.asked if table.done == self._everybody else None
        return None if table.done >> seat & 1 else table.turns[seat].asked

    def legal(self, table: Table, seat: int) -> Options:
        """Return the answers *seat* can give now."""
        if seat == TABLE:
            return table.common.choices if table.done == self._everybody else ()
        if table.done >> seat & 1:
            return ()
        turn = table.turns[seat]
        return turn.choices if turn.stack else DONE

    def turn_of(self, table: Table, seat: int) -> Turn[Any]:
        """Return the turn of *seat*, or the shared one."""
        return table.common if seat == TABLE else table.turns[seat]

    def undoable(self, table: Table, seat: int) -> bool:
        """Return whether *seat* may take something back: its `done`, or its last choice."""
        if not 0 <= seat < self.seats or not self.actors(table):
            return False
        if table.done >> seat & 1:
            # The throw is the wall: ready can be withdrawn until the table goes on.
            return table.common.on.thrown
        return table.turns[seat].before is not None

    def play(self, table: Table, seat: int, move: Move) -> Table:
        """Return the table after *move*; raise RuleError when it is not legal."""
        if seat == TABLE:
            return self._shared(table, move)
        if not 0 <= seat < self.seats:
            raise RuleError("no-such-seat", seat=seat)
        if isinstance(move, Undo):
            return self._undone(table, seat)
        turn = table.turns[seat]
        if table.done >> seat & 1:
            raise RuleError("already-done", seat=seat, move=NOTATION.write(move))
        if turn.accepts(move):
            return _with(table, seat, turn.answer(move))
        if isinstance(move, Done) and not turn.stack:
            return replace(table, done=table.done | 1 << seat)
        if self.setup.real and isinstance(move, AT_WORD):
            return _with(table, seat, believed(turn, move))
        raise RuleError("not-now", seat=seat, move=NOTATION.write(move))

    def lapsed(self, table: Table) -> Table:
        """Return the table with everybody done; the next throw opens their turns anew."""
        return replace(table, done=self._everybody)

    def score(self, table: Table, seat: int) -> Score:
        """Return the points of *seat*, section by section."""
        return score_page(table.turns[seat].on)

    def winners(self, table: Table) -> tuple[int, ...]:
        """Return who has most points, then most nature tokens; several share the victory (R10)."""
        ranks = [
            (self.score(table, seat).total, table.turns[seat].on.tally.token)
            for seat in range(self.seats)
        ]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    @property
    def _everybody(self) -> int:
        return (1 << self.setup.seats) - 1

    def _undone(self, table: Table, seat: int) -> Table:
        before = table.turns[seat].before
        if not self.undoable(table, seat):
            raise RuleError("nothing-to-undo", seat=seat)
        if table.done >> seat & 1:
            return replace(table, done=table.done & ~(1 << seat))
        assert before is not None
        return _with(table, seat, before)

    def _shared(self, table: Table, move: Move) -> Table:
        """Let the table go on; when the last die has fallen every seat begins its turn."""
        if table.done != self._everybody or not table.common.accepts(move):
            raise RuleError("not-now", seat=TABLE, move=NOTATION.write(move))
        common = table.common.answer(move)
        if not common.on.thrown:
            return replace(table, common=common)
        turns = tuple(_begun(common.on, turn.on) for turn in table.turns)
        return Table(common, turns)


@cache
def _still_playing(done: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if not done >> seat & 1)


def _begun(common: Common, page: Page) -> Turn[Page]:
    """Return the turn that a new throw opens; the special die comes first (R2)."""
    effects = {face.effect for face in common.faces}
    tally = page.tally.plus(ONE[TOKEN]) if Effect.TOKEN in effects else page.tally
    page = replace(page, common=common, tally=tally, dice=(), slots=0)
    rerolls = (RerollDice(2),) if Effect.REROLL in effects else ()
    prompts = (CompleteCard(), CollectAnimals(), *rerolls, ThrowOwn(1), ThrowOwn(0))
    return Turn.asking(page, prompts)


def _with(table: Table, seat: int, turn: Turn[Page]) -> Table:
    turns = [*table.turns]
    turns[seat] = turn
    return Table(table.common, tuple(turns), table.done)

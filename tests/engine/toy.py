"""A game of a few lines, which shows that the engine knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Done, Move, Notation, Undo
from rollwrite.engine.options import Options
from rollwrite.engine.score import Line, Score
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.example import Example

ROUNDS = 3


class Toss(Move, frozen=True):
    verb: ClassVar[str] = "toss"
    amendable: ClassVar[bool] = True
    count: int


class Tick(Move, frozen=True):
    verb: ClassVar[str] = "tick"
    box: str


class Row(Struct, frozen=True):
    """Boxes a to e and how many may be ticked; a and e together earn one tick more."""

    ticked: str = ""


class Coin(Prompt[tuple[int, ...]], frozen=True):
    chance: ClassVar[bool] = True

    def options(self, tossed: tuple[int, ...]) -> tuple[Move, ...]:
        return Toss(1), Toss(2)

    def weights(self, tossed: tuple[int, ...]) -> tuple[int, ...]:
        return 3, 1

    def answer(
        self, tossed: tuple[int, ...], move: Move
    ) -> tuple[tuple[int, ...], tuple[Prompt[tuple[int, ...]], ...]]:
        assert isinstance(move, Toss)
        tossed = (*tossed, move.count)
        return tossed, (Coin(),) if len(tossed) < ROUNDS else ()


class Ticks(Prompt[Row], frozen=True):
    left: int

    def options(self, row: Row) -> tuple[Move, ...]:
        return tuple(Tick(box) for box in "abcde" if box not in row.ticked)

    def answer(self, row: Row, move: Move) -> tuple[Row, tuple[Prompt[Row], ...]]:
        assert isinstance(move, Tick)
        after = Row("".join(sorted(row.ticked + move.box)))
        left = self.left - 1 + (move.box in "ae" and set("ae") <= set(after.ticked))
        return after, (Ticks(left),) if left else ()


class Rows(Struct, frozen=True):
    coin: Turn[tuple[int, ...]]
    turns: tuple[Turn[Row], ...]
    done: frozenset[int]


class TickingGame(Struct, frozen=True):
    seats: int

    @property
    def typed_in(self) -> bool:
        return True

    @property
    def notation(self) -> Notation:
        return Notation(Toss, Tick, Done, Undo)

    def start(self) -> Rows:
        coin = Turn.asking((), (Coin(),))
        return Rows(coin, (Turn(Row()),) * self.seats, frozenset(range(self.seats)))

    def actors(self, table: Rows) -> tuple[int, ...]:
        if len(table.done) == self.seats:
            return (TABLE,) if table.coin.open else ()
        return tuple(seat for seat in range(self.seats) if seat not in table.done)

    def awaited(self, table: Rows) -> tuple[int, bool] | None:
        seat = min(self.actors(table), default=None)
        return None if seat is None else (seat, seat == TABLE)

    def asked(self, table: Rows, seat: int) -> Prompt[Any] | None:
        if seat not in self.actors(table):
            return None
        return self.turn_of(table, seat).asked

    def legal(self, table: Rows, seat: int) -> Options:
        if seat not in self.actors(table):
            return ()
        turn = self.turn_of(table, seat)
        return turn.choices if turn.open else (Done(),)

    def turn_of(self, table: Rows, seat: int) -> Turn[Any]:
        return table.coin if seat == TABLE else table.turns[seat]

    def undoable(self, table: Rows, seat: int) -> bool:
        if seat in table.done:
            return bool(table.coin.on) and bool(self.actors(table))
        return seat in self.actors(table) and table.turns[seat].before is not None

    def play(self, table: Rows, seat: int, move: Move) -> Rows:
        if isinstance(move, Undo) and self.undoable(table, seat):
            before = table.turns[seat].before
            if seat in table.done or before is None:
                return replace(table, done=table.done - {seat})
            return self._with(table, seat, before)
        if move not in self.legal(table, seat):
            raise RuleError("not-now", seat=seat)
        if isinstance(move, Toss):
            turns = (Turn.asking(turn.on, (Ticks(move.count),)) for turn in table.turns)
            return Rows(table.coin.answer(move), tuple(turns), frozenset())
        if isinstance(move, Done):
            return replace(table, done=table.done | {seat})
        return self._with(table, seat, table.turns[seat].answer(move))

    def lapsed(self, table: Rows) -> Rows:
        return replace(table, done=frozenset(range(self.seats)))

    def score(self, table: Rows, seat: int) -> Score:
        return Score((Line("ticked", len(table.turns[seat].on.ticked)),))

    def _with(self, table: Rows, seat: int, turn: Turn[Row]) -> Rows:
        turns = tuple(turn if at == seat else each for at, each in enumerate(table.turns))
        return replace(table, turns=turns)


def examples() -> Iterator[Example[Rows]]:
    return (Example(f"toy {seats}", TickingGame(seats)) for seats in (1, 2, 3))

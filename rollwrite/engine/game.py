"""The contract that every game keeps."""

from typing import Any, Final, Protocol, TypeVar

from rollwrite.engine.moves import Move, Notation
from rollwrite.engine.options import Options
from rollwrite.engine.score import Score
from rollwrite.engine.turn import Prompt, Turn

S = TypeVar("S")

TABLE: Final = -1
"""The seat of the table itself: shared dice, shared cards."""


class Game(Protocol[S]):
    """The rules bound to their options: pure functions over a frozen table."""

    @property
    def seats(self) -> int:
        """Return how many play."""

    @property
    def typed_in(self) -> bool:
        """Return whether people type in what falls and is drawn, and so may amend it."""

    @property
    def notation(self) -> Notation:
        """Return what writes and reads this game's moves."""

    def start(self) -> S:
        """Return the table before anything has happened."""

    def actors(self, table: S) -> tuple[int, ...]:
        """Return who has a move now, ``TABLE`` included; nobody when the game is over."""

    def awaited(self, table: S) -> tuple[int, bool] | None:
        """Return the first who has a move now, and whether chance makes it; None at the end."""

    def asked(self, table: S, seat: int) -> Prompt[Any] | None:
        """Return the question that *seat* has to answer now."""

    def legal(self, table: S, seat: int) -> Options:
        """Return the answers *seat* can give now; `undo` stands apart, see `undoable`."""

    def turn_of(self, table: S, seat: int) -> Turn[Any]:
        """Return the turn in which *seat* is asked."""

    def undoable(self, table: S, seat: int) -> bool:
        """Return whether *seat* may play `undo` now."""

    def play(self, table: S, seat: int, move: Move) -> S:
        """Return the table after *move*; raise RuleError when it is not legal."""

    def lapsed(self, table: S) -> S:
        """Return the table with what its seats are asked given up; as it is where that cannot be.

        So it goes on although an amendment has struck out what ended their turns.
        """

    def score(self, table: S, seat: int) -> Score:
        """Return the points of *seat*, with reasons."""


def awaiting_chance(game: Game[S], table: S) -> int | None:
    """Return the first seat whose question chance has to answer."""
    for seat in game.actors(table):
        prompt = game.asked(table, seat)
        if prompt is not None and prompt.chance:
            return seat
    return None

"""The contract that every game keeps."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from rollwrite.engine.moves import Move, Notation
from rollwrite.engine.options import Options
from rollwrite.engine.score import Score
from rollwrite.engine.turn import Prompt

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

    def chances(self, table: S, seat: int) -> tuple[Options, Sequence[int] | None]:
        """Return what *seat* can be dealt now, and how likely each is; None when all are alike.

        Where there are fewer weights than answers, each holds for a run of answers, all as long.
        """

    def undoable(self, table: S, seat: int) -> bool:
        """Return whether *seat* may play `undo` now."""

    def play(self, table: S, seat: int, move: Move) -> S:
        """Return the table after *move*; raise RuleError when it is not legal."""

    def score(self, table: S, seat: int) -> Score:
        """Return the points of *seat*, with reasons."""


def weighed(game: Game[S], table: S, seat: int) -> tuple[int, ...]:
    """Return how likely chance gives each of the legal answers of *seat*, one by one."""
    answers, weights = game.chances(table, seat)
    if weights is None:
        return (1,) * len(answers)
    return tuple(weight for weight in weights for _ in range(len(answers) // len(weights)))


def awaiting_chance(game: Game[S], table: S) -> int | None:
    """Return the first seat whose question chance has to answer."""
    for seat in game.actors(table):
        prompt = game.asked(table, seat)
        if prompt is not None and prompt.chance:
            return seat
    return None

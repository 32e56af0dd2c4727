"""The tile game: seats, turns, end."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.engine.moves import Move, Notation, Undo
from rollwrite.engine.options import Options
from rollwrite.engine.score import Score
from rollwrite.engine.turn import Prompt, Turn
from rollwrite.games.cascadia.moves import NOTATION
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.opening import begin
from rollwrite.games.cascadia.refusing import why_not
from rollwrite.games.cascadia.scoring.total import score_all, winners
from rollwrite.games.cascadia.setup import Cards, Setup
from rollwrite.games.cascadia.table import Table

_ACTORS = ((0,), (1,), (2,), (3,), (TABLE,))
"""Who acts alone, by seat; the table comes last."""
_AWAITED = ((0, False), (1, False), (2, False), (3, False), (TABLE, True))
"""Who is asked, by seat, and whether chance answers: it does so for the table and nobody else."""


class CascadiaGame(Struct, frozen=True):
    """The rules bound to a setup."""

    setup: Setup

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.setup.seats

    @property
    def typed_in(self) -> bool:
        """Return whether a real box lies on the table."""
        return self.setup.real

    @property
    def notation(self) -> Notation:
        """Return what writes and reads this game's moves."""
        return NOTATION

    def start(self) -> Turn[Table]:
        """Return the table before anything is dealt."""
        return begin(self.setup)

    def actors(self, turn: Turn[Table]) -> tuple[int, ...]:
        """Return whoever is asked, the table while something is drawn."""
        return _ACTORS[turn.on.seat] if turn.stack else ()

    def awaited(self, turn: Turn[Table]) -> tuple[int, bool] | None:
        """Return whoever is asked, and whether chance answers; None when the game is over."""
        return _AWAITED[turn.on.seat] if turn.stack else None

    def asked(self, turn: Turn[Table], seat: int) -> Prompt[Any] | None:
        """Return the question that *seat* has to answer now."""
        return turn.asked if turn.on.seat == seat else None

    def legal(self, turn: Turn[Table], seat: int) -> Options:
        """Return the answers *seat* can give now."""
        return turn.choices if turn.on.seat == seat else ()

    def turn_of(self, turn: Turn[Table], seat: int) -> Turn[Table]:
        """Return the turn, which is the same for everybody."""
        return turn

    def undoable(self, turn: Turn[Table], seat: int) -> bool:
        """Return whether *seat* made the last choice, and nothing was drawn since."""
        before = turn.before
        return before is not None and bool(turn.stack) and before.on.seat == seat

    def play(self, turn: Turn[Table], seat: int, move: Move) -> Turn[Table]:
        """Return the table after *move*; raise RuleError when it is not legal."""
        if turn.on.seat == seat and move in turn.choices:
            return turn.answer(move)
        if isinstance(move, Undo) and self.undoable(turn, seat):
            assert turn.before is not None
            return turn.before
        key = "nothing-to-undo" if isinstance(move, Undo) else why_not(turn, move)
        raise RuleError(key, seat=seat, move=NOTATION.write(move))

    def lapsed(self, turn: Turn[Table]) -> Turn[Table]:
        """Return the table as it is: what is drawn depends on what was taken."""
        return turn

    def score(self, turn: Turn[Table], seat: int) -> Score:
        """Return the points of *seat*, line by line."""
        return self.scores(turn)[seat]

    def scores(self, turn: Turn[Table]) -> tuple[Score, ...]:
        """Return the points of everybody; no lines before all have started."""
        opening, environments = turn.on.opening, turn.on.environments
        if len(opening.cards) < len(SPECIES) or len(environments) < self.seats:
            return (Score(()),) * self.seats
        cards = [self.cards(turn, seat) for seat in range(self.seats)]
        return score_all(environments, cards, self.setup.corridors)

    def winners(self, turn: Turn[Table]) -> tuple[int, ...]:
        """Return who has most points, then most nature tokens; several share the victory (K12)."""
        return winners(self.scores(turn))

    def cards(self, turn: Turn[Table], seat: int) -> Cards:
        """Return the cards by which *seat* scores; the first set until it has chosen one."""
        return turn.on.opening.cards_of(seat)

    def hidden(self, turn: Turn[Table], seat: int) -> frozenset[int]:
        """Return the species whose cards *seat* may not see yet (restriction 10)."""
        return turn.on.opening.hidden_from(seat)

"""Dice that fall: every face, its odds, and faces of another printing."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from rollwrite.engine.moves import Move
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.dice import Die
from rollwrite.games.rolling.moves import Fall
from rollwrite.games.rolling.page import Page


@lru_cache(maxsize=64)
def falls(die: Die) -> tuple[Fall, ...]:
    """Return every way *die* can fall, each once."""
    return tuple(map(Fall, dict.fromkeys(die.faces)))


@lru_cache(maxsize=64)
def odds(die: Die) -> tuple[int, ...] | None:
    """Return on how many sides of *die* each of its falls stands; None when all are alike."""
    sides = tuple(die.faces.count(fall.face) for fall in falls(die))
    return sides if len(set(sides)) > 1 else None


def shown(move: Move, *, real: bool) -> bool:
    """Return whether *move* is a real die that shows animals, be they on no face of ours."""
    return real and isinstance(move, Fall) and bool(move.face.animals)


class ThrowPersonal(Prompt[Page], frozen=True):
    """A throw of one of a player's own dice; *which* counts from 0."""

    chance: ClassVar[bool] = True
    which: int

    def options(self, page: Page) -> tuple[Move, ...]:
        """Return every face of the die."""
        return falls(page.common.setup.dice.personal[self.which])

    def accepts(self, page: Page, move: Move) -> bool:
        """Take a real die of another printing."""
        return shown(move, real=page.common.setup.real)

    def weights(self, page: Page) -> tuple[int, ...] | None:
        """Return the odds of the die."""
        return odds(page.common.setup.dice.personal[self.which])

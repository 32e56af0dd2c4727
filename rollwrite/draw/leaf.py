"""Paper: drawings placed on one side of it, in millimetres from its top left corner."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.paper import MODES, Mode
from rollwrite.draw.shapes import Drawing


class Room(Struct, frozen=True):
    """A rectangle on paper."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return where it ends."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Return where it ends below."""
        return self.top + self.height

    def wider(self, by: float) -> Room:
        """Return the room with so much more on every side."""
        return Room(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)


class Placed(Struct, frozen=True):
    """A drawing with its top left corner at *x* and *y*, so many times as large."""

    drawing: Drawing
    x: float
    y: float
    scale: float = 1


class Leaf(Struct, frozen=True):
    """One side of a piece of paper."""

    width: float
    height: float
    placed: tuple[Placed, ...]
    title: str = ""
    trim: Room | None = None
    """What is left of it when it has been cut; all of it when nothing is said."""
    bleed: float = 0
    """How far beyond the cut there is ink."""
    mode: Mode = MODES["low-ink"]
    """How it is inked."""

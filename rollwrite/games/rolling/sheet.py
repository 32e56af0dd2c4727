"""Sheets as built: spaces, areas and scoring as tuples and bitsets."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rollwrite.games.rolling.moves import Mark, Write
from rollwrite.games.rolling.nature import HABITATS, NOTHING, Habitat, Tally


class Fill(StrEnum):
    """The manner in which a sheet takes the marks of a card."""

    TOPMOST = "topmost"
    LEFTMOST = "leftmost"
    TOUCHING = "touching"
    ANYWHERE = "anywhere"


class Counting(StrEnum):
    """The manner in which a line of the score counts."""

    WRITTEN = "written"
    HEADER = "header"
    PRINTED = "printed"
    POINTS = "points"
    DIVERSITY = "diversity"
    LEFTOVERS = "leftovers"


class AnyAnimal(Struct, frozen=True):
    """Gain an animal of any type."""


class FreeHex(Struct, frozen=True):
    """Mark a hex of *habitat*, or of any."""

    habitat: Habitat | None


class OneOf(Struct, frozen=True):
    """Cross one uncrossed box of *boxes* and take its bonus."""

    boxes: int


Ask = AnyAnimal | FreeHex | OneOf


class Area(Struct, frozen=True):
    """A named set of spaces and what filling all of them gives, once (E1)."""

    index: int
    key: str
    spaces: int
    tags: tuple[str, ...] = ()
    points: int = 0
    gain: Tally = NOTHING
    crosses: tuple[int, ...] = ()
    """Lines whose next box is crossed."""
    same: tuple[int, ...] = ()
    """One line for each animal: crossed when the area holds that animal alone (D5)."""
    asks: tuple[Ask, ...] = ()


class Ring(Struct, frozen=True):
    """A hex with six neighbours, which those circle when they are all circled (C5)."""

    inner: int
    around: int
    ink: int
    """The ink of its one habitat; a plain circle where it has none or two."""


class Measure(Struct, frozen=True):
    """A line of the score, or a fact counted like one."""

    key: str
    kind: Counting
    spaces: int = 0
    areas: tuple[Area, ...] = ()
    values: tuple[int, ...] = ()
    habitat: Habitat | None = None


class Sheet(Struct, frozen=True, eq=False, kw_only=True):
    """A sheet as printed; spaces are numbered through, the hexes of the map first."""

    key: str
    letter: str
    stars: int
    source: str
    sure: str
    fill: Fill
    names: tuple[str, ...]
    rows: tuple[str, ...]
    """The map as drawn."""
    places: tuple[tuple[float, float], ...]
    """Where each hex lies: columns to the right, rows down, in hex widths."""
    hexes: int
    start: int
    """Hexes circled from the start (C1)."""
    habitats: tuple[int, ...]
    twofold: int
    """Hexes with two habitats."""
    printed: tuple[int, ...]
    lines: dict[str, tuple[int, ...]]
    """Boxes crossed in order: overflow, landmarks, suns."""
    groups: dict[str, int]
    areas: tuple[Area, ...] = ()
    score: tuple[Measure, ...] = ()
    measures: tuple[Measure, ...] = ()
    space: dict[str, int] = {}
    """The number of each name."""
    tracks: tuple[tuple[int, ...], ...] = ()
    """The hexes of each habitat in reading order."""
    around: tuple[int, ...] = ()
    """The hexes beside each hex, on sheets where that matters."""
    rings: tuple[tuple[Ring, ...], ...] = ()
    """The rings of six in which each space lies (C5)."""
    boxes: tuple[tuple[int, ...], ...] = ()
    """The lines by number."""
    overflow: tuple[int, ...] = ()
    at: tuple[tuple[Area, ...], ...] = ()
    """The areas to which each space belongs."""
    marks: tuple[Mark, ...] = ()
    writes: tuple[tuple[Write, ...], ...] = ()

    @property
    def inks(self) -> int:
        """Return how many different things can be written: a circle, and numbers or letters."""
        return {Fill.TOPMOST: 7, Fill.LEFTMOST: 1}.get(self.fill, 6)

    def owners(self, space: int) -> tuple[Habitat, ...]:
        """Return the habitats to which *space* belongs."""
        return tuple([each for each in HABITATS if self.habitats[each] >> space & 1])

    def ink_of(self, space: int) -> int:
        """Return the ink of the one habitat of *space*; a plain circle where it has none or two."""
        owners = self.owners(space)
        return owners[0] + 1 if len(owners) == 1 else 0

"""Tiles: a terrain on each side, and the parts that the sides belong to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

APART = 128
"""How far apart the numbers of two parts of one terrain are that lie on the same tile."""


class Tile(Struct, frozen=True):
    """A tile as it lies: a part is a piece of one terrain, and every side belongs to one."""

    sides: tuple[int, ...]
    """The terrain of each side."""
    parts: tuple[int, ...]
    """The part each side belongs to."""
    terrains: tuple[int, ...]
    """The terrain of each part."""
    shifts: tuple[int, ...]
    """What to add to the tile's number for each part: 0 for the first of its terrain."""
    facing: tuple[int, ...]
    """What a tile that has this one beyond each of its sides sees there."""

    def turned(self, steps: int) -> Tile:
        """Return the tile with what was on each side *steps* sides further on."""
        cut = -steps % len(self.sides)
        sides, parts = (each[cut:] + each[:cut] for each in (self.sides, self.parts))
        return Tile(sides, parts, self.terrains, self.shifts, _facing(sides))


def tile(sides: Sequence[int], parts: Sequence[int] | None = None) -> Tile:
    """Return the tile with these *sides*; without *parts* like sides are one part."""
    if parts is None:
        kinds = list(dict.fromkeys(sides))
        parts = [kinds.index(terrain) for terrain in sides]
    terrains = dict(zip(parts, sides, strict=True))
    ordered = [terrains[part] for part in range(len(terrains))]
    shifts = (ordered[:part].count(terrain) * APART for part, terrain in enumerate(ordered))
    return Tile(tuple(sides), tuple(parts), tuple(ordered), tuple(shifts), _facing(tuple(sides)))


def _facing(sides: tuple[int, ...]) -> tuple[int, ...]:
    half = len(sides) // 2
    return sides[half:] + sides[:half]

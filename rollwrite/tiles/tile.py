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
    pieces: tuple[tuple[int, int], ...]
    """Each part as its terrain, and as a set in which this tile has the number 0."""
    facing: tuple[int, ...]
    """The terrain that a tile sees which has this one beyond each of its sides."""
    meeting: tuple[int, ...]
    """The part it meets there, as a set in which this tile has the number 0."""

    def turned(self, steps: int) -> Tile:
        """Return the tile with what was on each side *steps* sides further on."""
        cut = -steps % len(self.sides)
        sides, parts = (each[cut:] + each[:cut] for each in (self.sides, self.parts))
        return _lying(sides, parts, self.terrains, self.shifts)


def tile(sides: Sequence[int], parts: Sequence[int] | None = None) -> Tile:
    """Return the tile with these *sides*; without *parts* like sides are one part."""
    if parts is None:
        kinds = list(dict.fromkeys(sides))
        parts = [kinds.index(terrain) for terrain in sides]
    terrains = dict(zip(parts, sides, strict=True))
    ordered = [terrains[part] for part in range(len(terrains))]
    shifts = (ordered[:part].count(terrain) * APART for part, terrain in enumerate(ordered))
    return _lying(tuple(sides), tuple(parts), tuple(ordered), tuple(shifts))


def _lying(
    sides: tuple[int, ...],
    parts: tuple[int, ...],
    terrains: tuple[int, ...],
    shifts: tuple[int, ...],
) -> Tile:
    """Return the tile with what others see of it looked up already."""
    half = len(sides) // 2
    bits = tuple(1 << shifts[part] for part in parts)
    facing, meeting = (each[half:] + each[:half] for each in (sides, bits))
    pieces = tuple((terrain, 1 << shift) for terrain, shift in zip(terrains, shifts, strict=True))
    return Tile(sides, parts, terrains, shifts, pieces, facing, meeting)

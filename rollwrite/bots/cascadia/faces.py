"""How a tile lies: for each way to turn it, the sides that each habitat has."""

from __future__ import annotations

from rollwrite.games.cascadia.environment import HabitatTile

Face = tuple[tuple[int, int], ...]
"""Habitats, each with the set of its sides."""


class _Faces(dict[str, tuple[Face, ...]]):
    """The faces of a tile by its key."""

    def of(self, tile: HabitatTile) -> tuple[Face, ...]:
        """Return the faces of *tile*, made when it is first met."""
        if tile.key not in self:
            self[tile.key] = tuple(_face(face.sides) for face in tile.faces)
        return self[tile.key]


def _face(sides: tuple[int, ...]) -> Face:
    found: dict[int, int] = {}
    for side, terrain in enumerate(sides):
        found[terrain] = found.get(terrain, 0) | 1 << side
    return tuple(found.items())


FACES = _Faces()

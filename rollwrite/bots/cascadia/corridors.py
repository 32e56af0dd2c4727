"""What it brings to lay a tile: which corridors it joins, and how they score then."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.bots.cascadia.faces import FACES, Face
from rollwrite.bots.cascadia.stakes import Prizes
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.cascadia.scoring.habitats import habitat_worth, habitat_worths, rival_sizes
from rollwrite.games.cascadia.scoring.numbers import numbers
from rollwrite.games.cascadia.setup import Corridors
from rollwrite.tiles.landscape import Landscape

LINKED = 0.1
"""What it counts to go on with a corridor that scores no more for it."""

Lie = tuple[float, int, int]
"""What it brings to lay a tile, on which cell, turned how often."""

Facing = dict[int, list[tuple[int, int]]]
"""The corridors of each habitat that face a cell, with the side from which they do."""


class Rim:
    """The free cells round a landscape, and what a tile would bring there.

    A *fit* says that like habitats must meet where a tile is laid, or that none may. *prizes* are
    for the largest corridors, where they count.
    """

    def __init__(
        self,
        land: Landscape,
        corridors: Corridors,
        fit: bool | None = None,
        prizes: Prizes = (),
    ) -> None:
        self._land = land
        self._corridors = corridors
        self._fit = fit
        self._now = habitat_worths(land, corridors)
        self._prizes = prizes
        self._largest = rival_sizes(land, corridors) if prizes else []
        self._alone = [self._joining(terrain, 0) for terrain in range(len(land.joined))]
        self._facing = _faced(land)

    def lies(self, tile: HabitatTile) -> Iterator[Lie]:
        """Yield for every free cell the best way to turn *tile*."""
        if self._fit is not None:
            yield from self._fitting(tile, self._fit)
            return
        faces, alone = FACES.of(tile), self._alone
        nothing = sum([alone[terrain] for terrain, _ in faces[0]])
        for place, facing in self._facing.items():
            for terrain, _ in faces[0]:
                if terrain in facing:
                    gains = [self._gain(facing, face) for face in faces]
                    best = max(gains)
                    yield best, place, gains.index(best)
                    break
            else:
                yield nothing, place, 0

    def _fitting(self, tile: HabitatTile, fit: bool) -> Iterator[Lie]:
        """Yield the best way to turn *tile* for every cell on which it may lie."""
        for place, facing in self._facing.items():
            found = [
                (self._gain(facing, face), -turn)
                for turn, face in enumerate(FACES.of(tile))
                if _meets(facing, face) is fit
            ]
            if found:
                gain, turn = max(found)
                yield gain, place, -turn

    def gain(self, tile: HabitatTile, place: int, turn: int) -> float:
        """Return what it brings to lay *tile* on the cell *place*, turned *turn* times."""
        return self._gain(self._facing[place], FACES.of(tile)[turn])

    def _gain(self, facing: Facing, face: Face) -> float:
        gain = 0.0
        for terrain, sides in face:
            joined = 0
            if terrain in facing:
                for side, region in facing[terrain]:
                    if side & sides:
                        joined |= region
            gain += self._joining(terrain, joined) if joined else self._alone[terrain]
        return gain

    def _joining(self, terrain: int, joined: int) -> float:
        """Return what one more tile brings that joins these tiles of the habitat *terrain*."""
        if self._corridors is Corridors.LARGEST:
            gain: float = joined.bit_count() + 1 - self._now[terrain]
        else:
            apart = [each for each in self._land.joined[terrain] if not each & joined]
            apart.append(joined << 1 | 1)
            gain = habitat_worth(apart, self._corridors) - self._now[terrain]
        if gain <= 0 and self._corridors is not Corridors.THREES:
            gain = LINKED if joined else 0.0
        return gain + self._prize(terrain, joined) if self._prizes else gain

    def _prize(self, terrain: int, joined: int) -> int:
        """Return what a corridor of these tiles and one more gives for being large."""
        prizes, largest = self._prizes[terrain], self._largest[terrain]
        return prizes[max(largest, joined.bit_count() + 1)] - prizes[largest]


def _meets(facing: Facing, face: Face) -> bool:
    """Return whether a side of *face* lies against one of its own habitat."""
    return any(side & sides for terrain, sides in face for side, _ in facing.get(terrain, ()))


def _faced(land: Landscape) -> dict[int, Facing]:
    """Return by free cell what faces it."""
    regions = [
        {tile: region for region in each for tile in numbers(region)} for each in land.joined
    ]
    ground, tiles, ways = land.ground, land.tiles, land.lattice.ways
    found: dict[int, Facing] = {}
    for place in land.rim:
        facing: Facing = {}
        for leap, side, back in ways:
            other = ground.get(place + leap)
            if other is not None:
                terrain = tiles[other].sides[back]
                facing.setdefault(terrain, []).append(
                    (1 << side, regions[terrain].get(other, 1 << other))
                )
        found[place] = facing
    return found

"""An environment in text: hexes in rows that are set in by half, or squares."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from rollwrite.cli.canvas import Lines, Row
from rollwrite.cli.cascadia.frame import Room, banded
from rollwrite.cli.cascadia.tile_view import (
    LARGE,
    LINES,
    WIDTHS,
    Face,
    fitting_width,
    put_tile,
    rows_for,
    shown_letters,
)
from rollwrite.cli.palette import LEGAL, QUIET
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.speech import Words
from rollwrite.grid.lattice import HEX, Lattice, cell_at
from rollwrite.grid.place import PLACES

Spot = tuple[int, int]
"""Where a cell is drawn: half tiles to the right, rows down."""


class Cues(Struct, frozen=True):
    """What stands out: where something can go, and what would lie under the cursor."""

    places: frozenset[int] = frozenset()
    """Free cells to lay on, and tiles to put on."""
    here: int | None = None
    """The cell under the cursor."""
    face: Face | None = None
    """What would be laid there."""


def draw_land(environment: Environment, room: Room, cues: Cues, _: Words) -> Lines:
    """Return the tiles with their tokens, and the free cells beside them by name.

    Where there is an end to the room, tiles are lower, or what is far from the cursor is left out;
    where no cursor is, what is far from the tile that was laid last.
    """
    land = environment.land
    found = {place: spot(land.lattice, place) for place in (*land.cells, *land.rim)}
    left, top = (min(each[at] for each in found.values()) for at in (0, 1))
    spots: dict[int, Spot] = {place: (x - left, y - top) for place, (x, y) in found.items()}
    width = fitting_width(max(x for x, _y in spots.values()) + 2, room.columns)
    if room.lines is None:
        size = LARGE if room.large else (width, LINES[0])
        lines, _first = _drawn(environment, spots, size, cues, _)
        return banded(lines, room.columns)
    for high in LINES:
        lines, first = _drawn(environment, spots, (width, high), cues, _)
        if room.holds(lines):
            return lines
    x, y = spots[land.cells[-1] if cues.here is None else cues.here]
    return room.framed(lines, ((x + 1) * width // 2, y * high + 1 - first))


def _drawn(
    environment: Environment,
    spots: Mapping[int, Spot],
    size: tuple[int, int],
    cues: Cues,
    _: Words,
) -> tuple[Lines, int]:
    """Return the cells drawn where *spots* says, in tiles of *size*, and the first line of them."""
    width, high = size
    rows = rows_for(max(y for _x, y in spots.values()) + 1, high)
    for place, (x, y) in spots.items():
        tile, column = rows[high * y : high * (y + 1)], x * width // 2
        face = cues.face if place == cues.here and cues.face else _face(environment, place, cues, _)
        if face:
            put_tile(tile, column, width, face, _)
        else:
            _put_name(tile, column, width, place, cues)
    lines = [row.text() for row in rows]
    written = [at for at, line in enumerate(lines) if line]
    return lines[written[0] : written[-1] + 1], written[0]


def spot(lattice: Lattice, place: int) -> Spot:
    """Return where the cell *place* is drawn: half tiles to the right, rows down."""
    q, r = cell_at(place)
    return (2 * q + r, r) if lattice is HEX else (2 * q, r)


def _face(environment: Environment, place: int, cues: Cues, _: Words) -> Face | None:
    """Return the tile that lies at *place*, if one does."""
    land = environment.land
    number = land.ground.get(place)
    if number is None:
        return None
    held = (species for species in SPECIES if environment.tokens[species] >> number & 1)
    return Face(
        land.tiles[number].sides,
        shown_letters(environment.printed[number], _),
        next(held, None),
        name=str(PLACES[place]) if place in cues.places else "",
        here=place == cues.here,
    )


def _put_name(rows: list[Row], column: int, width: int, place: int, cues: Cues) -> None:
    """Write the name of a free cell, apart from its neighbours; a long one on two lines."""
    style = LEGAL if place in cues.places else QUIET
    name = str(PLACES[place])
    if len(name) < width or width > WIDTHS[-1]:
        shown = f" {name} " if len(name) + 2 < width else name
        rows[len(rows) // 2].put(column + (width - len(shown)) // 2, shown, style)
        return
    q, r = name.split(",")
    rows[0].put(column, f"{q},".center(width), style)
    rows[1].put(column, r.center(width), style)

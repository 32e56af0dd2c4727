"""Tiles in text: five lines, three or two, in which every side has its own sector."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rollwrite.cli.canvas import Row
from rollwrite.cli.cascadia.signs import KEYSTONE, SEAM, TEXTURES, disc, letter, texture, written
from rollwrite.cli.cascadia.signs import token as token_sign
from rollwrite.cli.palette import LEGAL
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.speech import Words

LINES = (3, 2)
"""Lines of a tile, in a high window and in a lower one."""
WIDTHS = (8, 6, 4)
"""Columns of a tile, in a wide window and in narrower ones."""
LARGE = (12, 5)
"""Columns and lines of a tile where there is room to spare."""
SECTORS = {
    (6, 5): ((5, 0), (4, 5, 0, 1), (4, 1), (4, 3, 2, 1), (3, 2)),
    (4, 5): ((0, 0), (3, 1), (3, 1), (3, 1), (2, 2)),
    (6, 3): ((5, 0), (4, 1), (3, 2)),
    (4, 3): ((0, 0), (3, 1), (2, 2)),
    (6, 2): ((4, 5, 0, 1), (4, 3, 2, 1)),
    (4, 2): ((3, 0, 0, 1), (3, 2, 2, 1)),
}
"""By the number of sides and of lines, for each line its sides from left to right.

Half a tile has one habitat, so that those sides tell the others that a token may cover.
"""

UNDER = "underline"
"""What parts a tile from those below it."""


class Face(Struct, frozen=True):
    """A tile as it is looked at."""

    sides: tuple[int, ...]
    shown: str
    """The letters of the species that it shows."""
    token: int | None = None
    """The species of the token on it."""
    chosen: bool = False
    """Whether it only would lie there."""
    name: str = ""
    """Its cell, where something can be put there."""
    here: bool = False
    """Whether the cursor stands there."""


def shown_letters(tile: HabitatTile, _: Words) -> str:
    """Return the letters of the species that *tile* shows, with a sign behind a keystone."""
    letters = "".join(letter(species, _).lower() for species in tile.wildlife)
    return letters + KEYSTONE * tile.keystone


def put_tile(rows: Sequence[Row], column: int, width: int, face: Face, _: Words) -> None:
    """Draw *face* over *rows*, from *column* on."""
    sectors = _sectors(len(face.sides), len(rows), width)
    for row, sides in zip(rows, sectors, strict=True):
        seam = UNDER if row is rows[-1] else ""
        for at in range(width):
            habitat = face.sides[_side_at(sides, at, width)]
            row.put(column + at, TEXTURES[habitat] if at else SEAM, f"{texture(habitat)} {seam}")
    middle = len(rows) // 2
    _put_middle(rows[middle], column, width, face, sectors[middle], _)
    if face.name:
        name = f"[{face.name}]" if face.here else face.name
        style = f"{LEGAL} reverse" if face.here else LEGAL
        rows[0].put(column, name.center(width)[:width], style)


def _sectors(sides: int, lines: int, width: int) -> Sequence[Sequence[int]]:
    """Return for each line its sides; in few columns the first and the last show four."""
    found = SECTORS[sides, lines]
    if width > WIDTHS[-1] or lines == LINES[-1]:
        return found
    above, below = SECTORS[sides, LINES[-1]]
    return above, found[1], below


def _side_at(sides: Sequence[int], at: int, width: int) -> int:
    """Return which of *sides* a line shows in its column *at*; the seam is in the first."""
    return sides[at * len(sides) // width]


def _put_middle(
    row: Row, column: int, width: int, face: Face, sides: Sequence[int], _: Words
) -> None:
    """Write the token or the letters in the middle, over the habitats on both sides."""
    if face.chosen:
        said = f"[{face.shown}]"[:width]
        row.put(column + (width - len(said) + 1) // 2, said, f"{LEGAL} reverse")
    elif face.token is not None:
        said = token_sign(face.token, _)
        row.put(column + (width - len(said) + 1) // 2, said, disc(face.token))
    else:
        said = face.shown if width == WIDTHS[-1] else f" {face.shown} "
        start = (width - len(said) + 1) // 2
        for at, sign in enumerate(said, start):
            side = face.sides[_side_at(sides, at, width)]
            row.put(column + at, sign, written(side))


def fitting_width(halves: int, columns: int) -> int:
    """Return how wide tiles can be where *halves* of them side by side have *columns*."""
    return next((width for width in WIDTHS if halves * width // 2 <= columns), WIDTHS[-1])


def rows_for(count: int, lines: int) -> list[Row]:
    """Return as many empty lines as *count* rows of tiles take that are so many *lines* high."""
    return [Row() for _ in range(lines * count)]

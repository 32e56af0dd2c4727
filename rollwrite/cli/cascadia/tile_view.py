"""Tiles in text: three lines, in which every side has its own sector."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from rollwrite.cli.canvas import Row
from rollwrite.cli.cascadia.signs import KEYSTONE, SEAM, TEXTURES, disc, letter, texture, written
from rollwrite.cli.cascadia.signs import token as token_sign
from rollwrite.cli.palette import LEGAL
from rollwrite.games.cascadia.environment import HabitatTile
from rollwrite.games.speech import Words

LINES = 3
WIDTHS = (8, 6, 4)
"""Columns of a tile, in a wide window and in narrower ones."""
SECTORS = {6: ((5, 0), (4, 1), (3, 2)), 4: ((0, 0), (3, 1), (2, 2))}
"""By the number of sides, for each line the side on its left and on its right."""


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
    """Draw *face* over three of *rows*, from *column* on."""
    half = width // 2
    for row, sides in zip(rows, SECTORS[len(face.sides)], strict=True):
        seam = UNDER if row is rows[-1] else ""
        for at, side in enumerate(sides):
            habitat = face.sides[side]
            style = f"{texture(habitat)} {seam}"
            row.put(column + at * half, TEXTURES[habitat] * half, style)
        row.put(column, SEAM, f"{texture(face.sides[sides[0]])} {seam}")
    _put_middle(rows[1], column, width, face, _)
    if face.name:
        style = f"{LEGAL} reverse" if face.here else LEGAL
        rows[0].put(column, face.name.center(width)[:width], style)


def _put_middle(row: Row, column: int, width: int, face: Face, _: Words) -> None:
    """Write the token or the letters in the middle, over the habitats on both sides."""
    left, right = SECTORS[len(face.sides)][1]
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
            side = left if at < width // 2 else right
            row.put(column + at, sign, written(face.sides[side]))


def fitting_width(halves: int, columns: int) -> int:
    """Return how wide tiles can be where *halves* of them side by side have *columns*."""
    return next((width for width in WIDTHS if halves * width // 2 <= columns), WIDTHS[-1])


def rows_for(count: int) -> list[Row]:
    """Return as many empty lines as *count* rows of tiles take."""
    return [Row() for _ in range(LINES * count)]


def trimmed(rows: Iterable[Row]) -> list[Row]:
    """Return *rows* without the empty ones at both ends."""
    kept = list(rows)
    while kept and not kept[-1].text():
        kept.pop()
    while kept and not kept[0].text():
        kept.pop(0)
    return kept

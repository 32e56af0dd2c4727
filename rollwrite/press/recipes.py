"""Recipes for pages: data files that say which drawings go where, and how many on a side."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from rollwrite.assets import PRINT
from rollwrite.games.rolling.faults import describe
from rollwrite.games.rolling.sheet import Fill
from rollwrite.press.drawers import DRAWERS

Length = Annotated[float, Meta(ge=0, le=420)]
Count = Annotated[int, Meta(ge=1, le=8)]
Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]


class BadRecipe(ValueError):
    """A recipe that cannot be used: the file, the key, the reason."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")


class Put(Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing and its room: left, top, width and height in millimetres on the art."""

    draw: Key
    room: tuple[Length, Length, Length, Length]
    hold: Literal["left", "middle"] = "left"
    """Where it stands when its room is wider than it is."""
    scale: Annotated[float, Meta(ge=0.5, le=3)] = 1
    """How many times as large its type is."""
    share: tuple[Count, Count] = (1, 1)
    """Which part of it stands here, and how many parts there are."""


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the paper."""

    put: tuple[Put, ...]
    back: bool = False
    """Whether it is printed on the back of the side before it, each piece behind its own."""


class Recipe(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What goes on the sides of one thing that is printed."""

    key: Key
    what: Key
    """The word by which it is asked for."""
    fill: Fill | None = None
    """For which sheets it is; for all when nothing is said."""
    art: tuple[Length, Length]
    """How wide and how high the drawing on a side is."""
    up: Annotated[int, Meta(ge=1, le=16)] = 1
    """How many of them lie on one side of the paper."""
    across: Annotated[int, Meta(ge=1, le=8)] = 2
    """How many of them at most lie side by side."""
    gap: Length = 9
    """How far apart they lie."""
    bleed: Length = 0
    """How far beyond the cut there is ink; the art goes on that much around what is cut."""
    cut: tuple[Length, Length] | None = None
    """How large a piece is when it has been cut out of the middle of its art."""
    large: bool = False
    """Whether it is for large print."""
    side: tuple[Side, ...]


@cache
def recipes(folder: Path = PRINT) -> tuple[Recipe, ...]:
    """Return the recipes in *folder*; raise BadRecipe for one that cannot be used."""
    return tuple(map(read_recipe, sorted(folder.glob("*.toml"))))


def read_recipe(path: Path) -> Recipe:
    """Return the recipe in *path*; raise BadRecipe when it is not one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError) as error:
        raise BadRecipe(path, str(error)) from error
    try:
        recipe = msgspec.toml.decode(text, type=Recipe)
    except msgspec.DecodeError as error:
        raise BadRecipe(path, describe(text, error)) from error
    for number, side in enumerate(recipe.side, 1):
        for put in side.put:
            if reason := _fault(recipe, put):
                raise BadRecipe(path, f"side {number}, {put.draw}: {reason}")
    return recipe


def _fault(recipe: Recipe, put: Put) -> str:
    left, top, width, height = put.room
    if put.draw not in DRAWERS:
        return f"there is no such drawing; there are {', '.join(DRAWERS)}"
    if left + width > recipe.art[0] or top + height > recipe.art[1]:
        return "its room goes beyond the art"
    if put.share[0] > put.share[1]:
        return f"there is no part {put.share[0]} of {put.share[1]}"
    return ""


def recipe_for(what: str, fill: Fill, *, up: int, large: bool) -> Recipe | None:
    """Return the recipe of *what* for sheets filled like *fill*, the plain one if need be."""
    found = [each for each in recipes() if each.what == what and each.fill in (None, fill)]
    fitting = [each for each in found if each.large in (False, large)]
    # What is made for just this is better than what would do.
    return max(
        fitting,
        key=lambda each: (each.large, each.up == up, each.fill is not None),
        default=None,
    )

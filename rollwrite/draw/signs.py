"""Signs for what a sheet gives: one shape, one meaning."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.draw.icons import (
    ANIMAL_ICONS,
    ANY_ANIMAL,
    CONE,
    HABITAT_ICONS,
    LANDMARK_ICONS,
    RAIN,
    STAR,
    SUN,
)
from rollwrite.games.rolling.nature import HABITAT_WORDS, TOKEN
from rollwrite.games.rolling.sheet import AnyAnimal, Area, Ask, FreeHex, OneOf, Sheet

WEATHER = {"sun": SUN, "rain": RAIN}
OVERFLOW = "overflow"


class Sign(Struct, frozen=True):
    """A sign: its shape (animal, points, free, landmark, or bare) and what is on it."""

    shape: str
    icon: str = ""
    text: str = ""


def points_sign(points: int) -> Sign:
    """Return the sign of so many *points*."""
    return Sign("points", text=str(points))


def signs_of(area: Area, sheet: Sheet) -> tuple[Sign, ...]:
    """Return what *area* gives, one sign for each thing."""
    return tuple(_signs(area, sheet))


def signs_at(space: int, sheet: Sheet) -> tuple[Sign, ...]:
    """Return what is printed on *space*: its points, and what it gives alone."""
    printed = sheet.printed[space]
    alone = (area for area in sheet.at[space] if area.spaces == 1 << space)
    own = tuple(sign for area in alone for sign in signs_of(area, sheet))
    return (points_sign(printed), *own) if printed else own


def line_sign(key: str) -> Sign:
    """Return the sign for the next box of the line called *key*."""
    kind, _dash, rest = key.partition("-")
    if rest in HABITAT_WORDS:
        return Sign("landmark", LANDMARK_ICONS[HABITAT_WORDS.index(rest)])
    return Sign("free") if kind == OVERFLOW else Sign("bare", WEATHER.get(kind, STAR))


def _signs(area: Area, sheet: Sheet) -> Iterator[Sign]:
    if area.points:
        yield points_sign(area.points)
    for animal, icon in enumerate(ANIMAL_ICONS):
        yield from (Sign("animal", icon),) * area.gain[animal]
    yield from (Sign("bare", CONE),) * area.gain[TOKEN]
    lines = list(sheet.lines)
    yield from (line_sign(lines[line]) for line in area.crosses)
    yield from (_asked(ask, sheet) for ask in area.asks)


def _asked(ask: Ask, sheet: Sheet) -> Sign:
    match ask:
        case AnyAnimal():
            return Sign("animal", ANY_ANIMAL)
        case FreeHex(habitat) if habitat is not None:
            return Sign("free", HABITAT_ICONS[habitat])
        case FreeHex():
            return Sign("free", text="+")
        case OneOf(boxes):
            key = next(key for key, spaces in sheet.groups.items() if spaces == boxes)
            return line_sign(key)

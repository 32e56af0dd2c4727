"""What an area of the sheet gives, in words."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.bits import members
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import AnyAnimal, Area, Ask, FreeHex, OneOf, Sheet
from rollwrite.games.rolling.words.names import HABITAT_NAMES, tally_words
from rollwrite.games.speech import Words, msg, named, points

CROSSED = {
    "sun": msg("a sun"),
    "rain": msg("a rain"),
    "landmark": msg("a landmark"),
    "same": msg("same type"),
    "overflow": msg("overflow track"),
}


def gift(area: Area, sheet: Sheet, _: Words) -> str:
    """Return all that *area* gives."""
    return ", ".join(_gifts(area, sheet, _))


def gifts_at(space: int, page: Page, _: Words) -> str:
    """Return what marking *space* gives at once: printed points, and areas it would complete."""
    sheet, marks = page.sheet, page.marks | 1 << space
    given = [points(sheet.printed[space], _)] if sheet.printed[space] else []
    given += [
        text
        for area in sheet.at[space]
        if not area.spaces & ~marks and (text := gift(area, sheet, _))
    ]
    return ", ".join(given)


def choice(area: Area, page: Page, _: Words) -> str:
    """Return what *area* lets its player choose from, if it does."""
    boxes = [ask.boxes for ask in area.asks if isinstance(ask, OneOf)]
    free = boxes[0] & ~page.marks if boxes else 0
    return ", ".join(dict.fromkeys(gifts_at(space, page, _) for space in members(free)))


def _gifts(area: Area, sheet: Sheet, _: Words) -> Iterator[str]:
    if area.points:
        yield points(area.points, _)
    if any(area.gain):
        yield tally_words(area.gain, _)
    lines = list(sheet.lines)
    for line in area.crosses:
        yield crossed(lines[line], _)
    for ask in area.asks:
        yield _asked(ask, _)


def crossed(line: str, _: Words) -> str:
    """Return what crossing the next box of *line* is called."""
    kind, _dash, habitat = line.partition("-")
    name = named(CROSSED, kind, _)
    return f"{name} ({_(habitat)})" if habitat in HABITAT_NAMES else name


def _asked(ask: Ask, _: Words) -> str:
    match ask:
        case AnyAnimal():
            return _("any animal")
        case FreeHex(habitat) if habitat is not None:
            return _("a free hex (%(habitat)s)", habitat=_(HABITAT_NAMES[habitat]))
        case FreeHex():
            return _("a free hex of any habitat")
        case OneOf():
            return _("a bonus of your choice")

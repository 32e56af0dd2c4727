"""Signs for what a sheet gives, short enough to stand in a hex."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.games.rolling.nature import HABITAT_WORDS, Habitat
from rollwrite.games.rolling.sheet import AnyAnimal, Area, Ask, FreeHex, OneOf, Sheet
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, CONE, HABITAT_CODES
from rollwrite.games.speech import Words

ANY, FREE, LANDMARK, SUN, RAIN = "*", "◇", "⌂", "☼", "☂"
LINE_SIGNS = {"landmark": LANDMARK, "sun": SUN, "rain": RAIN}
CIRCLE, CROSS, EMPTY, HERE, HAD = "●", "✗", "·", ">", "✓"


def sign(area: Area, sheet: Sheet, _: Words) -> str:
    """Return what *area* gives, such as ``3*`` for three points and any animal."""
    return "".join(_signs(area, sheet, _))


def sign_at(space: int, sheet: Sheet, _: Words) -> str:
    """Return what the area of *space* alone gives."""
    alone = (area for area in sheet.at[space] if area.spaces == 1 << space)
    return "".join(sign(area, sheet, _) for area in alone)


def line_sign(key: str, _: Words) -> str:
    """Return the sign of a line of boxes, with the habitat it belongs to."""
    kind, _dash, rest = key.partition("-")
    owner = _(HABITAT_CODES[Habitat.read(rest)])[0].lower() if rest in HABITAT_WORDS else ""
    return LINE_SIGNS.get(kind, "+") + owner


def _signs(area: Area, sheet: Sheet, _: Words) -> Iterator[str]:
    if area.points:
        yield str(area.points)
    letters = (*(_(letter) for letter in ANIMAL_LETTERS), CONE)
    for letter, count in zip(letters, area.gain, strict=True):
        if count:
            yield letter + (str(count) if count > 1 else "")
    lines = list(sheet.lines)
    yield from (line_sign(lines[line], _) for line in area.crosses)
    yield from (_asked(ask, sheet, _) for ask in area.asks)


def _asked(ask: Ask, sheet: Sheet, _: Words) -> str:
    match ask:
        case AnyAnimal():
            return ANY
        case FreeHex(habitat):
            return FREE + (_(HABITAT_CODES[habitat])[0].lower() if habitat is not None else "")
        case OneOf(boxes):
            key = next(key for key, spaces in sheet.groups.items() if spaces == boxes)
            return LINE_SIGNS.get(key, "")

"""What the spaces of a sheet are called."""

from __future__ import annotations

from rollwrite.games.rolling.nature import ANIMAL_WORDS, Animal
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.rolling.words.gifts import crossed
from rollwrite.games.rolling.words.names import animal_name
from rollwrite.games.speech import Words


def space_name(sheet: Sheet, space: int, _: Words) -> str:
    """Return the name of a hex, or what a box is for and its number."""
    name = sheet.names[space]
    for key, boxes in sheet.lines.items():
        if space in boxes:
            return f"{_line(key, _)} {boxes.index(space) + 1}"
    if sheet.hexes >> space & 1:
        return name
    # The box weather-2-3 is the third of the second bonuses.
    numbers = "-".join(part for part in name.split("-") if part.isdecimal())
    return f"{_('bonuses')} {numbers}"


def _line(key: str, _: Words) -> str:
    """Return what a line of boxes is for, and for which animal."""
    word = key.rpartition("-")[2]
    if word not in ANIMAL_WORDS:
        return crossed(key, _)
    return f"{crossed(key, _)} ({animal_name(Animal.read(word), _)})"

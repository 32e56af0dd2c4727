"""What the last choice set off: the chain of gains, links in the order of the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.bits import members
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.nature import HABITATS
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words.finds import of_landmarks
from rollwrite.games.rolling.words.gifts import gift
from rollwrite.games.rolling.words.prompts import hexes
from rollwrite.games.speech import Words


def chain(turn: Turn[Page], _: Words) -> tuple[str, ...]:
    """Return the marks of the last choice, then what they gave; nothing after a throw.

    Landmarks have sentences of their own.
    """
    if turn.before is None:
        return ()
    before, after = turn.before.on, turn.on
    return (*_marked(before, after, _), *_given(before, after, _))


def _marked(before: Page, after: Page, _: Words) -> Iterator[str]:
    fresh = after.marks & ~before.marks & after.sheet.hexes
    for habitat in HABITATS:
        if count := (fresh & after.sheet.habitats[habitat]).bit_count():
            yield hexes(habitat, count, _)


def _given(before: Page, after: Page, _: Words) -> Iterator[str]:
    sheet = after.sheet
    for index in members(after.taken & ~before.taken):
        area = sheet.areas[index]
        if not of_landmarks(area, sheet) and (text := gift(area, sheet, _)):
            yield text

"""What a choice brought to the sheet, in sentences: landmarks, and marks past a full habitat."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.engine.bits import members
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.completing import FillSheet, RewardCard
from rollwrite.games.rolling.filling import MarkTouching, WriteAnimals
from rollwrite.games.rolling.nature import Habitat
from rollwrite.games.rolling.page import IN_MARKET, Page
from rollwrite.games.rolling.paying import lying
from rollwrite.games.rolling.sheet import Area, Sheet
from rollwrite.games.rolling.words.gifts import gift
from rollwrite.games.speech import Words, msg

FOUND = {
    "landmark-rivers": msg("You found a waterfall."),
    "landmark-wetlands": msg("You found a lily pond."),
    "landmark-forests": msg("You found a cabin."),
    "landmark-prairies": msg("You found a windmill."),
    "landmark-mountains": msg("You found a cairn."),
}
FULL = (
    msg("Rivers are full."),
    msg("Wetlands are full."),
    msg("Forests are full."),
    msg("Prairies are full."),
    msg("Mountains are full."),
)
ROW, COLUMN = "landmark-row-", "landmark-column-"


def finds(turn: Turn[Page], _: Words) -> str:
    """Return what the last choice found, completed and overfilled; nothing after a throw."""
    if turn.before is None:
        return ""
    return " ".join((*_overflowed(turn.before, turn.on, _), *_found(turn.before.on, turn.on, _)))


def of_landmarks(area: Area, sheet: Sheet) -> bool:
    """Return whether *area* finds a landmark, or is a row or a column of them."""
    lines = list(sheet.lines)
    return _lined_up(area) or any(lines[line] in FOUND for line in area.crosses)


def _lined_up(area: Area) -> bool:
    return area.key.startswith((ROW, COLUMN))


def _overflowed(turn: Turn[Page], after: Page, _: Words) -> Iterator[str]:
    habitat = _marked(turn, after)
    count = sum((after.marks & ~turn.on.marks) >> box & 1 for box in after.sheet.overflow)
    if count and habitat is not None and not after.sheet.habitats[habitat] & ~after.marks:
        yield _(FULL[habitat])
        yield _.n_(
            "The last mark goes to the overflow track.",
            "%(count)d marks go to the overflow track.",
            count,
        )


def _marked(turn: Turn[Page], after: Page) -> Habitat | None:
    """Return the habitat whose hexes the answer to *turn* marked.

    None for a free hex, and for a card that never lay in the market.
    """
    match turn.asked:
        case MarkTouching(habitat) | WriteAnimals(habitat):
            return habitat
    filling = [each.slot for each in turn.open if isinstance(each, RewardCard | FillSheet)]
    slots = [*filling, *members(after.slots & ~turn.on.slots & IN_MARKET)]
    return lying(after, slots[0])[0].habitat if slots else None


def _found(before: Page, after: Page, _: Words) -> Iterator[str]:
    sheet, fresh = after.sheet, after.marks & ~before.marks
    for line, boxes in sheet.lines.items():
        if line in FOUND and any(fresh >> box & 1 for box in boxes):
            yield _(FOUND[line])
    for index in members(after.taken & ~before.taken):
        if _lined_up(area := sheet.areas[index]):
            yield _completed(area, sheet, _)


def _completed(area: Area, sheet: Sheet, _: Words) -> str:
    gained = gift(area, sheet, _)
    if area.key.startswith(ROW):
        row = area.key.removeprefix(ROW)
        return _("Row %(row)s of the landmarks is complete: %(gift)s.", row=row, gift=gained)
    return _("A column of the landmarks is complete: %(gift)s.", gift=gained)

"""What lies on the table: market, dice, tally."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from rollwrite.cli.canvas import Lines, beside
from rollwrite.cli.palette import GOOD, QUIET
from rollwrite.cli.rolling.colours import BONUS, CENTRAL, DISCOUNT, FREE, PERSONAL, SPECIAL
from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.page import SLOTS, Common, Page
from rollwrite.games.rolling.words.names import (
    CONE,
    counted,
    face_words,
    habitat_name,
    tally_letters,
)
from rollwrite.games.rolling.words.supplements import short
from rollwrite.games.speech import Words

SLOT = 19
"""Columns in which what lies at a slot can be read."""


def draw_market(common: Common, width: int, _: Words) -> Lines:
    """Return the four slots: a discount above its card, a bonus below it (S4)."""
    across = next((each for each in (SLOTS, SLOTS // 2) if width // each >= SLOT), 1)
    each = width // across
    rows = (range(first, first + across) for first in range(0, SLOTS, across))
    return [line for slots in rows for line in _row(common, slots, each, _)]


def _row(common: Common, slots: Iterable[int], each: int, _: Words) -> Lines:
    """Return *slots* side by side, in *each* as many columns."""
    lines: Lines = []
    for slot in slots:
        card = common.market[slot] if slot < len(common.market) else None
        supplement = common.supplements[slot] if slot < len(common.supplements) else None
        column = _slot(slot + 1, card, supplement, _)
        for line in column:
            line.truncate(each - 1)
            line.pad_right(each - 1 - line.cell_len)
        lines = beside(lines, column, 1) if lines else column
    return lines


def _slot(number: int, card: Card | None, supplement: Supplement | None, _: Words) -> Lines:
    above, below = Text(), Text()
    if supplement and supplement.kind == Kind.DISCOUNT:
        above.append(short(supplement, _), DISCOUNT)
    elif supplement:
        below.append(short(supplement, _), BONUS)
    if card is None:
        return [above, Text(f"{number} -", QUIET), Text(), below]
    name = f" {number} {habitat_name(card.habitat, _)} {card.size} "
    head = Text().append(name, FREE[card.habitat])
    cost = Text(tally_letters(card.cost, _))
    if card.tokens:
        cost.append(f" +{CONE * card.tokens}", GOOD)
    return [above, head, cost, below]


def draw_dice(faces: tuple[Face, ...], own: tuple[Face, ...], *, family: bool, _: Words) -> Text:
    """Return the dice: the special one, the central ones, and the own two."""
    line = Text(_("Dice") + " ")
    special = 0 if family else 1
    for number, face in enumerate((*faces, *own)):
        style = CENTRAL
        if number < special:
            style = SPECIAL
        elif number >= len(faces):
            style = PERSONAL
        gap = "  " if number in (special, len(faces)) else " "
        line.append(gap if number else "")
        line.append(f" {face_words(face, _)} ", style)
    return line


def draw_tally(page: Page, _: Words) -> Text:
    """Return what the player holds."""
    held = "  ".join(counted(thing, count, _) for thing, count in enumerate(page.tally))
    return Text(_("You hold") + " ").append(held, "bold")

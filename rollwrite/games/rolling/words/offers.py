"""Moves as offered on a page: what they cost, and what they lead to."""

from __future__ import annotations

from itertools import pairwise

from rollwrite.engine.moves import Move
from rollwrite.games.rolling import moves
from rollwrite.games.rolling.nature import ANIMALS, TOKEN, Animal
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.throw import Result, results
from rollwrite.games.rolling.words.gifts import gift, gifts_at
from rollwrite.games.rolling.words.moves import say
from rollwrite.games.rolling.words.names import animals_name, card_words, counted
from rollwrite.games.rolling.words.spaces import space_name
from rollwrite.games.speech import Words

LOWER = dict(pairwise(ANIMALS))
HIGHER = {low: high for high, low in LOWER.items()}


def offer(move: Move, page: Page, _: Words) -> str:
    """Return *move* in words, with what *page* tells about it."""
    match move:
        case moves.Collect(gain):
            result = next(each for each in results(page.throw) if each.gain == gain)
            return _with(say(move, _), collected(result, _), _)
        case moves.Complete(slot):
            return _(
                "Complete %(card)s in slot %(slot)d",
                card=card_words(page.common.market[slot - 1], _),
                slot=slot,
            )
        case moves.Mark(name) if _chosen_from_a_group(page, name):
            return _("Choose %(gift)s", gift=gifts_at(page.sheet.space[name], page, _))
        case moves.Mark(name):
            space = page.sheet.space[name]
            said = _("Mark %(space)s", space=space_name(page.sheet, space, _))
            return _with(said, gifts_at(space, page, _), _)
        case moves.Write(name):
            return _with(say(move, _), gifts_at(page.sheet.space[name], page, _), _)
        case moves.Take(key):
            area = next(area for area in page.sheet.areas if area.key == key)
            return _("Take %(gift)s", gift=gift(area, page.sheet, _))
    return say(move, _)


def _chosen_from_a_group(page: Page, name: str) -> bool:
    sheet, space = page.sheet, page.sheet.space[name]
    return not sheet.hexes >> space & 1 and not any(space in line for line in sheet.boxes)


def _with(head: str, rest: str, _: Words) -> str:
    return _("%(head)s: %(rest)s", head=head, rest=rest) if rest else head


def collected(result: Result, _: Words) -> str:
    """Return how *result* comes about, and its price."""
    *first, last = ("", *result.how.split())
    parts = []
    if "three" in (*first, last):
        parts.append(_("any three dice"))
    if last == "two":
        parts.append(_("two types"))
    if first and first[-1] in ("down", "up"):
        animal = Animal.read(last)
        other = LOWER[animal] if first[-1] == "down" else HIGHER[animal]
        parts.append(
            _(
                "%(some)s count as %(others)s",
                some=animals_name(animal, _),
                others=animals_name(other, _),
            )
        )
    if result.price:
        parts.append(counted(TOKEN, result.price, _))
    return ", ".join(parts)

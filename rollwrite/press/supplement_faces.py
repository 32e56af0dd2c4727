"""The faces of supplement cards: what they do, in signs and in words."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import ANY_ANIMAL, CONE, DICE
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.games.rolling import effects
from rollwrite.games.rolling.cards import Kind, Supplement
from rollwrite.games.rolling.nature import ANIMAL_WORDS
from rollwrite.games.rolling.words.names import BOXES
from rollwrite.games.rolling.words.supplements import full
from rollwrite.games.speech import Words, named
from rollwrite.press.card_faces import HIGH, animal_disc, letter_chip
from rollwrite.press.landscapes import BLEED, WIDE
from rollwrite.press.typesetting import balanced, fitted

EDGE = 34.5
"""How far from its middle the frame of a supplement reaches up and down."""
DISC, APART, ROOM, WORDS = 11.0, 3.4, 46.0, 47.5
"""How large a disc is, how far from the next, and how wide all of them and the words may be."""
SIZES = (4.8, 3.8)
"""Of type: the smaller one where the words have no room in the other."""
DEEP, LEADING = 28.5, 1.23
"""How much room they have, and from line to line when the type is 1 high."""
MOST = 3
"""So many animals of any type are shown; more are only told."""
THEN, CARD = "then", "card"


def supplement_face(card: Supplement, _: Words) -> list[Shape]:
    """Return a supplement; a discount points down to its card, a bonus up (S4)."""
    kind, down = str(card.kind), 1 if card.kind == Kind.DISCOUNT else -1
    middle = HIGH / 2 - 2.5 * down
    ground = box(WIDE + 2 * BLEED, HIGH + 2 * BLEED, 0).at(WIDE / 2, HIGH / 2)
    tip = middle + down * EDGE
    name = f"{named(BOXES, card.box, _)} {card.number}"
    return [
        Path(ground, f"{kind}-ground"),
        Path(box(52, 2 * EDGE, 3).at(WIDE / 2, middle), f"{kind}-card"),
        Path(f"M{WIDE / 2 - 7} {tip}l7 {6.5 * down}l7 {-6.5 * down}Z", f"{kind}-sign"),
        *_head(card.kind, middle - EDGE, _),
        *_signs(list(_shown(card.effect)), middle - 11.1, _),
        *_told(full(card, _), middle + 11.6),
        Text(WIDE / 2, middle + EDGE - 4.3, 3.8, name, "quiet-middle"),
    ]


def _head(kind: Kind, top: float, _: Words) -> list[Shape]:
    """Return what kind of supplement it is, in a sign and in words."""
    if kind == Kind.DISCOUNT:
        plate, sign = box(11, 11, 2.6), "h6.8"
        head, when = _("Discount"), _("before you pay")
    else:
        plate, sign = circle(11), "h6.8m-3.4 -3.4v6.8"
        head, when = _("Bonus"), _("after you pay")
    return [
        Path(plate.at(14, top + 9), f"{kind}-sign"),
        Path(f"M10.6 {top + 9}{sign}", "on-supplement"),
        Text(22, top + 7, fitted(head, 5.4, "section", 25), head, "section"),
        Text(22, top + 12.2, 3.8, when, "quiet"),
    ]


def _told(text: str, y: float) -> Iterator[Shape]:
    tries = ((size, balanced(text, size, "body", WORDS)) for size in SIZES)
    size, lines = next(
        each for each in tries if len(each[1]) * each[0] * LEADING < DEEP or each[0] == SIZES[-1]
    )
    for at, line in enumerate(lines):
        down = y + (at - (len(lines) - 1) / 2) * size * LEADING
        yield Text(WIDE / 2, round(down, 2), size, line, "body-middle")


def _shown(effect: effects.Discount | effects.Bonus) -> Iterator[str]:
    """Yield the animals, cones and dice that *effect* is about."""
    match effect:
        case effects.Less(of=of) if of:
            yield from of
        case effects.Less(count) | effects.GainAny(count):
            yield from [ANY_ANIMAL] * min(count, MOST)
        case effects.Gain():
            for word in ANIMAL_WORDS:
                yield from [word] * int(getattr(effect, word))
            yield from [CONE] * effect.token
        case effects.Roll(dice):
            yield from [DICE] * dice
        case effects.GainThrown():
            yield DICE
        case effects.Buy():
            yield from (CONE, THEN, ANY_ANIMAL)
        case effects.Larger(tokens):
            yield from [CONE] * tokens
        case effects.Sized() | effects.Printed():
            yield CONE
        case effects.Lower() | effects.Swap() | effects.Mix() | effects.Raise():
            yield from (ANY_ANIMAL, THEN, ANY_ANIMAL)
        case effects.Again():
            yield from (CARD, THEN, CARD)
        case effects.Rarest() | effects.Bulk() | effects.GainForeign():
            yield ANY_ANIMAL


def _signs(shown: list[str], y: float, _: Words) -> Iterator[Shape]:
    """Yield discs and icons side by side, and the letters of animals over them."""
    size = min(DISC, ROOM / max(len(shown), 1) - APART)
    chips: list[Shape] = []
    for at, what in enumerate(shown):
        x = round(WIDE / 2 + (at - (len(shown) - 1) / 2) * (size + APART), 2)
        if what in ANIMAL_WORDS:
            animal = ANIMAL_WORDS.index(what)
            yield from animal_disc(animal, x, y, size)
            chips += letter_chip(animal, x, y, size, _)
        elif what == THEN:
            yield Path(f"M{x - 3} {y}h5.6m-2.4 -2.4l2.4 2.4l-2.4 2.4", "then")
        elif what == CARD:
            yield Path(box(round(0.72 * size, 2), size, 1.4).at(x, y), "sign")
            yield Path(hexagon(4.33, 5).at(x, y), "sign")
        else:
            yield Path(circle(size).at(x, y), "sign")
            yield Icon(what, x, y, size * 0.7, "cone" if what == CONE else "icon")
    yield from chips

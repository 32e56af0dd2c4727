"""The faces of cards: what a habitat asks and gives, what a supplement does."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import ANIMAL_ICONS, CONE, HABITAT_ICONS
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.games.rolling.cards import Card, Kind, Supplement
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, BOXES, habitat_name
from rollwrite.games.rolling.words.speech import named
from rollwrite.games.rolling.words.supplements import full
from rollwrite.press.typesetting import broken, capital, fitted

WIDE, HIGH, BLEED = 63.0, 88.0, 3.0
ROMAN = ("I", "II")
LAND = 41.0
"""How deep the landscape of a habitat card is."""
FAR = ((12.0, 23.0, 8.0), (33.0, 22.5, 7.0), (52.0, 22.5, 8.0))
NEAR = ((7.0, 32.5, 11.0), (19.0, 33.0, 8.5), (45.0, 33.0, 8.5), (57.0, 32.0, 11.0))
"""Where something grows on the hills, and how high."""
DISC = 10.0
EDGE = 34.5
"""How far from its middle the frame of a supplement reaches up and down."""


def habitat_face(card: Card, tier: int, _: Words) -> list[Shape]:
    """Return a habitat card: its land, its size, what it costs and the tokens it gives (H1)."""
    word = HABITAT_WORDS[card.habitat]
    sky = box(WIDE + 2 * BLEED, LAND + BLEED, 0).at(WIDE / 2, (LAND - BLEED) / 2)
    shapes: list[Shape] = [Path(sky, f"hex free-{word}"), Path(sky, f"hatch-free-{word}")]
    shapes += _land(word)
    name = capital(habitat_name(card.habitat, _))
    shapes += [
        Path(box(32, 8.4, 4.2).at(20.5, 8.5), "box"),
        Icon(HABITAT_ICONS[card.habitat], 9.5, 8.5, 5.6, f"on-{word}"),
        Text(14, 8.5, fitted(name, 4.8, "section", 21), name, "section"),
        Path(box(9, 8.4, 1.6).at(WIDE - 9, 8.5), "box"),
        Text(WIDE - 9, 8.5, 5.4, ROMAN[tier], "figure"),
        Path(hexagon(18.2, 21).at(WIDE / 2, LAND), "box-heavy"),
        Text(WIDE / 2, LAND, 13, str(card.size), "letter-dark"),
    ]
    if card.tokens:
        shapes.append(Text(WIDE - 17, LAND + 6.5, 5, f"+{card.tokens}", "strong"))
        shapes.append(Icon(CONE, WIDE - 7, LAND + 6.2, 6.5, "cone"))
    return [*shapes, *_cost(card, _)]


def _land(word: str) -> Iterator[Shape]:
    """Yield hills, and what grows there."""
    left, right = -BLEED, WIDE + BLEED
    far = f"M{left} 26Q12 19 26 24T50 22T{right} 27V{LAND}H{left}Z"
    near = f"M{left} 37Q20 30 38 36T{right} 34V{LAND}H{left}Z"
    icon = HABITAT_ICONS[HABITAT_WORDS.index(word)]
    yield Path(far, f"far-{word}")
    for x, y, size in FAR:
        yield Icon(icon, x, y, size, f"on-{word}")
    yield Path(near, f"near-{word}")
    for x, y, size in NEAR:
        yield Icon(icon, x, y, size, f"on-{word}")


def _cost(card: Card, _: Words) -> Iterator[Shape]:
    """Yield a row of discs for each animal; the last of a row has the letter."""
    rows = [(animal, count) for animal, count in enumerate(card.cost[:5]) if count]
    size = min(DISC, 29 / max(len(rows), 1))
    for at, (animal, count) in enumerate(rows):
        y = LAND + 28 + (at - (len(rows) - 1) / 2) * (size + 0.6)
        for number in range(count):
            x = WIDE / 2 + (number - (count - 1) / 2) * (size + 0.8)
            word = ANIMAL_WORDS[animal]
            yield Path(circle(round(size, 2)).at(x, y), f"disc-{word}")
            yield Icon(ANIMAL_ICONS[animal], x, y, size * 0.7, f"on-{word}")
        yield Path(box(3.8, 3.8, 0.9).at(x + size * 0.46, y + size * 0.36), "box")
        letter = _(ANIMAL_LETTERS[animal])
        yield Text(x + size * 0.46, y + size * 0.36, 3.2, letter, "strong-middle")


def supplement_face(card: Supplement, _: Words) -> list[Shape]:
    """Return a supplement; a discount points down to its card, a bonus up (S4)."""
    kind, down = str(card.kind), 1 if card.kind == Kind.DISCOUNT else -1
    middle = HIGH / 2 - 2.5 * down
    ground = box(WIDE + 2 * BLEED, HIGH + 2 * BLEED, 0).at(WIDE / 2, HIGH / 2)
    tip = middle + down * EDGE
    name = f"{named(BOXES, card.box, _)} {card.number}"
    shapes: list[Shape] = [
        Path(ground, f"{kind}-ground"),
        Path(box(52, 2 * EDGE, 3).at(WIDE / 2, middle), f"{kind}-card"),
        Path(f"M{WIDE / 2 - 7} {tip}l7 {6.5 * down}l7 {-6.5 * down}Z", f"{kind}-sign"),
        *_supplement_head(card.kind, middle - EDGE, _),
        Text(WIDE / 2, middle + EDGE - 6, 3.4, name, "quiet-middle"),
    ]
    lines = broken(full(card, _), 4.3, "body", 45)
    for at, line in enumerate(lines):
        y = middle + 4 + (at - (len(lines) - 1) / 2) * 5.6
        shapes.append(Text(WIDE / 2, round(y, 2), 4.3, line, "body-middle"))
    return shapes


def _supplement_head(kind: Kind, top: float, _: Words) -> list[Shape]:
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
        Text(22, top + 12.2, 3.6, when, "quiet"),
    ]

"""The faces of habitat cards: their land, what they ask and what they give."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import ANIMAL_ICONS, CONE, HABITAT_ICONS
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, habitat_name
from rollwrite.games.speech import Words, capital
from rollwrite.press.landscapes import DEEP, WIDE, landscape
from rollwrite.press.typesetting import fitted, running

HIGH = 88.0
ROMAN = ("I", "II")
DISC, SMALL, CROWDED, CHIP = 10.0, 8.6, 3, 4.5
"""How large a disc is, and when there are so many rows of them; and the chip beside the last."""
ASIDE = 0.56
"""How far beside the middle of a disc its chip is, as a part of it: a salmon keeps its head."""
LABEL = 29.0
"""How wide the name of a habitat is at most."""


def habitat_face(card: Card, tier: int, _: Words) -> list[Shape]:
    """Return a habitat card: its land, its size, what it costs and the tokens it gives (H1)."""
    word = HABITAT_WORDS[card.habitat]
    shapes = list(landscape(word))
    name, style = capital(habitat_name(card.habitat, _)), f"on-label-{word}"
    size = fitted(name, 4.8, style, LABEL)
    wide = running(name, size, style) + 13.5
    shapes += [
        Path(box(round(wide, 2), 8.4, 4.2).at(4.5 + wide / 2, 8.5), f"label-{word}"),
        Icon(HABITAT_ICONS[card.habitat], 9.5, 8.5, 5.6, f"on-label-{word}"),
        Text(14, 8.5, size, name, style),
        Path(box(9, 8.4, 1.6).at(WIDE - 9, 8.5), "box"),
        Text(WIDE - 9, 8.5, 5.4, ROMAN[tier], "figure"),
        Path(hexagon(18.2, 21).at(WIDE / 2, DEEP), f"shore-{word}"),
        Text(WIDE / 2, DEEP, 13, str(card.size), "point"),
    ]
    if card.tokens:
        shapes.append(Text(WIDE - 14.5, DEEP + 6.5, 5, f"+{card.tokens}", "strong-middle"))
        shapes.append(Icon(CONE, WIDE - 8, DEEP + 6.2, 6.5, "cone"))
    return [*shapes, *_cost(card, _)]


def _cost(card: Card, _: Words) -> Iterator[Shape]:
    """Yield a row of discs for each animal; the last of a row has the letter."""
    rows = [(animal, count) for animal, count in enumerate(card.cost[:5]) if count]
    size = SMALL if len(rows) >= CROWDED else DISC
    chips: list[Shape] = []
    for at, (animal, count) in enumerate(rows):
        y = round(DEEP + 28 + (at - (len(rows) - 1) / 2) * (size + 2.2), 2)
        for number in range(count):
            x = round(WIDE / 2 + (number - (count - 1) / 2) * (size + 0.8), 2)
            yield from animal_disc(animal, x, y, size)
        chips += letter_chip(animal, x, y, size, _)
    # No disc of the next row may hide a letter.
    yield from chips


def animal_disc(animal: int, x: float, y: float, size: float) -> Iterator[Shape]:
    """Yield *animal* on its disc."""
    word = ANIMAL_WORDS[animal]
    yield Path(circle(size).at(x, y), f"disc-{word}")
    yield Icon(ANIMAL_ICONS[animal], x, y, round(size * 0.7, 2), f"on-{word}")


def letter_chip(animal: int, x: float, y: float, size: float, _: Words) -> Iterator[Shape]:
    """Yield the letter of *animal* beside its disc, for all who do not see its colour."""
    right, down = round(x + ASIDE * size, 2), round(y + ASIDE * size * 0.72, 2)
    yield Path(box(CHIP, CHIP, 1).at(right, down), "box")
    yield Text(right, down, 3.8, _(ANIMAL_LETTERS[animal]), "strong-middle")

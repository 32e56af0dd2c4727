"""The table that turns ordinary dice into every die of the game."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.geometry import box
from rollwrite.draw.icons import ANIMAL_ICONS, ANY_ANIMAL, CONE
from rollwrite.draw.outlines import circle
from rollwrite.draw.shapes import Drawing, Icon, Path, Shape, Text
from rollwrite.games.rolling.dice import Dice, Effect, Face
from rollwrite.games.rolling.nature import ANIMAL_WORDS, ANIMALS
from rollwrite.games.rolling.words.names import BOXES, face_words
from rollwrite.games.speech import Words, named
from rollwrite.press.heading import draw_title
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import balanced, fitted, running

SIDES = 6
HEAD, LABEL, ROW = 17.0, 32.0, 21.0
TYPE, GAP = 3.8, 6.0
LOWER = 3.6
"""How much higher a row is in which the words of a face take two lines."""
EFFECTS = {Effect.ACTION: "\u22121", Effect.THREE: "3", Effect.DOUBLE: "\u00d72"}
"""What stands on a face of the special die; a cone has an icon, all else its first letter."""
PIPS = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}
"""Which of nine places of a die have a pip."""


def draw_dice_head(piece: Piece, width: float, _height: float) -> Drawing:
    """Return what the table is for."""
    _ = piece.words
    sentence = _(
        "No dice of the game at hand? Roll ordinary ones and read off here what they show: three "
        "central dice and the special die for all, two dice of their own for everybody."
    )
    return draw_title(_("Ordinary dice"), sentence, width)


def draw_dice(piece: Piece, width: float, _height: float) -> Drawing:
    """Return one table for the dice of each box."""
    shapes: list[Shape] = []
    y = 0.0
    for key, dice in piece.share.cut(list(piece.library.dice.items())):
        shapes.append(Text(0, y + 10, 5.4, named(BOXES, key, piece.words), "section"))
        shapes += _numbers(width, y + 10)
        y += HEAD
        for label, faces in _rows(dice, piece.words):
            told = [_told(face, width, piece.words) for face in faces]
            shapes += _row(label, faces, told, width, y)
            y += _high(told)
        y += GAP
    return Drawing(width, y - GAP, tuple(shapes))


def _rows(dice: Dice, _: Words) -> list[tuple[str, tuple[Face, ...]]]:
    return [
        (_("Central dice"), dice.central.faces),
        (_("Special die"), dice.special.faces),
        (_("Your first die"), dice.personal[0].faces),
        (_("Your second die"), dice.personal[1].faces),
    ]


def _numbers(width: float, y: float) -> Iterator[Shape]:
    """Yield the six faces of an ordinary die."""
    step = _step(width)
    for number, places in PIPS.items():
        x = LABEL + (number - 0.5) * step
        yield Path(box(10, 10, 2.2).at(x, y), "box")
        for place in places:
            right, down = (place % 3 - 1) * 2.7, (place // 3 - 1) * 2.7
            yield Path(circle(1.7).at(x + right, y + down), "pip")


def _row(
    label: str, faces: tuple[Face, ...], told: list[list[str]], width: float, y: float
) -> Iterator[Shape]:
    step, middle = _step(width), y + _high(told) / 2
    yield Path(f"M0 {y:.2f}H{width:.2f}", "rule-soft")
    for at, line in enumerate(lines := balanced(label, 4.2, "strong", LABEL - 2)):
        yield Text(0, middle + (at - (len(lines) - 1) / 2) * 5, 4.2, line, "strong")
    for at, (face, words) in enumerate(zip(faces, told, strict=True)):
        x = LABEL + (at + 0.5) * step
        yield from _shown(face, words[0], x, y + 8)
        for down, line in enumerate(words):
            size = fitted(line, TYPE, "body", step - 1)
            yield Text(x, y + 17 + down * LOWER, size, line, "body-middle")


def _step(width: float) -> float:
    return (width - LABEL) / SIDES


def _high(told: list[list[str]]) -> float:
    return ROW + LOWER * (max(map(len, told)) - 1)


def _told(face: Face, width: float, _: Words) -> list[str]:
    """Return the words of a face; two long animals stand one below the other."""
    text = face_words(face, _)
    long = running(text, TYPE, "body") > _step(width) - 1
    return text.replace("/", "/ ").split() if long and "/" in text else [text]


def _shown(face: Face, said: str, x: float, y: float) -> Iterator[Shape]:
    if face.animals == ANIMALS:
        yield Path(circle(11).at(x, y), "sign")
        yield Icon(ANY_ANIMAL, x, y, 8, "icon")
        return
    if face.effect:
        yield Path(box(11, 11, 2.5).at(x, y), "sign")
        if face.effect == Effect.TOKEN:
            yield Icon(CONE, x, y, 8.5, "cone")
        else:
            sign = EFFECTS.get(face.effect, said[0].upper())
            yield Text(x, y, 6.5, sign, "strong-middle")
    for at, animal in enumerate(face.animals):
        right = (at - (len(face.animals) - 1) / 2) * 12
        word = ANIMAL_WORDS[animal]
        yield Path(circle(11).at(x + right, y), f"disc-{word}")
        yield Icon(ANIMAL_ICONS[animal], x + right, y, 7.8, f"on-{word}")

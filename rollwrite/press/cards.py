"""Cards to cut out: habitat cards and supplements, their backs, and marks for the knife."""

from __future__ import annotations

from math import cos, pi, sin

from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import CONE, HABITAT_ICONS
from rollwrite.draw.shapes import Drawing, Group, Icon, Path, Shape, Text
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.press.card_faces import HIGH, ROMAN, habitat_face
from rollwrite.press.landscapes import BLEED, WIDE
from rollwrite.press.piece import Piece
from rollwrite.press.supplement_faces import supplement_face


def draw_card(piece: Piece, width: float, height: float) -> Drawing | None:
    """Return the card of *piece* in the middle of its room, with marks where it is cut."""
    match piece.card:
        case Card():
            face = habitat_face(piece.card, piece.tier, piece.words)
        case Supplement():
            face = supplement_face(piece.card, piece.words)
        case None:
            return None
    return _laid(face, width, height)


def draw_back(piece: Piece, width: float, height: float) -> Drawing:
    """Return the back of the card of *piece*; it bears being printed 3 mm beside its front."""
    ground = box(WIDE + 2 * BLEED, HIGH + 2 * BLEED, 0).at(WIDE / 2, HIGH / 2)
    face: list[Shape] = [Path(ground, "back")]
    for at, word in enumerate(HABITAT_WORDS):
        turn = 2 * pi * at / len(HABITAT_WORDS) - pi / 2
        x, y = round(WIDE / 2 + 18 * cos(turn), 2), round(HIGH / 2 + 18 * sin(turn), 2)
        hex = hexagon(14.7, 17).at(x, y)
        face += [Path(hex, f"hex free-{word}"), Path(hex, f"hatch-free-{word}")]
        face.append(Icon(HABITAT_ICONS[at], x, y, 9, f"on-{word}"))
    if isinstance(piece.card, Card):
        face.append(Text(WIDE / 2, HIGH / 2, 11, ROMAN[piece.tier], "letter-dark"))
    else:
        face.append(Icon(CONE, WIDE / 2, HIGH / 2, 11, "cone"))
    return _laid(face, width, height)


def _laid(face: list[Shape], width: float, height: float) -> Drawing:
    x, y = (width - WIDE) / 2, (height - HIGH) / 2
    return Drawing(width, height, (Group(tuple(face), x=x, y=y), Path(_marks(x, y), "cut-mark")))


def _marks(x: float, y: float) -> str:
    """Return short lines beyond the bleed, in line with the edges of the card."""
    long = min(x, y) - BLEED
    parts = []
    for right in (x, x + WIDE):
        parts.append(f"M{right} {y - BLEED}v{-long}M{right} {y + HIGH + BLEED}v{long}")
    for down in (y, y + HIGH):
        parts.append(f"M{x - BLEED} {down}h{-long}M{x + WIDE + BLEED} {down}h{long}")
    return "".join(parts)

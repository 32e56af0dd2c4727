"""Hexes in ink: ground, hatch, icon, signs, and what was written there."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.draw.board import Board, Spot
from rollwrite.draw.geometry import halves, hexagon
from rollwrite.draw.icons import HABITAT_ICONS, STAR
from rollwrite.draw.outlines import circle
from rollwrite.draw.pencil import HALF, SOLID, circled
from rollwrite.draw.shapes import Icon, Path, Shape, Text
from rollwrite.draw.sign_shapes import INK, RAISED, Tone, draw_signs
from rollwrite.draw.signs import signs_at
from rollwrite.draw.written import Ink
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS, Habitat
from rollwrite.games.rolling.sheet import Fill
from rollwrite.games.rolling.words.names import ANIMAL_LETTERS, HABITAT_CODES

SIGNS = {(False, False): 6.0, (False, True): 4.4, (True, False): 4.9, (True, True): 4.0}
"""How large signs on a map are: where two habitats meet, and where there are several signs."""
LETTER = 0.42
"""How large a letter in a hex is: it stays clear of the rings around signs on both sides (D3)."""


def draw_hex(board: Board, spot: Spot, ink: Ink) -> list[Shape]:
    """Return the hex at *spot* with all that is on it, and *ink* written there."""
    owners = board.sheet.owners(spot.space)
    if board.sheet.start >> spot.space & 1 and not owners:
        return _star(spot)
    match board.sheet.fill:
        case Fill.TOPMOST:
            return _ground(spot, owners, set()) + _sized(board, spot, ink)
        case Fill.ANYWHERE:
            return _ground(spot, owners, set()) + _lettered(board, spot, ink)
    return _ringed(board, spot, owners, ink)


def draw_unwritten(board: Board, spot: Spot) -> list[Shape]:
    """Return the hex at *spot* with nothing in its middle."""
    return _ground(spot, board.sheet.owners(spot.space), set())


def _star(spot: Spot) -> list[Shape]:
    ground = hexagon(spot.width, spot.height).at(spot.x, spot.y)
    return [
        Path(ground, "star"),
        Icon(STAR, spot.x, spot.y, spot.width * 0.66, "on-star"),
        # C1: it is circled from the start.
        *circled(spot.x, spot.y, 0.9 * spot.width, 0.9 * spot.width, spot.space),
    ]


def _ground(spot: Spot, owners: Sequence[Habitat], solid: set[Habitat]) -> list[Shape]:
    """Return the ground of a hex: its one habitat, two with a slanted cut, or none."""
    outline = hexagon(spot.width, spot.height)
    if not owners:
        return [Path(outline.at(spot.x, spot.y), "typeless")]
    parts = halves(spot.width, spot.height) if len(owners) == 2 else (outline,)
    shapes: list[Shape] = []
    for part, habitat in zip(parts, owners, strict=True):
        d, word = part.at(spot.x, spot.y), HABITAT_WORDS[habitat]
        state = "marked" if habitat in solid else "free"
        shapes += [Path(d, f"hex {state}-{word}"), Path(d, f"hatch-{state}-{word}")]
    return shapes


def _sized(board: Board, spot: Spot, ink: Ink) -> list[Shape]:
    """Return the size written in a hex, or the ghost of its habitat (A1)."""
    signs = signs_at(spot.space, board.sheet)
    shapes: list[Shape] = []
    if signs:
        shapes += draw_signs(signs, spot.x, spot.y + spot.height * 0.3, 5 * len(signs), 5)
    if ink:
        shapes.append(Text(spot.x, spot.y, 9, str(ink), "figure"))
    elif ink is not None:
        shapes += circled(spot.x, spot.y, spot.width * 0.8, spot.width * 0.8, spot.space)
    else:
        for habitat in board.sheet.owners(spot.space):
            word = HABITAT_WORDS[habitat]
            shapes.append(Icon(HABITAT_ICONS[habitat], spot.x, spot.y, 6.5, f"on-{word} ghost"))
    return shapes


def _lettered(board: Board, spot: Spot, ink: Ink) -> list[Shape]:
    """Return the animal written in a hex, or its habitat (D1)."""
    flat = min(spot.width, spot.height)
    if ink:
        word, letter = ANIMAL_WORDS[ink - 1], board.words(ANIMAL_LETTERS[ink - 1])
        return [
            Path(circle(round(flat * 0.74, 2)).at(spot.x, spot.y), f"disc-{word}"),
            Text(spot.x, spot.y, flat * LETTER, letter, f"code on-{word}"),
        ]
    if ink is not None:
        return circled(spot.x, spot.y, flat * 0.8, flat * 0.8, spot.space)
    shapes = draw_signs(signs_at(spot.space, board.sheet), spot.x, spot.y + 2.4, 5, 5)
    for habitat in board.sheet.owners(spot.space):
        word = HABITAT_WORDS[habitat]
        shapes.append(Icon(HABITAT_ICONS[habitat], spot.x, spot.y, 5, f"on-{word}"))
    return shapes


def _ringed(board: Board, spot: Spot, owners: Sequence[Habitat], ink: Ink) -> list[Shape]:
    """Return a hex that is circled when it is marked (B, C)."""
    marked = ink is not None
    counted = _counted(owners, ink)
    tone = INK if len(owners) < 2 else RAISED
    if marked and len(owners) == 1:
        word = HABITAT_WORDS[owners[0]]
        tone = Tone(f"sign sign-marked-{word}", f"icon on-marked-{word}")
    shapes = _ground(spot, owners, counted)
    if marked:
        ground = SOLID if len(counted) == len(owners) else HALF
        flat = min(spot.width, spot.height)
        wide, high = (0.94, 0.83) if spot.width > spot.height else (0.93, 0.93)
        shapes += circled(spot.x, spot.y, wide * flat, high * flat, spot.space, ground=ground)
    if board.sheet.fill == Fill.LEFTMOST:
        return shapes + _track_content(board, spot, owners, tone)
    return shapes + _map_content(board, spot, owners, counted, tone)


def _counted(owners: Sequence[Habitat], ink: Ink) -> set[Habitat]:
    """Return the habitats for which a hex counts."""
    if ink is None:
        return set()
    return {each for each in owners if len(owners) == 1 or each + 1 == ink}


def _track_content(board: Board, spot: Spot, owners: Sequence[Habitat], tone: Tone) -> list[Shape]:
    """Return the sign of a hex; the first of a track says which habitat it is."""
    signs = signs_at(spot.space, board.sheet)
    width, height = (6.4, 6.4) if len(signs) < 2 else (9.4, 4.4)
    shapes = draw_signs(signs, spot.x, spot.y, width, height, tone)
    for habitat in owners:
        if not signs and board.sheet.tracks[habitat][0] == spot.space:
            word = HABITAT_WORDS[habitat]
            style = f"on-{word}" if tone is INK else tone.icon
            code = board.words(HABITAT_CODES[habitat])
            shapes.append(Icon(HABITAT_ICONS[habitat], spot.x, spot.y - 1.5, 4.5, style))
            shapes.append(Text(spot.x, spot.y + 2.4, 3.25, code, f"code {style}"))
    return shapes


def _map_content(
    board: Board, spot: Spot, owners: Sequence[Habitat], counted: set[Habitat], tone: Tone
) -> list[Shape]:
    """Return the habitat and its code above, the signs below; two habitats in their corners."""
    signs = signs_at(spot.space, board.sheet)
    wide, high = spot.width, spot.height
    shapes: list[Shape] = []
    down = 0.0
    if len(owners) == 2:
        # Two signs side by side leave room only above and below them.
        x, y, small = (0.28, 0.17, 2.7) if len(signs) < 2 else (0.2, 0.25, 2.4)
        for habitat, side in zip(owners, (-1, 1), strict=True):
            on = "on-marked" if habitat in counted else "on"
            icon, style = HABITAT_ICONS[habitat], f"{on}-{HABITAT_WORDS[habitat]}"
            at = (spot.x + side * x * wide, spot.y + side * y * high)
            shapes.append(Icon(icon, *at, small, style))
    elif owners:
        (habitat,) = owners
        style = f"on-{HABITAT_WORDS[habitat]}" if tone is INK else tone.icon
        code, top = board.words(HABITAT_CODES[habitat]), spot.y - 0.225 * high
        shapes.append(Icon(HABITAT_ICONS[habitat], spot.x - 1.8, top, 2.9, style))
        shapes.append(Text(spot.x + 1.55, top, 2.5, code, f"code {style}"))
        down = (0.1 if len(signs) < 2 else 0.085) * high
    size = SIGNS[len(owners) == 2, len(signs) > 1]
    return shapes + draw_signs(signs, spot.x, spot.y + down, size * len(signs), size, tone)

"""Tables of chips: what a whole habitat gives, what a region gives."""

from __future__ import annotations

from rollwrite.draw.badges import NUMBERED
from rollwrite.draw.board import TITLE, Badge, Board, Head
from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.draw.shapes import Icon, Path
from rollwrite.draw.signs import signs_of
from rollwrite.games.rolling.nature import HABITAT_WORDS, HABITATS
from rollwrite.games.rolling.words.names import habitat_name

CHIPS = 5
"""Chips of regions in one row."""
HIGH = 7.25
GAP = 0.75


def lay_wholes(board: Board, x: float, y: float, title: str) -> None:
    """Lay out what each habitat gives when it is complete (C2)."""
    wholes = [
        (habitat, area)
        for habitat in HABITATS
        if (area := board.area_of(board.sheet.habitats[habitat]))
    ]
    if not wholes:
        return
    board.title(x, y + TITLE / 2, title, board.width - x - 1)
    y += TITLE + 1.25
    for at, (habitat, area) in enumerate(wholes):
        left, top = x + at % 2 * 17, y + at // 2 * 8
        word = HABITAT_WORDS[habitat]
        hex = hexagon(6.06, 7).at(left + 3.5, top + 3.5)
        board.under += [
            Path(hex, f"hex free-{word}"),
            Path(hex, f"hatch-free-{word}"),
            Icon(HABITAT_ICONS[habitat], left + 3.5, top + 3.5, 4, f"on-{word}"),
            Path(f"M{left + 7.1:.2f} {top + 3.5:.2f}h1", "link"),
        ]
        board.heads.append(Head(habitat_name(habitat, board.words), left + 3.5, top + 3.5, 7, 7))
        board.pin(Badge(area, "plain", left + 11.6, top + 3.5, 6, 6))


def lay_region_chips(board: Board, y: float, title: str) -> None:
    """Lay out what each region gives, by its number, below *title* if there is one."""
    if board.regions and title:
        board.title(board.edge, y + TITLE / 2, title)
        y += TITLE + 1.25
    left = board.edge
    for column, width in enumerate(_chip_widths(board)):
        middle = round(left + width / 2, 2)
        for row, area in enumerate(board.regions[column::CHIPS]):
            down = y + row * (HIGH + GAP) + HIGH / 2
            board.under.append(Path(box(width, HIGH, 1.75).at(middle, down), "card"))
            board.pin(Badge(area, "region", middle, down, width, HIGH))
        left += width + GAP


def _chip_widths(board: Board) -> list[float]:
    """Return how wide each column of chips is: all signs are to have the same room."""
    signs = [
        max(len(signs_of(area, board.sheet)) for area in board.regions[column::CHIPS])
        for column in range(min(CHIPS, len(board.regions)))
    ]
    free = board.width - 2 * board.edge - (CHIPS - 1) * GAP - CHIPS * NUMBERED
    each = free / max(sum(signs), 1)
    return [round(NUMBERED + count * each, 2) for count in signs]

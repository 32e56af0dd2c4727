"""Tables of chips: what a whole habitat gives, what a region gives."""

from __future__ import annotations

from rollwrite.draw.board import MARGIN, TITLE, Badge, Board
from rollwrite.draw.geometry import box, hexagon
from rollwrite.draw.icons import HABITAT_ICONS
from rollwrite.draw.shapes import Icon, Path
from rollwrite.games.rolling.nature import HABITAT_WORDS, HABITATS

CHIPS = 5
"""Chips of regions in one row."""
HIGH = 7.25


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
        board.pin(Badge(area, "plain", left + 11.6, top + 3.5, 6, 6))


def lay_region_chips(board: Board, y: float, title: str) -> None:
    """Lay out what each region gives, by its number, below *title* if there is one."""
    if board.regions and title:
        board.title(MARGIN, y + TITLE / 2, title)
        y += TITLE + 1.25
    across = (board.width - 2 * MARGIN + 0.75) / CHIPS
    width = across - 0.75
    for at, area in enumerate(board.regions):
        middle = MARGIN + at % CHIPS * across + width / 2
        top = y + at // CHIPS * (HIGH + 0.75)
        board.under.append(Path(box(width, HIGH, 1.75).at(middle, top + HIGH / 2), "card"))
        board.pin(Badge(area, "region", middle, top + HIGH / 2, width, HIGH))

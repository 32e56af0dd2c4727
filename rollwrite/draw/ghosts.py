"""Ghosts: what would be written next where a card is written as a figure (A)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from rollwrite.draw.board import Board
from rollwrite.draw.hexes import draw_unwritten
from rollwrite.draw.shapes import Group, Text
from rollwrite.engine.moves import Move
from rollwrite.games.rolling.filling import first_free
from rollwrite.games.rolling.moves import Complete
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.sheet import Fill


def draw_ghosts(board: Board, legal: Iterable[Move], page: Page) -> tuple[Group, ...]:
    """Return the sizes of the cards that *legal* moves complete, each in the hex it would fill."""
    if board.sheet.fill != Fill.TOPMOST:
        return ()
    sizes: dict[int, set[int]] = {}
    for move in legal:
        if isinstance(move, Complete):
            card = page.common.market[move.slot - 1]
            for space in first_free(page, board.sheet.tracks[card.habitat]):
                sizes.setdefault(space, set()).add(card.size)
    return tuple(_ghost(board, space, found) for space, found in sizes.items())


def _ghost(board: Board, space: int, sizes: set[int]) -> Group:
    spot = board.spot(space)
    text = "/".join(map(str, sorted(sizes)))
    figure = Text(0, 0, 9 if len(sizes) == 1 else 6, text, "figure ghost")
    return Group(
        (*draw_unwritten(board, replace(spot, x=0, y=0)), figure), "above", x=spot.x, y=spot.y
    )

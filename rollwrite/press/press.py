"""The press: an order in, sides of paper out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES, Mode, filled_in
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.games.speech import Words
from rollwrite.press.compose import HALVES, NONE, Slot, compose
from rollwrite.press.order import Order, check
from rollwrite.press.piece import Piece
from rollwrite.press.pieces import dealt_pieces, pieces_of, sheets_of, title_of
from rollwrite.press.recipes import recipe_for
from rollwrite.press.things import SCENARIO, SUPPLEMENTS, THINGS

LARGE = "large"


def mode_of(order: Order) -> Mode:
    """Return how *order* is inked."""
    mode = MODES[order.mode]
    return filled_in(mode) if order.pages else mode


def named(order: Order, library: Library, _: Words) -> str:
    """Return what the document of *order* is called; raise BadOrder when there can be none."""
    check(order, _)
    titles = (title_of(order, sheet, _) for sheet in sheets_of(order, library, _))
    return "; ".join(dict.fromkeys(titles))


def press(order: Order, library: Library, _: Words) -> Iterator[Leaf]:
    """Yield the sides that *order* asks for; raise BadOrder when it cannot be carried out."""
    for slots in batches(order, library, _):
        yield from compose(slots, order.paper, order.flip, mode_of(order))


def batches(order: Order, library: Library, _: Words) -> Iterator[list[Slot]]:
    """Yield what *order* puts on paper, such as has one art together; raise BadOrder like press."""
    check(order, _)
    sheets = sheets_of(order, library, _)
    slots = [slot for sheet in sheets for slot in _copies(order, library, sheet, _)]
    found = [_filled_up(list(some)) for _art, some in groupby(slots, _art)]
    if order.what == SCENARIO:
        dealt = dealt_pieces(order, library, sheets[0], _)
        cards = _slots(order, sheets[0], dealt, (SUPPLEMENTS,))
        # Both sides of cards are printed: when they come first, none is left empty before them.
        found = [*found, cards] if order.flip == NONE else [cards, *found]
    yield from found


def _copies(order: Order, library: Library, sheet: Sheet, _: Words) -> list[Slot]:
    pieces = pieces_of(order, library, sheet, _)
    return _slots(order, sheet, pieces, THINGS[order.what].parts)


def _filled_up(slots: list[Slot]) -> list[Slot]:
    """Return *slots*; where half a side would stay empty, there is one more of the last."""
    recipe, piece = slots[-1].recipe, slots[-1].piece
    if recipe.up != HALVES or len(slots) % HALVES == 0 or piece.page:
        return slots
    return [*slots, Slot(recipe, replace(piece, name=""))]


def _art(slot: Slot) -> tuple[tuple[float, float], int, int]:
    """Return what must be equal for pieces to be put on paper together."""
    recipe = slot.recipe
    return recipe.art, recipe.up, len(recipe.side)


def _slots(order: Order, sheet: Sheet, pieces: list[Piece], parts: tuple[str, ...]) -> list[Slot]:
    up, large = max(order.up, len(parts)), order.mode == LARGE
    found = [recipe_for(part, sheet.fill, up=up, large=large) for part in parts]
    return [Slot(recipe, piece) for piece in pieces for recipe in found if recipe]

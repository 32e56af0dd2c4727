"""Recipes carried out: pieces on paper, one or two on a side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.leaf import Leaf, Placed, Room
from rollwrite.draw.paper import Mode
from rollwrite.draw.shapes import Drawing, Path
from rollwrite.press.drawers import DRAWERS, NAMED
from rollwrite.press.margins import margin
from rollwrite.press.piece import Piece, Share
from rollwrite.press.recipes import Put, Recipe

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
LONG, SHORT, NONE = "long", "short", "none"
"""On which edge a printer that prints both sides flips the paper; or there are no backs."""
FLIPS = (LONG, SHORT, NONE)
HALVES = 2
"""So many pieces on a side are parted by one cut."""


class Slot(Struct, frozen=True, eq=False):
    """A piece, and the recipe by which it is put on paper."""

    recipe: Recipe
    piece: Piece


class Grid(Struct, frozen=True):
    """Where the arts of a recipe lie on paper."""

    recipe: Recipe
    paper: str

    @property
    def columns(self) -> int:
        """Return how many arts lie side by side."""
        return min(self.recipe.up, self.recipe.across)

    @property
    def rows(self) -> int:
        """Return how many lie one below another."""
        return -(-self.recipe.up // self.columns)

    @property
    def size(self) -> tuple[float, float]:
        """Return how large all arts are together."""
        (wide, high), gap = self.recipe.art, self.recipe.gap
        across = self.columns * (wide + gap) - gap
        return across, self.rows * (high + gap) - gap

    @property
    def sheet(self) -> tuple[float, float]:
        """Return the size of the paper, turned as the arts need it."""
        width, height = PAPERS[self.paper]
        return (width, height) if self.size[0] < self.size[1] else (height, width)

    def corner(self, at: int, flip: str = "") -> tuple[float, float]:
        """Return where an art begins, or where its back does when paper is flipped on an edge."""
        column, row = at % self.columns, at // self.columns
        standing = self.sheet[0] < self.sheet[1]
        if flip and (flip == LONG) == standing:
            column = self.columns - 1 - column
        elif flip:
            row = self.rows - 1 - row
        left, top = ((of - some) / 2 for of, some in zip(self.sheet, self.size, strict=True))
        (wide, high), gap = self.recipe.art, self.recipe.gap
        if self.halved:
            return (column + 0.5) * self.sheet[0] / 2 - wide / 2, top
        return left + column * (wide + gap), top + row * (high + gap)

    @property
    def halved(self) -> bool:
        """Return whether the paper is cut in two; each art lies in the middle of its half."""
        return self.recipe.up == HALVES

    @property
    def arts(self) -> Room:
        """Return what all arts take of the paper."""
        return Room(*self.corner(0), *self.size)


def compose(slots: Sequence[Slot], paper: str, flip: str, mode: Mode) -> Iterator[Leaf]:
    """Yield the sides that hold *slots*, on *paper*, inked in *mode*; all have one art."""
    recipe = slots[0].recipe
    grid = Grid(recipe, paper)
    for start in range(0, len(slots), recipe.up):
        some = slots[start : start + recipe.up]
        for number, side in enumerate(recipe.side):
            if side.back and flip == NONE:
                continue
            placed = [
                each
                for at, slot in enumerate(some)
                for each in _side(slot, number, *grid.corner(at, flip if side.back else ""))
            ]
            if grid.halved:
                placed.append(Placed(_cut(recipe.art[1]), grid.sheet[0] / 2, grid.corner(0)[1]))
            if recipe.cut:
                placed += margin(grid.arts, slots[0].piece.words, large=recipe.large)
            title = "; ".join(dict.fromkeys(slot.piece.title for slot in some))
            yield Leaf(*grid.sheet, tuple(placed), title, _trim(grid), recipe.bleed, mode)


def _trim(grid: Grid) -> Room | None:
    """Return what the pieces take together when they have been cut out."""
    cut = grid.recipe.cut
    if cut is None:
        return None
    left, top = grid.corner(0)
    (wide, high), (width, height) = grid.recipe.art, grid.size
    across, down = (wide - cut[0]) / 2, (high - cut[1]) / 2
    return Room(left + across, top + down, width - 2 * across, height - 2 * down)


def _side(slot: Slot, side: int, left: float, top: float) -> Iterator[Placed]:
    for put in slot.recipe.side[side].put:
        _, _, width, height = put.room
        whose = slot.piece if put.draw in NAMED else replace(slot.piece, name="", date="")
        if put.share != (1, 1):
            whose = replace(whose, share=Share(*put.share))
        drawing = drawn(put.draw, whose, width / put.scale, height / put.scale)
        if drawing is not None:
            yield _fitted(put, drawing, left, top)


@lru_cache(maxsize=256)
def drawn(draw: str, piece: Piece, width: float, height: float) -> Drawing | None:
    """Return the drawing for a room; what is the same on every copy is drawn once."""
    return DRAWERS[draw](piece, width, height)


def _fitted(put: Put, drawing: Drawing, left: float, top: float) -> Placed:
    """Return *drawing* as large as its room, at the top of it."""
    x, y, width, height = put.room
    scale = round(min(width / drawing.width, height / drawing.height), 4)
    right = (width - drawing.width * scale) / 2 if put.hold == "middle" else 0
    return Placed(drawing, left + x + right, top + y, scale)


def _cut(height: float) -> Drawing:
    return Drawing(1, height, (Path(f"M0 0V{height}", "rule-dashed"),))

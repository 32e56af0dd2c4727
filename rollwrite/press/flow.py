"""Running text: titles, paragraphs and points, one below another in as many columns as wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec import Struct

from rollwrite.draw.leaf import Room
from rollwrite.draw.shapes import Drawing, Group, Shape, Text
from rollwrite.press.piece import WHOLE, Share
from rollwrite.press.typesetting import BREAK, broken, fitted, paragraph, running

TYPE, HEAD = 3.9, 5.2
GAP = 1.3
COLUMN = 8.0
"""Between two columns."""
STEP = 0.5
"""By how much columns become deeper until they hold all."""


Before = Callable[[Sequence["Block"], int, int], int]
"""Where a column breaks that would break at a block, and began with another."""


class Block(Struct, frozen=True):
    """A part of a text: a title, a paragraph, a point of a list, or a term and what it means."""

    kind: str
    text: str
    term: str = ""


def title(text: str) -> Block:
    """Return *text* as a title."""
    return Block("title", text)


def plain(text: str) -> Block:
    """Return *text* as a paragraph."""
    return Block("plain", text)


def point(text: str) -> Block:
    """Return *text* as a point of a list."""
    return Block("point", text)


def term(name: str, text: str) -> Block:
    """Return *name* in bold, and after it *text*."""
    return Block("term", text, name)


def flow(
    blocks: Sequence[Block], room: Room, size: float, columns: int = 1, share: Share = WHOLE
) -> Drawing:
    """Return *share* of *blocks*, which fill all columns of all sides about equally.

    Where *room* is high enough, a list and its title stand in one column.
    """
    wide = (room.width - COLUMN * (columns - 1)) / columns
    made = [_set(block, wide, size) for block in blocks]
    heights = [height for _, height in made]
    starts = _starts(blocks, heights, columns * share.of, _with_list)
    if _deepest(heights, starts) > room.height:
        starts = _starts(blocks, heights, columns * share.of, _with_title)
    filled = [made[one:two] for one, two in pairwise([*starts, len(made)])]
    shapes: list[Shape] = []
    first = (share.at - 1) * columns
    for at, column in enumerate(filled[first : first + columns]):
        # A title at the top of a column needs no room above it.
        y = -0.4 * size if blocks[starts[first + at]].kind == "title" else 0.0
        for some, height in column:
            shapes.append(Group(tuple(some), x=at * (wide + COLUMN), y=round(y, 2)))
            y += height
    return Drawing(room.width, round(_deepest(heights, starts), 2), tuple(shapes))


def _deepest(heights: Sequence[float], starts: list[int]) -> float:
    return max(sum(heights[one:two]) for one, two in pairwise([*starts, len(heights)]))


def _starts(
    blocks: Sequence[Block], heights: Sequence[float], columns: int, before: Before
) -> list[int]:
    """Return with which blocks *columns* begin that are as low as can be."""
    deep = sum(heights) / columns
    while len(starts := _filled(blocks, heights, deep, before)) > columns:
        deep += STEP
    return starts


def _filled(
    blocks: Sequence[Block], heights: Sequence[float], deep: float, before: Before
) -> list[int]:
    """Return with which blocks columns begin that are about so *deep*."""
    starts, y = [0], 0.0
    for at, high in enumerate(heights):
        if at > starts[-1] and y + high > deep:
            starts.append(before(blocks, at, starts[-1]))
            y = sum(heights[starts[-1] : at])
        y += high
    return starts


def _with_list(blocks: Sequence[Block], at: int, start: int) -> int:
    """Return where to break instead of *at*: a title goes with all points that follow it."""
    first = at
    while first > start and blocks[at].kind == blocks[first].kind == "point":
        first -= 1
    in_list = first > start and blocks[first].kind == "title"
    return first if in_list else _with_title(blocks, at, start)


def _with_title(blocks: Sequence[Block], at: int, start: int) -> int:
    """Return where to break instead of *at*: a title goes with two blocks that follow it."""
    for back in (1, 2):
        if at - back > start and blocks[at - back].kind == "title":
            return at - back
    return at


def _set(block: Block, width: float, size: float) -> tuple[list[Shape], float]:
    """Return *block* in type, and how high it is."""
    match block.kind:
        case "title":
            high = size * HEAD / TYPE
            text = Text(
                0, high * 0.9, fitted(block.text, high, "section", width), block.text, "section"
            )
            return [text], high * 1.6
        case "point":
            shapes, bottom = paragraph(3, 0, width - 3, size, block.text)
            return [Text(0.4, size * 0.64, size, "•", "body"), *shapes], bottom + GAP / 2
        case "term":
            return _term(block, width, size)
    shapes, bottom = paragraph(0, 0, width, size, block.text)
    return shapes, bottom + GAP


def _term(block: Block, width: float, size: float) -> tuple[list[Shape], float]:
    """Return a term and its meaning, which goes on in the same line."""
    left = running(f"{block.term}  ", size, "strong")
    head: list[Shape] = [Text(0, size * 0.64, size, block.term, "strong")]
    first, *rest = broken(block.text, size, "body", width - left)
    if rest and " " not in " ".join(rest):
        *kept, last = BREAK.split(first)
        first, rest = " ".join(kept), [last, *rest]
    head.append(Text(left, size * 0.64, size, first, "body"))
    if not rest:
        return head, size * 1.28 + GAP / 2
    shapes, bottom = paragraph(0, size * 1.28, width, size, " ".join(rest))
    return [*head, *shapes], bottom + GAP / 2

"""Running text: titles, paragraphs and points, one below another in as many columns as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from rollwrite.draw.shapes import Drawing, Group, Shape, Text
from rollwrite.press.typesetting import broken, fitted, paragraph, running

TYPE, HEAD = 3.9, 5.2
GAP = 1.3
COLUMN = 8.0
"""Between two columns."""


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
    blocks: Sequence[Block], width: float, columns: Literal[1, 2] = 1, size: float = TYPE
) -> Drawing:
    """Return *blocks* in columns that are about equally long."""
    wide = (width - COLUMN * (columns - 1)) / columns
    made = [_set(block, wide, size) for block in blocks]
    turn = _turn(blocks, [height for _, height in made]) if columns == 2 else len(blocks)
    shapes: list[Shape] = []
    deepest = y = 0.0
    for at, (some, height) in enumerate(made):
        y = 0.0 if at == turn else y
        shapes.append(Group(tuple(some), x=wide + COLUMN if at >= turn else 0, y=round(y, 2)))
        y += height
        deepest = max(deepest, y)
    return Drawing(width, round(deepest, 2), tuple(shapes))


def _turn(blocks: Sequence[Block], heights: Sequence[float]) -> int:
    """Return with which block the second column begins; no title ends the first."""
    turns = [at for at in range(1, len(blocks)) if blocks[at - 1].kind != "title"]
    return min(turns, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


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
    head.append(Text(left, size * 0.64, size, first, "body"))
    if not rest:
        return head, size * 1.28 + GAP / 2
    shapes, bottom = paragraph(0, size * 1.28, width, size, " ".join(rest))
    return [*head, *shapes], bottom + GAP / 2

"""Hatches: one little drawing for each habitat, repeated like the signs of a map."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.css import PREFIX
from rollwrite.draw.geometry import number

HATCH = "hatch-"
"""How the style words of hatches begin: then come ``free`` or ``marked``, and the habitat."""


class Hatch(Struct, frozen=True):
    """A tile of *width* by *height* millimetres, turned by *turn* degrees, with lines on it."""

    width: float
    height: float
    d: str
    turn: int = 0
    filled: bool = False
    """Whether the outlines are filled rather than drawn as lines."""


HATCHES = {
    "rivers": Hatch(3, 1.5, "M0 .75q.75-.75 1.5 0t1.5 0"),
    "wetlands": Hatch(3, 2.25, "M.3.55h1.6M1.8 1.7h1.2M0 1.7h.4"),
    "forests": Hatch(2.25, 2.25, "M.3 1.5l.82-.9.83.9"),
    "prairies": Hatch(
        2,
        2,
        "M.26.5a.24.24 0 1 0 .48 0a.24.24 0 1 0-.48 0m1 1a.24.24 0 1 0 .48 0a.24.24 0 1 0-.48 0",
        filled=True,
    ),
    "mountains": Hatch(1.5, 1.5, "M.75 0v1.5", turn=45),
}
LINE = 0.3
"""How wide the lines of a hatch are."""


def pattern(word: str, owner: str = "") -> str:
    """Return the tile of the hatch that the style *word* means, named after its *owner*."""
    hatch = HATCHES[word.rpartition("-")[2]]
    turn = f' patternTransform="rotate({hatch.turn})"' if hatch.turn else ""
    width = "" if hatch.filled else f' stroke-width="{number(LINE)}"'
    return (
        f'<pattern id="{owner}{word}" width="{number(hatch.width)}"'
        f' height="{number(hatch.height)}" patternUnits="userSpaceOnUse"{turn}>'
        f'<path class="{PREFIX}{hatch_style(word)}" d="{hatch.d}"{width}/></pattern>'
    )


def hatch_style(word: str) -> str:
    """Return the style of the lines or dots of a hatch."""
    _hatch, state, habitat = word.split("-")
    return f"{'dots' if HATCHES[habitat].filled else 'lines'}-{state}"

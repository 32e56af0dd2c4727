"""The foot of a page: a ruler that shows whether the printer kept the size, and the credits."""

from __future__ import annotations

from rollwrite.draw.shapes import Drawing, Path, Shape, Text
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import fitted, running

RULER = 50
"""How long the ruler is, in millimetres."""
TYPE = 0.29
"""How large its type is, as a part of its height."""
GAP = 4.0


def draw_footer(piece: Piece, width: float, height: float) -> Drawing:
    """Return the ruler with its sentence, what the page is, and who made the icons."""
    _ = piece.words
    ticks = "".join(
        f"M{at} {0.6 if 0 < at < RULER else 0}v{1 if 0 < at < RULER else 2.2}"
        for at in range(0, RULER + 1, 10)
    )
    ruler = Path(f"M0 1.1H{RULER}{ticks}", "rule")
    sentence = _("50 mm. If this line is shorter, print at 100 %%.")
    credits = _("Unofficial fan work. Icons: game-icons.net, CC BY 3.0, see credits.")
    size = height * TYPE
    y, named = 2.2 + 0.83 * size, fitted(piece.title, size, "quiet", width - RULER - GAP)
    shapes: list[Shape] = [
        ruler,
        Text(width, y - 1.2 * size, named, piece.title, "quiet-end"),
        Text(0, y, size, sentence, "quiet"),
    ]
    if running(sentence, size, "quiet") + GAP + running(credits, size, "quiet") > width:
        y += 1.2 * size
    shapes.append(Text(width, y, size, credits, "quiet-end"))
    return Drawing(width, y + 0.6 * size, tuple(shapes))

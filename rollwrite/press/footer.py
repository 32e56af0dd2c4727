"""The foot of a page: a ruler that shows whether the printer kept the size, and the credits."""

from __future__ import annotations

from rollwrite.draw.shapes import Drawing, Path, Shape, Text
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import running

RULER = 50
"""How long the ruler is, in millimetres."""
SMALL = 2.9


def draw_footer(piece: Piece, width: float, _height: float) -> Drawing:
    """Return the ruler with its sentence, and who made the icons."""
    _ = piece.words
    ticks = "".join(
        f"M{at} {0.6 if 0 < at < RULER else 0}v{1 if 0 < at < RULER else 2.2}"
        for at in range(0, RULER + 1, 10)
    )
    ruler = Path(f"M0 1.1H{RULER}{ticks}", "rule")
    sentence = _("50 mm. If this line is shorter, print at 100 %%.")
    credits = _("Unofficial fan work. Icons: game-icons.net, CC BY 3.0, see credits.")
    shapes: list[Shape] = [ruler, Text(0, 4.6, SMALL, sentence, "quiet")]
    beside = running(sentence, SMALL, "quiet") + 4 + running(credits, SMALL, "quiet")
    y = 4.6 if beside < width else 8
    shapes.append(Text(width, y, SMALL, credits, "quiet-end"))
    return Drawing(width, y + 1.8, tuple(shapes))

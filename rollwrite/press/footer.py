"""The foot of a page: a ruler that shows whether the printer kept the size, and the credits."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.draw.shapes import Drawing, Path, Shape, Text
from rollwrite.games.speech import Words
from rollwrite.press.piece import Piece
from rollwrite.press.typesetting import LEADING, NO_BREAK, broken, fitted, running

RULER = 50
"""How long the ruler is, in millimetres."""
TYPE, PITCH = 0.29, 1.2
"""How large its type is, as a part of its height; and from line to line, of that."""
GAP = 4.0
STYLE = "quiet"


def draw_footer(piece: Piece, width: float, height: float) -> Drawing:
    """Return the ruler with its sentence, what the page is, and who made the icons."""
    size = round(height * TYPE, 2)
    wide = GAP + running(piece.title, size, STYLE)
    credits = running(_credits(piece.words), size, STYLE)
    ruled = RULER + GAP / 2 + running(_ruled(piece.words), size, STYLE)
    # The title ends a line that has room for it, or has one of its own.
    at = next((at for at, used in ((1, credits), (0, ruled)) if used + wide <= width), 2)
    shapes = [*_line(piece.words, size), Text(0, _y(1, size), size, _credits(piece.words), STYLE)]
    named = fitted(piece.title, size, STYLE, width)
    shapes.append(Text(width, _y(at, size), named, piece.title, "quiet-end"))
    return Drawing(width, round(_y(max(at, 1), size) + size / 2, 2), tuple(shapes))


def draw_ruler(words: Words, width: float, size: float) -> Drawing:
    """Return the ruler with its sentence, for above or below what is cut."""
    return Drawing(width, size, tuple(_line(words, size)))


def draw_credits(words: Words, width: float, size: float) -> Drawing:
    """Return who made the icons, for above or below what is cut."""
    return Drawing(width, size, (Text(0, size / 2, size, _credits(words), STYLE),))


def draw_column(words: Words, width: float, size: float) -> Drawing:
    """Return all that is said at the foot of a page, in a column beside what is cut."""
    ticks = "".join(f"M{_end(at)} {at}h{2.2 - 2 * _end(at)}" for at in range(0, RULER + 1, 10))
    shapes: list[Shape] = [Path(f"M1.1 0V{RULER}{ticks}", "rule")]
    y = RULER + GAP
    licence = "CC BY 3.0"
    credits = _credits(words).replace(licence, licence.replace(" ", NO_BREAK))
    for text in (_ruled(words), credits):
        for line in broken(text, size, STYLE, width):
            shapes.append(Text(0, round(y + size / 2, 2), size, line, STYLE))
            y += size * LEADING
        y += GAP / 2
    return Drawing(width, round(y, 2), tuple(shapes))


def _line(words: Words, size: float) -> Iterator[Shape]:
    """Yield the ruler, and beside it what it is for."""
    top = size / 2 - 1.1
    ticks = "".join(
        f"M{at} {top + _end(at):.2f}v{2.2 - 2 * _end(at):.2f}" for at in range(0, RULER + 1, 10)
    )
    yield Path(f"M0 {size / 2:.2f}H{RULER}{ticks}", "rule")
    yield Text(RULER + GAP / 2, size / 2, size, _ruled(words), STYLE)


def _end(at: int) -> float:
    """Return how much shorter a tick of the ruler is on each side: those at its ends are whole."""
    return 0.6 if 0 < at < RULER else 0


def _y(line: int, size: float) -> float:
    return round(size / 2 + line * PITCH * size, 2)


def _ruled(_: Words) -> str:
    return _("50 mm. If this line is shorter, print at 100%%.")


def _credits(_: Words) -> str:
    return _("Unofficial fan work. Icons: game-icons.net, CC BY 3.0, see credits.")

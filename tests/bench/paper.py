"""Paper: how long a page takes, beside bare paths; how large it is, and what it holds."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from reportlab.pdfgen.canvas import Canvas

from rollwrite.draw.geometry import corners
from rollwrite.draw.leaf import Leaf
from rollwrite.draw.paper import MODES
from rollwrite.draw.pdf import About, to_pdf
from rollwrite.draw.plates import plate
from rollwrite.draw.press_ink import hatch_form
from rollwrite.draw.shapes import Group, Shape
from rollwrite.games.rolling.library import load
from rollwrite.i18n import LANGUAGES, words
from rollwrite.press.compose import drawn
from rollwrite.press.order import Order
from rollwrite.press.press import named, press

SHEETS = "ABCD"
MOST_RATIO, MOST_PAGE, MOST_RUN = 2, 50, 1
MOST_KB, MOST_MORE, MOST_GROWTH = 160, 1, 1
RUN, MANY, OFTEN = 64, 1_000, 25
HEX = tuple((round(x, 3), round(y, 3)) for x, y in corners(14.7, 17))


def paper_figures() -> Iterator[str]:
    """Yield the time of a page and of many, its size, and the memory of a thousand."""
    yield _any_page()
    yield from map(_beside_bare_paths, SHEETS)
    yield _in_one_run()
    yield _size()
    yield _memory()


def _any_page() -> str:
    """Return how long pages take in a process that has just begun, whatever is asked for."""
    wanted = [(sheet, mode, lang) for sheet in SHEETS for mode in MODES for lang in LANGUAGES]
    orders = [each for each in wanted for _ in range(10)]
    random.Random(1).shuffle(orders)
    times = [_timed(partial(_printed, *each, f"Player {at}")) for at, each in enumerate(orders)]
    p95 = quantiles(times, n=20)[-1] * 1000
    return (
        f"one page of PDF, {len(orders)} of {len(wanted)} kinds, each named anew: "
        f"p50 {median(times) * 1000:.1f} ms, p95 {p95:.1f} ms (budget {MOST_PAGE} ms)"
    )


def _beside_bare_paths(sheet: str) -> str:
    """Return the time of a page as a ratio to as many bare paths, both by turns."""
    order = Order(what="sheet", sheets=(sheet,), mode="colour")
    (leaf,) = press(order, load(), words("en"))
    paths = _count(leaf)
    turns = [
        (
            _timed(partial(_printed, sheet, "colour", "en", f"Name {at}")),
            _timed(partial(_anew, sheet)),
            _timed(partial(_bare, paths)),
        )
        for at in range(OFTEN)
    ]
    ours, anew, bare = (median(times) * 1000 for times in zip(*turns, strict=True))
    return (
        f"sheet {sheet}, {paths} paths: {ours:.1f} ms a page, {ours / bare:.2f} x as many bare "
        f"paths of ReportLab, {anew / bare:.2f} x when all is drawn anew (budget {MOST_RATIO} x)"
    )


def _anew(sheet: str) -> bytes:
    """Return a page of which nothing has been kept since the last."""
    for kept in (drawn, plate, hatch_form):
        kept.cache_clear()
    return _printed(sheet, "colour", "en", "Nobody")


def _in_one_run() -> str:
    names = tuple(f"Guest {at}" for at in range(RUN))
    order = Order(what="sheet", sheets=("C",), mode="colour", names=names, copies=RUN)
    taken = _timed(partial(_made, order, "en"))
    return f"{RUN} sheets in one run, each with a name: {taken:.2f} s (budget {MOST_RUN} s)"


def _size() -> str:
    lengths = {
        (sheet, mode): len(_printed(sheet, mode, "pl", "Zofia"))
        for sheet in SHEETS
        for mode in MODES
    }
    alone = max(lengths.values()) / 1024
    many = Order(what="sheet", sheets=("C",), mode="colour", copies=RUN)
    more = (len(_made(many, "pl")) - lengths["C", "colour"]) / (RUN - 1) / 1024
    return (
        f"bytes of a page: {alone:.0f} KB alone with its fonts (budget {MOST_KB} KB), "
        f"{more:.1f} KB for each copy more (budget {MOST_MORE} KB)"
    )


def _memory() -> str:
    """Return what is held after some pages of each kind, and after a thousand more."""
    kinds = [(sheet, mode) for sheet in SHEETS for mode in MODES]
    held = []
    for pages in (len(kinds) * 20, MANY):
        for at in range(pages):
            _printed(*kinds[at % len(kinds)], "en", f"Player {at} of {pages}")
        gc.collect()
        held.append(int(Path("/proc/self/statm").read_text().split()[1]) * 4 / 1024)
    return (
        f"memory of {MANY:,} pages: {held[0]:.1f} MB resident before, {held[1]:.1f} MB after "
        f"(budget {MOST_GROWTH} MB more)"
    )


def _printed(sheet: str, mode: str, lang: str, name: str) -> bytes:
    return _made(Order(what="sheet", sheets=(sheet,), mode=mode, names=(name,)), lang)


def _made(order: Order, lang: str) -> bytes:
    library, _ = load(), words(lang)
    about = About(named(order, library, _), lang)
    return to_pdf(press(order, library, _), about)


def _bare(paths: int) -> bytes:
    """Return a page with so many hexes of straight lines, without colour, width or words."""
    file = BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1)
    for at in range(paths):
        path = canvas.beginPath()
        x, y = 30 + at % 30 * 18, 30 + at // 30 * 18
        path.moveTo(x + HEX[0][0], y + HEX[0][1])
        for right, down in HEX[1:]:
            path.lineTo(x + right, y + down)
        path.close()
        canvas.drawPath(path)
    canvas.showPage()
    canvas.save()
    return file.getvalue()


def _count(leaf: Leaf) -> int:
    """Return how many outlines, icons and lines of text *leaf* has."""

    def inside(shapes: tuple[Shape, ...]) -> int:
        return sum(inside(each.shapes) if isinstance(each, Group) else 1 for each in shapes)

    return sum(inside(placed.drawing.shapes) for placed in leaf.placed)


def _timed(make: Callable[[], bytes]) -> float:
    start = perf_counter()
    make()
    return perf_counter() - start


if __name__ == "__main__":
    for line in paper_figures():
        print(line, flush=True)

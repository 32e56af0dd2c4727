"""Drawings as SVG files: all that they need, and nothing else, is inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwrite.draw.css import stylesheet
from rollwrite.draw.geometry import number
from rollwrite.draw.hatches import HATCH, hatch_style, pattern
from rollwrite.draw.icons import BOX, outline
from rollwrite.draw.markup import Markup, quoted
from rollwrite.draw.shapes import Drawing, Group, Icon, Shape
from rollwrite.draw.theme import inks


def to_svg(drawing: Drawing, theme: str | None = "light") -> str:
    """Return *drawing* as SVG; without a *theme*, the page around it has to style its classes."""
    shapes = list(every(drawing.shapes))
    words = sorted({word for shape in shapes for word in shape.style.split()})
    icons = sorted({shape.name for shape in shapes if isinstance(shape, Icon)})
    size = f"{number(drawing.width)} {number(drawing.height)}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sheet" viewBox="0 0 {size}"'
        f' width="{number(drawing.width)}mm" height="{number(drawing.height)}mm"'
        f' role="group" aria-label="{quoted(drawing.label)}">'
    )
    hatches = [word for word in words if word.startswith(HATCH)]
    style = ""
    if theme is not None:
        used = {*words, *map(hatch_style, hatches)}
        style = f"<style>{stylesheet(inks(theme), used)}</style>"
    defs = "".join((*map(_symbol, icons), *map(pattern, hatches)))
    return f"{head}{style}<defs>{defs}</defs>{Markup().write(drawing.shapes)}</svg>\n"


def every(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """Yield *shapes* and all that is inside them."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from every(shape.shapes)


def _symbol(name: str) -> str:
    box = f"0 0 {BOX} {BOX}"
    return f'<symbol id="icon-{name}" viewBox="{box}"><path d="{outline(name)}"/></symbol>'

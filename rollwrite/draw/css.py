"""Style words as CSS."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rollwrite.draw.geometry import number
from rollwrite.draw.styles import SANS, SERIF, STYLES, Paint

FONTS = {
    SERIF: 'ui-serif,"New York",Georgia,"Noto Serif","DejaVu Serif Condensed",serif',
    SANS: 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
}
CLEAR = "clear"
PREFIX = "s-"
"""How every class begins: what stands in for a drawing has no place in it to be found by."""


def stylesheet(inks: Mapping[str, str], words: Collection[str]) -> str:
    """Return the rules of *words*, in the order of the table, coloured with *inks*."""
    rules = [
        f".sheet{{stroke-linejoin:round;stroke-linecap:round;font-family:{FONTS[SANS]}}}",
        f".{PREFIX}taps{{cursor:pointer}}",
        f".{PREFIX}above{{pointer-events:none}}",
    ]
    for word, paint in STYLES.items():
        if word in words and (text := ";".join(_properties(paint, inks))):
            rules.append(f".{PREFIX}{word}{{{text}}}")
    return "".join(rules)


def colour(ink: str, inks: Mapping[str, str]) -> str:
    """Return what CSS calls *ink*."""
    return "transparent" if ink == CLEAR else inks.get(ink, ink)


def _properties(paint: Paint, inks: Mapping[str, str]) -> Iterator[str]:
    if paint.fill is not None:
        yield f"fill:{colour(paint.fill, inks)}"
    if paint.stroke is not None:
        yield f"stroke:{colour(paint.stroke, inks)}"
    if paint.width is not None:
        yield f"stroke-width:{number(paint.width)}"
    if paint.dash:
        # A round cap would close the gaps of a dashed edge.
        yield f"stroke-dasharray:{' '.join(map(number, paint.dash))};stroke-linecap:butt"
    if paint.opacity is not None:
        yield f"opacity:{number(paint.opacity)}"
    if paint.font == SERIF:
        yield f"font-family:{FONTS[SERIF]}"
    if paint.weight is not None:
        yield f"font-weight:{paint.weight}"
    if paint.anchor is not None:
        yield f"text-anchor:{paint.anchor}"

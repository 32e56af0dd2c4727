"""What style words come to on paper: colours, lines and type, all worked out."""

from __future__ import annotations

from functools import cache

from msgspec import Struct
from msgspec.structs import asdict, replace

from rollwrite.draw.hatches import hatch_style
from rollwrite.draw.paper import NONE, WHITE, Mode, mixed
from rollwrite.draw.paper_styles import WORDS
from rollwrite.draw.styles import SANS, Paint
from rollwrite.draw.theme import HABITATS
from rollwrite.draw.type import FONTS

BLACK = "#000000"


class Look(Struct, frozen=True):
    """How a shape is filled and drawn; ``none`` leaves a thing out."""

    fill: str = BLACK
    stroke: str = NONE
    width: float = 0.35
    dash: tuple[float, ...] = ()
    font: str = FONTS[SANS, 400]
    anchor: str = "start"


class Looks:
    """The looks of one mode, each worked out once."""

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self._known: dict[str, Look] = {}

    def of(self, style: str) -> Look:
        """Return what *style* looks like."""
        if style not in self._known:
            self._known[style] = self._worked_out(style.split())
        return self._known[style]

    def hatch(self, style: str) -> str:
        """Return the colour of the hatch that *style* means, on its own ground."""
        paint = WORDS[hatch_style(style)]
        ground = self.mode.inks[f"{style.rpartition('-')[2]}-{style.split('-')[1]}"]
        return self._colour(paint.stroke or paint.fill or NONE, ground, 1)

    def _worked_out(self, words: list[str]) -> Look:
        paint = Paint(fill=BLACK)
        for word, more in WORDS.items():
            if word in words:
                paint = _laid_over(paint, more)
        ground = self._ground(words)
        opacity = 1 if paint.opacity is None else paint.opacity
        return Look(
            self._colour(paint.fill or NONE, ground, opacity),
            self._colour(paint.stroke or NONE, ground, opacity),
            (paint.width or 0.35) * self.mode.bold,
            paint.dash,
            FONTS[paint.font or SANS, paint.weight or 400],
            paint.anchor or "start",
        )

    def _ground(self, words: list[str]) -> str:
        """Return the colour under a shape: its habitat's, where it stands on one."""
        on = (word.removeprefix("on-") for word in words)
        habitat = next((word for word in on if word in HABITATS), None)
        return self.mode.inks[f"{habitat}-free"] if habitat else WHITE

    def _colour(self, ink: str, ground: str, opacity: float) -> str:
        colour = self.mode.inks.get(ink, ink)
        if colour in (NONE, "clear"):
            return NONE
        if len(colour) == 9:
            opacity *= int(colour[7:], 16) / 255
        return mixed(colour, opacity, ground) if opacity < 1 else colour


@cache
def looks_of(mode: Mode) -> Looks:
    """Return the looks of *mode*."""
    return Looks(mode)


def _laid_over(under: Paint, over: Paint) -> Paint:
    """Return *under* with all that *over* says."""
    said = {name: value for name, value in asdict(over).items() if value not in (None, ())}
    return replace(under, **said)

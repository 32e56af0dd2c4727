"""The result as a picture to share."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.icons import BOX, outline
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.end import summary
from rollwrite.web.screens.standing import Standing, standings, verdict
from rollwrite.web.visit import Visit

LETTERS = 14
"""How many letters of a headline fit in a line beside the sun."""
LONG = 20
"""More letters of a name are drawn narrower."""
TOP, GAP, PADDING, FOOT = 620, 72, 28, 140
"""Where the list begins, how far apart its rows are, the room around it, and that below it."""


class Ranked(Struct, frozen=True):
    """A row of the picture."""

    y: int
    place: int
    name: str
    long: bool
    total: int


class PictureScreen(Struct, frozen=True, kw_only=True):
    """What the picture says."""

    headline: tuple[str, ...]
    summary: str
    date: str
    rows: tuple[Ranked, ...]
    top: int
    foot: int
    """Where the list ends."""
    height: int
    """Of the whole picture."""
    tree: str
    box: int


def picture_screen(visit: Visit, sitting: Sitting, lang: str, _: Words) -> PictureScreen:
    """Return the result of a game that is over, the winner on top."""
    everybody = standings(visit, sitting, _)
    ranked = sorted(everybody, key=lambda standing: standing.place)
    foot = TOP + GAP * len(ranked) + PADDING
    return PictureScreen(
        headline=_broken(verdict(everybody, lang, _).title),
        summary=summary(visit, sitting, _),
        date=day(sitting.written[-1].at, lang),
        rows=tuple(_row(TOP + GAP * number, each) for number, each in enumerate(ranked, 1)),
        top=TOP,
        foot=foot,
        height=foot + FOOT,
        tree=outline("pine-tree"),
        box=BOX,
    )


def _row(y: int, standing: Standing) -> Ranked:
    name = standing.name
    return Ranked(y, standing.place, name, len(name) > LONG, standing.total)


def _broken(text: str) -> tuple[str, ...]:
    """Return *text* in lines that are about as long as the picture is wide."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) > LETTERS and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)

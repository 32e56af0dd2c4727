"""The score so far, line by line with its reasons."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.engine.score import Score
from rollwrite.engine.turn import Turn
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.rolling.words.scores import why
from rollwrite.games.speech import Words, capital, named
from rollwrite.web.screens.emblems import emblem


class Scored(Struct, frozen=True):
    """A line of the score: its name, its emblem, its points, and why."""

    name: str
    icon: str
    look: str
    points: int
    why: str


@lru_cache(maxsize=1024)
def score_of(turn: Turn[Page]) -> Score:
    """Return the points so far; counted once for as long as a turn stays as it is."""
    return score_page(turn.on)


def scored(score: Score, page: Page, _: Words) -> tuple[Scored, ...]:
    """Return the lines of *score* in words, with what *page* has to do with them."""
    return tuple(
        Scored(
            capital(named(LINES, line.key, _)),
            *emblem(line.key),
            line.points,
            why(page, measure, line, _),
        )
        for line, measure in zip(score.lines, page.sheet.score, strict=True)
    )

"""The chart of who plays alone: where a total lies on it."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.cli.standing import MET, MISSING
from rollwrite.games.cascadia.scoring.deck import deck
from rollwrite.games.cascadia.words.ranks import next_rank_words, rank_words
from rollwrite.games.speech import Words, told_of


def say_chart(total: int, _: Words) -> Iterator[str]:
    """Yield every step of the chart, ticked where it is reached, and what *total* is worth (K9)."""
    steps = (f"{each} {MET if total >= each else MISSING}" for each in deck().solo.chart)
    yield told_of(_("Chart"), "  ".join(steps), _)
    yield f"{rank_words(total, _)}. {next_rank_words(total, _)}".strip()

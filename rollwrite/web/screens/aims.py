"""The goals that a table plays for, and how far everybody has come towards them."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.engine.turn import Turn
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.progress import progress
from rollwrite.games.rolling.trail import aims_of
from rollwrite.games.rolling.words.progress import progress_words
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.setup_words import options_of


class Aim(Struct, frozen=True):
    """A goal, how far it is, whether it is met, and how far the others are."""

    words: str
    progress: str
    met: bool
    others: tuple[tuple[str, str, bool], ...] = ()
    """Names with how far they are, and whether they have met it."""


class Aims(Struct, frozen=True):
    """What the table plays for."""

    title: str
    goals: tuple[Aim, ...]

    @property
    def met(self) -> int:
        """Return how many goals are met."""
        return sum(goal.met for goal in self.goals)


def aims(look: Looking) -> Aims | None:
    """Return the goals of the table as the seat that looks sees them; None in free play."""
    options, _ = options_of(look.visit.table.setup), look.words
    goals = aims_of(load(), options)
    if not goals:
        return None
    far = [_far(turn, goals, _) for turn in look.table.turns]
    others = [(seat, name) for seat, name in enumerate(look.names) if seat != look.seat]
    found = tuple(
        Aim(words, said, met, tuple((name, *far[seat][at][1:]) for seat, name in others))
        for at, (words, said, met) in enumerate(far[look.seat])
    )
    return Aims(_title(options, _), found)


def _title(options: Options, _: Words) -> str:
    if options.scenario is not None:
        return _("Scenario %(number)d", number=options.scenario)
    return _("Achievements")


@lru_cache(maxsize=1024)
def _far(turn: Turn[Page], goals: tuple[Goal, ...], _: Words) -> tuple[tuple[str, str, bool], ...]:
    """Return how far a page is; counted once for as long as a turn stays as it is."""
    found = []
    for goal in goals:
        told = progress(goal, turn.on)
        found.append((goal_words(goal, _), progress_words(goal, told, _), told.met))
    return tuple(found)

"""What a game is played for besides points: a scenario's goals, a sheet's achievements."""

from __future__ import annotations

from collections import defaultdict

from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.quests import Goal
from rollwrite.games.rolling.scoring import facts


def goals_of(library: Library, options: Options, *, achievements: bool) -> tuple[Goal, ...]:
    """Return the goals to show: those of the scenario with its score, or all achievements."""
    if options.scenario is not None and options.scenario in library.scenarios:
        scenario = library.scenarios[options.scenario]
        return (Goal("score", ("score",), at_least=scenario.score), *scenario.goals)
    letter = library.sheets[options.sheet].letter
    if achievements:
        return tuple(each.goal for each in library.achievements.get(letter, ()))
    return ()


def known_facts(page: Page) -> defaultdict[str, int]:
    """Return the facts of *page*; what an own sheet does not know counts nothing."""
    return defaultdict(int, facts(page))

"""What a game is played for besides points: a scenario's goals, a sheet's achievements."""

from __future__ import annotations

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options


def goals_of(library: Library, options: Options, *, achievements: bool) -> tuple[Goal, ...]:
    """Return the goals to show: those of the scenario with its score, or all achievements."""
    if options.scenario is not None and options.scenario in library.scenarios:
        return library.scenarios[options.scenario].aims
    letter = library.sheets[options.sheet].letter
    if achievements:
        return tuple(each.goal for each in library.achievements.get(letter, ()))
    return ()

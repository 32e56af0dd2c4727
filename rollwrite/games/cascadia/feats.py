"""What a finished game achieved: the scenario, and the achievements that may be ticked."""

from __future__ import annotations

from collections.abc import Iterable

from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.facts import Finish, facts
from rollwrite.games.cascadia.game import CascadiaGame
from rollwrite.games.cascadia.nature import HABITAT_WORDS
from rollwrite.games.cascadia.options import Options
from rollwrite.games.cascadia.quests import Achievement
from rollwrite.games.cascadia.table import Table


def facts_of(game: CascadiaGame, turn: Turn[Table], seat: int) -> dict[str, int]:
    """Return every fact of the game of *seat* by its name."""
    scores = game.scores(turn)
    others = [*scores[:seat], *scores[seat + 1 :]]
    sizes = tuple(
        (scores[seat].points(word), *(each.points(word) for each in others))
        for word in HABITAT_WORDS
    )
    return facts(Finish(turn.on.environments[seat], scores[seat], sizes))


def offered(options: Options, achievements: Iterable[Achievement]) -> tuple[Achievement, ...]:
    """Return those of *achievements* that a game with *options* is for: a normal game alone."""
    if options.scenario is not None or options.restrictions:
        return ()
    return tuple(each for each in achievements if each.tiles in (None, options.tiles))


def tickable(options: Options, achievements: Iterable[Achievement]) -> tuple[Achievement, ...]:
    """Return those of *achievements* that somebody can tick: alone by a house rule only."""
    if options.seats == 1 and not options.solo_counts:
        return ()
    return offered(options, achievements)


def reached(
    game: CascadiaGame,
    turn: Turn[Table],
    seat: int,
    options: Options,
    achievements: Iterable[Achievement],
) -> tuple[Achievement, ...]:
    """Return the achievements of which *seat* may tick one.

    Only who wins against others may, unless a house rule says otherwise.
    """
    if not options.everybody_counts and seat not in game.winners(turn):
        return ()
    found = facts_of(game, turn, seat)
    return tuple(each for each in tickable(options, achievements) if each.met(found))

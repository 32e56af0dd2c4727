"""What was achieved: goals of a scenario met or missed, achievements of the sheet reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.quests import Achievement, Goal, Scenario
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.rolling.words.speech import Words
from rollwrite.web.screens.standing import Standing, together

Facts = Mapping[str, int]


class Aim(Struct, frozen=True):
    """One goal of the scenario, with what each seat made of it: nothing missing, or how much."""

    goal: str
    missed: tuple[str, ...]


class Trial(Struct, frozen=True):
    """A scenario after the game: its goals, and whether each seat met them all."""

    number: int
    aims: tuple[Aim, ...]
    met: tuple[bool, ...]


class Feat(Struct, frozen=True):
    """An achievement that somebody reached."""

    goal: str
    names: str


def known(table: Table) -> tuple[Facts, ...]:
    """Return the facts of every page."""
    return tuple(facts(turn.on) for turn in table.turns)


def trial(scenario: Scenario, every: Sequence[Facts], _: Words) -> Trial:
    """Return how everybody did in *scenario*."""
    goals = (Goal("score", ("score",), at_least=scenario.score), *scenario.goals)
    aims = tuple(
        Aim(goal_words(goal, _), tuple(missed(goal, each, _) for each in every)) for goal in goals
    )
    return Trial(scenario.number, aims, tuple(scenario.met(each) for each in every))


def missed(goal: Goal, found: Facts, _: Words) -> str:
    """Return by how much *goal* was missed; nothing when it was met."""
    if goal.met(found):
        return ""
    values = [found.get(name, 0) for name in goal.facts]
    if goal.at_least is None:
        most = 0 if goal.at_most is None else goal.at_most
        return _("%(count)d too many", count=max(values) - most)
    if goal.needed == 1:
        return _("%(count)d short", count=goal.at_least - max(values))
    return _("%(held)d of %(needed)d", held=goal.held(found), needed=goal.needed)


def feats(
    letter: str, everybody: Sequence[Standing], every: Sequence[Facts], lang: str, _: Words
) -> tuple[Feat, ...]:
    """Return the achievements of the sheet called *letter* that were reached, and by whom."""
    found = []
    for achievement in load().achievements.get(letter, ()):
        by = _reached(achievement, everybody, every)
        if by:
            found.append(Feat(goal_words(achievement.goal, _), together(by, lang)))
    return tuple(found)


def _reached(
    achievement: Achievement, everybody: Sequence[Standing], every: Sequence[Facts]
) -> list[Standing]:
    pairs = zip(everybody, every, strict=True)
    return [standing for standing, each in pairs if achievement.met(each)]

"""What was achieved: goals met or missed by how much, achievements of the sheet reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from rollwrite.games.goals import Goal
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.progress import progress
from rollwrite.games.rolling.quests import Achievement
from rollwrite.games.rolling.trail import aims_of
from rollwrite.games.rolling.words.progress import missed_words
from rollwrite.games.rolling.words.quests import goal_words
from rollwrite.games.speech import Words, capital
from rollwrite.web.screens.standing import Standing, together

Facts = Mapping[str, int]


class TriedGoal(Struct, frozen=True):
    """One goal, with what each seat made of it: nothing missing, or how much."""

    goal: str
    missed: tuple[str, ...]


class Trial(Struct, frozen=True):
    """The goals of a game after it, and whether each seat met them all."""

    title: str
    aims: tuple[TriedGoal, ...]
    met: tuple[bool, ...]
    whole: bool
    """Whether only all of them together count, as in a scenario."""


class Feat(Struct, frozen=True):
    """An achievement that somebody reached."""

    goal: str
    names: str


def trial(options: Options, pages: Sequence[Page], _: Words) -> Trial | None:
    """Return how everybody did in what was played for; None in free play."""
    library = load()
    goals = aims_of(library, options)
    if not goals:
        return None
    if options.scenario in library.scenarios:
        title = _("Scenario %(number)d", number=options.scenario)
        return _tried(title, goals, pages, _, whole=True)
    letter = library.sheets[options.sheet].letter
    title = _("Achievements of sheet %(letter)s", letter=letter)
    return _tried(title, goals, pages, _, whole=False)


def _tried(
    title: str, goals: Sequence[Goal], pages: Sequence[Page], _: Words, *, whole: bool
) -> Trial:
    aims = tuple(
        TriedGoal(
            capital(goal_words(goal, _)),
            tuple(missed_words(goal, progress(goal, page), _) for page in pages),
        )
        for goal in goals
    )
    met = tuple(not any(aim.missed[seat] for aim in aims) for seat in range(len(pages)))
    return Trial(title, aims, met, whole)


def feats(everybody: Sequence[Standing], table: Table, lang: str, _: Words) -> tuple[Feat, ...]:
    """Return the achievements of the sheet that were reached, and by whom."""
    every, found = [facts(turn.on) for turn in table.turns], []
    for achievement in load().achievements.get(table.common.on.setup.sheet.letter, ()):
        by = _reached(achievement, everybody, every)
        if by:
            found.append(Feat(goal_words(achievement.goal, _), together(by, lang)))
    return tuple(found)


def _reached(
    achievement: Achievement, everybody: Sequence[Standing], every: Sequence[Facts]
) -> list[Standing]:
    pairs = zip(everybody, every, strict=True)
    return [standing for standing, each in pairs if achievement.met(each)]

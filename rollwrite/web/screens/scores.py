"""The score so far, line by line with its reasons, and the goals with how far they are."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from rollwrite.engine.score import Score
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.quests import Goal
from rollwrite.games.rolling.words import Words
from rollwrite.games.rolling.words.names import LINES
from rollwrite.games.rolling.words.quests import goal_words, progress
from rollwrite.games.rolling.words.speech import named
from rollwrite.web.screens.market import heading


class Scored(Struct, frozen=True):
    """A line of the score: its name, its points, and what they are the sum of."""

    name: str
    look: str
    points: int
    parts: str


class Aim(Struct, frozen=True):
    """A goal, how far it is, and whether it is met."""

    words: str
    progress: str
    met: bool


class Aims(Struct, frozen=True):
    """Some goals under one heading."""

    title: str
    goals: tuple[Aim, ...]


def scored(score: Score, _: Words) -> tuple[Scored, ...]:
    """Return the lines of *score* in words."""
    return tuple(
        Scored(
            heading(named(LINES, line.key, _)),
            line.key if line.key in HABITAT_WORDS else "",
            line.points,
            " + ".join(map(str, line.parts)) if len(line.parts) > 1 else "",
        )
        for line in score.lines
    )


def aims(page: Page, scenario: int | None, *, achievements: bool, _: Words) -> tuple[Aims, ...]:
    """Return the goals that the table plays for, as far as *page* has come."""
    library, found = load(), list[Aims]()
    known = facts(page) if achievements or scenario is not None else {}
    if scenario is not None:
        wanted = library.scenarios[scenario]
        score = Goal("score", ("score",), at_least=wanted.score)
        title = _("Scenario %(number)d", number=scenario)
        found.append(Aims(title, _aims((score, *wanted.goals), known, _)))
    if achievements:
        goals = (each.goal for each in library.achievements.get(page.sheet.letter, ()))
        found.append(Aims(_("Achievements"), _aims(goals, known, _)))
    return tuple(found)


def _aims(goals: Iterable[Goal], known: dict[str, int], _: Words) -> tuple[Aim, ...]:
    return tuple(Aim(goal_words(goal, _), progress(goal, known), goal.met(known)) for goal in goals)

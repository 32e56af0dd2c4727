"""All scenarios and achievements there are, as the page of a trail lists them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import Step, steps
from rollwrite.games.rolling.words.quests import step_words
from rollwrite.games.speech import Words
from rollwrite.store.trails import Filled
from rollwrite.web.screens.dates import day
from rollwrite.web.screens.quest_words import goals_words, table_for


class Quest(Struct, frozen=True):
    """One of all scenarios and achievements, filled or open."""

    title: str
    goals: str
    date: str
    """When it was met; nothing while it is open."""
    href: str
    """Where a table for it is opened."""


class QuestGroup(Struct, frozen=True):
    """Quests under one heading."""

    title: str
    quests: tuple[Quest, ...]

    @property
    def done(self) -> int:
        """Return how many are filled."""
        return sum(bool(quest.date) for quest in self.quests)


def groups(done: Mapping[str, Filled], lang: str, _: Words) -> Iterator[QuestGroup]:
    """Yield all scenarios, then the achievements of each sheet; those of *done* are filled."""
    every = steps(load())
    quests = {step: _quest(step, done.get(step.key), lang, _) for step in every}
    scenarios = tuple(quests[step] for step in every if step.kind == "scenario")
    yield QuestGroup(_("All scenarios"), scenarios)
    achievements = [step for step in every if step.kind == "achievement"]
    for letter in dict.fromkeys(step.sheet for step in achievements):
        found = tuple(quests[step] for step in achievements if step.sheet == letter)
        yield QuestGroup(_("Achievements of sheet %(letter)s", letter=letter), found)


def _quest(step: Step, award: Filled | None, lang: str, _: Words) -> Quest:
    date = day(award.at, lang) if award else ""
    return Quest(step_words(step, _), goals_words(step, _), date, table_for(step))

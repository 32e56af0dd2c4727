"""Steps of the trail in words, and the tables on which they are played."""

from __future__ import annotations

from flask import url_for
from msgspec import Struct

from rollwrite.draw.trail import CHECK, STAR
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.trail import Step, goals_of
from rollwrite.games.rolling.words.quests import goal_words, step_words
from rollwrite.games.speech import Words
from rollwrite.web.draft import ACHIEVEMENTS, SCENARIO


class Suggestion(Struct, frozen=True):
    """A step to go for: its name, what it asks, and where its table is opened."""

    title: str
    words: str
    href: str
    kind: str


def suggestion(step: Step, _: Words) -> Suggestion:
    """Return *step* as something to play next."""
    words = f"{_('sheet %(letter)s', letter=step.sheet)}, {goals_words(step, _)}"
    return Suggestion(step_words(step, _), words, table_for(step), kind_of(step))


def goals_words(step: Step, _: Words) -> str:
    """Return what *step* asks for, goal after goal."""
    return ", ".join(goal_words(goal, _) for goal in goals_of(load(), step))


def kind_of(step: Step) -> str:
    """Return what fills *step* on a drawn trail: a star for a scenario, or else a check."""
    return STAR if step.kind == "scenario" else CHECK


def table_for(step: Step) -> str:
    """Return where a new table is chosen on which *step* can be met."""
    if step.kind == "scenario":
        return url_for("new_table.choose", quest=SCENARIO, scenario=step.number)
    sheet = load().lettered(step.sheet)
    key = sheet.key if sheet else ""
    return url_for("new_table.choose", quest=ACHIEVEMENTS, sheet=key)

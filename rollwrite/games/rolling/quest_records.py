"""Scenarios and achievements as written, and the goals that they ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rollwrite.games import goals
from rollwrite.games.rolling.nature import ANIMAL_WORDS
from rollwrite.games.rolling.record import Key, Points, Record, Sure

Fact = Annotated[
    str,
    Meta(
        pattern=rf"^(score|cards|left:(animals|tokens|{'|'.join(ANIMAL_WORDS)})"
        r"|(line|marked|area|areas):[a-z][a-z0-9-]*)$"
    ),
]


class GoalRecord(goals.GoalRecord):
    """A condition over facts of a finished game."""

    key: Key
    facts: Annotated[tuple[Fact, ...], Meta(min_length=1)]


class ScenarioRecord(Record):
    """A scenario: sheet, supplements in slots 1-4, a score, and its goals."""

    number: Annotated[int, Meta(ge=1, le=99)]
    sheet: Literal["A", "B", "C", "D"]
    slots: tuple[str, str, str, str]
    score: Points
    goals: tuple[GoalRecord, ...]


class AchievementRecord(Record):
    """One achievement of a sheet."""

    number: Annotated[int, Meta(ge=1, le=99)]
    goal: GoalRecord
    sure: Sure = "certain"

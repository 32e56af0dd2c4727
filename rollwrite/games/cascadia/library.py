"""Everything that the data files of the tile game hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from rollwrite.assets import SHEETS
from rollwrite.games.cascadia.box import Box
from rollwrite.games.cascadia.build_box import build_box
from rollwrite.games.cascadia.facts import FACTS
from rollwrite.games.cascadia.quests import Achievement, Scenario
from rollwrite.games.cascadia.records import (
    AchievementsFile,
    BoxFile,
    ScenariosFile,
    read_file,
)
from rollwrite.games.errors import BadData, refuse_twins
from rollwrite.games.goals import Goal, GoalRecord, build_goal

FOLDER = SHEETS / "cascadia"


class Library(Struct, frozen=True, eq=False):
    """The boxes, each for few and for many players, the scenarios and the achievements."""

    boxes: dict[str, tuple[Box, Box]]
    twice: dict[str, int]
    scenarios: dict[int, Scenario]
    achievements: tuple[Achievement, ...]

    def box(self, key: str, seats: int) -> Box:
        """Return the box of *key* for so many players."""
        return self.boxes[key][seats >= self.twice[key]]


@cache
def load(folder: Path = FOLDER) -> Library:
    """Return what the files in *folder* hold; raise BadData when one of them cannot be used."""
    boxes: dict[str, tuple[Box, Box]] = {}
    twice: dict[str, int] = {}
    for name in ("hexes.toml", "squares.toml"):
        path = folder / name
        file = read_file(path, BoxFile)
        try:
            boxes[file.key] = build_box(file), build_box(file, 2)
        except ValueError as error:
            raise BadData(path, str(error)) from error
        twice[file.key] = file.twice
    return Library(boxes, twice, _scenarios(folder), _achievements(folder))


def _scenarios(folder: Path) -> dict[int, Scenario]:
    path = folder / "scenarios.toml"
    file = read_file(path, ScenariosFile)
    try:
        refuse_twins("scenario", (each.number for each in file.scenario))
        return {
            each.number: Scenario(
                each.number,
                tuple(each.cards),
                each.score,
                tuple(_goal(goal, f"scenario[{at}].goals") for goal in each.goals),
            )
            for at, each in enumerate(file.scenario)
        }
    except ValueError as error:
        raise BadData(path, str(error)) from error


def _achievements(folder: Path) -> tuple[Achievement, ...]:
    path = folder / "achievements.toml"
    file = read_file(path, AchievementsFile)
    try:
        refuse_twins("achievement", (each.number for each in file.achievement))
        return tuple(
            Achievement(each.number, _goal(each.goal, f"achievement[{at}].goal"), each.tiles)
            for at, each in enumerate(file.achievement)
        )
    except ValueError as error:
        raise BadData(path, str(error)) from error


def _goal(record: GoalRecord, where: str) -> Goal:
    """Return the goal of *record*; raise ValueError when it asks what nobody knows."""
    for fact in record.facts:
        if fact not in FACTS:
            raise ValueError(f"{where}.facts: there is no fact {fact!r}")
    return build_goal(record, where)

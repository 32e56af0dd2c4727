"""What the data files of the tile game hold, checked as they are read."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from rollwrite.games.errors import BadData
from rollwrite.games.goals import GoalRecord

R = TypeVar("R", bound=Struct)

TileWord = Annotated[str, Meta(pattern=r"^[a-z]+(/[a-z]+)*:[a-z]+(/[a-z]+)*$")]
Number = Annotated[int, Meta(ge=1, le=99)]


class Record(Struct, forbid_unknown_fields=True):
    """A part of a file; a key that is not known here is refused."""


class LaidRecord(Record):
    """A tile of a starter."""

    at: tuple[int, int]
    tile: TileWord
    turn: Annotated[int, Meta(ge=0, le=5)] = 0


class StarterRecord(Record):
    """A piece of several tiles to start with."""

    key: str
    tiles: Annotated[tuple[LaidRecord, ...], Meta(min_length=1)]


class BoxFile(Record):
    """The tiles of one box."""

    key: Literal["hex", "square"]
    source: str
    sure: Literal["certain", "likely", "own"]
    sides: Literal[4, 6]
    tiles: Annotated[tuple[TileWord, ...], Meta(min_length=50, max_length=120)]
    starter: tuple[StarterRecord, ...] = ()
    row: Annotated[int, Meta(ge=0, le=5)] = 0
    """How many random tiles in a row everybody starts with."""
    twice: Annotated[int, Meta(ge=2, le=9)] = 9
    """From so many players on, every tile is there twice."""


class ScenarioRecord(Record):
    """A scenario."""

    number: Number
    cards: Annotated[str, Meta(pattern="^[A-D]{5}$")]
    score: Annotated[int, Meta(ge=0, le=200)]
    goals: tuple[GoalRecord, ...] = ()


class ScenariosFile(Record):
    """All scenarios."""

    source: str
    sure: Literal["certain", "likely", "own"]
    scenario: tuple[ScenarioRecord, ...]


class AchievementRecord(Record):
    """An achievement; with *tiles* one that only a game with such tiles is played for."""

    number: Number
    goal: GoalRecord
    tiles: Literal["hex", "square"] | None = None


class AchievementsFile(Record):
    """All achievements."""

    source: str
    sure: Literal["certain", "likely", "own"]
    achievement: tuple[AchievementRecord, ...]


def read_file(path: Path, kind: type[R]) -> R:
    """Return what *path* holds; raise BadData naming the file, the key and the reason."""
    try:
        return msgspec.toml.decode(path.read_text(encoding="utf-8"), type=kind)
    except (ValueError, OSError) as error:
        reason, _, where = str(error).partition(" - at `$.")
        key = f"{where.removesuffix('`')}: " if where else ""
        raise BadData(path, f"{key}{reason}") from error

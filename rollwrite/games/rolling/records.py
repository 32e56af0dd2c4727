"""The data files as written: records that msgspec checks, and that the schema is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollwrite.games.rolling.effects import Bonus, Count, Discount, Few
from rollwrite.games.rolling.nature import AnimalWord, HabitatWord
from rollwrite.games.rolling.page import SLOTS
from rollwrite.games.rolling.quest_records import AchievementRecord, ScenarioRecord
from rollwrite.games.rolling.record import Key, Record, Sure
from rollwrite.games.rolling.sheet_records import (
    AreaRecord,
    GroupRecord,
    HexRecord,
    LineRecord,
    ScoreRecord,
)


class SheetFile(Record, tag_field="file", tag="sheet"):
    """An environment sheet."""

    key: Key
    letter: Literal["A", "B", "C", "D"]
    stars: Annotated[int, Meta(ge=1, le=3)]
    source: str
    sure: Sure
    fill: Literal["topmost", "leftmost", "touching", "anywhere"]
    map: str
    score: tuple[ScoreRecord, ...]
    start: str = ""
    """The hexes circled from the start."""
    hex: dict[str, HexRecord] = field(default_factory=dict)
    line: tuple[LineRecord, ...] = ()
    group: tuple[GroupRecord, ...] = ()
    area: tuple[AreaRecord, ...] = ()
    measure: tuple[ScoreRecord, ...] = ()
    marked: dict[Key, str] = field(default_factory=dict)
    """Named sets of spaces that scenarios and achievements ask about."""


class CardRecord(Record):
    """A habitat card."""

    tier: Literal[1, 2]
    habitat: HabitatWord
    size: Annotated[int, Meta(ge=1, le=5)]
    cost: dict[AnimalWord, Few]
    tokens: Count = 0


class CardsFile(Record, tag_field="file", tag="cards"):
    """The habitat cards of a box."""

    key: Key
    source: str
    sure: Sure
    card: tuple[CardRecord, ...]


class DiceFile(Record, tag_field="file", tag="dice"):
    """The dice of a box, six faces each."""

    key: Key
    source: str
    sure: Sure
    central: tuple[str, str, str, str, str, str]
    special: tuple[str, str, str, str, str, str]
    personal: tuple[
        tuple[str, str, str, str, str, str],
        tuple[str, str, str, str, str, str],
    ]


class SupplementRecord(Record):
    """A supplement card: a discount or a bonus."""

    number: Annotated[int, Meta(ge=1, le=99)]
    source: str
    sure: Sure
    discount: Discount | None = None
    bonus: Bonus | None = None


class SupplementsFile(Record, tag_field="file", tag="supplements"):
    """The supplement cards of a box; the first four numbers are the starter cards."""

    key: Key
    source: str
    sure: Sure
    supplement: Annotated[tuple[SupplementRecord, ...], Meta(min_length=SLOTS)]


class ScenariosFile(Record, tag_field="file", tag="scenarios"):
    """Scenarios."""

    key: Key
    source: str
    sure: Sure
    scenario: tuple[ScenarioRecord, ...]


class AchievementsFile(Record, tag_field="file", tag="achievements"):
    """The achievements of a sheet."""

    key: Key
    sheet: Literal["A", "B", "C", "D"]
    source: str
    sure: Sure
    achievement: tuple[AchievementRecord, ...]


File = SheetFile | CardsFile | DiceFile | SupplementsFile | ScenariosFile | AchievementsFile

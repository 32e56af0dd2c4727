"""The data files as written: records that msgspec checks, and that the schema is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rollwrite.games import goals
from rollwrite.games.rolling.effects import Bonus, Count, Discount, Few
from rollwrite.games.rolling.nature import ANIMAL_WORDS, AnimalWord, HabitatWord
from rollwrite.games.rolling.page import SLOTS

Key = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")]
Points = Annotated[int, Meta(ge=0, le=99)]
Fact = Annotated[
    str,
    Meta(
        pattern=rf"^(score|cards|left:(animals|tokens|{'|'.join(ANIMAL_WORDS)})"
        r"|(line|marked|area|areas):[a-z][a-z0-9-]*)$"
    ),
]
Sure = Literal["certain", "likely", "own"]


class Record(Struct, forbid_unknown_fields=True):
    """A part of a data file; a key that is not known here is an error."""


class PointsBonus(Record, tag_field="kind", tag="points"):
    """Points, counted at the end."""

    points: Points


class AnimalBonus(Record, tag_field="kind", tag="animal"):
    """Animals of a named type, or of any."""

    animal: AnimalWord | Literal["any"]
    count: Few = 1


class TokenBonus(Record, tag_field="kind", tag="token"):
    """Nature tokens."""

    count: Few = 1


class FreeBonus(Record, tag_field="kind", tag="free"):
    """A free hex of a habitat, or of any."""

    habitat: HabitatWord | Literal["any"] = "any"


class NextBonus(Record, tag_field="kind", tag="next"):
    """The next uncrossed box of a line is crossed: a landmark, a sun, a rain."""

    line: Key


class ChooseBonus(Record, tag_field="kind", tag="choose"):
    """One uncrossed box of a group is chosen and crossed, and gives its bonus."""

    group: Key


SheetBonus = PointsBonus | AnimalBonus | TokenBonus | FreeBonus | NextBonus | ChooseBonus


class HexRecord(Record):
    """What is printed in a hex of the map."""

    habitats: tuple[HabitatWord, ...] = ()
    """For a hex drawn as ``+``: its two habitats."""
    points: Points = 0
    bonus: tuple[SheetBonus, ...] = ()
    tags: tuple[Key, ...] = ()


class LineRecord(Record):
    """Boxes that are crossed one after the other; each may give something."""

    key: Key
    boxes: Few
    bonus: dict[str, tuple[SheetBonus, ...]] = {}
    """By the number of the box, from 1."""
    tags: tuple[Key, ...] = ()
    """For all areas of its boxes."""


class GroupRecord(Record):
    """Boxes of which one is chosen at a time; each gives something."""

    key: Key
    boxes: Annotated[tuple[tuple[SheetBonus, ...], ...], Meta(min_length=1)]
    tags: tuple[Key, ...] = ()


class AreaRecord(Record):
    """Spaces that give something when all of them are filled."""

    key: Key
    spaces: str
    """Names of hexes, of boxes (``landmark-rivers-1``), of lines and of habitats."""
    bonus: tuple[SheetBonus, ...] = ()
    tags: tuple[Key, ...] = ()
    same: Key | None = None
    """Lines ``KEY-bear`` ... ``KEY-salmon``: one is crossed when the area holds one animal only."""


class ScoreRecord(Record):
    """One line of the score, in the order of the boxes on the sheet."""

    key: Key
    kind: Literal["written", "header", "printed", "points", "diversity", "leftovers"]
    spaces: str = ""
    areas: tuple[Key, ...] = ()
    """Keys or tags of areas whose points count here."""
    habitat: HabitatWord | None = None
    values: tuple[Points, ...] = ()


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
    hex: dict[str, HexRecord] = {}
    line: tuple[LineRecord, ...] = ()
    group: tuple[GroupRecord, ...] = ()
    area: tuple[AreaRecord, ...] = ()
    measure: tuple[ScoreRecord, ...] = ()
    marked: dict[Key, str] = {}
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


class ScenariosFile(Record, tag_field="file", tag="scenarios"):
    """Scenarios."""

    key: Key
    source: str
    sure: Sure
    scenario: tuple[ScenarioRecord, ...]


class AchievementRecord(Record):
    """One achievement of a sheet."""

    number: Annotated[int, Meta(ge=1, le=99)]
    goal: GoalRecord
    sure: Sure = "certain"


class AchievementsFile(Record, tag_field="file", tag="achievements"):
    """The achievements of a sheet."""

    key: Key
    sheet: Literal["A", "B", "C", "D"]
    source: str
    sure: Sure
    achievement: tuple[AchievementRecord, ...]


File = SheetFile | CardsFile | DiceFile | SupplementsFile | ScenariosFile | AchievementsFile

"""The parts of a sheet as written: what gives something, where, and what is scored."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollwrite.games.rolling.effects import Few
from rollwrite.games.rolling.nature import AnimalWord, HabitatWord
from rollwrite.games.rolling.record import Key, Points, Record


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
    bonus: dict[str, tuple[SheetBonus, ...]] = field(default_factory=dict)
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

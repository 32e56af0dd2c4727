"""From a sheet's record to its areas: what gives something, and what it gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rollwrite.games.rolling.layout import Layout
from rollwrite.games.rolling.nature import ANIMAL_WORDS, NOTHING, TOKEN, Animal, Habitat, Tally
from rollwrite.games.rolling.records import SheetFile
from rollwrite.games.rolling.sheet import AnyAnimal, Area, Ask, FreeHex, OneOf
from rollwrite.games.rolling.sheet_records import (
    AnimalBonus,
    AreaRecord,
    ChooseBonus,
    FreeBonus,
    NextBonus,
    PointsBonus,
    SheetBonus,
    TokenBonus,
)


def area_records(record: SheetFile) -> Iterator[tuple[AreaRecord, str]]:
    """Yield hexes and boxes that give something, then the areas, each with where it stands."""
    for name, hex in record.hex.items():
        if hex.bonus:
            yield AreaRecord(name, name, hex.bonus, hex.tags), f"hex.{name}"
    for line in record.line:
        for place, bonus in line.bonus.items():
            name = f"{line.key}-{place}"
            yield AreaRecord(name, name, bonus, line.tags), f"line.{line.key}.bonus.{place}"
    for group in record.group:
        for number, bonus in enumerate(group.boxes, 1):
            name = f"{group.key}-{number}"
            where = f"group.{group.key}.boxes[{number - 1}]"
            yield AreaRecord(name, name, bonus, group.tags), where
    for number, area in enumerate(record.area):
        yield area, f"area[{number}]"


def build_areas(record: SheetFile, layout: Layout) -> Iterator[Area]:
    """Yield the areas of *record*; raise ValueError naming the key that cannot be."""
    for number, (each, where) in enumerate(area_records(record)):
        yield Area(
            index=number,
            key=each.key,
            spaces=layout.set_of(each.spaces, where),
            tags=each.tags,
            points=sum(bonus.points for bonus in each.bonus if isinstance(bonus, PointsBonus)),
            gain=_gain(each.bonus),
            crosses=tuple(
                _line(layout, bonus.line, where)
                for bonus in each.bonus
                if isinstance(bonus, NextBonus)
            ),
            same=tuple(_line(layout, f"{each.same}-{word}", where) for word in ANIMAL_WORDS)
            if each.same
            else (),
            asks=tuple(_asks(layout, each.bonus)),
        )


def _line(layout: Layout, key: str, where: str) -> int:
    if key not in layout.lines:
        raise ValueError(f"{where}: there is no line {key!r}")
    return list(layout.lines).index(key)


def _gain(bonuses: Iterable[SheetBonus]) -> Tally:
    """Return what *bonuses* add to the tally without a question."""
    gain = NOTHING
    for bonus in bonuses:
        match bonus:
            case AnimalBonus(animal, count) if animal != "any":
                gain = gain.plus(NOTHING.but(Animal.read(animal), count))
            case TokenBonus(count):
                gain = gain.plus(NOTHING.but(TOKEN, count))
    return gain if any(gain) else NOTHING


def _asks(layout: Layout, bonuses: Iterable[SheetBonus]) -> Iterator[Ask]:
    for bonus in bonuses:
        match bonus:
            case AnimalBonus("any", count):
                yield from (AnyAnimal(),) * count
            case FreeBonus(habitat):
                yield FreeHex(None if habitat == "any" else Habitat.read(habitat))
            case ChooseBonus(group):
                yield OneOf(layout.groups[group])

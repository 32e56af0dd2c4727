"""From a sheet's record to the sheet: names become numbers and bitsets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rollwrite.engine.bits import members
from rollwrite.games.rolling.layout import Layout, lay_out
from rollwrite.games.rolling.moves import Mark, Write
from rollwrite.games.rolling.nature import (
    ANIMAL_WORDS,
    ANIMALS,
    HABITATS,
    NOTHING,
    TOKEN,
    Animal,
    Habitat,
    Tally,
)
from rollwrite.games.rolling.records import (
    AnimalBonus,
    AreaRecord,
    ChooseBonus,
    FreeBonus,
    NextBonus,
    PointsBonus,
    ScoreRecord,
    SheetBonus,
    SheetFile,
    TokenBonus,
)
from rollwrite.games.rolling.sheet import (
    AnyAnimal,
    Area,
    Ask,
    Fill,
    FreeHex,
    Measure,
    OneOf,
    Ring,
    Sheet,
)

OVERFLOW = "overflow"


def build_sheet(record: SheetFile) -> Sheet:
    """Return the sheet that *record* describes; raise ValueError naming the key that cannot be."""
    layout = lay_out(record)
    around = layout.around if Fill(record.fill) == Fill.TOUCHING else ()
    areas = tuple(_areas(record, layout))
    _refuse_twins([area.key for area in areas], "area")
    count = len(layout.names)
    return Sheet(
        key=record.key,
        letter=record.letter,
        stars=record.stars,
        source=record.source,
        sure=record.sure,
        fill=Fill(record.fill),
        names=layout.names,
        space={name: number for number, name in enumerate(layout.names)},
        rows=layout.rows,
        hexes=layout.hexes,
        start=layout.set_of(record.start, "start") if record.start else 0,
        habitats=layout.habitats,
        tracks=tuple(tuple(members(hexes)) for hexes in layout.habitats),
        twofold=layout.twofold,
        around=around,
        rings=tuple(tuple(_rings(layout, space)) if around else () for space in range(count)),
        printed=tuple(
            record.hex[name].points if name in record.hex else 0 for name in layout.names
        ),
        lines=layout.lines,
        boxes=tuple(layout.lines.values()),
        overflow=layout.lines.get(OVERFLOW, ()),
        groups=layout.groups,
        areas=areas,
        at=tuple(tuple(area for area in areas if area.spaces >> at & 1) for at in range(count)),
        score=tuple(_measure(layout, areas, each, "score") for each in record.score),
        measures=tuple(_measure(layout, areas, each, "measure") for each in record.measure),
        marks=tuple(map(Mark, layout.names)),
        writes=tuple(tuple(Write(name, animal) for animal in ANIMALS) for name in layout.names),
        places=layout.places,
    )


def _refuse_twins(keys: Sequence[str], what: str) -> None:
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"{what}: {key!r} stands there twice")


def _rings(layout: Layout, space: int) -> Iterable[Ring]:
    """Yield the rings of six to which *space* belongs."""
    for inner, ring in enumerate(layout.around):
        if ring.bit_count() == 6 and ring >> space & 1:
            owners = [each for each in HABITATS if layout.habitats[each] >> inner & 1]
            yield Ring(inner, ring, owners[0] + 1 if len(owners) == 1 else 0)


def _areas(record: SheetFile, layout: Layout) -> Iterable[Area]:
    """Yield every area: hexes and boxes that give something, then those the file names."""
    for number, (each, where) in enumerate(_area_records(record)):
        lines = (
            tuple(_line(layout, f"{each.same}-{word}", where) for word in ANIMAL_WORDS)
            if each.same
            else ()
        )
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
            same=lines,
            asks=tuple(_asks(layout, each.bonus, where)),
        )


def _area_records(record: SheetFile) -> Iterable[tuple[AreaRecord, str]]:
    """Yield the areas with where they stand in the file."""
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
            yield (
                AreaRecord(name, name, bonus, group.tags),
                f"group.{group.key}.boxes[{number - 1}]",
            )
    for number, area in enumerate(record.area):
        yield area, f"area[{number}]"


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


def _asks(layout: Layout, bonuses: Iterable[SheetBonus], where: str) -> Iterable[Ask]:
    for bonus in bonuses:
        match bonus:
            case AnimalBonus("any", count):
                yield from (AnyAnimal(),) * count
            case FreeBonus(habitat):
                yield FreeHex(None if habitat == "any" else Habitat.read(habitat))
            case ChooseBonus(group):
                if group not in layout.groups:
                    raise ValueError(f"{where}: there is no group {group!r}")
                yield OneOf(layout.groups[group])


def _measure(layout: Layout, areas: Sequence[Area], record: ScoreRecord, where: str) -> Measure:
    """Return the score line of *record*, its areas found by key or tag."""
    where = f"{where}.{record.key}"
    known = {name for area in areas for name in (area.key, *area.tags)}
    for name in record.areas:
        if name not in known:
            raise ValueError(f"{where}.areas: there is no area or tag {name!r}")
    wanted = set(record.areas)
    spaces = layout.set_of(record.spaces, where)
    _refuse_gaps(record, spaces.bit_count(), where)
    return Measure(
        key=record.key,
        kind=record.kind,
        spaces=spaces,
        areas=tuple(area for area in areas if area.key in wanted or wanted & set(area.tags)),
        values=record.values,
        habitat=Habitat.read(record.habitat) if record.habitat else None,
    )


def _refuse_gaps(record: ScoreRecord, spaces: int, where: str) -> None:
    """Raise ValueError when *record* lacks what its kind counts by."""
    match record.kind:
        case "printed" if record.habitat is None:
            raise ValueError(f"{where}.habitat: say of which habitat the printed points are")
        case "header" if len(record.values) < spaces:
            raise ValueError(f"{where}.values: give one value for each of the {spaces} spaces")
        case "diversity" | "leftovers" if not any(record.values[:1]):
            raise ValueError(f"{where}.values: give one value, 1 or more")

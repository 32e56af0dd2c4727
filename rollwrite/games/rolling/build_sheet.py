"""From a sheet's record to the sheet: names become numbers and bitsets."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.engine.bits import members
from rollwrite.games.rolling.build_areas import build_areas
from rollwrite.games.rolling.build_measures import build_measure
from rollwrite.games.rolling.layout import Layout, lay_out
from rollwrite.games.rolling.moves import Mark, Write
from rollwrite.games.rolling.nature import ANIMALS
from rollwrite.games.rolling.records import SheetFile
from rollwrite.games.rolling.sheet import Fill, Ring, Sheet
from rollwrite.games.rolling.soundness import refuse_unsound

OVERFLOW = "overflow"


def build_sheet(record: SheetFile) -> Sheet:
    """Return the sheet that *record* describes; raise ValueError naming the key that cannot be."""
    layout = lay_out(record)
    refuse_unsound(record, layout)
    sheet = _with_tables(_drawn(record, layout), layout)
    areas = tuple(build_areas(record, layout))
    spaces = range(len(layout.names))
    return replace(
        sheet,
        areas=areas,
        at=tuple(tuple(area for area in areas if area.spaces >> at & 1) for at in spaces),
        score=tuple(build_measure(layout, areas, each, "score") for each in record.score),
        measures=tuple(build_measure(layout, areas, each, "measure") for each in record.measure),
    )


def _drawn(record: SheetFile, layout: Layout) -> Sheet:
    """Return the sheet as it is drawn: its spaces, and nothing yet that they give."""
    hexes = record.hex
    return Sheet(
        key=record.key,
        letter=record.letter,
        stars=record.stars,
        source=record.source,
        sure=record.sure,
        fill=Fill(record.fill),
        names=layout.names,
        rows=layout.rows,
        places=layout.places,
        hexes=layout.hexes,
        start=layout.set_of(record.start, "start"),
        habitats=layout.habitats,
        twofold=layout.twofold,
        printed=tuple(hexes[name].points if name in hexes else 0 for name in layout.names),
        lines=layout.lines,
        groups=layout.groups,
    )


def _with_tables(sheet: Sheet, layout: Layout) -> Sheet:
    """Return *sheet* with what would be slow to look for while a game is played."""
    around = layout.around if sheet.fill == Fill.TOUCHING else ()
    spaces = range(len(sheet.names))
    return replace(
        sheet,
        space={name: number for number, name in enumerate(sheet.names)},
        tracks=tuple(tuple(members(hexes)) for hexes in sheet.habitats),
        around=around,
        rings=tuple(tuple(_rings(sheet, around, space)) for space in spaces),
        boxes=tuple(sheet.lines.values()),
        overflow=sheet.lines.get(OVERFLOW, ()),
        marks=tuple(map(Mark, sheet.names)),
        writes=tuple(tuple(Write(name, animal) for animal in ANIMALS) for name in sheet.names),
    )


def _rings(sheet: Sheet, around: tuple[int, ...], space: int) -> Iterator[Ring]:
    """Yield the rings of six to which *space* belongs."""
    for inner, ring in enumerate(around):
        if ring.bit_count() == 6 and ring >> space & 1:
            yield Ring(inner, ring, sheet.ink_of(inner))

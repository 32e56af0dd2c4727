"""From a sheet's record to the lines of its score."""

from __future__ import annotations

from collections.abc import Sequence

from rollwrite.games.rolling.layout import Layout
from rollwrite.games.rolling.nature import Habitat
from rollwrite.games.rolling.sheet import Area, Counting, Measure
from rollwrite.games.rolling.sheet_records import ScoreRecord


def build_measure(
    layout: Layout, areas: Sequence[Area], record: ScoreRecord, where: str
) -> Measure:
    """Return the score line of *record*, its areas found by key or tag."""
    where = f"{where}.{record.key}"
    known = {name for area in areas for name in (area.key, *area.tags)}
    for name in record.areas:
        if name not in known:
            raise ValueError(f"{where}.areas: there is no area or tag {name!r}")
    wanted = set(record.areas)
    return Measure(
        key=record.key,
        kind=Counting(record.kind),
        spaces=layout.set_of(record.spaces, where),
        areas=tuple(area for area in areas if area.key in wanted or wanted & set(area.tags)),
        values=record.values,
        habitat=Habitat.read(record.habitat) if record.habitat else None,
    )

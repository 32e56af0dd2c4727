"""What no schema can see: parts of a sheet that do not go together."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.games.errors import refuse_twins
from rollwrite.games.rolling.build_areas import area_records
from rollwrite.games.rolling.layout import LETTERS, Layout
from rollwrite.games.rolling.nature import HABITAT_WORDS
from rollwrite.games.rolling.records import SheetFile
from rollwrite.games.rolling.sheet import Counting, Fill
from rollwrite.games.rolling.sheet_records import AreaRecord, ChooseBonus, FreeBonus, ScoreRecord

LANES = {Fill.TOPMOST: "column", Fill.LEFTMOST: "row"}
ONLY_ON = {
    Counting.WRITTEN: Fill.TOPMOST,
    Counting.PRINTED: Fill.TOUCHING,
    Counting.DIVERSITY: Fill.ANYWHERE,
}
"""What these lines of a score count is written on sheets of one manner alone."""


def refuse_unsound(record: SheetFile, layout: Layout) -> None:
    """Raise ValueError naming the key when parts of *record* do not go together."""
    _refuse_names(record, layout)
    _refuse_map(record, layout)
    _refuse_start(record, layout)
    for area, where in area_records(record):
        _refuse_area(record, layout, area, where)
    for line, where in _score_records(record):
        _refuse_line(record, layout, line, where)
    refuse_twins("area", (area.key for area, _ in area_records(record)))
    refuse_twins("score", (line.key for line in (*record.score, *record.measure)))


def _refuse_names(record: SheetFile, layout: Layout) -> None:
    """Raise ValueError when a name could mean two sets of spaces, or a set is empty."""
    taken = {*layout.names, *HABITAT_WORDS}
    named = [("line", line.key) for line in record.line]
    named += [("group", group.key) for group in record.group]
    named += [("marked", key) for key in record.marked]
    for kind, key in named:
        if key in taken:
            raise ValueError(f"{kind}.{key}: {key!r} stands there twice")
        if not layout.groups[key]:
            raise ValueError(f"{kind}.{key}: name at least one space")
        taken.add(key)


def _refuse_map(record: SheetFile, layout: Layout) -> None:
    """Raise ValueError when a sheet of columns or of tracks is no table (A1, B1)."""
    fill = Fill(record.fill)
    for name, hex in record.hex.items():
        if hex.points and fill != Fill.TOUCHING:
            raise ValueError(f"hex.{name}.points: only a touching sheet counts them")
    if fill not in LANES:
        return
    rows = [text.split() for text in layout.rows]
    straight = all(
        " ".join(row) == text.rstrip() for row, text in zip(rows, layout.rows, strict=True)
    )
    if not straight or len(set(map(len, rows))) > 1:
        raise ValueError("map: rows begin alike and have as many hexes, one space between them")
    lanes = rows if fill == Fill.LEFTMOST else zip(*rows, strict=True)
    if sorted(LETTERS) != sorted("".join(set(lane)) for lane in lanes):
        raise ValueError(f"map: a {fill} sheet has one {LANES[fill]} for each habitat")


def _refuse_start(record: SheetFile, layout: Layout) -> None:
    """Raise ValueError when the first circles are missing, or are none (C1)."""
    start = layout.set_of(record.start, "start")
    if (Fill(record.fill) == Fill.TOUCHING) != bool(start):
        raise ValueError("start: a touching sheet starts with a circled hex, no other does")
    if start & ~layout.hexes:
        raise ValueError("start: only hexes are circled from the start")


def _refuse_area(record: SheetFile, layout: Layout, area: AreaRecord, where: str) -> None:
    """Raise ValueError when *area* can never be filled, or gives what its sheet has not."""
    if not layout.set_of(area.spaces, where) & ~layout.set_of(record.start, "start"):
        raise ValueError(f"{where}: there is no space to fill in it")
    fill = Fill(record.fill)
    if area.same and fill != Fill.ANYWHERE:
        raise ValueError(f"{where}.same: animals are written on a sheet filled anywhere only")
    groups = {group.key for group in record.group}
    for bonus in area.bonus:
        match bonus:
            case FreeBonus() if fill == Fill.TOPMOST:
                raise ValueError(f"{where}: a topmost sheet has no free hexes, only cards fill it")
            case ChooseBonus(group) if group not in groups:
                raise ValueError(f"{where}: there is no group {group!r}")


def _score_records(record: SheetFile) -> Iterator[tuple[ScoreRecord, str]]:
    yield from ((each, f"score.{each.key}") for each in record.score)
    yield from ((each, f"measure.{each.key}") for each in record.measure)


def _refuse_line(record: SheetFile, layout: Layout, line: ScoreRecord, where: str) -> None:
    """Raise ValueError when *line* lacks what its kind counts by, or its sheet does."""
    kind, fill = Counting(line.kind), Fill(record.fill)
    spaces = layout.set_of(line.spaces, where).bit_count()
    if ONLY_ON.get(kind, fill) != fill:
        raise ValueError(f"{where}.kind: {kind} is for sheets filled {ONLY_ON[kind]} only")
    match kind:
        case Counting.PRINTED if line.habitat is None:
            raise ValueError(f"{where}.habitat: say of which habitat the printed points are")
        case Counting.HEADER if not spaces:
            raise ValueError(f"{where}.spaces: name at least one space")
        case Counting.HEADER if len(line.values) < spaces:
            raise ValueError(f"{where}.values: give one value for each of the {spaces} spaces")
        case Counting.DIVERSITY | Counting.LEFTOVERS if not any(line.values[:1]):
            raise ValueError(f"{where}.values: give one value, 1 or more")

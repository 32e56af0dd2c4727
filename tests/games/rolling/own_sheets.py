"""Sheets that nobody printed, such as an own data file may hold."""

import re
from string import ascii_lowercase
from typing import Any

import msgspec
from hypothesis import strategies as st

from rollwrite.assets import SHEETS
from rollwrite.games.rolling.nature import ANIMAL_WORDS, HABITAT_WORDS
from rollwrite.games.rolling.records import SheetFile
from rollwrite.games.rolling.sheet import Fill

Table = dict[str, Any]
Tables = st.SearchStrategy[list[Table]]
LINES = ("overflow", "sun", "rain", "landmark-rivers", "landmark-forests", "landmark-1")
SAME = tuple(f"same-{animal}" for animal in ANIMAL_WORDS)
GROUPS = ("weather-1", "weather-2", "picks")
habitats = st.sampled_from(HABITAT_WORDS)
points = st.integers(0, 9)
tags = st.lists(st.sampled_from(("region", "bonus", "edge")), max_size=2)


def example() -> str:
    """Return the sheet that sheets/README.md shows, with what every file says."""
    readme = (SHEETS / "README.md").read_text()
    blocks: list[str] = re.findall(r"^```toml\n(.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    head = next(block for block in blocks if block.startswith("#:schema"))
    body = next(block for block in blocks if block.startswith("letter = "))
    return head.replace('"dice"', '"sheet"').replace('"hills"', '"own"') + body


def _some(names: tuple[str, ...], most: int) -> st.SearchStrategy[str]:
    """Return a few of *names*, as files list spaces."""
    chosen = st.lists(st.sampled_from(names), min_size=1, max_size=most, unique=True)
    return chosen.map(" ".join)


@st.composite
def _rows(draw: st.DrawFn, fill: Fill) -> list[str]:
    """Draw the rows of a map: a table for columns and tracks, else any shape."""
    if fill in (Fill.TOPMOST, Fill.LEFTMOST):
        count = draw(st.integers(1, 6))
        tracks = [[letter] * count for letter in draw(st.permutations("RWFPM"))]
        rows = tracks if fill == Fill.LEFTMOST else zip(*tracks, strict=True)
        return [" ".join(row) for row in rows]
    letters = st.lists(st.sampled_from("RWFPMRWFPM+T*."), min_size=1, max_size=7)
    shape = draw(st.lists(st.tuples(letters, st.integers(0, 1)), min_size=1, max_size=7))
    return [" " * (at % 2 + 2 * far) + " ".join(row) for at, (row, far) in enumerate(shape)]


def _letters(rows: list[str]) -> dict[str, str]:
    """Return the letter of each hex by its name."""
    return {
        f"{ascii_lowercase[at]}{number}": letter
        for at, row in enumerate(rows)
        for number, letter in enumerate(row.replace(" ", "").replace(".", ""), 1)
    }


def _bonuses(fill: Fill, lines: list[str], groups: list[str]) -> Tables:
    """Return what a space or an area gives: of each kind that the sheet has room for."""
    values: Table = {
        "points": {"points": points},
        "animal": {"animal": st.sampled_from((*ANIMAL_WORDS, "any"))},
        "token": {"count": st.integers(1, 3)},
    }
    if fill != Fill.TOPMOST:
        values["free"] = {"habitat": st.sampled_from((*HABITAT_WORDS, "any"))}
    if lines:
        values["next"] = {"line": st.sampled_from(lines)}
    if groups:
        values["choose"] = {"group": st.sampled_from(groups)}
    kinds = [{"kind": st.just(kind), **value} for kind, value in values.items()]
    return st.lists(st.one_of([st.fixed_dictionaries(kind) for kind in kinds]), max_size=3)


def _score(fill: Fill, spaces: tuple[str, ...], keys: list[str]) -> Tables:
    """Return lines of a score, some called like a line of boxes."""
    areas = st.lists(st.sampled_from(keys), max_size=3, unique=True) if keys else st.just([])
    values: Table = {
        "points": {"areas": areas},
        "header": {"spaces": _some(spaces, 3), "values": st.just(list(range(60)))},
        "leftovers": {"values": st.just([5])},
    }
    if fill == Fill.TOPMOST:
        values["written"] = {"spaces": _some(spaces, 9), "areas": areas}
    if fill == Fill.TOUCHING:
        values["printed"] = {"habitat": habitats, "areas": areas}
    if fill == Fill.ANYWHERE:
        values["diversity"] = {"values": st.just([3])}
    key = {"key": st.sampled_from((*LINES, "one", "two"))}
    kinds = [{"kind": st.just(kind), **key, **value} for kind, value in values.items()]
    lines = st.one_of([st.fixed_dictionaries(kind) for kind in kinds])
    return st.lists(lines, max_size=5, unique_by=lambda line: str(line["key"]))


@st.composite
def _hexes(draw: st.DrawFn, fill: Fill, letters: dict[str, str], bonuses: Tables) -> Table:
    """Draw what is printed in the hexes."""
    two = st.lists(habitats, min_size=2, max_size=2, unique=True)
    hexes: Table = {name: {"habitats": draw(two)} for name in letters if letters[name] == "+"}
    for name in draw(st.lists(st.sampled_from(sorted(letters)), unique=True)):
        hexes.setdefault(name, {}).update(bonus=draw(bonuses), tags=draw(tags))
        hexes[name]["points"] = draw(points) if fill == Fill.TOUCHING else 0
    return hexes


@st.composite
def _boxes(draw: st.DrawFn, lines: list[str], groups: list[str], bonuses: Tables) -> Table:
    """Draw the boxes of lines and groups."""
    first = st.fixed_dictionaries({"1": bonuses})
    several = st.lists(bonuses, min_size=1, max_size=4)
    return {
        "line": [
            {"key": key, "boxes": draw(st.integers(1, 9)), "bonus": draw(first)} for key in lines
        ],
        "group": [{"key": key, "boxes": draw(several)} for key in groups],
    }


@st.composite
def _areas(draw: st.DrawFn, fill: Fill, spaces: tuple[str, ...], bonuses: Tables) -> list[Table]:
    """Draw areas with keys of their own."""
    area = {"spaces": _some(spaces, 6), "bonus": bonuses, "tags": tags}
    same = {"same": st.just("same")} if fill == Fill.ANYWHERE else {}
    areas = draw(st.lists(st.fixed_dictionaries(area, optional=same), max_size=8))
    return [{"key": f"area-{number}", **each} for number, each in enumerate(areas)]


@st.composite
def sheet_files(draw: st.DrawFn) -> SheetFile:
    """Draw the record of a sheet; in a few of them an area has no space that can be filled."""
    fill = draw(st.sampled_from(list(Fill)))
    rows = draw(_rows(fill).filter(_letters))
    letters = _letters(rows)
    lines = draw(st.lists(st.sampled_from(LINES), unique=True))
    lines += SAME if fill == Fill.ANYWHERE else ()
    groups = draw(st.lists(st.sampled_from(GROUPS), unique=True))
    spaces = (*letters, *lines, *groups, *HABITAT_WORDS)
    bonuses = _bonuses(fill, lines, groups)
    areas = draw(_areas(fill, spaces, bonuses))
    sheet = {
        **{"file": "sheet", "key": "own", "stars": 1, "source": "made up", "sure": "own"},
        "letter": draw(st.sampled_from("ABCD")),
        "fill": fill.value,
        "map": "\n".join(rows),
        "start": draw(_some(tuple(letters), 2)) if fill == Fill.TOUCHING else "",
        "hex": draw(_hexes(fill, letters, bonuses)),
        "area": areas,
        **draw(_boxes(lines, groups, bonuses)),
        "score": draw(_score(fill, spaces, [area["key"] for area in areas])),
    }
    return msgspec.convert(sheet, SheetFile)

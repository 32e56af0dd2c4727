"""Where the spaces of a sheet lie: its map read, its boxes numbered."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from msgspec import Struct

from rollwrite.engine.bits import bitset
from rollwrite.games.rolling.nature import HABITAT_WORDS, HABITATS
from rollwrite.games.rolling.records import SheetFile
from rollwrite.grid.lattice import HEX, Cell, neighbourhoods

LETTERS = {word[0].upper(): habitat for word, habitat in zip(HABITAT_WORDS, HABITATS, strict=True)}
TWO, PLAIN, STAR, NOWHERE = "+", "T", "*", "."


class Layout(Struct, frozen=True):
    """The spaces of a sheet, hexes first, then boxes; what lies where and belongs together."""

    names: tuple[str, ...]
    rows: tuple[str, ...]
    hexes: int
    habitats: tuple[int, ...]
    twofold: int
    around: tuple[int, ...]
    lines: dict[str, tuple[int, ...]]
    groups: dict[str, int]
    places: tuple[tuple[float, float], ...]

    def set_of(self, names: str, where: str) -> int:
        """Return the spaces that *names* list: hexes, boxes, lines, groups, habitats."""
        found = 0
        for name in names.split():
            if name in self.names:
                found |= 1 << self.names.index(name)
            elif name in HABITAT_WORDS:
                found |= self.habitats[HABITAT_WORDS.index(name)]
            elif name in self.groups:
                found |= self.groups[name]
            else:
                raise ValueError(f"{where}: there is no space {name!r}")
        return found


class _Hex(Struct, frozen=True):
    name: str
    letter: str
    cell: Cell
    place: tuple[float, float]


def lay_out(record: SheetFile) -> Layout:
    """Return the layout of *record*; raise ValueError for a map or a name that cannot be."""
    rows = tuple(record.map.strip("\n").split("\n"))
    hexes = tuple(_hexes(rows))
    if not hexes:
        raise ValueError("map: there is no hex on it")
    names = tuple(each.name for each in hexes)
    for name in record.hex:
        if name not in names:
            raise ValueError(f"hex.{name}: there is no such hex on the map")
    lines, groups, boxes = _boxes(record, len(hexes))
    layout = Layout(
        names=(*names, *boxes),
        rows=rows,
        hexes=(1 << len(hexes)) - 1,
        habitats=_habitats(record, hexes),
        twofold=bitset(number for number, each in enumerate(hexes) if each.letter == TWO),
        around=(*neighbourhoods(HEX, [each.cell for each in hexes]), *(0,) * len(boxes)),
        lines=lines,
        groups=groups,
        places=tuple(each.place for each in hexes),
    )
    for key, spaces in record.marked.items():
        groups[key] = layout.set_of(spaces, f"marked.{key}")
    return layout


def _hexes(rows: tuple[str, ...]) -> Iterator[_Hex]:
    """Yield the hexes of the map, row by row."""
    parity = {(at + row) % 2 for row, text in enumerate(rows) for at in _filled(text)}
    aligned = {at % 2 for text in rows for at in _filled(text)}
    if len(parity) > 1 and len(aligned) > 1:
        raise ValueError("map: a row is set in by a wrong number of spaces")
    if len(rows) > len(ascii_lowercase):
        raise ValueError(f"map: there are more than {len(ascii_lowercase)} rows")
    for row, text in enumerate(rows):
        number = 0
        for at in _filled(text):
            letter = text[at]
            if letter == NOWHERE:
                continue
            if letter not in (*LETTERS, TWO, PLAIN, STAR):
                raise ValueError(f"map: row {row + 1} has an unknown letter {letter!r}")
            number += 1
            yield _Hex(
                f"{ascii_lowercase[row]}{number}", letter, ((at - row) // 2, row), (at / 2, row)
            )


def _filled(text: str) -> Iterator[int]:
    return (at for at, letter in enumerate(text) if letter != " ")


def _boxes(
    record: SheetFile, number: int
) -> tuple[dict[str, tuple[int, ...]], dict[str, int], list[str]]:
    """Return the lines and groups with the numbers of their boxes, and the boxes' names."""
    lines: dict[str, tuple[int, ...]] = {}
    groups: dict[str, int] = {}
    names: list[str] = []
    counts = [(line.key, line.boxes) for line in record.line]
    counts += [(group.key, len(group.boxes)) for group in record.group]
    for key, count in counts:
        spaces = range(number, number + count)
        number += count
        names += [f"{key}-{each + 1}" for each in range(count)]
        groups[key] = bitset(spaces)
        if len(lines) < len(record.line):
            lines[key] = tuple(spaces)
    return lines, groups, names


def _habitats(record: SheetFile, hexes: tuple[_Hex, ...]) -> tuple[int, ...]:
    """Return the hexes of each habitat; a hex drawn ``+`` belongs to the two its record names."""
    found = [0] * len(HABITATS)
    for number, each in enumerate(hexes):
        printed = record.hex.get(each.name)
        two = printed.habitats if printed else ()
        if len(two) != len(set(two)) or len(two) != (2 if each.letter == TWO else 0):
            raise ValueError(
                f"hex.{each.name}.habitats: a hex drawn + has two different ones, no other has any"
            )
        owners = [HABITAT_WORDS.index(word) for word in two]
        if each.letter in LETTERS:
            owners = [LETTERS[each.letter]]
        for owner in owners:
            found[owner] |= 1 << number
    return tuple(found)

"""Which steps a finished game fills, told slowly from names and printed lists alone.

Nothing here asks the goals, facts, areas or bitsets of the rules: marks are looked up by name,
what a sheet gives by its data file, and the lines stand here as the rulebook prints them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from rollwrite.assets import SHEETS
from rollwrite.games.rolling.page import Page
from tests.games.rolling.scenario_pages import PRINTED

HABITATS = ("rivers", "wetlands", "forests", "prairies", "mountains")
TRACKS = {"a": "mountains", "b": "forests", "c": "prairies", "d": "wetlands", "e": "rivers"}
ANIMALS = ("bear", "elk", "fox", "hawk", "salmon")


@cache
def _file(letter: str) -> dict[str, Any]:
    return tomllib.loads((SHEETS / f"hills-{letter.lower()}.toml").read_text("utf-8"))


class Seen(Struct, frozen=True):
    """A page as somebody sees it who counts with a finger."""

    letter: str
    written: dict[str, int]
    """What is written in each space that is marked."""
    habitats: dict[str, tuple[str, ...]]
    left: dict[str, int]
    cards: int
    lines: dict[str, int]

    @property
    def score(self) -> int:
        return sum(self.lines.values())

    def all(self, names: str | tuple[str, ...]) -> bool:
        wanted = names.split() if isinstance(names, str) else names
        return all(name in self.written for name in wanted)

    def boxes(self, line: str) -> int:
        return sum(name.rpartition("-")[0] == line for name in self.written)

    def areas(self, kind: str) -> int:
        return sum(self.area(each["key"]) for each in _areas(self.letter, kind))

    def area(self, key: str) -> bool:
        (area,) = (each for each in _file(self.letter)["area"] if each["key"] == key)
        return self.all(area["spaces"])

    def habitat(self, word: str) -> bool:
        return self.all(self.habitats[word])

    @property
    def landmarks(self) -> list[int]:
        return [self.boxes(f"landmark-{word}") for word in HABITATS]

    def row(self, row: str) -> int:
        """Return the points of a row of sheet A."""
        names = [f"{row}{column}" for column in range(1, 6)]
        whole = {"a": 3, "b": 4, "c": 5, "d": 6}[row] if self.all(tuple(names)) else 0
        return whole + sum(self.written.get(name, 0) for name in names)

    def column(self, column: int) -> int:
        """Return the points of a column of sheet A."""
        numbers = [self.written.get(f"{row}{column}", 0) for row in "abcd"]
        return sum(numbers) + (numbers[1] > 0) + (numbers[3] > 0)


def _areas(letter: str, kind: str) -> list[dict[str, Any]]:
    return [each for each in _file(letter)["area"] if each["key"].startswith(f"{kind}-")]


def see(page: Page, lines: dict[str, int]) -> Seen:
    """Return *page* as it looks, with the *lines* of its score."""
    sheet = page.sheet
    written = {
        name: ink
        for at, name in enumerate(sheet.names)
        for ink, spaces in enumerate(page.ink)
        if spaces >> at & 1
    }
    habitats = {
        word: tuple(name for at, name in enumerate(sheet.names) if sheet.habitats[n] >> at & 1)
        for n, word in enumerate(HABITATS)
    }
    left = dict(zip((*ANIMALS, "token"), page.tally, strict=True))
    return Seen(sheet.letter, written, habitats, left, page.cards, lines)


def _rows(seen: Seen) -> int:
    return sum(seen.all(tuple(f"{row}{n}" for n in range(1, 6))) for row in "abcd")


def _columns(seen: Seen) -> int:
    return sum(seen.all(tuple(f"{row}{n}" for row in "abcd")) for n in range(1, 6))


def _tracks(seen: Seen) -> int:
    return sum(seen.all(tuple(f"{row}{n}" for n in range(1, 13))) for row in TRACKS)


def _habitats(seen: Seen) -> int:
    return sum(map(seen.habitat, HABITATS))


def _bears(seen: Seen) -> bool:
    rhombi = [each for each in _areas("B", "rhombus") if "'bear'" in str(each["bonus"])]
    return all(seen.all(each["spaces"]) for each in rhombi)


def _elk(seen: Seen) -> bool:
    hexes = _file("C")["hex"].items()
    return seen.all(tuple(name for name, hex in hexes if "'elk'" in str(hex.get("bonus"))))


def _fours(seen: Seen) -> bool:
    hexes = _file("C")["hex"].items()
    return seen.all(tuple(name for name, hex in hexes if hex.get("points") == 4))


def _free(seen: Seen) -> bool:
    return seen.all(
        tuple(
            f"{line['key']}-{number}"
            for line in _file("D")["line"]
            for number, bonus in line.get("bonus", {}).items()
            if line["key"].startswith("same-") and "'free'" in str(bonus)
        )
    )


def _regions(seen: Seen, first: int, last: int) -> bool:
    return all(seen.area(f"region-{number}") for number in range(first, last + 1))


def _each_line(seen: Seen, points: int) -> bool:
    return all(seen.lines[word] >= points for word in HABITATS)


Rule = Callable[[Seen], bool]
SCENARIOS: dict[int, Rule] = {
    1: lambda s: _rows(s) >= 1,
    2: lambda s: _tracks(s) >= 1,
    3: lambda s: min(s.landmarks) >= 1,
    4: lambda s: s.habitat("prairies"),
    5: lambda s: s.cards >= 12 and s.column(4) >= 10,
    6: lambda s: _tracks(s) >= 2 and _bears(s),
    7: lambda s: s.boxes("overflow") == 7 and sum(s.left[each] for each in ANIMALS) <= 7,
    8: lambda s: s.areas("region") >= 8 and s.habitat("wetlands"),
    9: lambda s: _rows(s) >= 2 and s.left["token"] >= 5,
    10: lambda s: s.boxes("overflow") == 5 and _each_line(s, 7),
    11: lambda s: _each_line(s, 8) and s.boxes("rain") == 5,
    12: lambda s: min(s.landmarks) >= 2 and _regions(s, 6, 10),
    13: lambda s: s.column(2) >= 12 and s.left["elk"] >= 5,
    14: lambda s: s.lines["bonus"] >= 15 and s.boxes("landmark-forests") == 3,
    15: lambda s: s.landmarks[0] == 3 and s.landmarks[4] == 3 and _elk(s),
    16: lambda s: s.habitat("mountains") and s.boxes("same-fox") == 3,
    17: lambda s: sum(s.column(n) >= 10 for n in range(1, 6)) >= 3 and s.boxes("sun") >= 6,
    18: lambda s: min(s.landmarks) >= 2 and s.left["salmon"] >= 7,
    19: lambda s: s.boxes("sun") == 5 and s.habitat("rivers"),
    20: lambda s: all(s.boxes(f"same-{each}") for each in ANIMALS) and _regions(s, 12, 15),
}
SCORES = {"A": (40, 50, 60), "B": (70, 85, 100), "C": (50, 65, 80), "D": (60, 75, 90)}
ACHIEVEMENTS: dict[str, Rule] = {
    "A-4": lambda s: _columns(s) >= 2,
    "A-5": lambda s: _rows(s) >= 2,
    "A-6": lambda s: max(map(s.row, "abcd")) >= 20,
    "A-7": lambda s: max(map(s.column, range(1, 6))) >= 17,
    "A-8": lambda s: s.lines["bonus-1"] + s.lines["bonus-2"] >= 10,
    "B-4": lambda s: _tracks(s) >= 2,
    "B-5": lambda s: s.boxes("overflow") == 5,
    "B-6": lambda s: _each_line(s, 10),
    "B-7": lambda s: s.lines["bonus"] >= 20,
    "B-8": lambda s: s.areas("rhombus") >= 10,
    "C-4": lambda s: _habitats(s) >= 2,
    "C-5": lambda s: s.boxes("sun") == 5 and s.boxes("rain") == 5,
    "C-6": lambda s: sum(s.landmarks) >= 10,
    "C-7": _fours,
    "C-8": lambda s: s.boxes("overflow") == 7,
    "D-4": lambda s: s.boxes("same-salmon") == 3,
    "D-5": lambda s: s.lines["same-type"] >= 25,
    "D-6": lambda s: sum(s.landmarks) >= 12,
    "D-7": _free,
    "D-8": lambda s: _habitats(s) >= 2,
}


def filled_by(setup: dict[str, Any], seats: int, seen: Seen) -> Iterator[str]:
    """Yield the keys of the steps that a game with *setup* fills."""
    if setup.get("family") and not setup.get("family_counts"):
        return
    if seats == 1 and not setup.get("solo_counts", True):
        return
    if (number := setup.get("scenario")) is not None:
        letter, slots, score, _ = PRINTED[number]
        numbers = tuple(int(each.rpartition("-")[2]) for each in setup["supplements"])
        if (seen.letter, numbers) == (letter, slots) and seen.score >= score:
            yield from (f"scenario-{number}" for met in [SCENARIOS[number](seen)] if met)
    elif setup.get("achievements"):
        for place, score in enumerate(SCORES[seen.letter], 1):
            if seen.score >= score:
                yield f"{seen.letter}-{place}"
        yield from (
            key for key, rule in ACHIEVEMENTS.items() if key[0] == seen.letter and rule(seen)
        )

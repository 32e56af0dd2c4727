"""A slow reading of a page, apart from the engine: names, dicts, loops, the file and the rules."""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol

from rollwrite.assets import SHEETS

ANIMALS = ("bear", "elk", "fox", "hawk", "salmon")
HABITATS = ("rivers", "wetlands", "forests", "prairies", "mountains")
HEADER = (0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 20)
"""Sheet B: the points above the columns (B6), nothing before the first."""


class Paper(Protocol):
    """What the oracle looks at: what is written, and what is held."""

    @property
    def ink(self) -> Sequence[int]: ...
    @property
    def tally(self) -> Sequence[int]: ...


class Reading:
    """A page as somebody reads it who has the printed sheet and the rulebook beside it."""

    def __init__(self, sheet: str, page: Paper) -> None:
        self.file = _file(sheet)
        self.hexes = _hexes(sheet)
        self.tally = tuple(page.tally)
        names = [*self.hexes, *_boxes(self.file)]
        self.written = {
            name: kind
            for number, name in enumerate(names)
            for kind, ink in enumerate(page.ink)
            if ink >> number & 1
        }
        """What stands in every space that is not empty: 0 for a plain circle or cross."""

    def score(self) -> dict[str, int]:
        """Return the points of every section of the sheet (A5, B5, C6, D7)."""
        sections = {"A": self._a, "B": self._b, "C": self._c, "D": self._d}[self.file["letter"]]()
        return sections | {"leftovers": sum(self.tally) // 5}  # R11

    def _a(self) -> dict[str, int]:
        rows = {
            f"row-{number}": sum(self.written.get(f"{row}{column}", 0) for column in range(1, 6))
            + self._area_points(f"row-{number}")
            for number, row in enumerate("abcd", 1)
        }
        ones = sum(f"b{column}" in self.written for column in range(1, 6))  # A3
        twos = sum(f"d{column}" in self.written for column in range(1, 6))
        return rows | {"bonus-1": ones, "bonus-2": twos + self._box_points("sun")}

    def _b(self) -> dict[str, int]:
        tracks = dict.fromkeys(HABITATS, 0)
        for name, (habitats, _) in self.hexes.items():
            if name in self.written:
                tracks[habitats[0]] = max(tracks[habitats[0]], HEADER[int(name[1:])])
        overflow = max((n for n in range(1, 9) if f"overflow-{n}" in self.written), default=0)
        return tracks | {"overflow": overflow, "bonus": self._points_of_all()}

    def _c(self) -> dict[str, int]:
        points = {name: each.get("points", 0) for name, each in self.file["hex"].items()}
        sections = {
            habitat: sum(points.get(name, 0) for name in self._circled_as(habitat))
            + 4 * self.has_all(self.of_habitat(habitat))  # C2
            for habitat in HABITATS
        }
        overflow, habitats = self._box_points("overflow"), 4 * self._whole_habitats()
        bonus = self._points_of_all() - overflow - habitats
        return sections | {"overflow": overflow, "bonus": bonus}

    def _d(self) -> dict[str, int]:
        same = sum(self._box_points(f"same-{animal}") for animal in ANIMALS)
        return {
            "regions": sum(self._area_points(f"region-{number}") for number in range(1, 16)),
            "overflow": self._box_points("overflow"),
            "diversity": 3 * sum(self._diverse(habitat) for habitat in HABITATS),
            "same-type": same + sum(self._area_points(f"same-row-{n}") for n in range(1, 4)),
            "landmarks": sum(
                _points(area["bonus"])
                for area in self.file["area"]
                if area["key"].startswith("landmark") and self.has_all(self.spaces(area["spaces"]))
            ),
        }

    def areas(self) -> Iterator[tuple[str, list[str], list[dict[str, Any]], bool]]:
        """Yield all that can be earned: its key, its spaces, its bonuses, whether it counts D5."""
        for name, each in self.file.get("hex", {}).items():
            if each.get("bonus"):
                yield name, [name], each["bonus"], False
        for line in self.file.get("line", ()):
            for place, bonus in line.get("bonus", {}).items():
                yield f"{line['key']}-{place}", [f"{line['key']}-{place}"], bonus, False
        for group in self.file.get("group", ()):
            for place, bonus in enumerate(group["boxes"], 1):
                yield f"{group['key']}-{place}", [f"{group['key']}-{place}"], bonus, False
        for area in self.file.get("area", ()):
            spaces = self.spaces(area["spaces"])
            yield area["key"], spaces, area.get("bonus", []), "same" in area

    def complete(self) -> set[str]:
        """Return the keys of all that is earned."""
        return {key for key, spaces, *_ in self.areas() if self.has_all(spaces)}

    def crossings(self) -> dict[str, int]:
        """Return how many boxes of each line what is earned has crossed, overflow left out."""
        lines = {line["key"]: line["boxes"] for line in self.file.get("line", ())}
        found = dict.fromkeys(lines, 0)
        for _, spaces, bonuses, same in self.areas():
            if self.has_all(spaces):
                for bonus in bonuses:
                    if bonus["kind"] == "next":
                        found[bonus["line"]] += 1
                letters = {self.written[space] for space in spaces}
                if same and len(letters) == 1:  # D5
                    found[f"same-{ANIMALS[letters.pop() - 1]}"] += 1
        return {key: min(boxes, found[key]) for key, boxes in lines.items() if key != "overflow"}

    def picks(self) -> dict[str, int]:
        """Return how many boxes of each group what is earned lets the player cross."""
        groups = {group["key"]: len(group["boxes"]) for group in self.file.get("group", ())}
        found = dict.fromkeys(groups, 0)
        for _, spaces, bonuses, _ in self.areas():
            if self.has_all(spaces):
                for bonus in bonuses:
                    if bonus["kind"] == "choose":
                        found[bonus["group"]] += 1
        return {key: min(boxes, found[key]) for key, boxes in groups.items()}

    def beside(self, name: str) -> list[str]:
        """Return the hexes that touch the hex called *name*."""
        _, (row, at) = self.hexes[name]
        around = [(row, at - 2), (row, at + 2)]
        around += [(row + up, at + left) for up in (-1, 1) for left in (-1, 1)]
        return [other for other, (_, place) in self.hexes.items() if place in around]

    def of_habitat(self, habitat: str) -> list[str]:
        """Return the hexes of *habitat*, those with two habitats among them."""
        return [name for name, (habitats, _) in self.hexes.items() if habitat in habitats]

    def spaces(self, names: str) -> list[str]:
        """Return the spaces that the words of a file stand for."""
        found: list[str] = []
        counts = {line["key"]: line["boxes"] for line in self.file.get("line", ())}
        for name in names.split():
            if name in HABITATS:
                found += self.of_habitat(name)
            elif name in counts:
                found += [f"{name}-{number}" for number in range(1, counts[name] + 1)]
            else:
                found.append(name)
        return found

    def has_all(self, spaces: list[str]) -> bool:
        """Return whether something is written in every one of *spaces*."""
        return all(space in self.written for space in spaces)

    def _area_points(self, key: str) -> int:
        return sum(
            _points(bonuses)
            for name, spaces, bonuses, _ in self.areas()
            if name == key and self.has_all(spaces)
        )

    def _box_points(self, key: str) -> int:
        return sum(self._area_points(f"{key}-{number}") for number in range(1, 20))

    def _points_of_all(self) -> int:
        return sum(_points(bonuses) for _, all_, bonuses, _ in self.areas() if self.has_all(all_))

    def _circled_as(self, habitat: str) -> list[str]:
        return [name for name, kind in self.written.items() if kind == HABITATS.index(habitat) + 1]

    def _whole_habitats(self) -> int:
        return sum(self.has_all(self.of_habitat(habitat)) for habitat in HABITATS)

    def _diverse(self, habitat: str) -> bool:
        return len({self.written.get(name, 0) for name in self.of_habitat(habitat)} - {0}) == 5


def _points(bonuses: list[dict[str, Any]]) -> int:
    return sum(bonus["points"] for bonus in bonuses if bonus["kind"] == "points")


@cache
def _file(sheet: str) -> dict[str, Any]:
    return tomllib.loads((SHEETS / f"{sheet}.toml").read_text())


@cache
def _hexes(sheet: str) -> dict[str, tuple[tuple[str, ...], tuple[int, int]]]:
    """Return the habitats and the place on the paper of every hex, by name."""
    file = _file(sheet)
    found = {}
    for row, text in enumerate(file["map"].strip("\n").split("\n")):
        drawn = [at for at, letter in enumerate(text) if letter not in " ."]
        for number, at in enumerate(drawn, 1):
            name = f"{'abcdefghijkl'[row]}{number}"
            two = file.get("hex", {}).get(name, {}).get("habitats", ())
            one = [habitat for habitat in HABITATS if habitat[0].upper() == text[at]]
            found[name] = (tuple(two or one), (row, at))
    return found


def _boxes(file: dict[str, Any]) -> Iterator[str]:
    for line in file.get("line", ()):
        yield from (f"{line['key']}-{number}" for number in range(1, line["boxes"] + 1))
    for group in file.get("group", ()):
        yield from (f"{group['key']}-{number}" for number in range(1, len(group["boxes"]) + 1))

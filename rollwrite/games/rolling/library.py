"""All data files of the built-in folder, with an own folder laid over it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from rollwrite.assets import SHEETS
from rollwrite.games.errors import BadData
from rollwrite.games.rolling import build_box, records
from rollwrite.games.rolling.build_sheet import build_sheet
from rollwrite.games.rolling.cards import Card, Supplement
from rollwrite.games.rolling.dice import Dice
from rollwrite.games.rolling.faults import describe
from rollwrite.games.rolling.quests import Achievement, Scenario
from rollwrite.games.rolling.sheet import Sheet

Beside = dict[tuple[type, str], Path]
"""The files of one folder by kind and key."""

Tiers = tuple[tuple[Card, ...], tuple[Card, ...]]


class Library(Struct, frozen=True, eq=False):
    """Everything the data files hold, by key."""

    sheets: dict[str, Sheet]
    cards: dict[str, Tiers]
    dice: dict[str, Dice]
    supplements: dict[str, tuple[Supplement, ...]]
    scenarios: dict[int, Scenario]
    achievements: dict[str, tuple[Achievement, ...]]

    def lettered(self, letter: str) -> Sheet | None:
        """Return the sheet that *letter* alone means: the first, so the built-in or its like."""
        return next((sheet for sheet in self.sheets.values() if sheet.letter == letter), None)

    def sheet_key(self, name: str) -> str:
        """Return the key of the sheet that *name* means, a letter or a key already."""
        sheet = self.lettered(name.upper())
        return sheet.key if sheet else name

    def supplement(self, key: str) -> Supplement:
        """Return the supplement called *key*, such as ``hills-7``; raise KeyError otherwise."""
        return {str(each): each for box in self.supplements.values() for each in box}[key]


@cache
def load(*folders: Path) -> Library:
    """Return the built-in data with the files of *folders* in place of those of the same key."""
    library = Library({}, {}, {}, {}, {}, {})
    for folder in (SHEETS, *folders):
        beside: Beside = {}
        for path in files(folder):
            file = read(path)
            refuse_twin(path, file, beside)
            shelve(library, path, file)
    return library


def refuse_twin(path: Path, file: records.File, beside: Beside) -> None:
    """Raise BadData when a file of its kind and key lies *beside* it, which it joins."""
    other = beside.setdefault((type(file), file.key), path)
    if other != path:
        raise BadData(path, f"key: {file.key!r} stands in {other.name} already")


def files(folder: Path) -> list[Path]:
    """Return the data files of *folder*; raise BadData when there is no such folder."""
    if not folder.is_dir():
        raise BadData(folder, "there is no such folder")
    return sorted(folder.glob("*.toml"))


def read(path: Path) -> records.File:
    """Return the record in *path*; raise BadData when it is not one."""
    try:
        text = path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, OSError) as error:
        raise BadData(path, str(error)) from error
    try:
        file: records.File = msgspec.toml.decode(text, type=records.File)
    except msgspec.DecodeError as error:
        raise BadData(path, describe(text, error)) from error
    except (ValueError, RecursionError) as error:
        raise BadData(path, str(error)) from error
    return file


def shelve(library: Library, path: Path, file: records.File) -> None:
    """Build what *file* describes and put it on its shelf; raise BadData when that cannot be."""
    try:
        match file:
            case records.SheetFile():
                library.sheets[file.key] = build_sheet(file)
            case records.CardsFile():
                library.cards[file.key] = build_box.tiers(file)
            case records.DiceFile():
                library.dice[file.key] = build_box.dice(file)
            case records.SupplementsFile():
                library.supplements[file.key] = build_box.supplements(file)
            case records.ScenariosFile():
                library.scenarios.update(build_box.scenarios(file))
            case records.AchievementsFile():
                library.achievements[file.sheet] = build_box.achievements(file)
    except ValueError as error:
        raise BadData(path, str(error)) from error


def schema() -> bytes:
    """Return the JSON schema of the data files."""
    described = msgspec.json.schema(records.File)
    return msgspec.json.format(msgspec.json.encode(described, order="sorted"), indent=2) + b"\n"

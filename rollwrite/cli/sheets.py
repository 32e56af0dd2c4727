"""The command ``sheets``: check data files, print their schema."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection, Iterator
from pathlib import Path

from rollwrite.assets import SHEETS
from rollwrite.cli.commands import BAD
from rollwrite.cli.trouble import Trouble
from rollwrite.games.errors import BadData, BadOptions
from rollwrite.games.goals import Goal
from rollwrite.games.rolling.facts import readers
from rollwrite.games.rolling.library import (
    Beside,
    Library,
    files,
    read,
    refuse_twin,
    schema,
    shelve,
)
from rollwrite.games.rolling.options import Options, for_scenario, prepare
from rollwrite.games.rolling.records import AchievementsFile, File, ScenariosFile, SheetFile
from rollwrite.games.rolling.sheet import Sheet


def add_arguments(parser: ArgumentParser) -> None:
    """Add what ``sheets`` takes to *parser*."""
    what = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = what.add_parser(
        "check", help="say what is wrong, by file, key and reason", description="Check data files."
    )
    check.add_argument("folder", nargs="?", type=Path, default=SHEETS, metavar="DIR")
    check.set_defaults(what=_check)
    what.add_parser(
        "schema", help="print the JSON schema of data files", description="Print the JSON schema."
    ).set_defaults(what=_schema)


def run(args: Namespace) -> int:
    """Check a folder or print the schema."""
    code: int = args.what(args)
    return code


def _schema(args: Namespace) -> int:
    sys.stdout.write(schema().decode())
    return 0


def _check(args: Namespace) -> int:
    """Print a line for each file: to stdout when it is in order, to stderr what is wrong."""
    library = Library({}, {}, {}, {}, {}, {})
    try:
        paths = files(args.folder)
        if args.folder != SHEETS:
            for path in files(SHEETS):
                shelve(library, path, read(path))
    except BadData as error:
        raise Trouble(str(error)) from error
    if not paths:
        raise Trouble(f"{args.folder}: there is no data file (*.toml) in this folder")
    read_in, wrong = _shelved(library, paths)
    for path, file in read_in.items():
        if reasons := list(_missing(library, file, read_in.values())):
            wrong[path] = f"{path}: {'; '.join(reasons)}"
        else:
            sys.stdout.write(f"{path}: {type(file).__struct_config__.tag} {file.key}, in order\n")
    sys.stderr.writelines(f"{reason}\n" for reason in wrong.values())
    return BAD if wrong else 0


def _shelved(library: Library, paths: list[Path]) -> tuple[dict[Path, File], dict[Path, str]]:
    """Put the files on their shelves; return those that can be read, and what is wrong else."""
    found: dict[Path, File] = {}
    wrong: dict[Path, str] = {}
    beside: Beside = {}
    for path in paths:
        try:
            file = read(path)
            refuse_twin(path, file, beside)
            shelve(library, path, file)
            found[path] = file
        except BadData as error:
            wrong[path] = str(error)
    return found, wrong


def _missing(library: Library, file: File, folder: Collection[File]) -> Iterator[str]:
    """Yield what the goals and slots of *file*, or those set for it, do not find."""
    match file:
        case ScenariosFile():
            for record in file.scenario:
                yield from _missing_of_scenario(library, record.number)
        case AchievementsFile():
            for sheet in _sheets_of(library, file.sheet, folder):
                yield from _missing_of_achievements(library, sheet)
        case SheetFile():
            yield from _missing_of_sheet(library, library.sheets[file.key], folder)


def _sheets_of(library: Library, letter: str, folder: Collection[File]) -> list[Sheet]:
    """Return the sheets of *letter* in *folder*; when it has none, the one the letter means."""
    own = [
        library.sheets[file.key]
        for file in folder
        if isinstance(file, SheetFile) and file.letter == letter
    ]
    meant = library.lettered(letter)
    return own or ([meant] if meant else [])


def _missing_of_sheet(library: Library, sheet: Sheet, folder: Collection[File]) -> Iterator[str]:
    """Yield what *sheet*, when its letter means it, lacks for goals that are not in *folder*."""
    if sheet is not library.lettered(sheet.letter):
        return
    if sheet.letter not in [each.sheet for each in folder if isinstance(each, AchievementsFile)]:
        yield from _missing_of_achievements(library, sheet)
    own = [each.scenario for each in folder if isinstance(each, ScenariosFile)]
    checked = {record.number for scenarios in own for record in scenarios}
    for number, scenario in library.scenarios.items():
        if scenario.sheet == sheet.letter and number not in checked:
            yield from _missing_of_scenario(library, number)


def _missing_of_scenario(library: Library, number: int) -> Iterator[str]:
    try:
        options = for_scenario(library, number, Options())
        prepare(library, options)
    except BadOptions as error:
        yield f"scenario {number}: no such {error.key}: {error.value}"
        return
    for goal in library.scenarios[number].goals:
        yield from _unknown(library.sheets[options.sheet], goal, f"scenario {number}")


def _missing_of_achievements(library: Library, sheet: Sheet) -> Iterator[str]:
    for achievement in library.achievements.get(sheet.letter, ()):
        yield from _unknown(sheet, achievement.goal, f"achievement {achievement.number}")


def _unknown(sheet: Sheet, goal: Goal, where: str) -> Iterator[str]:
    known = readers(sheet)
    for name in goal.facts:
        if name not in known:
            yield f"{where}: sheet {sheet.key!r} has no fact {name!r}, which {goal.key!r} asks for"

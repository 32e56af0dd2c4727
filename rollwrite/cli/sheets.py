"""The command ``sheets``: check data files, print their schema."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from rollwrite.assets import SHEETS
from rollwrite.cli.commands import BAD
from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.facts import facts
from rollwrite.games.rolling.library import BadData, Library, files, read, schema, shelve
from rollwrite.games.rolling.options import BadOptions, Options, for_scenario, prepare
from rollwrite.games.rolling.quests import Goal
from rollwrite.games.rolling.records import AchievementsFile, File, ScenariosFile, SheetFile


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
        if reasons := list(_missing(library, file)):
            wrong[path] = f"{path}: {'; '.join(reasons)}"
        else:
            sys.stdout.write(f"{path}: {type(file).__struct_config__.tag} {file.key}, in order\n")
    sys.stderr.writelines(f"{reason}\n" for reason in wrong.values())
    return BAD if wrong else 0


def _shelved(library: Library, paths: list[Path]) -> tuple[dict[Path, File], dict[Path, str]]:
    """Put the files on their shelves; return those that can be read, and what is wrong else."""
    found: dict[Path, File] = {}
    wrong: dict[Path, str] = {}
    for path in paths:
        try:
            file = read(path)
            shelve(library, path, file)
            found[path] = file
        except BadData as error:
            wrong[path] = str(error)
    return found, wrong


def _missing(library: Library, file: File) -> Iterator[str]:
    """Yield what the goals and slots of *file*, or those set for it, do not find."""
    match file:
        case ScenariosFile():
            for record in file.scenario:
                yield from _missing_of_scenario(library, record.number)
        case AchievementsFile():
            for sheet in library.sheets.values():
                if sheet.letter == file.sheet:
                    yield from _missing_of_achievements(library, sheet.key, file.sheet)
        case SheetFile():
            yield from _missing_of_achievements(library, file.key, file.letter)


def _missing_of_scenario(library: Library, number: int) -> Iterator[str]:
    try:
        options = for_scenario(library, number, Options())
        prepare(library, options)
    except BadOptions as error:
        yield f"scenario {number}: there is no {error.key} {error.value!r}"
        return
    for goal in library.scenarios[number].goals:
        yield from _unknown(library, options.sheet, goal, f"scenario {number}")


def _missing_of_achievements(library: Library, sheet: str, letter: str) -> Iterator[str]:
    for achievement in library.achievements.get(letter, ()):
        yield from _unknown(library, sheet, achievement.goal, f"achievement {achievement.number}")


def _unknown(library: Library, sheet: str, goal: Goal, where: str) -> Iterator[str]:
    page = prepare(library, Options(sheet=sheet)).start().turns[0].on
    known = facts(page)
    for name in goal.facts:
        if name not in known:
            yield f"{where}: sheet {sheet!r} has no fact {name!r}, which {goal.key!r} asks for"

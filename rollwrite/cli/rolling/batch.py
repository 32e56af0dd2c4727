"""Which games of the roll-and-write ``simulate`` plays."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.bots.simulation import Simulation
from rollwrite.cli.rolling.options import FIRST, game_of
from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.games.rolling.sheet import Sheet
from rollwrite.i18n import ENGLISH

Rows = Iterator[tuple[str, Options, int | None]]
"""The name of a row, the options of its games, and the achievement they aim at."""


def sheet_rows(
    args: Namespace, plain: Simulation, options: Options, library: Library
) -> Iterator[tuple[str, Simulation]]:
    """Yield what to simulate, each with the name of its row; raise Trouble when it cannot be."""
    for name, each, aim in _rows(args, options, library):
        sheet = game_of(library, each, ENGLISH).setup.sheet
        _refuse_unknown_aim(aim, sheet, library)
        yield name, replace(plain, options=each, aim=aim)


def _rows(args: Namespace, options: Options, library: Library) -> Rows:
    match args.every:
        case "sheet":
            for name, each in _of_sheets(options, library):
                yield name, each, args.aim
        case "scenario":
            for number, scenario in library.scenarios.items():
                each = for_scenario(library, number, options)
                yield f"{number} {scenario.sheet}", each, args.aim
        case "achievement":
            yield from _of_achievements(options, library)
        case _:
            yield str(options.scenario or args.sheet or FIRST), options, args.aim


def _of_sheets(options: Options, library: Library) -> Iterator[tuple[str, Options]]:
    letters = [sheet.letter for sheet in library.sheets.values()]
    for sheet in library.sheets.values():
        name = sheet.letter if letters.count(sheet.letter) == 1 else sheet.key
        yield name, replace(options, sheet=sheet.key)


def _of_achievements(options: Options, library: Library) -> Rows:
    """Yield a row for every achievement that is no score: those come by themselves."""
    for name, each in _of_sheets(options, library):
        letter = library.sheets[each.sheet].letter
        for achievement in library.achievements[letter]:
            if achievement.goal.facts != ("score",):
                yield f"{name} aims at {achievement.number}", each, achievement.number


def _refuse_unknown_aim(aim: int | None, sheet: Sheet, library: Library) -> None:
    """Raise Trouble when *sheet* has no achievement of the number *aim*."""
    known = [each.number for each in library.achievements[sheet.letter]]
    if aim is not None and aim not in known:
        numbers = ", ".join(map(str, known))
        raise Trouble(f"sheet {sheet.letter} has no achievement {aim}; there are: {numbers}")

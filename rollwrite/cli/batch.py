"""Which games ``simulate`` plays: one row of figures for each."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.bots.simulation import Simulation
from rollwrite.cli.options import FIRST
from rollwrite.cli.trouble import Trouble
from rollwrite.games.rolling.library import Library
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.games.rolling.sheet import Sheet

Rows = Iterator[tuple[str, Simulation]]


def refuse_idle_arguments(args: Namespace) -> None:
    """Raise Trouble when one of *args* would change nothing."""
    if args.every and (args.sheet is not None or args.scenario is not None):
        raise Trouble("--every plays one game after the other; leave out --sheet and --scenario")
    if args.aim is None:
        return
    if args.scenario is not None or args.every in ("scenario", "achievement"):
        raise Trouble("--aim is for games that have no other goal than points")
    if args.player != "expert":
        raise Trouble("--aim is for the expert; no other player has goals")


def wanted(args: Namespace, library: Library, options: Options) -> Rows:
    """Yield what to simulate, each with the name of its row."""
    plain = Simulation(options, args.player, args.seed, args.aim, (args.data,) if args.data else ())
    match args.every:
        case "sheet":
            yield from _of_sheets(plain, library)
        case "scenario":
            yield from _of_scenarios(plain, library)
        case "achievement":
            yield from _of_achievements(plain, library)
        case _:
            yield str(options.scenario or args.sheet or FIRST), plain


def _of_sheets(plain: Simulation, library: Library) -> Rows:
    letters = [sheet.letter for sheet in library.sheets.values()]
    for sheet in library.sheets.values():
        name = sheet.letter if letters.count(sheet.letter) == 1 else sheet.key
        yield name, replace(plain, options=replace(plain.options, sheet=sheet.key))


def _of_scenarios(plain: Simulation, library: Library) -> Rows:
    for number, each in library.scenarios.items():
        options = for_scenario(library, number, plain.options)
        yield f"{number} {each.sheet}", replace(plain, options=options)


def _of_achievements(plain: Simulation, library: Library) -> Rows:
    """Yield a row for every achievement that is no score: those come by themselves."""
    for name, simulation in _of_sheets(plain, library):
        letter = library.sheets[simulation.options.sheet].letter
        for each in library.achievements[letter]:
            if each.goal.facts != ("score",):
                yield f"{name} aims at {each.number}", replace(simulation, aim=each.number)


def refuse_unknown_aim(aim: int | None, sheet: Sheet, library: Library) -> None:
    """Raise Trouble when *sheet* has no achievement of the number *aim*."""
    known = [each.number for each in library.achievements[sheet.letter]]
    if aim is not None and aim not in known:
        numbers = ", ".join(map(str, known))
        raise Trouble(f"sheet {sheet.letter} has no achievement {aim}; there are: {numbers}")

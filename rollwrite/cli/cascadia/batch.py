"""Which games of the tile game ``simulate`` plays."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.bots.simulation import Simulation
from rollwrite.cli.cascadia.options import game_of, library_of
from rollwrite.games.cascadia.options import Options, for_scenario
from rollwrite.i18n import ENGLISH


def tile_rows(
    args: Namespace, plain: Simulation, options: Options
) -> Iterator[tuple[str, Simulation]]:
    """Yield what to simulate, each with the name of its row; raise Trouble when it cannot be."""
    library = library_of()
    game_of(library, options, ENGLISH)
    if args.every is None:
        yield str(options.scenario or options.cards), plain
        return
    for number, scenario in library.scenarios.items():
        each = for_scenario(library, number, options)
        game_of(library, each, ENGLISH)
        yield f"{number} {''.join(scenario.cards)}", replace(plain, options=each)

"""The tile game on hexes and squares, with its variants and restrictions, for one to four."""

from collections.abc import Iterator

from msgspec.structs import replace

from rollwrite.engine.turn import Turn
from rollwrite.games.cascadia.library import load
from rollwrite.games.cascadia.options import Options, prepare
from rollwrite.games.cascadia.table import Table
from rollwrite.games.example import Example

VARIANTS = {
    "hex": Options(),
    "family": Options(cards="family"),
    "real": Options(restrictions=("hidden-cards",), real=True),
    "square": Options(tiles="square", cards="intermediate"),
    "strict": Options(
        restrictions=("match", "fives", "three-pairs", "two-sets", "dear-nature"),
    ),
    "wild": Options(
        restrictions=("clash", "no-starters", "elsewhere", "hidden-cards"),
    ),
    "threes": Options(tiles="square", cards="family", restrictions=("threes", "three-pairs")),
}
SEATS = (1, 2, 3, 4)


def examples() -> Iterator[Example[Turn[Table]]]:
    """Yield the games, named by variant and seats."""
    library = load()
    for name, options in VARIANTS.items():
        for seats in SEATS:
            game = prepare(library, replace(options, seats=seats))
            yield Example(f"cascadia {name} {seats}", game)

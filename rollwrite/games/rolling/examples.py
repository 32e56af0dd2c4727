"""Every sheet with every edition and variant, for one, two and three seats."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from rollwrite.games.example import Example
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.moves import Completed, Fall, Gained, NoDice, Reveal, Spent
from rollwrite.games.rolling.options import BOXES, Options, prepare

VARIANTS = {
    "standard": Options(),
    "family": Options(family=True),
    "abundance": Options(abundance=True),
    "real": Options(real=True),
}
SEATS = (1, 2, 3)


def examples() -> Iterator[Example[Table]]:
    """Yield the games, named by sheet, edition, variant and seats."""
    library = load()
    for sheet, edition, variant, seats in product(library.sheets, BOXES, VARIANTS, SEATS):
        options = replace(VARIANTS[variant], sheet=sheet, edition=edition, seats=seats)
        yield Example(
            f"{sheet} {edition} {variant} {seats}",
            prepare(library, options),
            (Reveal, Fall, Gained, Spent, NoDice, Completed) if options.real else (),
        )

"""The scoring cards and all other points, read from their file."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from rollwrite.assets import SHEETS
from rollwrite.games.cascadia.nature import SPECIES
from rollwrite.games.cascadia.records import read_file
from rollwrite.games.cascadia.scoring.card import Card, Points
from rollwrite.games.cascadia.scoring.elk import Herds, Shapes
from rollwrite.games.cascadia.scoring.foxes import MostBeside, SpeciesBeside, TwiceBeside
from rollwrite.games.cascadia.scoring.groups import Groups, NumberOfGroups
from rollwrite.games.cascadia.scoring.hawks import Alone, AloneInSight, Sights
from rollwrite.games.cascadia.scoring.pairs import BesidePairs, SightPairs
from rollwrite.games.cascadia.scoring.salmon import Company, Runs
from rollwrite.games.cascadia.setup import Cards

FILE: Final = SHEETS / "cascadia" / "cards.toml"
LETTERS: Final = ("A", "B", "C", "D")
BEGINNERS: Final = ("family", "intermediate")
"""Cards that count for every species."""

AnyCard = (
    NumberOfGroups
    | Groups
    | Shapes
    | Herds
    | Runs
    | Company
    | Alone
    | AloneInSight
    | Sights
    | SightPairs
    | SpeciesBeside
    | TwiceBeside
    | MostBeside
    | BesidePairs
)


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; a key that is not known here is refused."""


class Four(Record, frozen=True):
    """The four cards of a species."""

    A: AnyCard
    B: AnyCard
    C: AnyCard
    D: AnyCard


class Beginners(Record, frozen=True):
    """The cards that count for every species."""

    family: AnyCard
    intermediate: AnyCard


class Prizes(Record, frozen=True):
    """What a majority gives."""

    first: Annotated[tuple[Points, ...], Meta(min_length=1)]
    """Alone, tied by two, tied by three; the last holds for all beyond."""
    second: Points = 0


class Majorities(Record, frozen=True):
    """What majorities give when two play, and when more do (K11)."""

    two: Prizes
    more: Prizes


class Solo(Record, frozen=True):
    """What a long corridor gives to who plays alone, and what the total is worth (K9)."""

    least: Annotated[int, Meta(ge=1)]
    points: Points
    chart: tuple[Annotated[int, Meta(ge=1, le=999)], ...]
    """The total that each rank asks for."""

    def rank(self, total: int) -> int:
        """Return how many ranks *total* reaches."""
        return sum(total >= each for each in self.chart)


class Deck(Record, frozen=True, kw_only=True):
    """All points there are."""

    source: str
    sure: Literal["certain", "likely", "own"]
    nature: Points
    bear: Four
    elk: Four
    salmon: Four
    hawk: Four
    fox: Four
    all: Beginners
    majorities: Majorities
    solo: Solo

    def card(self, species: int, name: str) -> Card:
        """Return the card of *species* called *name*; raise KeyError when there is none."""
        if name in BEGINNERS:
            found: Card = getattr(self.all, name)
        elif name in LETTERS:
            found = getattr(getattr(self, str(SPECIES[species])), name)
        else:
            raise KeyError(name)
        return found


@cache
def deck() -> Deck:
    """Return the cards that come with the program."""
    return read_file(FILE, Deck)


@cache
def dealt(cards: Cards) -> tuple[Card, ...]:
    """Return for each species its card of *cards*."""
    return tuple(deck().card(species, name) for species, name in zip(SPECIES, cards, strict=True))

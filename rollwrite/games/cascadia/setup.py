"""Setups: everything that can vary between games, chosen before the first tile."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from rollwrite.games.cascadia.box import Box

TURNS = 20
TOKENS = 20
"""Tokens of each species (K1)."""

Cards = tuple[str, ...]
"""For each species the card by which it scores: a letter, ``family`` or ``intermediate``."""


class Corridors(StrEnum):
    """How corridors score."""

    LARGEST = "largest"
    """The largest of each habitat, one point for each tile (K10)."""
    NONE = "none"
    THREES = "threes"
    """Every corridor of exactly three tiles, three points."""
    FIVES = "fives"
    """The largest of each habitat if it has five tiles or more."""


class Restriction(StrEnum):
    """The ten restrictions of the rules that a group may agree on."""

    MATCH = "match"
    """At least one habitat must match when a tile is laid."""
    CLASH = "clash"
    """No like habitats may touch when a tile is laid, and none score."""
    THREES = "threes"
    """Every corridor of exactly three counts three."""
    FIVES = "fives"
    """Corridors must have five tiles or more to score."""
    THREE_PAIRS = "three-pairs"
    """Only three pairs lie on display."""
    TWO_SETS = "two-sets"
    """There are two sets of cards, and each player chooses which to score."""
    NO_STARTERS = "no-starters"
    """Everybody starts with two random tiles."""
    DEAR_NATURE = "dear-nature"
    """What costs a nature token costs two."""
    ELSEWHERE = "elsewhere"
    """The token may not go on the tile just laid."""
    HIDDEN_CARDS = "hidden-cards"
    """Each player holds one of the cards secretly, until nature is spent."""


CORRIDORS = {
    Restriction.CLASH: Corridors.NONE,
    Restriction.THREES: Corridors.THREES,
    Restriction.FIVES: Corridors.FIVES,
}
"""Under these corridors score otherwise."""


class Setup(Struct, frozen=True, eq=False):
    """The box and the options of one game."""

    box: Box
    seats: int
    cards: Cards | None
    """The cards chosen; dealt at random when None (K3)."""
    restrictions: frozenset[Restriction]
    real: bool
    """Whether a real box lies on the table, and what is drawn is typed in."""
    pairs: int
    """How many pairs lie on display."""
    price: int
    """What a nature action costs."""
    start: int
    """How many random tiles each player starts with; none where there are starters."""
    corridors: Corridors
    elsewhere: bool
    """Whether the token may not go on the tile just laid."""
    plain: bool
    """Whether nothing is otherwise than several players are used to."""

    @property
    def deck(self) -> int:
        """Return how many tiles are used beside those that players start with (K3, K9)."""
        used = 2 if self.seats == 1 else self.seats
        spare = self.pairs - 1
        most = len(self.box.tiles) - self.start * self.seats - spare
        # Where too few tiles are left for twenty turns each, everybody has as many as they last.
        return min(TURNS, most // used) * used + spare


def make_setup(
    box: Box,
    seats: int,
    cards: Cards | None = None,
    restrictions: frozenset[Restriction] = frozenset(),
    real: bool = False,
) -> Setup:
    """Return the setup in which *restrictions* hold."""
    no_starters = Restriction.NO_STARTERS in restrictions
    return Setup(
        box,
        seats,
        cards,
        restrictions,
        real,
        pairs=3 if Restriction.THREE_PAIRS in restrictions else 4,
        price=2 if Restriction.DEAR_NATURE in restrictions else 1,
        start=2 if no_starters else box.row,
        corridors=next(
            (how for each, how in CORRIDORS.items() if each in restrictions), Corridors.LARGEST
        ),
        elsewhere=Restriction.ELSEWHERE in restrictions,
        plain=seats > 1 and not restrictions,
    )

"""Boards that people describe, as they lie on a real table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from rollwrite.games.cascadia.environment import Environment, wilderness
from rollwrite.games.cascadia.nature import (
    HABITATS,
    NATURE,
    SPECIES_WORDS,
    Habitat,
    HabitatWord,
    Species,
    SpeciesWord,
)
from rollwrite.games.cascadia.setup import TOKENS, Cards
from rollwrite.grid.lattice import HEX, REACH, SQUARE, Cell, Lattice, address
from rollwrite.tiles.landscape import landscape
from rollwrite.tiles.tile import Tile, tile

LATTICES = {"hex": HEX, "square": SQUARE}
MOST_TILES = 100
"""All tiles there are, those of the starters too (K1)."""
BARE = len(HABITATS)
"""The terrain of a cell whose habitats nobody told; it scores nothing."""

Letter = Literal["A", "B", "C", "D"]
Far = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the description; a key that is not known here is refused."""


class TileRecord(Record, frozen=True):
    """A tile, or only a cell with its token."""

    at: tuple[Far, Far]
    habitats: Annotated[tuple[HabitatWord, ...], Meta(max_length=2)] = ()
    rotation: Annotated[int, Meta(ge=0, le=5)] = 0
    wildlife: Annotated[tuple[SpeciesWord, ...], Meta(max_length=3)] | None = None
    """The species it shows; nobody asks when it is left out."""
    token: SpeciesWord | None = None
    keystone: bool = False
    """Printed on the tile like its number; neither counts at the end."""
    id: int | None = None


class PlayerRecord(Record, frozen=True):
    """What lies before one player."""

    tiles: Annotated[tuple[TileRecord, ...], Meta(max_length=MOST_TILES)]
    name: str | None = None
    nature: Annotated[int, Meta(ge=0, le=NATURE)] = 0


class Choice(Record, frozen=True):
    """The card of each species."""

    bear: Letter
    elk: Letter
    salmon: Letter
    hawk: Letter
    fox: Letter


class Described(Record, frozen=True):
    """The cards, and what lies before every player."""

    cards: Choice | Literal["family", "intermediate"]
    players: Annotated[tuple[PlayerRecord, ...], Meta(min_length=1, max_length=4)]
    lattice: Literal["hex", "square"] = "hex"

    @property
    def named(self) -> Cards:
        """Return for each species the name of its card."""
        if isinstance(self.cards, str):
            return (self.cards,) * len(SPECIES_WORDS)
        return tuple(getattr(self.cards, word) for word in SPECIES_WORDS)

    def environments(self) -> tuple[Environment, ...]:
        """Return what lies before each player; raise Impossible when it cannot lie so."""
        for fault in _faults(self):
            raise fault
        return tuple(_environment(player, LATTICES[self.lattice]) for player in self.players)


class Impossible(ValueError):
    """A board that cannot be: *key* says why, then whose it is and which cell is concerned."""

    def __init__(
        self, key: str, player: int, at: Cell | None = None, species: str | None = None
    ) -> None:
        super().__init__(f"{key}: player {player} at {at}")
        self.key = key
        self.player = player
        self.at = at
        self.species = species


def _faults(described: Described) -> Iterator[Impossible]:
    """Yield what cannot be, the first thing first."""
    counts = dict.fromkeys(SPECIES_WORDS, 0)
    nature = tiles = 0
    for player, record in enumerate(described.players):
        cells: set[Cell] = set()
        tiles += len(record.tiles)
        if tiles > MOST_TILES:
            yield Impossible("too-many-tiles", player)
        nature += record.nature
        if nature > NATURE:  # K1
            yield Impossible("too-much-nature", player)
        for each in record.tiles:
            if each.at in cells:
                yield Impossible("two-tiles", player, each.at)
            cells.add(each.at)
            yield from _misprints(described, player, each)
            if each.token:
                counts[each.token] += 1
                if each.wildlife is not None and each.token not in each.wildlife:
                    yield Impossible("not-shown", player, each.at, each.token)
                if counts[each.token] > TOKENS:  # K1
                    yield Impossible("too-many", player, each.at, each.token)
        yield from _far_apart(player, [each.at for each in record.tiles])


def _misprints(described: Described, player: int, each: TileRecord) -> Iterator[Impossible]:
    """Yield what no tile has printed on it; one may show more than is told of it."""
    if len(set(each.habitats)) < len(each.habitats):
        yield Impossible("twice-the-same", player, each.at)
    if each.wildlife is not None and len(set(each.wildlife)) < len(each.wildlife):
        yield Impossible("twice-shown", player, each.at)
    if each.keystone and max(len(each.habitats), len(each.wildlife or ())) > 1:  # K1
        yield Impossible("no-keystone", player, each.at)
    if described.lattice == "square" and len(each.habitats) > 1:
        yield Impossible("two-on-a-square", player, each.at)


def _far_apart(player: int, cells: Sequence[Cell]) -> Iterator[Impossible]:
    """Yield the first cell that lies too far from the first one for any table."""
    for q, r in cells:
        if max(abs(q - cells[0][0]), abs(r - cells[0][1])) > REACH:
            yield Impossible("too-far", player, (q, r))


def _environment(player: PlayerRecord, lattice: Lattice) -> Environment:
    land = landscape(lattice, len(HABITATS) + 1)
    tokens = [0] * len(SPECIES_WORDS)
    for number, each in enumerate(player.tiles):
        q, r = (mine - first for mine, first in zip(each.at, player.tiles[0].at, strict=True))
        land = land.laid(address(q, r), _tile(each, len(lattice.steps)))
        if each.token:
            tokens[Species.read(each.token)] |= 1 << number
    scoring = replace(land, joined=land.joined[:BARE])
    return replace(wilderness(lattice), land=scoring, tokens=tuple(tokens), nature=player.nature)


def _tile(record: TileRecord, sides: int) -> Tile:
    terrains: list[int] = [Habitat.read(word) for word in record.habitats] or [BARE]
    half = sides // len(terrains)
    return tile([terrain for terrain in terrains for _ in range(half)]).turned(record.rotation)

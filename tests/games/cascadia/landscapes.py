"""Laid tiles as plain lists, to be made at random, turned over, and told to scorer and oracle."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rollwrite.games.cascadia.environment import Environment, wilderness
from rollwrite.games.cascadia.nature import HABITAT_WORDS, HABITATS, SPECIES, SPECIES_WORDS
from rollwrite.grid.lattice import HEX, Cell, Lattice, address, cell_at
from rollwrite.tiles.landscape import landscape
from rollwrite.tiles.tile import tile
from tests.games.cascadia.oracle.board import Board
from tests.games.cascadia.oracle.habitats import Ground

Laid = list[tuple[Cell, tuple[int, ...], int | None]]
"""The cell of each tile, its sides, and the species of its token."""

TILES = 23
MOST = 7
"""So many tokens of a species the oracle can divide in every way and be done soon."""
MIRROR = {6: (3, 2, 1, 0, 5, 4), 4: (3, 2, 1, 0)}
"""For so many sides the one on which each lies in a mirror."""


def random_tiles(random: Random, lattice: Lattice, tiles: int = TILES) -> Laid:
    """Return tiles that hang together, with tokens that often stand beside their like."""
    laid: Laid = []
    species: dict[Cell, int] = {}
    rim = [(0, 0)]
    herding = random.random()
    for _ in range(tiles):
        cell = rim.pop(random.randrange(len(rim)))
        near = [species[other] for other in lattice.beside(cell) if other in species]
        token = random.choice(near if near and random.random() < herding else SPECIES)
        empty = random.random() < 0.1 or list(species.values()).count(token) == MOST
        laid.append((cell, _random_sides(random, len(lattice.steps)), None if empty else token))
        if not empty:
            species[cell] = token
        taken = {each[0] for each in laid}
        rim += [each for each in lattice.beside(cell) if each not in taken and each not in rim]
    return laid


def _random_sides(random: Random, count: int) -> tuple[int, ...]:
    one, two = random.choice(HABITATS), random.choice(HABITATS)
    sides = (one,) * (count // 2) + (two,) * (count // 2)
    cut = random.randrange(count)
    return sides[cut:] + sides[:cut]


def environment_of(laid: Laid, lattice: Lattice) -> Environment:
    """Return *laid* as the game keeps it."""
    land = landscape(lattice, len(HABITATS))
    tokens = [0] * len(SPECIES)
    for number, (cell, sides, token) in enumerate(laid):
        land = land.laid(address(*cell), tile(sides))
        if token is not None:
            tokens[token] |= 1 << number
    return replace(wilderness(lattice), land=land, tokens=tuple(tokens))


def tokens_at(places: str, lattice: Lattice = HEX) -> Environment:
    """Return tokens on bare cells, written as ``bear 0,0 1,0 fox 5,5``."""
    laid: Laid = []
    species = None
    for word in places.split():
        if word in SPECIES_WORDS:
            species = SPECIES_WORDS.index(word)
        else:
            q, r = map(int, word.split(","))
            laid.append(((q, r), (0,) * len(lattice.steps), species))
    return environment_of(laid, lattice)


def board_of(laid: Laid) -> Board:
    """Return the tokens as the oracle likes them."""
    return {cell: SPECIES_WORDS[token] for cell, _, token in laid if token is not None}


def ground_of(laid: Laid) -> Ground:
    """Return the sides as the oracle likes them."""
    return {cell: [HABITAT_WORDS[side] for side in sides] for cell, sides, _ in laid}


def moved(laid: Laid, q: int, r: int) -> Laid:
    """Return *laid* elsewhere."""
    return [((cell[0] + q, cell[1] + r), sides, token) for cell, sides, token in laid]


def turned(laid: Laid) -> Laid:
    """Return *laid* turned by one side."""
    return [
        (_turned(*cell, len(sides)), sides[-1:] + sides[:-1], each) for cell, sides, each in laid
    ]


def _turned(q: int, r: int, sides: int) -> Cell:
    return (-r, q + r) if sides == 6 else (-r, q)


def mirrored(laid: Laid) -> Laid:
    """Return *laid* as a mirror shows it."""
    return [
        ((r, q), tuple(sides[side] for side in MIRROR[len(sides)]), token)
        for (q, r), sides, token in laid
    ]


def cells_of(environment: Environment, tiles: int) -> set[Cell]:
    """Return where the tiles of a set lie."""
    cells = environment.land.cells
    return {cell_at(place) for number, place in enumerate(cells) if tiles >> number & 1}

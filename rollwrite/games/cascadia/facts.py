"""The facts of a finished game that scenarios and achievements ask about, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, permutations, product

from msgspec import Struct

from rollwrite.engine.bits import members
from rollwrite.engine.score import Score
from rollwrite.games.cascadia.environment import Environment
from rollwrite.games.cascadia.nature import HABITAT_WORDS, HABITATS, SPECIES, SPECIES_WORDS
from rollwrite.grid.patterns import beside, patches, runs

FULL = 3
"""So many species twice beside a fox score the most that card B gives."""


class Finish(Struct, frozen=True):
    """How a game ended for one player."""

    environment: Environment
    score: Score
    sizes: tuple[tuple[int, ...], ...]
    """For each habitat the points of every player, this one first."""


Fact = Callable[[Finish], int]


def facts(finish: Finish) -> dict[str, int]:
    """Return every fact of *finish* by its name."""
    return {name: fact(finish) for name, fact in FACTS.items()}


def _facts() -> Iterator[tuple[str, Fact]]:
    yield "score", lambda finish: finish.score.total
    yield "nature", lambda finish: finish.environment.nature
    yield "wildlife", lambda finish: sum(map(finish.score.points, SPECIES_WORDS))
    yield "habitats", lambda finish: sum(map(finish.score.points, HABITAT_WORDS))
    yield "species", lambda finish: sum(map(bool, finish.environment.tokens))
    yield "majorities", lambda finish: sum(map(_first, finish.sizes))
    yield "keystones", _keystones
    yield "foxes:full", _full_foxes
    yield "run:salmon", lambda finish: _largest(runs, finish, SPECIES_WORDS.index("salmon"))
    for species, word in enumerate(SPECIES_WORDS):
        yield f"tokens:{word}", partial(_tokens, species)
        yield f"points:{word}", partial(_points, word)
        yield f"group:{word}", partial(_group, species)
    for word in HABITAT_WORDS:
        yield f"points:{word}", partial(_points, word)
    for one, other in permutations(SPECIES, 2):
        yield f"beside:{one}-{other}", partial(_beside, one, other)
        yield f"without:{one}-{other}", partial(_without, one, other)
    for species, habitat in product(SPECIES, HABITATS):
        yield f"on:{species}-{habitat}", partial(_on, species, habitat)
    for pair in combinations(HABITATS, 2):
        yield f"edges:{pair[0]}-{pair[1]}", partial(_edges, {*pair})


def _first(sizes: tuple[int, ...]) -> bool:
    """Return whether the first of several *sizes* is the largest, alone or tied."""
    return len(sizes) > 1 and sizes[0] == max(sizes) > 0


def _tokens(species: int, finish: Finish) -> int:
    return finish.environment.tokens[species].bit_count()


def _points(line: str, finish: Finish) -> int:
    return finish.score.points(line)


def _group(species: int, finish: Finish) -> int:
    return _largest(patches, finish, species)


def _largest(find: Callable[[Sequence[int], int], list[int]], finish: Finish, species: int) -> int:
    environment = finish.environment
    found = find(environment.land.around, environment.tokens[species])
    return max(map(int.bit_count, found), default=0)


def _keystones(finish: Finish) -> int:
    """Return how many keystones hold a token."""
    environment = finish.environment
    held = sum(environment.tokens)
    return sum(tile.keystone for at, tile in enumerate(environment.printed) if held >> at & 1)


def _full_foxes(finish: Finish) -> int:
    """Return how many foxes have three species or more twice beside them."""
    *others, foxes = finish.environment.tokens
    around = finish.environment.land.around
    return sum(
        sum((around[fox] & tiles).bit_count() > 1 for tiles in others) >= FULL
        for fox in members(foxes)
    )


def _beside(one: int, other: int, finish: Finish) -> int:
    """Return how many of *one* stand beside *other*."""
    return (finish.environment.tokens[one] & _near(other, finish)).bit_count()


def _without(one: int, other: int, finish: Finish) -> int:
    """Return how many of *one* stand beside no *other*."""
    return (finish.environment.tokens[one] & ~_near(other, finish)).bit_count()


def _near(species: int, finish: Finish) -> int:
    return beside(finish.environment.land.around, finish.environment.tokens[species])


def _on(species: int, habitat: int, finish: Finish) -> int:
    """Return how many of *species* stand on a tile with *habitat*."""
    tiles = finish.environment.land.tiles
    standing = members(finish.environment.tokens[species])
    return sum(habitat in tiles[number].terrains for number in standing)


def _edges(pair: set[int], finish: Finish) -> int:
    """Return how often the habitats of *pair* meet where two tiles touch."""
    land, found = finish.environment.land, 0
    for place, tile in zip(land.cells, land.tiles, strict=True):
        for leap, side, back in land.lattice.ways[: len(land.lattice.axes)]:
            other = land.ground.get(place + leap)
            found += other is not None and {tile.sides[side], land.tiles[other].sides[back]} == pair
    return found


FACTS: dict[str, Fact] = dict(_facts())

"""Every generator: games to hold to the laws, stories of them, moves that may be wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Generic, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import fields

from rollwrite.engine.dealer import Dealer
from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.log import Entry
from rollwrite.engine.moves import Move, Undo
from rollwrite.engine.options import Options
from rollwrite.games import GAMES
from rollwrite.games.cascadia.nature import SPECIES, Species
from rollwrite.games.example import Example
from rollwrite.games.rolling.cards import Card
from rollwrite.games.rolling.dice import Face
from rollwrite.games.rolling.examples import examples as rolling_examples
from rollwrite.games.rolling.nature import ANIMALS, HABITATS, THINGS, Animal, Habitat, Tally
from rollwrite.grid.lattice import address
from rollwrite.grid.place import Place
from tests.engine import toy
from tests.tiles import valley

S = TypeVar("S")

Examples = tuple[Example[S], ...]
"""One game for several numbers of seats."""

few_games = settings(max_examples=settings().max_examples // 25)
"""For laws that play whole games: a few of the examples that the profile gives to others."""


def _by_options(examples: Iterable[Example[S]]) -> dict[str, Examples[S]]:
    """Return *examples* with those together that differ in their seats, the last word, only."""
    found: dict[str, Examples[S]] = {}
    for example in examples:
        options = example.name.rpartition(" ")[0]
        found[options] = (*found.get(options, ()), example)
    return found


ROLLING = _by_options(rolling_examples())
EVERY: dict[str, Examples[Any]] = _by_options(
    example
    for examples in (*GAMES.values(), toy.examples, valley.examples)
    for example in examples()
)

of_every_game = pytest.mark.parametrize("examples", EVERY.values(), ids=EVERY)
TYPED_IN = {name: examples for name, examples in EVERY.items() if examples[0].game.typed_in}
of_every_game_typed_in = pytest.mark.parametrize("examples", TYPED_IN.values(), ids=TYPED_IN)
of_every_sheet = pytest.mark.parametrize("examples", ROLLING.values(), ids=ROLLING)


class Telling(Struct, Generic[S], frozen=True):
    """A log with every table it passed: one before the first entry, one after each."""

    game: Game[S]
    typed: tuple[type[Move], ...]
    entries: tuple[Entry, ...]
    tables: tuple[S, ...]
    seed: int

    def __repr__(self) -> str:
        return f"Telling(seed={self.seed}, entries={len(self.entries)})"

    def moments(self, count: int = 10) -> Iterator[tuple[int, S]]:
        """Yield some of the tables with the number of the entry that follows."""
        numbers = range(len(self.tables))
        chosen = Random(self.seed).sample(numbers, min(count, len(numbers)))
        return ((number, self.tables[number]) for number in sorted({*chosen, numbers[-1]}))

    def moves(self) -> list[Move]:
        """Return what was played."""
        return [self.game.notation.read(entry.text) for entry in self.entries]


def tellings(examples: Examples[S], *, undo: bool = True) -> st.SearchStrategy[Telling[S]]:
    """Give games of *examples*, broken off somewhere; the simplest is a whole one."""

    def tell(example: Example[S], seed: int, spare: int) -> Telling[S]:
        random = Random(seed)
        entries, tables = [], [example.game.start()]
        while example.game.actors(tables[-1]):
            entry, table = _told(example, tables[-1], random, undo=undo)
            entries.append(entry)
            tables.append(table)
        kept = max(len(entries) - spare, 0)
        return Telling(
            game=example.game,
            typed=example.typed,
            entries=tuple(entries[:kept]),
            tables=tuple(tables[: kept + 1]),
            seed=seed,
        )

    several_first = st.sampled_from(examples[1:] + examples[:1])
    return st.builds(tell, several_first, st.integers(0, 1 << 32), st.integers(0, 400))


def _told(example: Example[S], table: S, random: Random, *, undo: bool) -> tuple[Entry, S]:
    """Return one more line and the table after it, whoever speaks."""
    game = example.game
    seat = random.choice(game.actors(table))
    for move in _tried(example, seat, random, undo=undo):
        try:
            return Entry(seat, game.notation.write(move)), game.play(table, seat, move)
        except RuleError:
            continue
    asked = game.asked(table, seat)
    if asked is not None and asked.chance:
        move = Dealer(random).choose(game, table, seat)
    else:
        move = _leaning(game.legal(table, seat), random)
    return Entry(seat, game.notation.write(move)), game.play(table, seat, move)


def _tried(example: Example[S], seat: int, random: Random, *, undo: bool) -> Iterator[Move]:
    """Yield now and then what is taken back or at people's word, if it happens to be legal."""
    if undo and random.random() < 0.05:
        yield Undo()
    if seat == TABLE or random.random() < 0.15:
        yield from (any_move(kind, random) for kind in example.typed if random.random() < 0.6)


def _leaning(moves: Options, random: Random) -> Move:
    """Return one of *moves*, an early one rather than a late one: passing comes last."""
    return moves[int(len(moves) * random.random() ** 1.5)]


def interleaved(entries: Iterable[Entry], random: Random) -> list[Entry]:
    """Return *entries* with the seats in another order, each round and each seat in its own."""
    shuffled: list[Entry] = []
    waiting: dict[int, list[Entry]] = {}
    for entry in (*entries, Entry(TABLE, "")):
        if entry.seat != TABLE:
            waiting.setdefault(entry.seat, []).append(entry)
            continue
        while waiting:
            seat = random.choice(list(waiting))
            shuffled.append(waiting[seat].pop(0))
            if not waiting[seat]:
                del waiting[seat]
        shuffled.append(entry)
    return shuffled[:-1]


def any_move(kind: type[Move], random: Random) -> Move:
    """Return a move of *kind* with any words, most of which make no sense now."""
    return kind(*(_ANYTHING[field.type](random) for field in fields(kind)))


def any_tally(random: Random) -> Tally:
    """Return up to nine of some things."""
    return Tally(*(random.choice((0, 0, 1, 2, 9)) for _ in THINGS))


def any_card(random: Random) -> Card:
    """Return a card such as the real box may hold; some cost nothing."""
    cost = (random.choice((0, 0, 0, 1, 2)) for _ in ANIMALS)
    return Card(random.choice(HABITATS), random.randint(1, 5), Tally(*cost), random.randint(0, 2))


def _any_face(random: Random) -> Face:
    return Face.read(random.choice(("bear", "fox", "salmon/hawk", "any", "reroll", "token")))


_WORDS = (
    *("1", "2", "both", "tokens", "bonus", "none", "a", "e", "a1", "c4", "e8", "overflow-1"),
    *("region-3", "row-1", "landmark-row-1", "landmark-rivers-1", "sun-2", "hills-7", "rivers-12"),
    *("A", "C", "river", "forest", "river:bear", "forest/river:bear/elk", "river:elk/fox", "134"),
)
_ANYTHING: dict[type, Callable[[Random], object]] = {
    int: lambda random: random.randint(-1, 6),
    str: lambda random: random.choice(_WORDS),
    Animal: lambda random: random.choice(ANIMALS),
    Habitat: lambda random: random.choice(HABITATS),
    Tally: any_tally,
    Card: any_card,
    Face: _any_face,
    Species: lambda random: random.choice(SPECIES),
    Place: lambda random: Place(address(random.randint(-3, 3), random.randint(-3, 3))),
}

"""Awards equal what a slow oracle says, over five hundred games of all kinds of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import Options, for_scenario
from rollwrite.store.bindings import Setup
from rollwrite.store.database import connect, sessions
from rollwrite.store.exports import Read
from rollwrite.store.profiles import make
from rollwrite.store.schema import ensure_schema
from rollwrite.store.trails import trail
from tests.store.trail_oracle import filled_by, see
from tests.store.whole_games import lay_down, whole_game

PLAYERS = ("random",) * 19 + ("greedy",) * 5 + ("expert",)
"""Of 25 games so many by each."""
GAMES = 500
PEOPLE = 5


def _setups() -> Iterator[Setup]:
    """Yield every way to play for something, and for nothing."""
    sheets = [f"hills-{letter}" for letter in "abcd"]
    for sheet in sheets:
        yield {"sheet": sheet, "achievements": True}
    for number in load().scenarios:
        options = for_scenario(load(), number, Options())
        yield {
            "sheet": options.sheet,
            "edition": options.edition,
            "supplements": options.supplements,
            "scenario": number,
        }
    for sheet in sheets:
        yield {"sheet": sheet, "achievements": True, "abundance": True}
        yield {"sheet": sheet, "achievements": True, "solo_counts": False}
        yield {"sheet": sheet, "achievements": True, "family": True}
        yield {"sheet": sheet, "achievements": True, "family": True, "family_counts": True}
        yield {"sheet": sheet, "achievements": True, "real": True}
        yield {"sheet": sheet}


def _games() -> Iterator[tuple[int, Read]]:
    """Yield the games with the day on which each was played; some are told late."""
    kinds = islice(zip(cycle(_setups()), cycle(PLAYERS), strict=False), GAMES)
    for number, (setup, player) in enumerate(kinds):
        late = number % 10 < 2
        day, seats = number ^ late, 2 if player == "random" and number % 4 == 0 else 1
        yield day, whole_game(setup, seats=seats, player=player, seed=day)


def _told(read: Read, seat: int) -> set[str]:
    """Return the steps that the oracle sees filled."""
    sitting, setup = read.sitting, read.fields["setup"]
    assert isinstance(setup, dict)
    score = sitting.bound.game.score(sitting.table, seat)
    lines = {line.key: line.points for line in score.lines}
    seen = see(sitting.table.turns[seat].on, lines)
    return set(filled_by(setup, len(read.seats), seen))


@pytest.fixture
def engines(tmp_path: Path, server: str) -> Iterator[list[Engine]]:
    """Both databases at once: the games are played only once."""
    urls = (f"sqlite:///{tmp_path / 'tables.db'}", server.format("postgres"))
    engines = [connect(url) for url in urls]
    for engine in engines:
        ensure_schema(engine)
    yield engines
    for engine in engines:
        engine.dispose()


Expected = dict[tuple[int, str], tuple[int, int]]
"""For each person and step the day and the number of the game that fills it."""


def _play(stores: list[Session], people: list[list[str]]) -> tuple[Expected, list[list[str]]]:
    """Lay every game down in each of *stores*; return what the oracle says, and the codes."""
    expected: Expected = {}
    codes: list[list[str]] = [[] for _ in stores]
    for number, (day, read) in enumerate(_games()):
        players = [(number + seat) % PEOPLE for seat in range(len(read.seats))]
        for seat, player in enumerate(players):
            for step in _told(read, seat):
                first = expected.get((player, step), (day, number))
                expected[player, step] = min(first, (day, number))
        for store, keys, laid in zip(stores, people, codes, strict=True):
            laid.append(lay_down(store, read, *(keys[player] for player in players)))
    return expected, codes


@pytest.mark.long
def test_awards_equal_what_a_slow_oracle_says_over_500_games(engines: list[Engine]) -> None:
    stores = [sessions(engine)() for engine in engines]
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
    people = [[make(store, name).held.person.key for name in names] for store in stores]
    expected, codes = _play(stores, people)
    for store, keys, laid in zip(stores, people, codes, strict=True):
        found = {
            (player, each.step): laid.index(each.code)
            for player, key in enumerate(keys)
            for each in trail(store, key).filled
        }
        store.close()
        assert {who: number for who, (_, number) in expected.items()} == found
    assert len({step for _, step in expected}) >= 20

"""The rules by key: what a stored setup becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from rollwrite.engine.game import Game
from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.options import MOST_SEATS, Options, prepare
from rollwrite.store.errors import BadSetup, UnknownGame

Setup = dict[str, object]

GAME: Final = "rolling"
"""The game that is played at tables, and that has a trail."""


class Bound(Struct, frozen=True, eq=False):
    """A game bound to a setup and to its seats."""

    game: Game[Any]
    winners: Callable[[Any], tuple[int, ...]]


class Rules(Struct, frozen=True):
    """How the setups of one game are read."""

    version: int
    """Raised when a change gives old logs another meaning."""
    most: int
    check: Callable[[Setup], Setup]
    """Returns a setup with all its defaults written out; raises BadSetup when it makes no game."""
    bind: Callable[[Setup, int], Bound]


def rules_of(key: str) -> Rules:
    """Return the rules called *key*; raise UnknownGame when there are none."""
    if key not in RULES:
        raise UnknownGame(game=key)
    return RULES[key]


def _rolling(setup: Setup, seats: int) -> Bound:
    try:
        options = replace(msgspec.convert(setup, Options), seats=seats)
        game = prepare(load(), options)
    except msgspec.ValidationError as error:
        raise BadSetup(reason=str(error)) from error
    except BadOptions as error:
        raise BadSetup(option=error.key, value=error.value) from error
    return Bound(game, game.winners)


def _checked_rolling(setup: Setup) -> Setup:
    _rolling(setup, 1)
    every = asdict(msgspec.convert(setup, Options))
    del every["seats"]
    return every


RULES: Final = {GAME: Rules(1, MOST_SEATS, _checked_rolling, _rolling)}

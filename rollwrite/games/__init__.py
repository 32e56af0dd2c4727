"""The games by key; one that joins here is held to the laws of all games."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from rollwrite.games.cascadia import examples as cascadia
from rollwrite.games.example import Example
from rollwrite.games.rolling import examples as rolling

GAMES: Final[dict[str, Callable[[], Iterator[Example[Any]]]]] = {
    "rolling": rolling.examples,
    "cascadia": cascadia.examples,
}
"""What gives the examples of each game: every choice of options that has rules of its own."""

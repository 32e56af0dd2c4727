"""The games by key; one that joins here is held to the laws of all games."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from rollwrite.games.cascadia.examples import examples as cascadia_examples
from rollwrite.games.example import Example
from rollwrite.games.rolling.examples import examples as rolling_examples

GAMES: Final[dict[str, Callable[[], Iterator[Example[Any]]]]] = {
    "rolling": rolling_examples,
    "cascadia": cascadia_examples,
}
"""What gives the examples of each game: every choice of options that has rules of its own."""

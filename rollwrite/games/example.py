"""Examples: small ready-made games by which a registered game shows what it can be."""

from typing import Generic, TypeVar

from msgspec import Struct

from rollwrite.engine.game import Game
from rollwrite.engine.moves import Move

S = TypeVar("S")


class Example(Struct, Generic[S], frozen=True):
    """A game with a name that tells its options."""

    name: str
    game: Game[S]
    typed: tuple[type[Move], ...] = ()
    """Moves taken from people's word, which `legal` cannot list."""

    def __repr__(self) -> str:
        return f"Example({self.name!r})"

"""Options: the answers a prompt offers, listed or told apart by arithmetic."""

from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from rollwrite.engine.moves import Move


class Options(Protocol):
    """Some moves in a fixed order; a tuple of them will do."""

    def __len__(self) -> int:
        """Return how many there are."""

    def __getitem__(self, at: int, /) -> Move:
        """Return the move at the place *at*."""

    def __iter__(self) -> Iterator[Move]:
        """Yield the moves in their order."""

    def __contains__(self, move: object, /) -> bool:
        """Return whether *move* is one of them."""


class Offer(Struct, frozen=True):
    """Options too many to list, two or more; what inherits says how many, which, and whether."""

    def __len__(self) -> int:
        raise NotImplementedError

    def __getitem__(self, at: int, /) -> Move:
        raise NotImplementedError

    def __contains__(self, move: object, /) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Move]:
        return map(self.__getitem__, range(len(self)))

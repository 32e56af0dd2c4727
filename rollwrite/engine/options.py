"""Options: the answers a prompt offers, listed or told apart by arithmetic."""

from collections.abc import Iterator

from msgspec import Struct

from rollwrite.engine.moves import Move


class Offer(Struct, frozen=True):
    """Options too many to list, several unless chance answers; what inherits says which."""

    def __len__(self) -> int:
        raise NotImplementedError

    def __getitem__(self, at: int, /) -> Move:
        raise NotImplementedError

    def __contains__(self, move: object, /) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Move]:
        return map(self.__getitem__, range(len(self)))


Options = tuple[Move, ...] | Offer
"""Some moves in a fixed order."""

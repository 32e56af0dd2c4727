"""What a scoring card is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Protocol

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from rollwrite.grid.lattice import Lattice

Tokens = Sequence[int]
"""For each species the set of the tiles that hold one."""

Points = Annotated[int, Meta(ge=0, le=99)]
Table = Annotated[tuple[Points, ...], Meta(min_length=1, max_length=24)]
MOST = 128
"""More than can be counted on one player's tiles."""


class Land(Protocol):
    """The tiles of one player, by number, as far as a card looks at them."""

    @property
    def lattice(self) -> Lattice:
        """Return the lattice they lie on."""

    @property
    def cells(self) -> Sequence[int]:
        """Return the address of each tile."""

    @property
    def ground(self) -> Mapping[int, int]:
        """Return the tile at each address where there is one."""

    @property
    def around(self) -> Sequence[int]:
        """Return for each tile the set of those beside it."""


class Reason(Struct, frozen=True):
    """Points, and the tiles that gave them."""

    line: str
    """The line of the score that they are part of, such as ``bear``."""
    kind: str
    """What the tiles form, such as ``group``."""
    count: int
    """What was looked up: how large, how many."""
    points: int
    sets: tuple[int, ...]
    """The tiles, as one set for each thing that was counted."""
    beside: int = 0
    """Tiles that count without being of the species."""


class Card(Protocol):
    """How one species scores."""

    looks_around: ClassVar[bool]
    """Whether tokens of other species count too."""

    def worth(self, land: Land, tokens: Tokens, species: int) -> int:
        """Return the points of *species*."""

    def reasons(self, land: Land, tokens: Tokens, species: int) -> list[Reason]:
        """Return what gives those points, nothing left out."""


class Tabled(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A card with a row of points; beyond its end the last number holds."""

    looks_around: ClassVar[bool] = False
    points: Table

    def __post_init__(self) -> None:
        row = self.points
        force_setattr(self, "points", row + row[-1:] * (MOST - len(row)))

"""Packs: several orders as one document, and what they cost in paper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rollwrite.draw.leaf import Leaf
from rollwrite.games.rolling.library import Library
from rollwrite.games.speech import Words
from rollwrite.press.compose import LONG, NONE, Grid, Slot, compose
from rollwrite.press.order import Order
from rollwrite.press.press import batches, mode_of, named
from rollwrite.press.things import THINGS, TRACKER


class Run(Struct, frozen=True, eq=False):
    """What has one art: it is put on paper in one go."""

    order: Order
    slots: list[Slot]
    skips: bool
    """Whether a side is left empty before it, so that it begins on a new sheet of paper."""

    @property
    def sides(self) -> int:
        """Return how many sides it takes, with the one that is left empty."""
        recipe = self.slots[0].recipe
        shown = sum(self.order.flip != NONE or not side.back for side in recipe.side)
        return self.skips + shown * -(-len(self.slots) // recipe.up)


class Estimate(Struct, frozen=True):
    """What a pack comes to."""

    title: str
    sides: int
    one_sided: int
    """Sheets of paper when each is printed on one side, without backs."""
    duplex: int
    """Sheets of paper when both sides are printed."""
    size: tuple[float, float]
    """How wide and how high the first side is, in millimetres."""


def pack(orders: Sequence[Order], library: Library, _: Words) -> Iterator[Leaf]:
    """Yield the sides of all *orders*; raise BadOrder when one cannot be carried out."""
    for run in _runs(orders, library, _):
        if run.skips:
            yield Leaf(*_paper(run), ())
        yield from compose(run.slots, run.order.paper, run.order.flip, mode_of(run.order))


def title_of(orders: Sequence[Order], library: Library, _: Words) -> str:
    """Return what the document of *orders* is called; raise BadOrder when there can be none."""
    return "; ".join(dict.fromkeys(named(order, library, _) for order in orders))


def estimate(orders: Sequence[Order], library: Library, _: Words) -> Estimate:
    """Return what *orders* come to; nothing is drawn. Raise BadOrder as `pack` does."""
    runs = list(_runs(orders, library, _))
    single = [replace(order, flip=NONE) for order in orders]
    double = [replace(order, flip=LONG) if order.flip == NONE else order for order in orders]
    sides, one_sided, both = (
        sum(run.sides for run in some)
        for some in (runs, _runs(single, library, _), _runs(double, library, _))
    )
    size = _paper(runs[0])
    return Estimate(title_of(orders, library, _), sides, one_sided, -(-both // 2), size)


def so_many(order: Order, number: int, *, players: bool = False) -> Order:
    """Return *order* so many times: who is named has a copy, and *players* share what they can."""
    if not THINGS[order.what].shared:
        copies = max(number, len(order.names)) if number > 0 else number
        return replace(order, copies=copies)
    names = order.names if order.what == TRACKER else ()
    return replace(order, copies=min(number, 1) if players else number, names=names)


def _runs(orders: Sequence[Order], library: Library, _: Words) -> Iterator[Run]:
    sides = 0
    for order in orders:
        for at, slots in enumerate(batches(order, library, _)):
            # What goes on behind itself, and what is another thing, needs paper of its own.
            fresh = at == 0 or len(slots[0].recipe.side) > 1
            run = Run(order, slots, order.flip != NONE and fresh and sides % 2 == 1)
            sides += run.sides
            yield run


def _paper(run: Run) -> tuple[float, float]:
    return Grid(run.slots[0].recipe, run.order.paper).sheet

"""The best way to divide a group into herds that hang together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rollwrite.engine.bits import members
from rollwrite.games.cascadia.scoring.division import Piece
from rollwrite.grid.patterns import patches

Row = tuple[int, ...]


def best_herds(around: Sequence[int], group: int, row: Row) -> list[Piece]:
    """Return the herds into which *group* is best divided, *row* being worth ever more a head."""
    size = group.bit_count()
    if row[size] > row[size - 1]:
        return [(group, row[size])]
    return _Search(around, row).divided(group)


class _Search:
    """A search that ends as soon as nothing better can be left."""

    def __init__(self, around: Sequence[int], row: Row) -> None:
        self._around = around
        self._row = row
        self._largest = row.index(max(row))
        self._known: dict[int, list[Piece]] = {}

    def divided(self, left: int) -> list[Piece]:
        """Return the best division of *left*, which need not hang together."""
        if left not in self._known:
            groups = patches(self._around, left)
            self._known[left] = [herd for group in groups for herd in self._split(group)]
        return self._known[left]

    def _split(self, group: int) -> list[Piece]:
        """Return the best division of *group*, which hangs together."""
        size = group.bit_count()
        if size <= self._largest:
            return [(group, self._row[size])]
        around = self._around
        end = min(members(group), key=lambda tile: (around[tile] & group).bit_count())
        best: list[Piece] = []
        for herd in self._herds(1 << end, group):
            points = self._row[herd.bit_count()]
            if points + self._bound(group ^ herd) > _sum(best):
                found = [(herd, points), *self.divided(group ^ herd)]
                best = max(best, found, key=_sum)
                if _sum(best) == _most(self._row, size):
                    break
        return best

    def _herds(self, start: int, group: int) -> Iterator[int]:
        """Yield what hangs together with *start* in *group*, the largest first."""
        for size in range(self._largest, 0, -1):
            yield from _grown(self._around, start, group ^ start, size)

    def _bound(self, left: int) -> int:
        """Return what *left* may be worth at most."""
        groups = patches(self._around, left)
        return sum([_most(self._row, group.bit_count()) for group in groups])


def _sum(pieces: list[Piece]) -> int:
    return sum([points for _, points in pieces])


@cache
def _most(row: Row, size: int) -> int:
    """Return the most points of *size* tokens if every division of them were allowed."""
    return max((row[part] + _most(row, size - part) for part in range(1, size + 1)), default=0)


def _grown(around: Sequence[int], herd: int, free: int, size: int) -> Iterator[int]:
    """Yield the herds of *size* that *herd* can grow to over *free* tiles, each once."""
    if herd.bit_count() == size:
        yield herd
        return
    near = 0
    for tile in members(herd):
        near |= around[tile]
    for tile in members(near & free):
        free ^= 1 << tile
        yield from _grown(around, herd | 1 << tile, free, size)

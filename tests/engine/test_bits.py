"""Sets of numbers as ints."""

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.bits import bitset, members

NUMBERS = st.sets(st.integers(0, 200))


@given(numbers=NUMBERS)
def test_members_are_the_numbers_put_in_smallest_first(numbers: set[int]) -> None:
    assert sorted(numbers) == list(members(bitset(numbers)))


@given(numbers=NUMBERS)
def test_a_bitset_has_a_bit_for_each_number(numbers: set[int]) -> None:
    assert sum(2**number for number in numbers) == bitset(numbers)

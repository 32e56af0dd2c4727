"""Sets of numbers as ints."""

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.engine.bits import bitset, member, members

NUMBERS = st.sets(st.integers(0, 200))


@given(numbers=NUMBERS)
def test_members_are_the_numbers_put_in_smallest_first(numbers: set[int]) -> None:
    assert sorted(numbers) == list(members(bitset(numbers)))


@given(numbers=NUMBERS)
def test_a_bitset_has_a_bit_for_each_number(numbers: set[int]) -> None:
    assert sum(2**number for number in numbers) == bitset(numbers)


@given(numbers=st.sets(st.integers(0, 200), min_size=1))
def test_a_member_is_found_by_its_place(numbers: set[int]) -> None:
    places = range(len(numbers))
    assert sorted(numbers) == [member(bitset(numbers), place) for place in places]

"""Rows have gaps that are filled from the front; pools and counts lose what is drawn."""

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.tiles.market import (
    GAP,
    dealt,
    drawn,
    empty_row,
    lying,
    refilled,
    slid,
    taken,
)

ROWS = st.binary(min_size=4, max_size=4).map(lambda row: bytes(each % 9 for each in row))
SLOTS = st.integers(0, 3)


@given(row=ROWS, slot=SLOTS)
def test_what_is_taken_leaves_a_gap_which_the_next_thing_fills(row: bytes, slot: int) -> None:
    assert row == dealt(taken(row, slot), row[slot])


@given(row=ROWS, slot=SLOTS)
def test_gaps_slide_to_the_front_and_the_rest_keeps_its_order(row: bytes, slot: int) -> None:
    left = row[:slot] + row[slot + 1 :]
    assert (left, bytes((GAP,)) + left) == (lying(taken(row, slot)), slid(taken(row, slot)))


@given(things=st.lists(st.integers(0, 8), min_size=4, max_size=4))
def test_a_row_fills_from_its_first_slot(things: list[int]) -> None:
    row = empty_row(4)
    for thing in things:
        row = dealt(row, thing)
    assert bytes(things) == row


@given(pool=st.binary(min_size=1, max_size=9).map(lambda pool: bytes(sorted(pool))))
def test_a_pool_has_one_less_of_what_is_drawn(pool: bytes) -> None:
    thing = pool[-1] % GAP
    assert max(pool.count(thing) - 1, 0) == drawn(pool, thing).count(thing)


@given(row=ROWS, slot=SLOTS, pool=ROWS)
def test_a_row_is_refilled_from_a_pool(row: bytes, slot: int, pool: bytes) -> None:
    gap = taken(row, slot)
    assert (dealt(gap, pool[0]), drawn(pool, pool[0])) == refilled(gap, pool, pool[0])

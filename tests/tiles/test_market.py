"""Rows have gaps that are filled from the front; pools and counts lose what is drawn."""

from hypothesis import given
from hypothesis import strategies as st

from rollwrite.tiles.market import (
    GAP,
    dealt,
    drawn,
    empty_row,
    gone,
    lying,
    more,
    refilled,
    served,
    slid,
    taken,
)

ROWS = st.binary(min_size=4, max_size=4).map(lambda row: bytes(each % 9 for each in row))
SLOTS = st.integers(0, 3)


@given(row=ROWS, slot=SLOTS)
def test_what_is_taken_leaves_a_gap_which_the_next_thing_fills(row: bytes, slot: int) -> None:
    assert row == dealt(taken(row, slot), row[slot])


@given(row=ROWS, slot=SLOTS)
def test_what_is_gone_leaves_a_gap_where_it_first_lay(row: bytes, slot: int) -> None:
    assert taken(row, row.index(row[slot])) == gone(row, row[slot])


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


@given(things=st.binary(max_size=9).map(lambda pool: bytes(each % 5 for each in pool)))
def test_counts_grow_by_what_comes_back_and_shrink_by_what_is_drawn(things: bytes) -> None:
    counts = more(bytes(5), things)
    assert [things.count(thing) for thing in range(5)] == list(counts)
    for thing in things:
        _, counts = served(empty_row(1), counts, thing)
    assert bytes(5) == counts


@given(row=ROWS, slot=SLOTS)
def test_a_row_is_served_from_counts(row: bytes, slot: int) -> None:
    gap, thing = taken(row, slot), row[slot]
    assert (row, more(bytes(9), lying(gap))) == served(gap, more(bytes(9), row), thing)

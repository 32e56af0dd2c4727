"""Counts of move sequences, on a game small enough to count by hand."""

import pytest

from rollwrite.engine.game import TABLE
from rollwrite.engine.perft import divide, perft
from tests.engine.toy import TickingGame, Toss

ALONE, TWO = TickingGame(1), TickingGame(2)


def test_there_is_one_way_to_do_nothing() -> None:
    assert 1 == perft(ALONE, ALONE.start(), 0)


@pytest.mark.parametrize(
    ("depth", "count"),
    # One or two ticks of five; then done; with two ticks the second has four boxes left.
    [(1, 2), (2, 5 + 5), (3, 5 + 5 * 4), (4, 5 * 2 + 18 + 2 * 3)],
)
def test_the_toy_has_as_many_sequences_as_by_hand(depth: int, count: int) -> None:
    assert count == perft(ALONE, ALONE.start(), depth)


def test_two_seats_move_in_any_order() -> None:
    tossed = TWO.play(TWO.start(), TABLE, Toss(1))
    assert 2 * 5 * (1 + 5) == perft(TWO, tossed, 2)


def test_divide_tells_where_the_sequences_begin() -> None:
    assert [("-1 toss 1", 5), ("-1 toss 2", 5)] == list(divide(ALONE, ALONE.start(), 2))

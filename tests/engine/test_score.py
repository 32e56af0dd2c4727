"""Scores are lines."""

import pytest

from rollwrite.engine.score import Line, Score

SCORE = Score((Line("rivers", 24, (20, 4)), Line("leftovers", 1)))


def test_the_total_is_the_sum_of_the_lines() -> None:
    assert 25 == SCORE.total


def test_a_line_is_found_by_its_key() -> None:
    assert 24 == SCORE.points("rivers")


def test_a_line_that_is_not_there_is_no_zero() -> None:
    with pytest.raises(StopIteration):
        SCORE.points("forests")

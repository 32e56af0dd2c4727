"""Lines of type end where a typesetter would let them end."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollwrite.press.typesetting import broken, running

SIZE, STYLE, ROOM = 4.0, "body", 30.0
TEXTS = (
    "Zapłać jeden typ z kosztu, a nie z dwoma zwierzętami, w sumie o 1 większy i o 2 mniejszy.",
    "Pay 2 cones: 3 animals less, or a bear and 12 hawks.",
    "Gagnez 2 pommes de pin, il y a 5 animaux.",
)


def _ends(text: str) -> list[tuple[str, str]]:
    """Return the last word of each line with the first one of the next."""
    lines = broken(text, SIZE, STYLE, ROOM)
    return [(one.split()[-1], other.split()[0]) for one, other in pairwise(lines)]


@pytest.mark.parametrize("text", TEXTS)
def test_no_line_ends_with_a_word_of_one_letter(text: str) -> None:
    assert [] == [last for last, _ in _ends(text) if len(last) == 1 and last.isalpha()]


@pytest.mark.parametrize("text", TEXTS)
def test_a_number_and_its_noun_stand_in_one_line(text: str) -> None:
    assert [] == [ends for ends in _ends(text) if ends[0].isdigit() and ends[1][0].isalpha()]


def test_a_row_of_numbers_breaks_wherever_it_has_to() -> None:
    assert len(broken("1 2 3 4 5 7 9 11 13 15 17 20 24 28 32 36", SIZE, STYLE, ROOM)) > 1


@given(st.lists(st.text("aiołk3", min_size=1, max_size=6), min_size=1, max_size=12))
def test_lines_keep_every_word_and_their_room(words: list[str]) -> None:
    text = " ".join(words)
    lines = broken(text, SIZE, STYLE, ROOM)
    wide = [line for line in lines if " " in line and running(line, SIZE, STYLE) > ROOM]
    assert (text, []) == (" ".join(lines), wide)

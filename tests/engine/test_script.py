"""Logs as text."""

import pytest

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry
from rollwrite.engine.script import BadScript, read_entries, write_entry


def test_a_seat_is_counted_from_one_and_the_table_is_called_so() -> None:
    entries = (Entry(0, "mark c4"), Entry(TABLE, "die fox"))
    assert ["1 mark c4", "table die fox"] == list(map(write_entry, entries))


def test_comments_and_empty_lines_are_left_out() -> None:
    lines = ["# a game", "", "2 mark c4   # of 7", "   ", "table die fox"]
    assert [Entry(1, "mark c4"), Entry(TABLE, "die fox")] == list(read_entries(lines))


@pytest.mark.parametrize(
    "line", ["mark c4", "1", "table", "-1 done", "0 done", "01 done", "one done"]
)
def test_a_line_that_is_no_entry_is_named_by_its_number(line: str) -> None:
    with pytest.raises(BadScript) as caught:
        list(read_entries(["1 done", "", line], first=2))
    assert (4, line) == (caught.value.line, caught.value.text)

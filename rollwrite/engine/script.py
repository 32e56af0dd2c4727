"""Logs as text files: one line for each entry, readable by a player."""

import re
from collections.abc import Iterable, Iterator

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry

TABLE_WORD = "table"
_SEAT = re.compile("[1-9][0-9]{0,2}")


class BadScript(ValueError):
    """A line that is no entry; *line* counts from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(
            f"line {line}: {text!r} is no entry such as '1 mark c4' or 'table die fox'"
        )
        self.line = line
        self.text = text


def write_entry(entry: Entry) -> str:
    """Return *entry* as a line: who, counted from 1, and the move."""
    who = TABLE_WORD if entry.seat == TABLE else str(entry.seat + 1)
    return f"{who} {entry.text}"


def read_entries(lines: Iterable[str], first: int = 1) -> Iterator[Entry]:
    """Yield the entries in *lines*, the first of which has number *first*; # begins a comment."""
    for number, line in enumerate(lines, first):
        words = line.partition("#")[0].split()
        if not words:
            continue
        who, *rest = words
        if not rest or not (who == TABLE_WORD or _SEAT.fullmatch(who)):
            raise BadScript(number, line)
        yield Entry(TABLE if who == TABLE_WORD else int(who) - 1, " ".join(rest))

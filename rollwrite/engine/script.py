"""Games as text files: their options, then one line for each entry, readable by a player."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

import msgspec

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import Entry

Options = TypeVar("Options")

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


def write_script(game: str, options: object, entries: Iterable[Entry]) -> str:
    """Return a whole *game* as text: its key and its options, then the log."""
    head = f"{game} {msgspec.json.encode(options).decode()}"
    return "\n".join((head, *map(write_entry, entries))) + "\n"


def read_script(text: str, kinds: Mapping[str, type[Options]]) -> tuple[Options, tuple[Entry, ...]]:
    """Return the options and the log in *text*; *kinds* are the options of the games it may be of.

    Raise ValueError saying which line is wrong.
    """
    head, *lines = text.splitlines() or [""]
    game, _, written = head.partition(" ")
    if game not in kinds:
        known = " or ".join(map(repr, kinds))
        raise ValueError(f"line 1: a log begins with {known} and the options of the game")
    try:
        options = msgspec.json.decode(written, type=kinds[game])
    except msgspec.DecodeError as error:
        raise ValueError(f"line 1: {error}") from error
    return options, tuple(read_entries(lines, first=2))

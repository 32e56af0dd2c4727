"""Whole games of the tile game as text: a line of options, then the log."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rollwrite.engine.log import Entry
from rollwrite.engine.script import read_entries, write_entry
from rollwrite.games.cascadia.options import Options

HEAD = "cascadia "


def write_script(options: Options, entries: Iterable[Entry]) -> str:
    """Return a game as text."""
    head = HEAD + msgspec.json.encode(options).decode()
    return "\n".join((head, *map(write_entry, entries))) + "\n"


def read_script(text: str) -> tuple[Options, tuple[Entry, ...]]:
    """Return the options and the log in *text*; raise ValueError saying which line is wrong."""
    head, *lines = text.splitlines() or [""]
    if not head.startswith(HEAD):
        raise ValueError(f"line 1: a log begins with {HEAD!r} and the options of the game")
    try:
        options = msgspec.json.decode(head.removeprefix(HEAD), type=Options)
    except msgspec.DecodeError as error:
        raise ValueError(f"line 1: {error}") from error
    return options, tuple(read_entries(lines, first=2))

"""The files of people, plain or packed, line by line: none is ever in memory whole."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from datetime import datetime
from typing import IO, Final
from zlib import error as TornError

import msgspec
from msgspec.structs import replace

from rollwrite.store.archives import END, HEAD_END, Archive, KeptGame
from rollwrite.store.columns import PAPER, is_past
from rollwrite.store.errors import BadArchive, StoreError
from rollwrite.store.exports import Read, read_kept
from rollwrite.store.papers import check_paper
from rollwrite.store.words import LETTERS, read_name

MOST_BYTES: Final = 512 << 20
"""Ten thousand games with their logs, unpacked."""
MOST_LINE: Final = 16 << 20
MOST_GAMES = 20_000
_PACKED = b"\x1f\x8b"
_PAPER = re.compile(f"[{LETTERS}]{{{PAPER}}}")


def lines_of(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of *file*; raise ValueError when it is torn, or more than anybody plays."""
    packed = file.read(len(_PACKED)) == _PACKED
    file.seek(0)
    plain = gzip.GzipFile(fileobj=file) if packed else file
    left = MOST_BYTES
    try:
        while line := plain.readline(MOST_LINE + 1):
            left -= len(line)
            if len(line) > MOST_LINE or left < 0:
                raise ValueError(len(line))
            yield line
    except (OSError, EOFError, TornError) as error:
        raise ValueError(packed) from error


def in_order(rows: Iterator[bytes]) -> Iterator[bytes]:
    """Yield *rows* as an export writes them: the head, a line for each game, the end.

    A file that an editor has laid out anew is read whole, where it is no longer than a line may be.
    """
    first = next(rows, b"")
    if first.rstrip().endswith(HEAD_END):
        yield first
        yield from rows
        return
    whole = bytearray(first)
    while len(whole) <= MOST_LINE and (row := next(rows, b"")):
        whole += row
    archive = msgspec.json.decode(whole, type=Archive)
    yield msgspec.json.encode(replace(archive, games=())).removesuffix(END)
    yield from (msgspec.json.encode(game) for game in archive.games)
    yield END


def read_head(rows: Iterator[bytes]) -> Archive:
    """Return what the first line tells: all but the games at tables."""
    try:
        archive = msgspec.json.decode(next(rows, b"").rstrip() + END, type=Archive)
        read_name(archive.name)
        _check_time(archive.made)
        if archive.games:
            raise ValueError(len(archive.games))
        for paper in archive.papers:
            if not _PAPER.fullmatch(paper.code):
                raise ValueError(paper.code)
            check_paper(paper.game)
    except (ValueError, RecursionError, StoreError) as error:
        raise BadArchive() from error
    return archive


def read_games(rows: Iterator[bytes]) -> Iterator[KeptGame]:
    """Yield the games, each of its line; raise ValueError unless the file ends as it should."""
    line, count = next(rows, b"").strip(), 0
    while line != END:
        count += 1
        if count > MOST_GAMES:
            raise ValueError(count)
        yield msgspec.json.decode(line.removesuffix(b","), type=KeptGame)
        line = next(rows, b"").strip()
    if next(rows, None) is not None:
        raise ValueError(line)


def read_game(kept: KeptGame) -> Read:
    """Return the table of *kept*; raise ValueError unless the seat was played to the end."""
    read = read_kept(kept.table)
    _check_time(kept.made)
    if not read.sitting.over or not 0 <= kept.seat < len(read.seats):
        raise ValueError(kept.seat)
    return replace(read, fields=read.fields | {"made": kept.made})


def _check_time(at: datetime) -> None:
    if not is_past(at):
        raise ValueError(at)

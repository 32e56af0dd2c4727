"""Logs: the accepted moves, folded into a table; amendments of what was typed in wrongly."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.moves import Move, Undo

S = TypeVar("S")
AMEND = "amend"
_NUMBER = re.compile("0|[1-9][0-9]{0,5}")


class Entry(Struct, frozen=True):
    """One accepted move: who made it, and its words; its number is its place in the log."""

    seat: int
    text: str


class Story(Struct, Generic[S], frozen=True):
    """A log with the table it leads to, and the numbers of the lines an amendment struck out."""

    game: Game[S]
    entries: tuple[Entry, ...]
    table: S
    struck: frozenset[int] = frozenset()

    def told(self, seat: int, text: str) -> "Story[S]":
        """Return the story with one more line; raise RuleError or BadNotation, changing nothing."""
        entries = (*self.entries, Entry(seat, text))
        if text.split()[:1] == [AMEND]:
            return replay(self.game, entries)
        table = self.game.play(self.table, seat, self.game.notation.read(text))
        return Story(self.game, entries, table, self.struck)


def replay(game: Game[S], entries: Iterable[Entry]) -> Story[S]:
    """Return the story that *entries* tell; raise RuleError or BadNotation where they cannot be."""
    entries = tuple(entries)
    amendments = _amendments(game, entries)
    texts = {target: words for _, target, words in amendments}
    table, struck = game.start(), set[int]()
    moved: defaultdict[int, list[int]] = defaultdict(list)
    for number, entry in enumerate(entries):
        if entry.text.split()[:1] == [AMEND]:
            continue
        move = game.notation.read(texts.get(number, entry.text))
        undone = moved[entry.seat].pop() if move == Undo() and moved[entry.seat] else None
        try:
            if undone in struck:
                raise RuleError("undoes-a-struck-line", number=number)
            table = game.play(table, entry.seat, move)
        except RuleError:
            amended = [to for at, to, _ in amendments if at > number > to]
            if not amended:
                raise
            if entry.seat == TABLE:
                table = _gone_on(game, table, move, amended[-1])
            else:
                struck.add(number)
        if undone is None:
            moved[entry.seat].append(number)
    return Story(game, entries, table, frozenset(struck))


def _gone_on(game: Game[S], table: S, move: Move, amended: int) -> S:
    """Return the table after its own *move*, though the line *amended* left turns unended.

    What the table dealt is never struck out: raise RuleError when it cannot stand.
    """
    try:
        return game.play(game.lapsed(table), TABLE, move)
    except RuleError:
        raise RuleError("too-late-to-amend", number=amended) from None


def _amendments(game: Game[S], entries: Sequence[Entry]) -> list[tuple[int, int, str]]:
    """Return for each amendment its own number, the number it amends, and the words put there."""
    found = []
    for number, entry in enumerate(entries):
        verb, *rest = entry.text.split() or [""]
        if verb != AMEND:
            continue
        if len(rest) < 2 or not _NUMBER.fullmatch(rest[0]):
            raise BadNotation(entry.text)
        target, words = int(rest[0]), " ".join(rest[1:])
        same_kind = target < number and entries[target].text.split()[:1] == rest[1:2]
        amendable = game.typed_in and type(game.notation.read(words)).amendable
        if not (same_kind and amendable):
            raise RuleError("not-amendable", number=target)
        found.append((number, target, words))
    return found

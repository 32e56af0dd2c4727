"""Logs: the accepted moves, folded into a table; amendments of what was typed in wrongly."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.game import TABLE, Game
from rollwrite.engine.moves import Move, Undo
from rollwrite.engine.undoing import Moved

S = TypeVar("S")
AMEND = "amend"
_NUMBER = re.compile("0|[1-9][0-9]{0,5}")


class Entry(Struct, frozen=True):
    """One accepted move: who made it, and its words; its number is its place in the log."""

    seat: int
    text: str

    @property
    def amends(self) -> bool:
        """Return whether it corrects an earlier one."""
        return self.text.split()[:1] == [AMEND]


class Amendment(Struct, frozen=True):
    """A correction: its own number, the number of the line it amends, and the move put there."""

    number: int
    target: int
    move: Move


class Story(Struct, Generic[S], frozen=True):
    """A log with the table it leads to, and the numbers of the lines an amendment struck out."""

    game: Game[S]
    entries: tuple[Entry, ...]
    table: S
    struck: frozenset[int] = frozenset()

    def told(self, seat: int, text: str) -> "Story[S]":
        """Return the story with one more line; raise RuleError or BadNotation, changing nothing."""
        return self.told_on((Entry(seat, text),))

    def told_on(self, lines: Sequence[Entry]) -> "Story[S]":
        """Return the story with more *lines*, as if each were told; raise like `told`.

        Nothing is played more than once, however many of them amend others.
        """
        game, entries, known = self.game, (*self.entries, *lines), self
        if (last := _last_amendment(lines)) is not None:
            known = replay(game, entries[: len(self.entries) + last + 1])
        table = known.table
        for line in entries[len(known.entries) :]:
            table = game.play(table, line.seat, game.notation.read(line.text))
        return Story(game, entries, table, known.struck)

    def steps(self) -> "Iterator[Step[S]]":
        """Yield every line as it counts now."""
        return steps(self.game, self.entries)

    @property
    def amendments(self) -> tuple[Amendment, ...]:
        """Return every amendment in its order."""
        return amendments(self.game, self.entries)

    @property
    def undone(self) -> frozenset[int]:
        """Return the numbers of the lines that their seats took back."""
        moved, found = Moved(_last_amendment(self.entries) or 0), set[int | None]()
        for number, entry in enumerate(self.entries):
            verb = entry.text.split()[0]
            if verb == Undo.verb:
                found.add(moved.taken_back(entry.seat, number, self.struck))
            elif verb != AMEND:
                moved.add(entry.seat, number)
        return frozenset(each for each in found - self.struck if each is not None)


class Step(Struct, Generic[S], frozen=True, eq=False):
    """One line of a log as it counts now: its number, whose it is, and the tables around it."""

    number: int
    seat: int
    move: Move | None
    """None where the line amends another."""
    before: S
    after: S
    struck: bool = False
    """Whether an amendment has made it impossible."""


def replay(game: Game[S], entries: Iterable[Entry]) -> Story[S]:
    """Return the story that *entries* tell; raise RuleError or BadNotation where they cannot be."""
    entries, table, struck = tuple(entries), game.start(), set[int]()
    for step in steps(game, entries):
        table = step.after
        if step.struck:
            struck.add(step.number)
    return Story(game, entries, table, frozenset(struck))


def steps(game: Game[S], entries: Sequence[Entry]) -> Iterator[Step[S]]:
    """Yield every line; raise RuleError or BadNotation where there is one that cannot be."""
    amended = amendments(game, entries)
    moves = {each.target: each.move for each in amended}
    table, struck = game.start(), set[int]()
    moved = Moved(_last_amendment(entries) or 0)
    for number, entry in enumerate(entries):
        before = table
        if entry.amends:
            yield Step(number, entry.seat, None, before, table)
            continue
        move = moves.get(number) or game.notation.read(entry.text)
        undone = moved.taken_back(entry.seat, number, struck) if move == Undo() else None
        try:
            if undone in struck:
                raise RuleError("undoes-a-struck-line", number=number)
            table = game.play(table, entry.seat, move)
        except RuleError:
            since = [each.target for each in amended if each.number > number > each.target]
            if not since:
                raise
            if entry.seat == TABLE:
                table = _gone_on(game, table, move, since[-1])
            else:
                struck.add(number)
        if undone is None:
            moved.add(entry.seat, number)
        yield Step(number, entry.seat, move, before, table, number in struck)


def _last_amendment(entries: Sequence[Entry]) -> int | None:
    """Return the place of the last of *entries* that amends another."""
    return max((at for at, entry in enumerate(entries) if entry.amends), default=None)


def _gone_on(game: Game[S], table: S, move: Move, amended: int) -> S:
    """Return the table after its own *move*, though the line *amended* left turns unended.

    What the table dealt is never struck out: raise RuleError when it cannot stand.
    """
    try:
        return game.play(game.lapsed(table), TABLE, move)
    except RuleError as error:
        if error.key != "not-now":
            raise  # It says more than that it is too late.
        raise RuleError("too-late-to-amend", number=amended) from None


def amendments(game: Game[S], entries: Sequence[Entry]) -> tuple[Amendment, ...]:
    """Return every amendment in its order; raise RuleError or BadNotation for a wrong one."""
    found = []
    for number, entry in enumerate(entries):
        verb, *rest = entry.text.split() or [""]
        if verb != AMEND:
            continue
        if len(rest) < 2 or not _NUMBER.fullmatch(rest[0]):
            raise BadNotation(entry.text)
        target, move = int(rest[0]), game.notation.read(" ".join(rest[1:]))
        same_kind = target < number and entries[target].text.split()[:1] == rest[1:2]
        if not (same_kind and game.typed_in and type(move).amendable):
            raise RuleError("not-amendable", number=target)
        found.append(Amendment(number, target, move))
    return tuple(found)

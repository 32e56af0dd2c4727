"""A log read again: each move on the page it was written on, with what became of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from msgspec import Struct

from rollwrite.engine.game import TABLE
from rollwrite.engine.log import AMEND
from rollwrite.engine.moves import Move, Undo
from rollwrite.games.rolling.page import Page
from rollwrite.store.sitting import Sitting


class Amendment(Struct, frozen=True):
    """A correction: its own number, the number it corrects, and the move put there."""

    at: int
    target: int
    move: Move


class Step(Struct, frozen=True, eq=False):
    """One entry: its move as it counts now, the page before it, and its round."""

    number: int
    move: Move | None
    """None where the entry corrects another."""
    page: Page | None
    """None where the table dealt, and where the move no longer counts."""
    round: int


def steps(sitting: Sitting) -> Iterator[Step]:
    """Yield every entry that the rules could read."""
    game, table, now = sitting.bound.game, sitting.bound.game.start(), 0
    moves = {each.target: each.move for each in amendments(sitting)}
    for number, entry in enumerate(sitting.story.entries):
        if entry.text.split()[0] == AMEND:
            yield Step(number, None, None, now)
            continue
        move = moves.get(number) or game.notation.read(entry.text)
        page = None
        if number not in sitting.story.struck:
            page = None if entry.seat == TABLE else table.turns[entry.seat].on
            table = game.play(table, entry.seat, move)
            now = table.common.on.round
        yield Step(number, move, page, now)


def amendments(sitting: Sitting) -> tuple[Amendment, ...]:
    """Return every correction of the log in its order."""
    found = []
    for number, entry in enumerate(sitting.story.entries):
        verb, *rest = entry.text.split()
        if verb == AMEND:
            move = sitting.bound.game.notation.read(" ".join(rest[1:]))
            found.append(Amendment(number, int(rest[0]), move))
    return tuple(found)


def undone(sitting: Sitting) -> frozenset[int]:
    """Return the numbers of the entries that their seats took back."""
    moved: defaultdict[int, list[int]] = defaultdict(list)
    found = set()
    for number, entry in enumerate(sitting.story.entries):
        verb = entry.text.split()[0]
        if verb == Undo.verb and moved[entry.seat]:
            found.add(moved[entry.seat].pop())
        elif verb not in (Undo.verb, AMEND):
            moved[entry.seat].append(number)
    return frozenset(found - sitting.story.struck)

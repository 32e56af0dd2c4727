"""Moves and their notation: one move is one line of words."""

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import fields

from rollwrite.engine.errors import BadNotation


class Move(Struct, frozen=True):
    """One answer to one question; a verb and the words that go with it."""

    verb: ClassVar[str]
    amendable: ClassVar[bool] = False
    """Whether people type it in from real dice and cards, and so may mistype it."""


class Undo(Move, frozen=True):
    """Take back the last choice that told nothing new."""

    verb: ClassVar[str] = "undo"


class Done(Move, frozen=True):
    """Say that nothing more is wanted this round."""

    verb: ClassVar[str] = "done"


class Notation:
    """Writes and reads the moves of one game."""

    def __init__(self, *kinds: type[Move]) -> None:
        self._kinds = {kind.verb: (kind, _readers(kind)) for kind in kinds}

    def write(self, move: Move) -> str:
        """Return *move* as words, such as ``mark c4``."""
        words = (str(getattr(move, name)) for name in move.__struct_fields__)
        return " ".join((move.verb, *words))

    def read(self, text: str) -> Move:
        """Return the move written as *text*; raise BadNotation when there is none."""
        verb, *words = text.split() or [""]
        try:
            kind, readers = self._kinds[verb]
            move = kind(*(read(word) for read, word in zip(readers, words, strict=True)))
        except (KeyError, ValueError) as error:
            raise BadNotation(text) from error
        if self.write(move) != " ".join((verb, *words)):
            raise BadNotation(text)  # ``complete 01``: a move has one spelling.
        return move


def _readers(kind: type[Move]) -> tuple[Callable[[str], Any], ...]:
    """Return what reads each word of *kind*: the ``read`` of the field's type, or the type."""
    return tuple(getattr(field.type, "read", field.type) for field in fields(kind))

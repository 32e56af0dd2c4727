"""Moves as words."""

from typing import ClassVar

import pytest

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.engine.moves import Done, Move, Notation, Undo
from tests.notations import verbs


class Shade(str):
    """A word that reads itself."""

    @classmethod
    def read(cls, word: str) -> "Shade":
        if word not in ("light", "dark"):
            raise ValueError(word)
        return cls(word)


class Paint(Move, frozen=True):
    verb: ClassVar[str] = "paint"
    box: int
    shade: Shade


NOTATION = Notation(Paint, Done, Undo)


def test_a_move_is_its_verb_and_its_words() -> None:
    assert "paint 3 dark" == NOTATION.write(Paint(3, Shade("dark")))


def test_words_read_with_the_type_of_their_field() -> None:
    assert Paint(3, Shade("dark")) == NOTATION.read("paint 3 dark")


def test_space_around_words_does_not_matter() -> None:
    assert Paint(3, Shade("dark")) == NOTATION.read("  paint   3\tdark ")


def test_the_verbs_stand_in_the_order_of_the_kinds() -> None:
    assert ("paint", "done", "undo") == verbs(NOTATION)


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "draw 3", "PAINT 3 dark", "paint", "paint 3", "paint 3 dark 4"),
        *("paint x dark", "paint 3 grey", "done now", "undo 1"),
    ],
)
def test_what_is_no_move_is_bad_notation_and_says_its_text(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        NOTATION.read(text)
    assert text == caught.value.text


def test_a_rule_error_says_why_and_about_what() -> None:
    error = RuleError("not-now", seat=1, move="done")
    assert ("not-now: seat=1, move=done", "not-now", {"seat": 1, "move": "done"}) == (
        str(error),
        error.key,
        error.details,
    )

"""Asking a person: choices as a numbered list, answered by number or in words."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from rollwrite.cli.canvas import Lines, in_columns
from rollwrite.cli.palette import QUIET
from rollwrite.cli.screen import Screen

FEW = 9
"""As many choices stand one below the other."""


class Choice(Struct, frozen=True):
    """A move that can be made: its words for the log, and for the person."""

    text: str
    words: str


class Left(Exception):
    """The person has left the table."""


def draw_choices(choices: Sequence[Choice], width: int) -> Lines:
    """Return *choices* with numbers: a few with the words to type, many in columns without."""
    lines = []
    for number, choice in enumerate(choices, 1):
        line = Text().append(f"{number:>3} ", "bold").append(choice.words)
        if len(choices) <= FEW:
            line.append(f"  {choice.text}", QUIET)
        lines.append(line)
    return lines if len(lines) <= FEW else in_columns(lines, width)


def read_line(screen: Screen, question: str) -> str:
    """Return what the person types; raise Left at the end of the input."""
    try:
        line = screen.console.input(Text(f"{question} ", "bold"), markup=False)
    except EOFError:
        screen.put("")
        raise Left from None
    if not sys.stdin.isatty():
        screen.put(line)  # What no keyboard echoed is shown, so that the output reads as a talk.
    return " ".join(line.split())


def chosen(line: str, choices: Sequence[Choice]) -> str:
    """Return the move that *line* means: a number, nothing for the first, or its words."""
    if not line and choices:
        return choices[0].text
    texts = [choice.text for choice in choices]
    numbered = {str(number): text for number, text in enumerate(texts, 1)}
    if line in numbered:
        return numbered[line]
    if line in texts:
        return line
    ends = [text for text in texts if text.partition(" ")[2] == line]
    return ends[0] if len(set(ends)) == 1 else line

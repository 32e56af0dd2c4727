"""Asking a person: choices as a numbered list, answered by number, in words or by the cursor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from rich.text import Text

from rollwrite.cli.canvas import Lines, in_columns
from rollwrite.cli.keyboard import CUE
from rollwrite.cli.palette import HERE, QUIET
from rollwrite.cli.screen import Screen

FEW, LOW = 9, 4
"""As many choices stand one below the other, and as many in a low window."""


class Choice(Struct, frozen=True):
    """A move that can be made, or the first words of one: for the log, and for the person."""

    text: str
    words: str
    label: str = ""
    """What stands and is typed in place of its number."""
    opens: bool = False
    """Whether there is a choice of how it goes on."""


def draw_choices(choices: Sequence[Choice], screen: Screen, at: str = "") -> Lines:
    """Return *choices* with numbers, and the one at which the cursor stands marked.

    A few have the words to type, many stand in columns without.
    """
    few = len(choices) <= (LOW if screen.low else FEW)
    lines = []
    for number, choice in enumerate(choices, 1):
        here = bool(at) and f"{at} ".startswith(f"{choice.text} ")
        line = Text().append(f"{CUE if here else ' '}{choice.label or number:>2} ", "bold")
        line.append(choice.words, HERE if here else "")
        if few and choice.text != choice.words:
            line.append(f"  {choice.text}", QUIET)
        lines.append(line)
    return lines if few else in_columns(lines, screen.width)


def chosen(line: str, choices: Sequence[Choice], legal: Iterable[str] = ()) -> str:
    """Return the move that *line* means: a number, nothing for the first, or its words.

    Of its words the first may be left out, or what the person reads be typed, as long as one move
    alone is meant.
    """
    if not line and choices:
        return choices[0].text
    texts = [choice.text for choice in choices]
    numbered = {each.label or str(number): each.text for number, each in enumerate(choices, 1)}
    if line in numbered:
        return numbered[line]
    if line in texts:
        return line
    ends = {text for text in (*texts, *legal) if text.partition(" ")[2] == line}
    ends |= {choice.text for choice in choices if choice.words == line}
    return ends.pop() if len(ends) == 1 else line

"""Where a command speaks: a console and a language."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from io import TextIOWrapper

from msgspec import Struct
from rich.console import Console
from rich.text import Text

from rollwrite.cli.trouble import Trouble
from rollwrite.games.speech import Words
from rollwrite.i18n import LANGUAGES, preferred, words

HIGH = 30
"""From so many lines on, nothing has to be said in fewer lines."""


class Outlet(Console):
    """A console that leaves it to the program what follows when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Raise BrokenPipeError, as anything else does that is written then."""
        raise BrokenPipeError()


class Screen(Struct, frozen=True):
    """A console and the language spoken on it."""

    console: Console
    words: Words

    @property
    def width(self) -> int:
        """Return how many columns there are to write in."""
        return self.console.width

    @property
    def height(self) -> int | None:
        """Return how many lines are seen at once; None where there is no window."""
        return self.console.height if self.console.is_terminal else None

    @property
    def low(self) -> bool:
        """Return whether there are few lines."""
        return self.height is not None and self.height < HIGH

    def taken(self, *lines: Text | str) -> int:
        """Return how many lines *lines* take when they are put."""
        return sum(len(self.console.render_lines(Text(str(line)))) for line in lines)

    def put(self, *lines: Text | str, style: str = "") -> None:
        """Print *lines*, each from a new line, broken between words where they are too long."""
        for line in lines:
            self.console.print(line, style=style, markup=False)

    def pass_on(self, lines: Iterable[str]) -> None:
        """Print *lines* that have been captured, with their colours."""
        self.console.file.writelines(f"{line}\n" for line in lines)

    def draw(self, *lines: Text) -> None:
        """Print *lines* as they are."""
        if lines:
            self.console.print(Text("\n").join(lines), soft_wrap=True)


def add_screen_arguments(parser: ArgumentParser) -> None:
    """Add to *parser* the language."""
    parser.add_argument(
        "--lang",
        metavar="L",
        help=f"{', '.join(LANGUAGES)}; that of LC_ALL or LANG when left out",
    )


def open_screen(args: Namespace) -> Screen:
    """Return the terminal in the language of *args* or of the environment."""
    if isinstance(sys.stdout, TextIOWrapper):
        # A sign that the terminal's encoding lacks is no reason to stop.
        sys.stdout.reconfigure(errors="replace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # What is no text is no move.
    console = Outlet(highlight=False, emoji=False)
    return Screen(console, words(spoken(args)))


def spoken(args: Namespace) -> str:
    """Return the language of *args* or of the environment; raise Trouble for an unknown one."""
    usual = preferred(os.environ)
    if args.lang is not None and args.lang not in LANGUAGES:
        _ = words(usual)
        raise Trouble(_("There is no language %(value)s here.", value=args.lang))
    return args.lang or usual

"""The program: it knows its commands by name and loads only the one that is called."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from rollwrite import __version__
from rollwrite.cli.trouble import Trouble

TYPE_CHECKING = False  # `typing` itself would cost a tenth of the start.
if TYPE_CHECKING:
    from typing import NoReturn

COMMANDS = {
    "serve": "let phones play at tables that this computer keeps",
    "play": "play a game in the terminal, or go on with one",
    "simulate": "let bots play many games and see how they score",
    "replay": "play a log again and show where it leads",
    "draw": "draw a sheet as SVG, blank or as a log has filled it in",
    "print": "make fresh sheets for paper as PDF, or a keepsake of a game",
    "sheets": "check data files, or print their schema",
    "score": "score a board of the tile game as you describe it",
    "awards": "compute everybody's trail again from the logs",
    "perft": "count the ways a game can go",
}
BAD, INTERRUPTED, PIPE_CLOSED = 2, 130, 141
"""Exit codes; the last two are those of a program that the signal would have ended."""


class Formatter(argparse.HelpFormatter):
    """Help that is as wide everywhere: asking the terminal costs a tenth of the start."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=80)


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what it cannot read."""

    def error(self, message: str) -> NoReturn:
        """Leave with *message* alone."""
        self.exit(BAD, f"{self.prog}: {message}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that *argv* names and return its exit code."""
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 0
    except Trouble as trouble:
        sys.stderr.write(f"rollwrite: {trouble}\n")
        return BAD
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered has no reader; without this it would be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:  # A name too long, a folder that may not be read.
        sys.stderr.write(f"rollwrite: {error.filename}: {error.strerror}\n")
        return BAD
    return code


def _run(argv: Sequence[str]) -> int:
    parser = Parser(
        prog="rollwrite",
        description="Play, simulate and replay a roll-and-write game and its tile game.",
        formatter_class=Formatter,
    )
    parser.add_argument("--version", action="version", version=f"rollwrite {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    named = next((word for word in argv if not word.startswith("-")), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, formatter_class=Formatter)
        if name == named:
            module = importlib.import_module(f"rollwrite.cli.{name}")
            command.description = f"{summary[0].upper()}{summary[1:]}."
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    args = parser.parse_args(argv)
    code: int = args.run(args)
    return code

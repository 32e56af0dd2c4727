"""What can be looked up while playing: the log, and the words to type."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.words.speech import msg

HELP = (
    ("1, 2, ...", msg("make that choice; Enter makes the first")),
    ("mark c4", msg("make a move by its own words, as the list shows them")),
    ("more", msg("show the weaker choices too")),
    ("undo", msg("take back your last choice, until dice have fallen")),
    ("undo 2", msg("the same for seat 2, which has ended its turn")),
    ("amend 7 die fox", msg("correct move 7 of the log: real dice and cards only")),
    ("gained fox2", msg("add to your tally at your word: real dice and cards only")),
    ("spent token1", msg("take off your tally at your word: real dice and cards only")),
    ("log", msg("show every move so far, with its number")),
    ("score", msg("show all scores")),
    ("rules", msg("show a round, the supplements, the signs and our rulings")),
    ("quit", msg("leave; the game is kept")),
)


def show_help(screen: Screen) -> None:
    """Print what can be typed."""
    for typed, meaning in HELP:
        screen.put(Text().append(f"  {typed:<16}", TITLE).append(screen.words(meaning)))


def show_log(screen: Screen, sitting: Sitting) -> None:
    """Print every move of the log; what an amendment struck out is set dim."""
    for number, entry in enumerate(sitting.story.entries):
        who = screen.words("the table") if entry.seat == TABLE else sitting.names[entry.seat]
        struck = number in sitting.story.struck
        screen.put(Text(f"{number:>4}  {who}: {entry.text}", f"{QUIET} strike" if struck else ""))

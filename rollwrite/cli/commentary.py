"""What can be looked up while playing: the log, the rules in short, the words to type."""

from __future__ import annotations

from rich.text import Text

from rollwrite.cli.palette import QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.signs import ANY, CIRCLE, CROSS, FREE, HAD, HERE, LANDMARK, RAIN, SUN
from rollwrite.cli.sitting import Sitting
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.rolling.words.names import CONE
from rollwrite.games.rolling.words.speech import msg
from rollwrite.games.rolling.words.supplements import full

HELP = (
    ("1, 2, ...", msg("make that choice; Enter makes the first")),
    ("mark c4", msg("make a move by its own words, as the list shows them")),
    ("more", msg("show the weaker choices too")),
    ("undo", msg("take back your last choice, until dice have fallen")),
    ("undo 2", msg("the same for seat 2, which has ended its turn")),
    ("amend 7 die fox", msg("correct line 7 of the log: real dice and cards only")),
    ("gained fox2", msg("add to your tally at your word: real dice and cards only")),
    ("spent token1", msg("take off your tally at your word: real dice and cards only")),
    ("log", msg("show every move so far, with its line number")),
    ("score", msg("show all scores")),
    ("rules", msg("show the supplements in full, and the signs")),
    ("quit", msg("leave; the game is kept")),
)
SIGNS = (
    (ANY, msg("any animal")),
    (CONE, msg("nature token, a cone")),
    (FREE, msg("a free hex")),
    (LANDMARK, msg("a landmark")),
    (SUN, msg("a sun")),
    (RAIN, msg("a rain")),
    (CROSS, msg("crossed")),
    (CIRCLE, msg("circled")),
    (HERE, msg("can be marked now")),
    (HAD, msg("has been had")),
)
STEPS = (
    msg("1. The dice fall. The special die comes first."),
    msg(
        "2. Collect one type from all dice. A dice action is paid in cones: all of one type "
        "count as the next lower (1) or higher (2), or two types (3)."
    ),
    msg("3. Complete one card, if you like: pay, take its cones and bonus, mark the sheet."),
    msg("4. After 20 rounds, most points win; 5 animals or cones left are 1 point."),
)


def show_help(screen: Screen) -> None:
    """Print what can be typed."""
    for typed, meaning in HELP:
        screen.put(Text().append(f"  {typed:<16}", TITLE).append(screen.words(meaning)))


def show_log(screen: Screen, sitting: Sitting) -> None:
    """Print every line of the log; what an amendment struck out is set dim."""
    for number, entry in enumerate(sitting.story.entries):
        who = screen.words("the table") if entry.seat == TABLE else sitting.names[entry.seat]
        struck = number in sitting.story.struck
        screen.put(Text(f"{number:>4}  {who}: {entry.text}", f"{QUIET} strike" if struck else ""))


def show_rules(screen: Screen, sitting: Sitting) -> None:
    """Print a round in short, the supplements in full, and what the signs mean."""
    _ = screen.words
    for step in STEPS:
        screen.put(_(step))
    for slot, supplement in enumerate(sitting.table.common.on.supplements, 1):
        name = f"{slot} {supplement_name(str(supplement), _)}: "
        screen.put(f"{name}{full(supplement, _)}")
    screen.put("  ".join(f"{sign} {_(meaning)}" for sign, meaning in SIGNS))

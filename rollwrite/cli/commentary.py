"""What can be looked up while playing: the log, the scores, a hint, the words to type."""

from __future__ import annotations

from typing import TypeVar

from rich.text import Text

from rollwrite.cli.canvas import in_columns
from rollwrite.cli.ending import show_scores
from rollwrite.cli.palette import GOOD, QUIET, TITLE
from rollwrite.cli.screen import Screen
from rollwrite.cli.sitting import Sitting
from rollwrite.cli.standing import draw_goals
from rollwrite.engine.game import TABLE
from rollwrite.games.speech import msg, told_of

S = TypeVar("S")

LOG = "log"
MOVING = (
    ("1, 2, ...", msg("make that choice; Enter makes the first")),
    ("arrows, Tab", msg("move the cursor; Enter makes the choice under it")),
    ("PgUp, PgDn", msg("see the rest of a board that does not fit")),
    ("more", msg("show the choices that are left out")),
    ("hint", msg("say what a good player would do")),
    ("undo", msg("take back your last choice, until something is drawn")),
)
UNDO_FOR_ANOTHER = ("undo 2", msg("the same for seat 2, which has ended its turn"))
LOOKING = (
    ("look 2", msg("show what lies before seat 2")),
    (LOG, msg("show every move so far, with its number")),
    ("score", msg("show all scores")),
    ("goals", msg("show every goal, and how far you are")),
    ("rules", msg("show a turn, the cards, the signs and our rulings")),
    ("quit", msg("leave; the game is kept")),
)


def look_up(screen: Screen, sitting: Sitting[S], seat: int, line: str) -> bool:
    """Show what *line* asks to see; return whether it was such a thing."""
    match line.split():
        case [word] if word == LOG:
            show_log(screen, sitting, seat)
        case ["score"]:
            show_scores(screen, sitting.stage, sitting.table, sitting.names, seat)
        case ["goals"]:
            show_goals(screen, sitting, seat)
        case ["rules"]:
            sitting.stage.show_rules(screen, sitting.table, seat)
        case ["help"]:
            show_help(screen, sitting)
        case ["hint"]:
            show_hint(screen, sitting, seat)
        case ["look", number] if number in map(str, range(1, sitting.game.seats + 1)):
            sitting.stage.show_seat(screen, sitting.table, int(number) - 1)
        case _:
            return False
    return True


def show_help(screen: Screen, sitting: Sitting[S]) -> None:
    """Print what can be typed."""
    stage = sitting.stage
    others = (UNDO_FOR_ANOTHER,) if stage.undone_late else ()
    for typed, meaning in (*MOVING, *others, *stage.help, *LOOKING):
        screen.put(Text().append(f"  {typed:<18}", TITLE).append(screen.words(meaning)))


def show_hint(screen: Screen, sitting: Sitting[S], seat: int) -> None:
    """Print what a good player would do; chance needs no hint."""
    _, asked = screen.words, sitting.game.asked(sitting.table, seat)
    if asked is None or asked.chance:
        screen.put(Text(_("Chance decides here."), QUIET))
        return
    move = sitting.stage.hint(sitting.table, seat)
    line = Text().append(sitting.stage.say(move, _), GOOD)
    screen.put(line.append(f"  {sitting.game.notation.write(move)}", QUIET))


def show_goals(screen: Screen, sitting: Sitting[S], seat: int) -> None:
    """Print every goal with how far *seat* is."""
    stage, _ = sitting.stage, screen.words
    if seat == TABLE or not stage.goals:
        screen.put(Text(_("There are no goals to show here."), QUIET))
        return
    screen.put(*draw_goals(stage, stage.facts(sitting.table, seat), screen.width, _))


def show_log(screen: Screen, sitting: Sitting[S], seat: int) -> None:
    """Print every move as far as *seat* may know it; what an amendment struck out is set dim."""
    lines = []
    for number, entry in enumerate(sitting.story.entries):
        who = screen.words("the table") if entry.seat == TABLE else sitting.names[entry.seat]
        struck = number in sitting.story.struck
        known = sitting.stage.known(sitting.table, seat, entry.text)
        said = told_of(who, known, screen.words)
        lines.append(Text(f"{number:>4}  {said}", f"{QUIET} strike" if struck else ""))
    screen.put(*in_columns(lines, screen.width))

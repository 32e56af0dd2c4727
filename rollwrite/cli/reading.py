"""Reading what is longer than the window: a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.text import Text

from rollwrite.cli.keyboard import Key, Keyboard
from rollwrite.cli.palette import QUIET
from rollwrite.cli.screen import Screen

FOOT = 2
"""Lines below a page: what can be pressed, and where it would be typed."""
ON = {Key.TAKE, Key.TURN, Key.NEXT, Key.PAGE_DOWN, Key.DOWN, Key.RIGHT}
BACK = {Key.BEFORE, Key.PAGE_UP, Key.UP, Key.LEFT}


def read_through(
    screen: Screen, keyboard: Keyboard, lines: Sequence[str], *, from_end: bool = False
) -> bool:
    """Print *lines*, a page at a time where they are too many, and return whether they were.

    Pages cover the window; going on from the last one, or typing anything, leaves them.
    """
    if not keyboard.has_keys or screen.height is None or len(lines) < screen.height:
        screen.pass_on(lines)
        return False
    room = max(1, screen.height - FOOT)
    pages = ceil(len(lines) / room)
    page, short = (pages - 1, pages * room - len(lines)) if from_end else (0, 0)
    while page < pages:
        first = page * room - short  # Read from the end, the first page is the short one.
        _show(screen, lines[max(0, first) : first + room], page, pages)
        pressed = keyboard.typed()
        if pressed not in ON | BACK:
            break
        page = page + 1 if pressed in ON else max(0, page - 1)
    return True


def _show(screen: Screen, lines: Sequence[str], page: int, pages: int) -> None:
    said = screen.words(
        "Page %(page)d of %(pages)d. Enter goes on, PgUp back, Esc leaves.",
        page=page + 1,
        pages=pages,
    )
    screen.console.clear()
    screen.pass_on(lines)
    screen.put(Text(said, QUIET))

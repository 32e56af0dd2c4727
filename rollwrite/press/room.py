"""Room for names and dates: whatever is taken is printed whole."""

from __future__ import annotations

from rollwrite.games.speech import Words
from rollwrite.press.heading import LEAST
from rollwrite.press.trail_grid import LINES, NARROWEST, SMALL, WRITTEN
from rollwrite.press.typesetting import SPARE, cut, running, shortened

LONGEST, LONGEST_DATE = 24, 20
"""How many letters a name and a date have at most, however narrow they are."""
NAME, DATE = 32.0, 19.4
"""How wide they run at most in the smallest type: so much the shortest lines hold."""


def refused_name(name: str, _: Words) -> str:
    """Return why there is no room for *name* on the lines of a page; nothing if there is."""
    if len(name) > LONGEST:
        return _("A name has room for %(most)d letters.", most=LONGEST)
    if running(name, LEAST, "written") > NAME + SPARE:
        return _too_wide(name, _)
    return ""


def refused_date(date: str, _: Words) -> str:
    """Return why there is no room for *date*; nothing if there is."""
    if len(date) > LONGEST_DATE:
        return _("A date has room for %(most)d letters.", most=LONGEST_DATE)
    if running(date, LEAST, "written") > DATE + SPARE:
        return _("The date %(date)s is too wide for its line. Write it shorter.", date=date)
    return ""


def refused_trail(name: str, _: Words, *, fillable: bool) -> str:
    """Return why there is no room for *name* above a trail; nothing if there is."""
    lines = 1 if fillable else LINES
    if len(name) > LONGEST or len(cut(name, SMALL, WRITTEN, NARROWEST)) <= lines:
        return refused_name(name, _)
    return _too_wide(name, _)


def _too_wide(name: str, _: Words) -> str:
    return _("The name %(name)s is too wide for its line. Take a shorter one.", name=name)


def shortened_name(name: str) -> str:
    """Return *name*, or as much of it as a line has room for, and dots."""
    kept = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}\u2026"
    return shortened(kept, LEAST, "written", NAME)

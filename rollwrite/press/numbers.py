"""Numbers as people type them: how many copies, and for how many players."""

from __future__ import annotations

from rollwrite.games.rolling.options import MOST_SEATS
from rollwrite.games.speech import Words
from rollwrite.press.order import MOST, BadOrder

FIGURES = 40
"""A longer number is none that anybody means."""


def whole(text: str) -> int | None:
    """Return the number that *text* says; None when it says none of a sensible length."""
    figures = text.strip()
    sensible = figures.isascii() and figures.isdecimal() and len(figures) < FIGURES
    return int(figures) if sensible else None


def wanted(text: str, _: Words, *, players: bool) -> int:
    """Return how many copies, or *players*, *text* says; raise BadOrder for none or too many."""
    number, most = whole(text), MOST_SEATS if players else MOST
    if number is not None and 1 <= number <= most:
        return number
    if players:
        raise BadOrder(_("Up to %(most)d play: take 1 to %(most)d players.", most=most))
    raise BadOrder(_("Take 1 to %(most)d copies.", most=most))

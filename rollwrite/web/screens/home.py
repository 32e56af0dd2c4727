"""Home: the tables where this phone sits."""

from __future__ import annotations

from flask import url_for
from msgspec import Struct

from rollwrite.draw.trail import STEPS
from rollwrite.games.speech import Words
from rollwrite.store.trails import Trail
from rollwrite.web.screens.rounds import round_now
from rollwrite.web.visit import Visit, shown_code


class WayBack(Struct, frozen=True):
    """The way back to a table."""

    shown: str
    words: str
    href: str


class HomeScreen(Struct, frozen=True):
    """The first page."""

    back: tuple[WayBack, ...]
    trail: str
    """How far the trail of whoever is in front has come."""


def trail_words(trail: Trail | None, _: Words) -> str:
    """Return how far *trail* has come; what it is, where this phone keeps nobody's."""
    if trail is None:
        return _("20 scenarios, 32 achievements")
    count = len(trail.filled)
    return _.n_("%(count)d of %(all)d step", "%(count)d of %(all)d steps", count, all=STEPS)


def way_back(seen: Visit, _: Words) -> WayBack:
    """Return the way to the table of *seen*, with how far it has come."""
    code = shown_code(seen.code)
    return WayBack(code, _how_far(seen, code, _), url_for("play.show", code=seen.code))


def _how_far(seen: Visit, code: str, _: Words) -> str:
    if seen.sitting is None:
        return _("Back to %(code)s, not begun", code=code)
    if seen.sitting.over:
        return _("Back to %(code)s, finished", code=code)
    return _("Back to %(code)s, round %(round)d", code=code, round=round_now(seen.sitting))

"""Home: the tables where this phone sits."""

from __future__ import annotations

from collections.abc import Sequence

from flask import url_for
from msgspec import Struct

from rollwrite.draw.trail import STEPS
from rollwrite.games.speech import Words
from rollwrite.store.trails import Trail
from rollwrite.web.screens.rounds import round_now
from rollwrite.web.visit import Visit, shown_code

MOST_BACK = 3
"""How many ways back the first page shows."""
MOST_OVER = 1
"""To how many of them nobody plays any more."""


class WayBack(Struct, frozen=True):
    """The way back to a table."""

    shown: str
    words: str
    href: str
    over: bool


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


def ways_back(sat_at: Sequence[Visit], _: Words) -> tuple[WayBack, ...]:
    """Return the ways to a few tables of *sat_at*: first to those where a game goes on."""
    ways = [_way_back(seen, _) for seen in sat_at]
    over = [way for way in ways if way.over]
    return (*(way for way in ways if not way.over), *over[:MOST_OVER])[:MOST_BACK]


def _way_back(seen: Visit, _: Words) -> WayBack:
    """Return the way to the table of *seen*, with how far it has come."""
    code, over = shown_code(seen.code), bool(seen.sitting and seen.sitting.over)
    return WayBack(code, _how_far(seen, code, _), url_for("play.show", code=seen.code), over)


def _how_far(seen: Visit, code: str, _: Words) -> str:
    if seen.sitting is None:
        return _("Back to %(code)s, not begun", code=code)
    if seen.sitting.over:
        return _("Back to %(code)s, finished", code=code)
    return _("Back to %(code)s, round %(round)d", code=code, round=round_now(seen.sitting))

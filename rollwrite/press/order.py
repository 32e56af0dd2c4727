"""Orders: what somebody wants printed, and why it cannot be."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.paper import MODES
from rollwrite.draw.type import unknown_letters
from rollwrite.games.rolling.options import Edition
from rollwrite.games.rolling.page import Page
from rollwrite.games.rolling.words import Words
from rollwrite.press.compose import LONG, PAPERS
from rollwrite.press.things import THINGS
from rollwrite.press.trails import Trail

MOST = 500
"""How many copies can be had at once."""
LONGEST = 40
"""How many letters a name has room for."""


class BadOrder(ValueError):
    """An order that cannot be carried out: a sentence for whoever gave it."""


class Order(Struct, frozen=True, kw_only=True):
    """What is to be printed, how, and how often."""

    what: str
    sheets: tuple[str, ...] = ("A",)
    paper: str = "a4"
    mode: str = "low-ink"
    up: int = 1
    flip: str = LONG
    edition: Edition = "hills"
    scenario: int | None = None
    copies: int = 1
    names: tuple[str, ...] = ()
    """Who gets a copy of their own; the rest have an empty line."""
    date: str = ""
    pages: tuple[Page, ...] = ()
    """The pages of a finished game, for a keepsake."""
    trails: tuple[Trail, ...] = ()
    """What people have reached, for a tracker: five on each."""


def check(order: Order, _: Words) -> None:
    """Raise BadOrder when *order* asks for what cannot be."""
    if order.what not in THINGS:
        raise BadOrder(_("There is nothing called %(what)s to print.", what=order.what))
    if order.mode not in MODES:
        modes = ", ".join(MODES)
        raise BadOrder(
            _("There is no mode %(mode)s: take %(modes)s.", mode=order.mode, modes=modes)
        )
    if order.paper not in PAPERS:
        raise BadOrder(_("There is no paper %(paper)s: take a4 or letter.", paper=order.paper))
    if not 1 <= order.copies <= MOST:
        raise BadOrder(_("Take 1 to %(most)d copies.", most=MOST))
    for name in (*order.names, order.date, *(trail.name for trail in order.trails)):
        _check_letters(name, _)


def _check_letters(name: str, _: Words) -> None:
    if len(name) > LONGEST:
        raise BadOrder(_("A name has room for %(most)d letters.", most=LONGEST))
    if unknown := unknown_letters(name):
        raise BadOrder(_("These letters cannot be printed: %(letters)s", letters=unknown))

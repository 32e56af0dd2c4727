"""Orders: what somebody wants printed, and why it cannot be."""

from __future__ import annotations

from msgspec import Struct

from rollwrite.draw.paper import MODES
from rollwrite.draw.type import unknown_letters
from rollwrite.games.rolling.options import BOXES, Edition
from rollwrite.games.rolling.page import Page
from rollwrite.games.speech import Words
from rollwrite.press.compose import FLIPS, LONG, PAPERS
from rollwrite.press.room import refused_date, refused_name, refused_trail
from rollwrite.press.things import THINGS, TRACKER
from rollwrite.press.trails import Trail

UPS = (1, 2)
MOST = 500
"""How many copies can be had at once."""


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
    _check_sides(order, _)
    if order.edition not in BOXES:
        raise BadOrder(_("There are no cards of %(value)s.", value=order.edition))
    if not 1 <= order.copies <= MOST:
        raise BadOrder(_("Take 1 to %(most)d copies.", most=MOST))
    for text in (*order.names, order.date, *(trail.name for trail in order.trails)):
        _check_letters(text, _)
    _check_room(order, _)


def _check_sides(order: Order, _: Words) -> None:
    if order.up not in UPS:
        raise BadOrder(_("One or two lie on a side: take 1 or 2."))
    if order.flip not in FLIPS:
        sentence = _("Paper is not flipped %(flip)s: take long, short or none.", flip=order.flip)
        raise BadOrder(sentence)


def _check_letters(text: str, _: Words) -> None:
    if unknown := unknown_letters(text):
        # What cannot be seen, such as a tab, is told by its number.
        seen = (each if each.isprintable() else f" U+{ord(each):04X}" for each in unknown)
        letters = "".join(seen).strip()
        raise BadOrder(_("These letters cannot be printed: %(letters)s", letters=letters))


def _check_room(order: Order, _: Words) -> None:
    fillable = MODES[order.mode].fillable
    for name in order.names:
        if order.what == TRACKER:
            why = refused_trail(name, _, fillable=fillable)
        else:
            why = refused_name(name, _)
        if why:
            raise BadOrder(why)
    if why := refused_date(order.date, _):
        raise BadOrder(why)

"""The foot of the playing screen: the tab, what can be taken back, and for whom the table waits."""

from __future__ import annotations

from flask import url_for
from msgspec import Struct

from rollwrite.games.speech import Words
from rollwrite.web.screens.asking import Asking
from rollwrite.web.screens.company import FEW, Mate
from rollwrite.web.screens.looking import Looking
from rollwrite.web.visit import Visit


class Dock(Struct, frozen=True):
    """The foot of the screen, beside what is asked."""

    tab: str
    undo: str
    """What the button that takes back says; nothing when there is nothing."""
    last: int
    """The last entry of this seat: what it takes back is its own, whoever's move comes next."""
    telling: str
    """What is to be told of real dice and cards."""
    waiting: str
    past: str
    """Where the host moves the table on past somebody who has left; nothing to others."""


def dock(look: Looking, question: Asking | None, company: tuple[Mate, ...]) -> Dock:
    """Return what stands below the *question* for *look* in that *company*."""
    telling = look.telling
    waits = look.done and not telling
    return Dock(
        "dice" if telling else question.tab if question else "sheet",
        _undo(look),
        look.sitting.last(look.seat),
        telling.question if telling else "",
        _waiting(company, look.words) if waits else "",
        _past(look.visit, company) if waits else "",
    )


def _past(visit: Visit, company: tuple[Mate, ...]) -> str:
    """Return where whoever hosts, or may host now, lets the table go on."""
    left = any(mate.state in ("gone", "away") for mate in company)
    return (
        url_for("hosting.show", code=visit.code) if left and (visit.hosting or visit.heir) else ""
    )


def _waiting(company: tuple[Mate, ...], _: Words) -> str:
    """Return for whom the table waits."""
    names = [mate.name for mate in company if mate.state != "ready"]
    if not names:
        return _("The table goes on.")
    if len(names) > FEW:
        return _.n_(
            "You are ready. Waiting for %(count)d person.",
            "You are ready. Waiting for %(count)d people.",
            len(names),
        )
    return _("You are ready. Waiting for %(names)s.", names=", ".join(names))


def _undo(look: Looking) -> str:
    _ = look.words
    if not look.game.undoable(look.table, look.seat):
        return ""
    return _("Take it back") if look.done else _("Take back the last choice")

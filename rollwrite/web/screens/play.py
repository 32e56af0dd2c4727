"""The playing screen: one seat's round, from the throw to the sheet."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from flask import url_for
from msgspec import Struct

from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words.finds import finds
from rollwrite.games.speech import Words
from rollwrite.web.screens.aims import Aims, aims
from rollwrite.web.screens.amending import Corrections, corrections
from rollwrite.web.screens.asking import Asking
from rollwrite.web.screens.at_word import AtWord, at_word
from rollwrite.web.screens.choice import Choice
from rollwrite.web.screens.company import FEW, Mate, mates
from rollwrite.web.screens.corrected import corrected
from rollwrite.web.screens.discs import Run
from rollwrite.web.screens.entry import Entry, Habitat, animals, habitats
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.market import Bare, Offered, bare, market
from rollwrite.web.screens.news import chain
from rollwrite.web.screens.own import Own, own
from rollwrite.web.screens.rounds import lying, round_now
from rollwrite.web.screens.tray import Tray, tray
from rollwrite.web.visit import Visit, title_at


class Head(Struct, frozen=True):
    """The top of the screen: how far the game is, and the others."""

    round: int
    rounds: int
    mates: tuple[Mate, ...]

    @property
    def mine(self) -> tuple[Mate, ...]:
        """Return those who play on this phone."""
        return tuple(mate for mate in self.mates if mate.mine)


class RealBox(Struct, frozen=True):
    """What a table with a real box lets this seat tell and correct."""

    entry: Entry | None
    corrections: Corrections | None
    """For the host."""
    animals: tuple[Run, ...]
    habitats: tuple[Habitat, ...]
    """For a card that has to be told anew."""
    corrects: str
    """The host, to whoever is not; nothing to the host."""


class Spread(Struct, frozen=True, eq=False):
    """What the others' moves leave as it is; made once for as long as the seat's turn stays."""

    tray: Tray
    cards: tuple[tuple[Offered, Choice | None], ...]
    bare: tuple[Bare, ...]
    asking: Asking | None
    own: Own
    chain: tuple[str, ...]
    """What the last choice set off, link by link."""
    completed: bool
    """Whether a card was completed this round."""
    at_word: AtWord | None
    """The cards of another printing that can be completed now."""
    finds: str
    """What it found on the sheet, in sentences."""


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


class PlayScreen(Struct, frozen=True, kw_only=True):
    """Everything one seat sees."""

    code: str
    title: str
    number: int
    room: str
    seat: int
    acting: int
    """Whose move is sent: this seat's, or the table's where a real box is told."""
    after: int
    once: str
    step: str
    """Changes with every question, so that what was picked for an earlier one is forgotten."""
    head: Head
    spread: Spread
    aims: Aims | None
    """What the table plays for; None in free play."""
    box: RealBox | None
    dock: Dock
    struck: str
    refused: str

    @property
    def entry(self) -> Entry | None:
        """Return what is to be told of real dice and cards."""
        return self.box.entry if self.box else None


def play_screen(visit: Visit, seat: int, _: Words, refused: str = "") -> PlayScreen:
    """Return what *seat* sees of the table."""
    look = Looking(visit, seat, _)
    head = Head(round_now(look.sitting), ROUNDS, mates(visit, look.game, look.table, _))
    step, spread = look.step, _spread(look)
    return PlayScreen(
        code=visit.code,
        title=title_at(visit.code, _("Round %(number)d", number=head.round)),
        number=visit.number,
        room=visit.room,
        seat=seat,
        acting=look.telling.seat if look.telling else seat,
        after=look.after,
        once=_once(visit, step),
        step=step,
        head=head,
        spread=spread,
        aims=aims(look),
        box=_box(look) if look.game.typed_in else None,
        dock=_dock(look, spread.asking, head.mates),
        struck=corrected(look.sitting, seat, look.names, _) if look.game.typed_in else "",
        refused=refused,
    )


@lru_cache(maxsize=512)
def _spread(look: Looking) -> Spread:
    _ = look.words
    return Spread(
        _tray(look),
        _cards(market(look.common, look.page, _), look.question),
        bare(look.common, _),
        look.question,
        own(look),
        chain(look.turn, _),
        look.page.completed,
        at_word(look),
        finds(look.turn, _),
    )


def _tray(look: Looking) -> Tray:
    common = lying(look.sitting)
    return tray(common, look.page if common.thrown else None, look.words)


def _dock(look: Looking, question: Asking | None, company: tuple[Mate, ...]) -> Dock:
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


def _box(look: Looking) -> RealBox:
    _, told = look.words, look.sitting
    wrong = corrections(told, look.common, look.names, _) if look.visit.hosting else None
    host = None if look.visit.hosting else look.visit.host
    return RealBox(look.telling, wrong, animals(_), habitats((), _), host.name if host else "")


def _cards(
    offered: tuple[Offered, ...], question: Asking | None
) -> tuple[tuple[Offered, Choice | None], ...]:
    rows = {row.move: row for row in question.rows} if question else {}
    return tuple((card, rows.get(f"complete {card.slot}")) for card in offered)


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


def _once(visit: Visit, step: str) -> str:
    """Return the word for a browser without scripts; the same page sends the same word twice."""
    return sha256(f"{visit.table.seal} {step}".encode()).hexdigest()[:24]

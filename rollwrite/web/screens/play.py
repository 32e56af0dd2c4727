"""The playing screen: one seat's round, from the throw to the sheet."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.speech import Words
from rollwrite.web.screens.aims import Aims, aims
from rollwrite.web.screens.amending import Corrections, corrections
from rollwrite.web.screens.company import Mate, mates
from rollwrite.web.screens.corrected import corrected
from rollwrite.web.screens.discs import Run
from rollwrite.web.screens.dock import Dock, dock
from rollwrite.web.screens.entry import Entry, Habitat, animals, habitats
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.rounds import round_now
from rollwrite.web.screens.spread import Spread, spread
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
    step, lies = look.step, spread(look)
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
        spread=lies,
        aims=aims(look),
        box=_box(look) if look.game.typed_in else None,
        dock=dock(look, lies.asking, head.mates),
        struck=corrected(look.sitting, seat, look.names, _) if look.game.typed_in else "",
        refused=refused,
    )


def _box(look: Looking) -> RealBox:
    _, told = look.words, look.sitting
    wrong = corrections(told, look.common, look.names, _) if look.visit.hosting else None
    host = None if look.visit.hosting else look.visit.host
    return RealBox(look.telling, wrong, animals(_), habitats((), _), host.name if host else "")


def _once(visit: Visit, step: str) -> str:
    """Return the word for a browser without scripts; the same page sends the same word twice."""
    return sha256(f"{visit.table.seal} {step}".encode()).hexdigest()[:24]

"""The lobby: who has come, how to get in, what will be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import sha256

from markupsafe import Markup
from msgspec import Struct

from rollwrite.games.speech import Words, msg
from rollwrite.store.bindings import rules_of
from rollwrite.store.models import Seat
from rollwrite.store.presence import away
from rollwrite.store.profiles import Person
from rollwrite.web.links import picture, table_link
from rollwrite.web.screens.claims import Claim, claims
from rollwrite.web.screens.setup_words import SetupWords, options_of, setup_words
from rollwrite.web.visit import Visit, shown_code, title_at

BOTS = {
    "random": (msg("Easy"), msg("It does whatever is allowed.")),
    "greedy": (msg("Good"), msg("It takes the most points it sees.")),
    "expert": (msg("Hard"), msg("It thinks ahead.")),
}


class SeatCard(Struct, frozen=True):
    """A seat as the lobby shows it."""

    key: str
    """Stays while others come and go; tells nothing."""
    number: int
    name: str
    initial: str
    state: str
    host: bool
    mine: bool
    person: bool


class Bot(Struct, frozen=True):
    """A kind of bot that can be asked to the table."""

    kind: str
    title: str
    detail: str


class LobbyScreen(Struct, frozen=True, kw_only=True):
    """The table before the game, for one phone."""

    code: str
    title: str
    shown: str
    """The code as people read it."""
    number: int
    room: str
    link: str
    qr: Markup
    seats: tuple[SeatCard, ...]
    free: int
    seated: bool
    hosting: bool
    locked: bool
    host: str
    """The host's name."""
    heir: bool
    """Whether the host has gone, so that whoever sits here may step in."""
    setup: SetupWords
    seal: str
    """What binds the table to its dice before the first is rolled."""
    bots: tuple[Bot, ...]
    name: str
    refused: str
    claims: tuple[Claim, ...]
    """Whose games the seats of this phone are, where it keeps somebody."""


def lobby_screen(
    seen: Visit, _: Words, name: str = "", refused: str = "", people: Sequence[Person] = ()
) -> LobbyScreen:
    """Return the lobby as the phone of *seen* may see it; *name* was typed and stays."""
    table, link = seen.table, table_link(seen.code)
    return LobbyScreen(
        code=seen.code,
        title=title_at(seen.code, _("Lobby")),
        shown=shown_code(seen.code),
        number=seen.number,
        room=seen.room,
        link=link,
        qr=picture(link),
        seats=tuple(seat_card(seen, seat, _) for seat in seen.seats),
        free=rules_of(table.game).most - len(seen.seats),
        seated=bool(seen.mine),
        hosting=seen.hosting,
        locked=table.locked,
        host=seen.host.name if seen.host else "",
        heir=seen.heir,
        setup=setup_words(options_of(table.setup), _),
        seal=table.seal,
        bots=bots(_),
        name=name,
        refused=refused,
        claims=claims(seen, people) if people else (),
    )


def bots(_: Words) -> tuple[Bot, ...]:
    """Return the kinds of bots."""
    return tuple(Bot(kind, _(title), _(detail)) for kind, (title, detail) in BOTS.items())


def seat_card(seen: Visit, seat: Seat, _: Words) -> SeatCard:
    """Return *seat* as a card."""
    return SeatCard(
        key=_key(seat),
        number=seat.number,
        name=seat.name,
        initial=seat.name[:1].upper(),
        state=", ".join(_state(seen, seat, _)),
        host=seat.number == seen.table.host,
        mine=seat.number in seen.mine,
        person=seat.token_hash is not None,
    )


def _key(seat: Seat) -> str:
    """Return what this page calls *seat*, whose number changes when one before it is freed."""
    return sha256(f"{seat.table} {seat.token_hash or seat.name}".encode()).hexdigest()[:8]


def _state(seen: Visit, seat: Seat, _: Words) -> Iterator[str]:
    """Yield what there is to say of *seat*."""
    if seat.number == seen.table.host:
        yield _("host")
    if seat.bot is not None:
        level, _detail = BOTS.get(seat.bot, (seat.bot, ""))
        yield _("bot")
        yield _(level).lower()
    elif seat.vacant:
        yield _("free seat")
    elif seat.number in seen.mine:
        yield _("this phone too") if seat.number != seen.mine[0] else _("this phone")
    elif seen.sitting is None and not seat.nonce:
        yield _("not here yet")  # The seat was kept from the last table.
    elif away(seat, datetime.now(UTC)):
        yield _("away")
    elif seen.sitting and seat.number in seen.sitting.bound.game.actors(seen.sitting.table):
        yield _("thinking")
    elif seat.number != seen.table.host and seen.room != "end":
        yield _("ready")

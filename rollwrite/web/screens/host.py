"""What the host can do while the game runs, and whoever sits there when the host has gone."""

from __future__ import annotations

from flask import request, url_for
from msgspec import Struct

from rollwrite.games.speech import Words
from rollwrite.store.sitting import NONE_YET
from rollwrite.web.links import watch_link
from rollwrite.web.screens.lobby import Bot, SeatCard, bots, seat_card
from rollwrite.web.visit import Visit, shown_code


class HostedSeat(Struct, frozen=True):
    """A seat and what can be done about it."""

    card: SeatCard
    vacant: bool
    waited: bool
    """Whether the table waits for this seat."""
    after: int
    """Its last entry, so that a double tap moves the table on once."""


class HostScreen(Struct, frozen=True, kw_only=True):
    """The powers of the host, for one phone."""

    code: str
    shown: str
    table: str
    hosting: bool
    host: str
    heir: bool
    locked: bool
    joining: bool
    """Whether a seat that somebody has left can be taken by this phone too."""
    started: bool
    lasting: bool
    seats: tuple[HostedSeat, ...]
    bots: tuple[Bot, ...]
    export: str
    watch: str
    deleting: bool
    """Whether it was asked to delete the table, which has to be said twice."""
    refused: str


def host_screen(seen: Visit, _: Words, refused: str = "", *, deleting: bool = False) -> HostScreen:
    """Return what the phone of *seen* may do about the table."""
    return HostScreen(
        code=seen.code,
        shown=shown_code(seen.code),
        table=url_for("play.show", code=seen.code, seat=request.args.get("seat", type=int)),
        hosting=seen.hosting,
        host=seen.host.name if seen.host else "",
        heir=seen.heir,
        locked=seen.table.locked,
        joining=seen.room == "play" and not seen.table.locked,
        started=seen.sitting is not None,
        lasting=seen.table.lasting,
        seats=tuple(_hosted(seen, number, _) for number in range(len(seen.seats))),
        bots=bots(_),
        export=url_for("exports.as_json", code=seen.code),
        watch=watch_link(seen.code),
        deleting=deleting,
        refused=refused,
    )


def _hosted(seen: Visit, number: int, _: Words) -> HostedSeat:
    seat, sitting = seen.seats[number], seen.sitting
    return HostedSeat(
        card=seat_card(seen, seat, _),
        vacant=seat.vacant,
        waited=sitting is not None and number in sitting.bound.game.actors(sitting.table),
        after=sitting.last(number) if sitting else NONE_YET,
    )

"""A seat on its way to another phone."""

from __future__ import annotations

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.store.models import Seat
from rollwrite.web.links import picture, seat_link
from rollwrite.web.screens.claims import Claim
from rollwrite.web.visit import shown_code


class SeatScreen(Struct, frozen=True):
    """The link of a seat, as text and as a picture."""

    code: str
    shown: str
    number: int
    name: str
    link: str
    qr: Markup
    table: str
    moved: bool
    """Whether all other phones have just lost it."""
    claim: Claim | None
    """Whose game it is."""


class ResumeScreen(Struct, frozen=True):
    """What a phone sees that opened the link of a seat."""

    shown: str
    name: str
    action: str


def seat_screen(
    seat: Seat, token: str, claim: Claim | None = None, *, moved: bool = False
) -> SeatScreen:
    """Return the page of *seat*, which *token* opens."""
    link = seat_link(seat.table, token)
    return SeatScreen(
        code=seat.table,
        shown=shown_code(seat.table),
        number=seat.number,
        name=seat.name,
        link=link,
        qr=picture(link),
        table=url_for("play.show", code=seat.table, seat=seat.number),
        moved=moved,
        claim=claim,
    )


def resume_screen(seat: Seat, key: str) -> ResumeScreen:
    """Return the page that asks whether *seat* is to come to this phone."""
    action = url_for("seats.bring", code=seat.table, key=key)
    return ResumeScreen(shown_code(seat.table), seat.name, action)

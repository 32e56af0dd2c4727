"""What all doors to a table share: who knocks, telling everybody, and the way back."""

from __future__ import annotations

from http import HTTPStatus

from flask import redirect, request, url_for
from sqlalchemy.orm import Session
from werkzeug.wrappers import Response

from rollwrite.store.errors import BadToken, NoSuchSeat
from rollwrite.store.models import Seat
from rollwrite.store.seats import Guest, Taken, take
from rollwrite.store.words import hash_of, new_token, read_code, read_name
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import keep_name, remember, tokens
from rollwrite.web.people import claim_by_itself
from rollwrite.web.reading import read_table
from rollwrite.web.visit import Visit


def tell(session: Session, code: str) -> None:
    """Tell everybody at the table called *code* that it has changed, the bots too."""
    read = read_table(session, read_code(code), backstage().readings, anew=True)
    backstage().bell.ring(read.code, read.length)
    backstage().company.attend(read.seats)


def to_table(code: str, seat: int | None = None) -> Response:
    """Return the way to the table called *code*, to *seat* where the phone holds several."""
    return redirect(url_for("play.show", code=code, seat=seat), HTTPStatus.SEE_OTHER)


def sit_down(session: Session, code: str, seat: int | None = None) -> Taken:
    """Give whoever sent the form a seat, and let this phone hold it."""
    name = request.form.get("name", "")
    taken = take(session, code, Guest(name, nonce(), seat))
    claim_by_itself(session, code, taken.number)
    remember(code, taken.token)
    keep_name(read_name(name))
    return taken


def nonce() -> str:
    """Return the random word that the page sent, or one of ours where it runs no scripts."""
    return request.form.get("nonce") or new_token()


def sender(seen: Visit) -> int:
    """Return the seat that this phone acts for: the host's where it holds that."""
    if seen.table.host is not None and seen.hosting:
        return seen.table.host
    if not seen.mine:
        raise BadToken()
    return seen.mine[0]


def own_seat(seen: Visit) -> Seat:
    """Return the seat that the request names, or the first one of this phone."""
    if not seen.mine:
        raise BadToken()
    number = named_seat()
    if number is None:
        return seen.seats[seen.mine[0]]
    if number not in seen.mine:
        raise NoSuchSeat(seat=number)
    return seen.seats[number]


def token_of(seat: Seat) -> str:
    """Return the secret by which this phone holds *seat*."""
    return next(each for each in tokens(seat.table) if hash_of(each) == seat.token_hash)


def named_seat() -> int | None:
    """Return the number of the seat that the request names."""
    return request.values.get("seat", type=int)

"""Failures: whatever goes wrong is told in a plain sentence, and never more than that."""

from __future__ import annotations

from http import HTTPStatus
from math import ceil
from secrets import choice
from sqlite3 import Error as SQLiteError
from typing import Final

from flask import Flask, Response, current_app, make_response, render_template, request, url_for
from msgspec import Struct
from sqlalchemy.exc import DataError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted
from werkzeug.exceptions import BadHost, HTTPException

from rollwrite.engine.errors import BadNotation, RuleError
from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.words.reasons import plainly
from rollwrite.games.speech import Words, msg
from rollwrite.store.errors import StoreError, UnknownChallenge, UnknownTable
from rollwrite.store.words import LETTERS
from rollwrite.web.backstage import backstage
from rollwrite.web.guard import CrossSite, holds_seat
from rollwrite.web.identity import speech
from rollwrite.web.limits import TooMany, caller
from rollwrite.web.typed import is_unmade
from rollwrite.web.words import refusal

NOTE = 4
SOON = 60
"""Seconds up to which seconds are counted, and minutes above."""
Refusal = StoreError | RuleError | BadNotation | BadOptions
STATUS: Final = {
    "unknown-table": HTTPStatus.NOT_FOUND,
    "unknown-game": HTTPStatus.BAD_REQUEST,
    "bad-setup": HTTPStatus.BAD_REQUEST,
    "locked": HTTPStatus.FORBIDDEN,
    "name-missing": HTTPStatus.BAD_REQUEST,
    "name-too-long": HTTPStatus.BAD_REQUEST,
    "bad-token": HTTPStatus.FORBIDDEN,
    "old-link": HTTPStatus.FORBIDDEN,
    "not-host": HTTPStatus.FORBIDDEN,
    "not-your-seat": HTTPStatus.FORBIDDEN,
    "bad-word": HTTPStatus.BAD_REQUEST,
    "bad-export": HTTPStatus.BAD_REQUEST,
    "bad-profile": HTTPStatus.FORBIDDEN,
    "not-seated": HTTPStatus.FORBIDDEN,
    "bad-cursor": HTTPStatus.NOT_FOUND,
    "bad-paper": HTTPStatus.BAD_REQUEST,
    "bad-archive": HTTPStatus.BAD_REQUEST,
    "unknown-challenge": HTTPStatus.NOT_FOUND,
    "not-maker": HTTPStatus.FORBIDDEN,
    "not-played": HTTPStatus.FORBIDDEN,
    "future-day": HTTPStatus.NOT_FOUND,
}
"""By key of the store; all others are conflicts with how the table stands."""
PAGES: Final = {
    HTTPStatus.FORBIDDEN: msg("This is not yours to open."),
    HTTPStatus.NOT_FOUND: msg("There is no such page. Check the address."),
    HTTPStatus.METHOD_NOT_ALLOWED: msg("There is no such page. Check the address."),
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: msg("That is too large. Nothing was changed."),
}
UNREADABLE = msg("What the page sent could not be read. Load it again.")
FULL = ("disk is full", "No space left", "could not extend file", "readonly database")
"""What SQLite and PostgreSQL say when they cannot write any more."""


class Failure(Struct, frozen=True):
    """The page of something that went wrong."""

    sentence: str
    way: str
    """The address that leads on."""
    label: str


def register(app: Flask) -> None:
    """Let *app* answer whatever goes wrong in words."""
    for kind in (StoreError, RuleError, BadNotation, BadOptions):
        app.register_error_handler(kind, _refused)
    app.register_error_handler(TooMany, _too_many)
    app.register_error_handler(HTTPException, _not_served)
    app.register_error_handler(DataError, _unreadable)
    for trouble in (OperationalError, InternalError, InterfaceError, PoolExhausted, SQLiteError):
        app.register_error_handler(trouble, _out_of_order)
    app.register_error_handler(Exception, _broken)


def sentence(error: Refusal, _: Words) -> str:
    """Return in a sentence why something was refused, and what to do."""
    if isinstance(error, BadNotation) and is_unmade(error.text):
        return _("Something is missing there, or too much. Look at it again.")
    return refusal(error, _) if isinstance(error, StoreError) else plainly(error, _)


def _refused(error: Refusal) -> Response:
    if isinstance(error, UnknownTable | UnknownChallenge):
        _note_wrong_code(str(error.details["code"]))
    return _tell(sentence(error, speech()), status_of(error))


def status_of(error: Refusal) -> HTTPStatus:
    """Return what kind of refusal it is."""
    key = error.key if isinstance(error, StoreError) else ""
    return STATUS.get(key, HTTPStatus.CONFLICT)


def _note_wrong_code(code: str) -> None:
    """Count what may be a guess; a phone that had a seat there only comes back too late."""
    if not holds_seat(code):
        backstage().limits.note("codes", caller(), code)


def _too_many(error: TooMany) -> Response:
    response = _tell(patience(error, speech()), HTTPStatus.TOO_MANY_REQUESTS)
    response.headers["Retry-After"] = str(error.seconds)
    return response


def patience(error: TooMany, _: Words) -> str:
    """Return in a sentence how long to wait."""
    if error.seconds <= SOON:
        return _.n_(
            "Too many tries. Wait %(count)d second.",
            "Too many tries. Wait %(count)d seconds.",
            error.seconds,
        )
    return _.n_(
        "Too many tries. Wait %(count)d minute.",
        "Too many tries. Wait %(count)d minutes.",
        ceil(error.seconds / 60),
    )


def _not_served(error: HTTPException) -> Response:
    """Answer what Flask refuses; a redirect or a ready answer passes as it is."""
    _, code = speech(), error.code
    if code is None or code < HTTPStatus.BAD_REQUEST or error.response is not None:
        return make_response(error.get_response())
    if isinstance(error, CrossSite):
        return _tell(_("Another site sent this. Open your table here, and tap again."), code)
    if code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _broken(error)
    if isinstance(error, BadHost):
        # No page can be drawn without an address of ours.
        return Response(_(UNREADABLE), code, mimetype="text/plain")
    return _tell(_(PAGES.get(HTTPStatus(code), UNREADABLE)), code)


def _unreadable(error: DataError) -> Response:
    """Answer what a database cannot so much as ask for: PostgreSQL knows no letter NUL."""
    return _tell(speech()(UNREADABLE), HTTPStatus.BAD_REQUEST)


def _out_of_order(error: Exception) -> Response:
    """Answer when the database cannot be reached or written; nothing was half done."""
    _, note = speech(), _logged(error)
    if any(each in str(error) for each in FULL):
        text = _(
            "There is no room left on our side (note %(note)s). Your sheet is safe; "
            "tell whoever runs this server.",
            note=note,
        )
    else:
        text = _(
            "Our database does not answer (note %(note)s). Your sheet is safe; "
            "load again in a moment.",
            note=note,
        )
    return _tell(text, HTTPStatus.SERVICE_UNAVAILABLE)


def _broken(error: Exception) -> Response:
    _, note = speech(), _logged(error)
    text = _(
        "Something broke on our side (note %(note)s). Your sheet is safe; load again.", note=note
    )
    return _tell(text, HTTPStatus.INTERNAL_SERVER_ERROR)


def _logged(error: Exception) -> str:
    """Return a note for the page under which the log tells all about *error*."""
    note = "".join(choice(LETTERS + "23456789") for _ in range(NOTE))
    current_app.logger.error("note %s: %s %s", note, request.method, request.path, exc_info=error)
    return note


def _tell(text: str, status: int) -> Response:
    """Return a page that says *text*; a script that asked gets the bare sentence."""
    if "HX-Request" in request.headers:
        return Response(text, status, mimetype="text/plain")
    page = render_template("failure.html", screen=Failure(text, *_way_on(status)))
    return Response(page, status)


def _way_on(status: int) -> tuple[str, str]:
    """Return where to go: to the same again, another code, the table, or home; and its words."""
    _, code = speech(), (request.view_args or {}).get("code")
    if request.method == "GET" and status >= HTTPStatus.TOO_MANY_REQUESTS:
        # The link of a seat carries its key behind the path.
        return request.full_path.removesuffix("?"), _("Load again")
    if code is None or not request.path.startswith(("/t/", "/resume/")):
        return url_for("pages.home"), _("Home")
    if status == HTTPStatus.NOT_FOUND:
        return url_for("pages.join"), _("Type another code")
    return url_for("play.show", code=code), _("To the table")

"""All of a person's data, out and in again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Final
from zlib import MAX_WBITS, compressobj

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy.orm import Session

from rollwrite.store.archives import export_games, export_person
from rollwrite.store.arrivals import Arrived, import_person
from rollwrite.store.errors import BadArchive
from rollwrite.store.unpacking import lines_of
from rollwrite.web.backstage import backstage
from rollwrite.web.compress import PACKED, TEXTS
from rollwrite.web.failures import sentence
from rollwrite.web.identity import speech
from rollwrite.web.limits import caller
from rollwrite.web.people import bring, front, me
from rollwrite.web.screens.archives import ArchiveScreen
from rollwrite.web.screens.profiles import code_screen

bp = Blueprint("archives", __name__)

MOST_BYTES: Final = 64 << 20
"""A thousand games with their logs, and more than five thousand when they are packed."""
GZIP = MAX_WBITS | 16
Export = Callable[[Session, str], Iterator[bytes]]


@bp.get("/me.json")
def as_json() -> Response:
    """Send everything, from which the person can be made again."""
    return _sent(export_person, "application/json", "rollwrite-trail.json")


@bp.get("/me.json.gz")
def as_packed() -> Response:
    """Send the same in a file that stays packed: a life of games is then small enough to return."""
    name = "rollwrite-trail.json.gz"
    return _sent(lambda *whose: _packed(export_person(*whose)), "application/gzip", name)


@bp.get("/me.csv")
def as_csv() -> Response:
    """Send a row for each game."""
    return _sent(_lines, "text/csv", "rollwrite-games.csv")


@bp.url_value_preprocessor
def _let_in(endpoint: str | None, values: dict[str, object] | None) -> None:
    """Let a whole life in; this comes before anybody looks into the body."""
    if endpoint == "archives.bring_in":
        request.max_content_length = MOST_BYTES


@bp.get("/me/import")
def choose() -> str:
    """Ask for a file."""
    return _asked()


@bp.post("/me/import")
def bring_in() -> ResponseReturnValue:
    """Make somebody of a file, or add what is missing to whoever is in front."""
    backstage().limits.check("imports", caller())
    file = request.files.get("file")
    try:
        with backstage().sessions() as session:
            person = front(session) if request.form.get("whose") == "mine" else None
            key = person.key if person else None
            told = import_person(session, lines_of(file.stream) if file else (), key)
    except BadArchive as error:
        return _asked(sentence(error, speech())), HTTPStatus.CONFLICT
    return _welcomed(told)


def _welcomed(told: Arrived) -> ResponseReturnValue:
    if told.made is None:
        return redirect(url_for("history.show"), HTTPStatus.SEE_OTHER)
    bring(told.made.held)
    return render_template("code.html", screen=code_screen(told.person.name, told.made.code))


def _asked(refused: str = "") -> str:
    with backstage().sessions() as session:
        person = front(session)
    return render_template("archive.html", screen=ArchiveScreen(person, refused))


def _lines(session: Session, key: str) -> Iterator[bytes]:
    return (line.encode() for line in export_games(session, key))


def _sent(export: Export, kind: str, name: str) -> Response:
    """Return what *export* yields of whoever is in front: piece by piece, as it may be much."""
    maker = backstage().sessions
    with maker() as session:
        key = me(session).key

    def pieces() -> Iterator[bytes]:
        with maker() as session:
            yield from export(session, key)

    packs = kind.startswith(TEXTS) and bool(request.accept_encodings.quality(PACKED))
    answer = Response(_packed(pieces()) if packs else pieces(), mimetype=kind)
    if packs:
        answer.headers["Content-Encoding"] = PACKED
    answer.headers.set("Content-Disposition", "attachment", filename=name)
    return answer


def _packed(pieces: Iterator[bytes]) -> Iterator[bytes]:
    packer = compressobj(wbits=GZIP)
    for piece in pieces:
        yield packer.compress(piece)
    yield packer.flush()

"""What people take with them: a table as JSON and CSV, pictures, the proof; and tables back in."""

from __future__ import annotations

from typing import Final

import msgspec
from flask import Blueprint, Response, render_template, request
from flask.typing import ResponseReturnValue
from werkzeug.exceptions import NotFound

from rollwrite.draw import draw_sheet, to_svg
from rollwrite.draw.theme import THEMES
from rollwrite.store.errors import BadExport
from rollwrite.store.exports import export_table, import_table
from rollwrite.store.proof import reveal
from rollwrite.web.acting import to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.ending import begun, ended
from rollwrite.web.identity import language, speech
from rollwrite.web.limits import caller
from rollwrite.web.plays import plays_csv
from rollwrite.web.screens.picture import picture_screen
from rollwrite.web.screens.standing import standings
from rollwrite.web.visit import visit

bp = Blueprint("exports", __name__)

MOST_BYTES: Final = 2 << 20


@bp.get("/t/<code>.json")
def as_json(code: str) -> ResponseReturnValue:
    """Send the whole log, from which the table can be made again."""
    with backstage().sessions() as session:
        seen = visit(session, code)
        return _file(export_table(session, seen.code), "application/json", f"{seen.code}.json")


@bp.get("/t/<code>.csv")
def as_csv(code: str) -> ResponseReturnValue:
    """Send one row for each player of a game that is over."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    sitting = ended(seen)
    text = plays_csv(seen, sitting, standings(seen, sitting, speech()))
    return _file(text.encode(), "text/csv", f"{seen.code}.csv")


@bp.get("/t/<code>/proof.json")
def proof(code: str) -> ResponseReturnValue:
    """Send the seed and every roll, for whoever wants to compute them again."""
    with backstage().sessions() as session:
        found = reveal(session, visit(session, code).code)
    return Response(msgspec.json.encode(found), mimetype="application/json")


@bp.get("/t/<code>/sheet/<int:seat>.svg")
def sheet(code: str, seat: int) -> ResponseReturnValue:
    """Send the sheet of *seat* as it is filled in."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    table = begun(seen).table
    if not seat < len(table.turns):
        raise NotFound()
    theme = request.args.get("theme")
    page = table.turns[seat].on
    svg = to_svg(draw_sheet(page.sheet, speech(), page), theme if theme in THEMES else THEMES[0])
    return _file(svg.encode(), "image/svg+xml", f"{seen.code}-{seat + 1}.svg")


@bp.get("/t/<code>/share.svg")
def share(code: str) -> ResponseReturnValue:
    """Send the result as a picture; the page turns it into one that every phone can show."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    drawn = render_template(
        "share.svg", screen=picture_screen(seen, ended(seen), language(), speech())
    )
    return Response(drawn, mimetype="image/svg+xml")


@bp.url_value_preprocessor
def _let_in(endpoint: str | None, values: dict[str, object] | None) -> None:
    """Let a whole table in; this comes before anybody looks into the body."""
    if endpoint == "exports.bring":
        request.max_content_length = MOST_BYTES


@bp.get("/import")
def choose() -> ResponseReturnValue:
    """Ask for a file."""
    return render_template("import.html", screen=None)


@bp.post("/import")
def bring() -> ResponseReturnValue:
    """Make a table of a file; its seats can be taken by whoever comes."""
    backstage().limits.check("tables", caller())
    file = request.files.get("file")
    if file is None:
        raise BadExport()
    with backstage().sessions() as session:
        code = import_table(session, file.read())
    return to_table(code)


def _file(body: bytes, kind: str, name: str) -> Response:
    """Return *body* to be kept under *name*."""
    answer = Response(body, mimetype=kind)
    answer.headers.set("Content-Disposition", "attachment", filename=name)
    return answer

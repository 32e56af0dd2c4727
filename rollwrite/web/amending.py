"""An earlier round of a real box: the host corrects what was typed in wrongly then."""

from __future__ import annotations

from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue

from rollwrite.store.tables import check_host
from rollwrite.web.acting import sender, to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.identity import speech
from rollwrite.web.screens.earlier import earlier_screen
from rollwrite.web.visit import visit

bp = Blueprint("amending", __name__)


@bp.get("/t/<code>/amend")
def show(code: str) -> ResponseReturnValue:
    """Show the dice and cards of a round; where none was typed in, the table."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    by = sender(seen)
    check_host(seen.table, by)
    screen = earlier_screen(seen, by, request.args.get("round", default=0, type=int), speech())
    return render_template("amend.html", screen=screen) if screen else to_table(seen.code, by)

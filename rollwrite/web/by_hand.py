"""A game that was played wholly on paper, entered afterwards."""

from __future__ import annotations

from http import HTTPStatus

from flask import Blueprint, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.words import reason
from rollwrite.store.errors import BadPaper, NameMissing, NameTooLong
from rollwrite.store.papers import write_paper
from rollwrite.web.backstage import backstage
from rollwrite.web.failures import sentence
from rollwrite.web.identity import speech
from rollwrite.web.people import front, me
from rollwrite.web.scrawl import Scrawl, Unread, paper_words
from rollwrite.web.screens.by_hand import by_hand_screen

bp = Blueprint("by_hand", __name__)


@bp.get("/paper")
def choose() -> ResponseReturnValue:
    """Show the form for the sheet that was chosen."""
    with backstage().sessions() as session:
        if front(session) is None:
            return redirect(url_for("profiles.show"), HTTPStatus.SEE_OTHER)
    return _shown(Scrawl.read(request.args))


@bp.post("/paper")
def enter() -> ResponseReturnValue:
    """Keep the game; what was typed stays in the form when something is missing."""
    scrawl, _ = Scrawl.read(request.form), speech()
    try:
        with backstage().sessions() as session:
            code = write_paper(session, me(session).key, scrawl.game())
    except BadOptions as error:
        return _shown(scrawl, "setup", reason(error, _)), HTTPStatus.CONFLICT
    except Unread as error:
        why = _("A number is missing here. Type one.")
        return _shown(scrawl, error.field, why), HTTPStatus.CONFLICT
    except BadPaper as error:
        field, words = paper_words(error, _)
        return _shown(scrawl, field, words), HTTPStatus.CONFLICT
    except (NameMissing, NameTooLong) as error:
        return _shown(scrawl, "others", sentence(error, _)), HTTPStatus.CONFLICT
    return redirect(url_for("history.game", code=code), HTTPStatus.SEE_OTHER)


def _shown(scrawl: Scrawl, field: str = "", why: str = "") -> str:
    """Return the form with what was typed, and the sentence *why* beside *field*."""
    refused = {field: why} if why else {}
    return render_template("paper.html", screen=by_hand_screen(scrawl, refused, speech()))

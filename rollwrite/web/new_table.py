"""A new table, or other options for one whose game has not begun."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from flask import Blueprint, render_template, request
from flask.typing import ResponseReturnValue
from msgspec.structs import replace

from rollwrite.games.errors import BadOptions
from rollwrite.games.rolling.options import Options
from rollwrite.games.rolling.page import SLOTS
from rollwrite.games.rolling.words import reason
from rollwrite.games.rolling.words.moves import supplement_name
from rollwrite.games.speech import Words
from rollwrite.store.bindings import GAME
from rollwrite.store.errors import NameMissing, NameTooLong
from rollwrite.store.hosting import change_setup
from rollwrite.store.tables import check_host, open_table
from rollwrite.store.words import read_name
from rollwrite.web.acting import sender, sit_down, tell, to_table
from rollwrite.web.backstage import backstage
from rollwrite.web.draft import Draft
from rollwrite.web.failures import sentence
from rollwrite.web.identity import name_here, speech
from rollwrite.web.limits import caller
from rollwrite.web.screens.new_table import NewTableScreen, new_table_screen, sending_of
from rollwrite.web.screens.setup_words import options_of
from rollwrite.web.visit import visit

bp = Blueprint("new_table", __name__)

PARTS = {
    "sheet": "sheet",
    "dice": "edition",
    "supplements": "supplements",
    "family-supplements": "supplements",
    "scenario": "quest",
    "family-scenario": "quest",
}
"""Beside which part of the form it is said that an option makes no game."""


@bp.get("/new")
def choose() -> str:
    """Show what can be chosen."""
    return render_template("new.html", screen=_screen(_wished()))


@bp.post("/new")
def open_one() -> ResponseReturnValue:
    """Open the table that was chosen; whoever opens it sits down first and is the host."""
    backstage().limits.check("tables", caller())
    draft = Draft.read(request.form)
    try:
        read_name(draft.name)
        options = draft.options()
    except (NameMissing, NameTooLong) as error:
        return _again(draft, "name", sentence(error, speech()))
    except BadOptions as error:
        return _again(draft, PARTS[error.key], _why(draft, error, speech()))
    with backstage().sessions() as session:
        code = open_table(session, GAME, _setup(options))
        sit_down(session, code)
    return to_table(code)


@bp.get("/t/<code>/setup")
def choose_anew(code: str) -> str:
    """Show to the host what was chosen."""
    with backstage().sessions() as session:
        seen = visit(session, code)
    check_host(seen.table, sender(seen))
    draft = Draft.of(options_of(seen.table.setup))
    return render_template("new.html", screen=_screen(draft, seen.code))


@bp.post("/t/<code>/setup")
def change(code: str) -> ResponseReturnValue:
    """Choose other options while people take their seats."""
    draft = Draft.read(request.form)
    with backstage().sessions() as session:
        seen = visit(session, code)
        try:
            change_setup(session, seen.code, sender(seen), _setup(draft.options()))
        except BadOptions as error:
            return _again(draft, PARTS[error.key], _why(draft, error, speech()), seen.code)
        tell(session, seen.code)
    return to_table(seen.code)


def _wished() -> Draft:
    """Return the draft that a link asks for, such as that of a scenario."""
    draft, asked = Draft(name_here()), request.args
    return replace(
        draft,
        sheet=asked.get("sheet", draft.sheet),
        quest=asked.get("quest", draft.quest),
        scenario=asked.get("scenario", draft.scenario),
    )


def _again(draft: Draft, part: str, why: str, code: str = "") -> ResponseReturnValue:
    """Show the form as it was filled in, with the sentence *why* beside its *part*."""
    screen = _screen(draft, code, {part: why})
    return render_template("new.html", screen=screen), HTTPStatus.CONFLICT


def _screen(
    draft: Draft, code: str = "", refused: Mapping[str, str] | None = None
) -> NewTableScreen:
    return new_table_screen(draft, speech(), sending_of(code, speech()), refused)


def _why(draft: Draft, error: BadOptions, _: Words) -> str:
    if error.key != "supplements":
        return reason(error, _)
    if len(set(draft.cards)) != SLOTS:
        return _.n_(
            "Pick four supplement cards. You have picked %(count)d.",
            "Pick four supplement cards. You have picked %(count)d.",
            len(draft.cards),
        )
    name = supplement_name(str(error.value), _)
    return _("%(card)s is not in the boxes you play with. Pick another.", card=name)


def _setup(options: Options) -> dict[str, object]:
    setup: dict[str, object] = msgspec.to_builtins(options)
    return setup

"""A running game for those who only look."""

from __future__ import annotations

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.live import sheet_defs, sheet_svg
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words import Words
from rollwrite.store.errors import NotStarted
from rollwrite.web.screens.setup_words import sheet_name
from rollwrite.web.visit import WATCH, Visit, shown_code


class Player(Struct, frozen=True):
    """Somebody who plays, or a seat that is free."""

    number: int
    name: str
    points: int
    state: str
    vacant: bool
    shown: bool
    """Whether it is this one's sheet that is to be seen."""
    look: str
    """Where the sheet is to be seen."""


class WatchScreen(Struct, frozen=True, kw_only=True):
    """The game as anybody may see it."""

    code: str
    title: str
    number: int
    room: str
    view: str
    round: int
    rounds: int
    players: tuple[Player, ...]
    locked: bool
    sheet_name: str
    defs: Markup
    sheet: Markup
    name: str
    refused: str


def watch_screen(
    seen: Visit, seat: int | None, _: Words, name: str = "", refused: str = ""
) -> WatchScreen:
    """Return the game with the sheet of *seat*, or the first one."""
    if seen.sitting is None:
        raise NotStarted(code=seen.code)
    table: Table = seen.sitting.table
    at = seat if seat is not None and 0 <= seat < len(seen.seats) else 0
    page = table.turns[at].on
    return WatchScreen(
        code=seen.code,
        title=shown_code(seen.code),
        number=seen.number,
        room=WATCH,
        view=url_for("watching.view", code=seen.code, seat=at),
        round=max(1, table.common.on.round),
        rounds=ROUNDS,
        players=tuple(_player(seen, table, number, at, _) for number in range(len(seen.seats))),
        locked=seen.table.locked,
        sheet_name=f"{page.sheet.letter} {sheet_name(page.sheet.key, _)}",
        defs=Markup(sheet_defs(page.sheet, _)),
        sheet=Markup(sheet_svg(page.sheet, _, page, ())),
        name=name,
        refused=refused,
    )


def _player(seen: Visit, table: Table, number: int, at: int, _: Words) -> Player:
    seat, sitting = seen.seats[number], seen.sitting
    assert sitting is not None
    game = sitting.bound.game
    state = _("thinking") if number in game.actors(table) else _("ready")
    return Player(
        number=number,
        name=seat.name,
        points=game.score(table, number).total,
        state=_("free seat") if seat.vacant else state,
        vacant=seat.vacant,
        shown=number == at,
        look=url_for("watching.show", code=seen.code, seat=number),
    )

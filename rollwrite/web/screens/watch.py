"""A running game for those who only look."""

from __future__ import annotations

from collections.abc import Iterator

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.live import sheet_svg
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.rolling.words.names import sheet_title
from rollwrite.games.speech import Words
from rollwrite.store.errors import NotStarted
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.corrected import corrected_for_all
from rollwrite.web.screens.names import all_called, called
from rollwrite.web.screens.own import defs_of
from rollwrite.web.screens.rounds import round_now
from rollwrite.web.visit import WATCH, Visit, shown_code, title_at


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
    shown: str
    """The code as people read it."""
    number: int
    room: str
    view: str
    round: int
    rounds: int
    corrected: str
    """What somebody has corrected, and whose moves that has struck out."""
    players: tuple[Player, ...]
    joining: bool
    """Whether a free seat can be taken here; a link that was given to watch only shows."""
    sheet_name: str
    defs: Markup
    sheet: Markup
    name: str
    refused: str


class AwaitScreen(Struct, frozen=True):
    """A game that has not begun, for those who will look on."""

    code: str
    title: str
    shown: str
    """The code as people read it."""
    number: int
    room: str
    view: str
    names: tuple[str, ...]
    """Who is at the table already."""


def await_screen(seen: Visit, _: Words) -> AwaitScreen:
    """Return who is at the table before the game."""
    return AwaitScreen(
        seen.code,
        title_at(seen.code, _("Lobby")),
        shown_code(seen.code),
        seen.number,
        seen.room,
        url_for("watching.view", code=seen.code),
        tuple(seat.name for seat in seen.seats),
    )


def watch_screen(
    seen: Visit, seat: int | None, _: Words, name: str = "", refused: str = "", door: str = "play"
) -> WatchScreen:
    """Return the game with the sheet of *seat*, or the first one, behind the *door* it has."""
    if seen.sitting is None:
        raise NotStarted(code=seen.code)
    table: Table = seen.sitting.table
    at = seat if seat is not None and 0 <= seat < len(seen.seats) else 0
    page, round = table.turns[at].on, round_now(seen.sitting)
    return WatchScreen(
        code=seen.code,
        title=title_at(seen.code, _("Round %(number)d", number=round)),
        shown=shown_code(seen.code),
        number=seen.number,
        room=WATCH,
        view=url_for(f"{door}.view", code=seen.code, seat=at),
        round=round,
        rounds=ROUNDS,
        corrected=corrected_for_all(seen.sitting, all_called(seen.seats, _), _),
        players=tuple(_players(seen, seen.sitting, at, door, _)),
        joining=door == "play" and not seen.table.locked,
        sheet_name=sheet_title(page.sheet, _),
        defs=defs_of(page.sheet, _),
        sheet=Markup(sheet_svg(page.sheet, _, page, ())),
        name=name,
        refused=refused,
    )


def _players(seen: Visit, sitting: Sitting, at: int, door: str, _: Words) -> Iterator[Player]:
    game, table = sitting.bound.game, sitting.table
    for seat in seen.seats:
        state = _("thinking") if seat.number in game.actors(table) else _("ready")
        yield Player(
            number=seat.number,
            name=called(seat, _),
            points=game.score(table, seat.number).total,
            state=_("free seat") if seat.vacant else state,
            vacant=seat.vacant,
            shown=seat.number == at,
            look=url_for(f"{door}.show", code=seen.code, seat=seat.number),
        )

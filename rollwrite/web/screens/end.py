"""The end of a game: the winner in words, every section side by side, what was achieved."""

from __future__ import annotations

from datetime import timedelta

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite.draw.live import sheet_svg
from rollwrite.games.rolling.game import Table
from rollwrite.games.rolling.words.names import SHEETS
from rollwrite.games.speech import Words, named
from rollwrite.store.sitting import Sitting
from rollwrite.web.plays import stats_link
from rollwrite.web.screens.afterwards import Afterwards
from rollwrite.web.screens.corrected import corrected_for_all
from rollwrite.web.screens.feats import Feat, Trial, feats, trial
from rollwrite.web.screens.names import all_called
from rollwrite.web.screens.own import defs_of
from rollwrite.web.screens.sections import Cell, Section, sections
from rollwrite.web.screens.setup_words import BETWEEN, options_of
from rollwrite.web.screens.standing import Standing, Verdict, standings, verdict
from rollwrite.web.visit import Visit, shown_code

HOUR = 60
FEW = 4
"""So many columns fit on a phone; more are scrolled sideways."""


class Filled(Struct, frozen=True):
    """A sheet as it was left."""

    seat: int
    name: str
    sheet: Markup


class EndScreen(Struct, frozen=True, kw_only=True):
    """All that the end of a game shows."""

    code: str
    number: int
    room: str
    verdict: Verdict
    summary: str
    corrected: str
    """What somebody has corrected, and whose moves that has struck out."""
    everybody: tuple[Standing, ...]
    mine: tuple[int, ...]
    sections: tuple[Section, ...]
    totals: tuple[Cell, ...]
    trial: Trial | None
    feats: tuple[Feat, ...]
    """What was reached although nobody played for it."""
    defs: Markup
    filled: tuple[Filled, ...]
    after: Afterwards
    seated: bool
    amend: str
    """Where the host corrects what was typed in wrongly."""
    next: str
    """The code of the rematch as people read it; empty while there is none."""
    stats: str
    """Where another app takes the play over."""

    @property
    def title(self) -> str:
        """Return what the page is called."""
        return self.verdict.title

    @property
    def many(self) -> bool:
        """Return whether there are more columns than a phone is wide."""
        return len(self.everybody) > FEW


def end_screen(visit: Visit, sitting: Sitting, after: Afterwards, lang: str, _: Words) -> EndScreen:
    """Return what the phone of *visit* shows of a game that is over, and what came *after*."""
    table: Table = sitting.table
    everybody, options = standings(visit, sitting, _), options_of(visit.table.setup)
    return EndScreen(
        code=visit.code,
        number=visit.number,
        room=visit.room,
        verdict=verdict(everybody, lang, _),
        summary=summary(visit, sitting, _),
        corrected=corrected_for_all(sitting, all_called(visit.seats, _), _),
        everybody=everybody,
        mine=visit.mine,
        sections=sections(everybody, _),
        totals=totals(everybody),
        trial=trial(options, [turn.on for turn in table.turns], _),
        feats=() if options.achievements else feats(everybody, table, lang, _),
        defs=defs_of(table.common.on.setup.sheet, _),
        filled=tuple(_filled(standing, table, _) for standing in everybody),
        after=after,
        seated=bool(visit.mine),
        amend=_amend(visit, sitting),
        next=shown_code(visit.table.next) if visit.table.next else "",
        stats=stats_link(visit, sitting, everybody),
    )


def _filled(standing: Standing, table: Table, _: Words) -> Filled:
    page = table.turns[standing.seat].on
    return Filled(standing.seat, standing.name, Markup(sheet_svg(page.sheet, _, page)))


def _amend(visit: Visit, sitting: Sitting) -> str:
    if not (visit.hosting and sitting.bound.game.typed_in):
        return ""
    return url_for("amending.show", code=visit.code, round=sitting.table.common.on.round)


def totals(everybody: tuple[Standing, ...]) -> tuple[Cell, ...]:
    """Return the last row: everybody's points, those of the winners marked."""
    return tuple(Cell(standing.total, standing.place == 1) for standing in everybody)


def summary(visit: Visit, sitting: Sitting, _: Words) -> str:
    """Return the sheet, the rounds and how long it took, in a line."""
    common = sitting.table.common.on
    parts = [
        sheet_words(sitting, _),
        _.n_("%(count)d round", "%(count)d rounds", common.round),
        span_words(sitting.lasted, _),
    ]
    if visit.table.setup.get("scenario") is not None:
        parts.insert(1, _("scenario %(number)d", number=visit.table.setup["scenario"]))
    return BETWEEN.join(parts)


def sheet_words(sitting: Sitting, _: Words) -> str:
    """Return which sheet was played; an own one has a name and perhaps no letter of ours."""
    sheet = sitting.table.common.on.setup.sheet
    if sheet.key in SHEETS:
        return _("Sheet %(letter)s", letter=sheet.letter)
    return named(SHEETS, sheet.key, _)


def span_words(took: timedelta, _: Words) -> str:
    """Return *took* in minutes, and in hours where there are some."""
    hours, minutes = divmod(max(1, round(took.total_seconds() / 60)), HOUR)
    if hours:
        return _("%(hours)d h %(minutes)d min", hours=hours, minutes=minutes)
    return _.n_("%(count)d minute", "%(count)d minutes", minutes)

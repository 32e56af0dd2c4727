"""The television: what everybody at the table looks at, with nothing to press."""

from __future__ import annotations

from babel.lists import format_list
from markupsafe import Markup
from msgspec import Struct

from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.page import ROUNDS
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.links import picture, table_link
from rollwrite.web.screens.company import FEW, Mate, mates
from rollwrite.web.screens.corrected import corrected_for_all
from rollwrite.web.screens.doing import doing
from rollwrite.web.screens.end import summary, totals
from rollwrite.web.screens.market import Bare, Offered, bare, market
from rollwrite.web.screens.names import all_called
from rollwrite.web.screens.rounds import lying, round_now
from rollwrite.web.screens.sections import Cell, Section, sections
from rollwrite.web.screens.setup_words import SetupWords, options_of, setup_words
from rollwrite.web.screens.standing import Standing, Verdict, standings, verdict
from rollwrite.web.screens.tray import Tray, tray
from rollwrite.web.visit import Visit, shown_code, title_at

DONE = ("ready", "waiting")
"""What nobody waits for."""


class Companion(Struct, frozen=True):
    """Somebody at the table, and what they are doing."""

    name: str
    initial: str
    state: str
    words: str
    points: int


class Progress(Struct, frozen=True):
    """The game as it is being played."""

    round: int
    rounds: int
    tray: Tray
    cards: tuple[Offered, ...]
    bare: tuple[Bare, ...]
    company: tuple[Companion, ...]
    waiting: str


class Outcome(Struct, frozen=True):
    """The game after its end."""

    verdict: Verdict
    summary: str
    everybody: tuple[Standing, ...]
    sections: tuple[Section, ...]
    totals: tuple[Cell, ...]


class Guests(Struct, frozen=True):
    """The table before the game: who has come, and what will be played."""

    names: tuple[str, ...]
    setup: SetupWords


class TvScreen(Struct, frozen=True, kw_only=True):
    """One of the three, and how to get there by phone."""

    code: str
    title: str
    shown: str
    """The code as people read it."""
    number: int
    room: str
    link: str
    qr: Markup
    guests: Guests | None = None
    progress: Progress | None = None
    outcome: Outcome | None = None
    corrected: str = ""
    """What somebody has corrected, and whose moves that has struck out."""


def tv_screen(visit: Visit, lang: str, _: Words) -> TvScreen:
    """Return what the television shows of *visit*."""
    link, sitting = table_link(visit.code), visit.sitting
    played = sitting if visit.room == "play" else None
    over = sitting if visit.room == "end" else None
    return TvScreen(
        code=visit.code,
        title=title_at(visit.code, _("TV page")),
        shown=shown_code(visit.code),
        number=visit.number,
        room=visit.room,
        link=link,
        qr=picture(link),
        guests=None if sitting else guests(visit, _),
        progress=progress(visit, played, lang, _) if played else None,
        outcome=outcome(visit, over, lang, _) if over else None,
        corrected=corrected_for_all(sitting, all_called(visit.seats, _), _) if sitting else "",
    )


def guests(visit: Visit, _: Words) -> Guests:
    """Return who has come."""
    return Guests(all_called(visit.seats, _), setup_words(options_of(visit.table.setup), _))


def progress(visit: Visit, sitting: Sitting, lang: str, _: Words) -> Progress:
    """Return the round as everybody may see it."""
    game, table = sitting.bound.game, sitting.table
    assert isinstance(game, RollingGame)
    common = table.common.on
    company = mates(visit, game, table, _)
    return Progress(
        round_now(sitting),
        ROUNDS,
        tray(lying(sitting), None, _),
        market(common, None, _),
        bare(common, _),
        tuple(_companion(mate, game, table, _) for mate in company),
        _waiting([mate.name for mate in company if mate.state not in DONE], lang, _),
    )


def outcome(visit: Visit, sitting: Sitting, lang: str, _: Words) -> Outcome:
    """Return the result as everybody may see it."""
    everybody = standings(visit, sitting, _)
    return Outcome(
        verdict(everybody, lang, _),
        summary(visit, sitting, _),
        everybody,
        sections(everybody, _),
        totals(everybody),
    )


def _companion(mate: Mate, game: RollingGame, table: Table, _: Words) -> Companion:
    words = mate.words
    if mate.state == "thinking":
        words = doing(game.asked(table, mate.seat), _)
    return Companion(mate.name, mate.initial, mate.state, words, mate.points)


def _waiting(names: list[str], lang: str, _: Words) -> str:
    if not names:
        return ""
    if len(names) > FEW:
        return _.n_("Waiting for %(count)d person.", "Waiting for %(count)d people.", len(names))
    return _("Waiting for %(names)s.", names=format_list(names, locale=lang))

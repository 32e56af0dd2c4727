"""A finished game step by step on one sheet."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from flask import url_for
from markupsafe import Markup
from msgspec import Struct

from rollwrite import __version__
from rollwrite.draw.live import sheet_svg
from rollwrite.games.rolling.scoring import score_page
from rollwrite.games.speech import Words
from rollwrite.store.sitting import Sitting
from rollwrite.web.screens.frames import Frame, Reel
from rollwrite.web.screens.names import called
from rollwrite.web.screens.own import Held, defs_of, held
from rollwrite.web.screens.tray import Tray, tray
from rollwrite.web.visit import Visit, shown_code


class Way(Struct, frozen=True):
    """A link to another step."""

    href: str
    words: str
    here: bool = False


class ReplayScreen(Struct, frozen=True, kw_only=True):
    """One step of a game, with the ways to all others."""

    code: str
    title: str
    view: str
    """Where the fragment of any step is found; the step is added."""
    step: int
    last: int
    round: int
    words: str
    before: str
    """The step before and the next; nothing at the ends."""
    after: str
    rounds: tuple[Way, ...]
    seats: tuple[Way, ...]
    seat: int
    tray: Tray | None
    """None before the first throw."""
    tally: tuple[Held, ...]
    total: int
    defs: Markup
    sheet: Markup


def replay_screen(seen: Visit, sitting: Sitting, seat: int, step: int, _: Words) -> ReplayScreen:
    """Return *step* of the game as *seat* played it; the last one where there are not so many."""
    reel = Reel(sitting, seat, _).frames
    step = max(0, min(step, len(reel) - 1))
    page, ways = reel[step].page, _Ways(seen, sitting, seat)
    defs = defs_of(page.sheet, _)
    return ReplayScreen(
        code=seen.code,
        title=_("Replay of %(code)s", code=shown_code(seen.code)),
        view=url_for(
            "replaying.view", code=seen.code, seat=seat, log=sitting.length, v=_look(defs)
        ),
        step=step,
        last=len(reel) - 1,
        round=reel[step].round,
        words=reel[step].words or _("The dice are thrown."),
        before=ways.to(step - 1) if step else "",
        after=ways.to(step + 1) if step < len(reel) - 1 else "",
        rounds=tuple(ways.rounds(reel, reel[step].round)),
        seats=tuple(ways.seats(_)),
        seat=seat,
        tray=tray(page.common, page, _) if page.common.faces else None,
        tally=held(page.tally, _),
        total=score_page(page).total,
        defs=defs,
        sheet=Markup(sheet_svg(page.sheet, _, page, ())),
    )


class _Ways:
    """Addresses of the steps of one seat."""

    def __init__(self, seen: Visit, sitting: Sitting, seat: int) -> None:
        self._seen, self._sitting, self._seat = seen, sitting, seat

    def to(self, step: int) -> str:
        """Return where *step* is shown."""
        return url_for("replaying.show", code=self._seen.code, seat=self._seat, step=step)

    def rounds(self, reel: tuple[Frame, ...], here: int) -> Iterator[Way]:
        """Yield the end of each round, which is a large step."""
        ends = {frame.round: step for step, frame in enumerate(reel)}
        for round, step in ends.items():
            if round:
                yield Way(self.to(step), str(round), round == here)

    def seats(self, _: Words) -> Iterator[Way]:
        """Yield everybody's sheet at the end."""
        for seat in self._seen.seats:
            way = url_for("replaying.show", code=self._seen.code, seat=seat.number)
            yield Way(way, called(seat, _), seat.number == self._seat)


def _look(defs: Markup) -> str:
    """Return what is another word when sheets are drawn otherwise: phones keep what they have."""
    return f"{__version__}-{sha256(defs.encode()).hexdigest()[:8]}"

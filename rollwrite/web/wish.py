"""A wish for paper: what the print page holds, and the orders that it makes."""

from __future__ import annotations

from msgspec import Struct
from werkzeug.datastructures import LanguageAccept, MultiDict

from rollwrite.draw.paper import MODES
from rollwrite.games.speech import Words
from rollwrite.i18n import LANGUAGES
from rollwrite.press.compose import FLIPS, NONE, PAPERS
from rollwrite.press.numbers import wanted, whole
from rollwrite.press.order import BadOrder, Order
from rollwrite.press.pack import so_many
from rollwrite.press.things import KEEPSAKE, SCENARIO, THINGS
from rollwrite.web.draft import EDITIONS

OFFERED = tuple(what for what in THINGS if what != KEEPSAKE)
"""What can be printed without a game."""
COPIES, PLAYERS = "copies", "players"
"""How copies are counted."""
UPS = ("1", "2")
WHOLE = "whole"
"""Sent by the form: what is missing was not chosen, and not just left out."""
LETTERS = 40
"""How much is kept of a value that can only be chosen."""
LETTER_LANDS = frozenset(
    {"BZ", "CA", "CL", "CO", "CR", "GT", "MX"} | {"NI", "PA", "PH", "PR", "SV", "US", "VE"}
)
"""Where printers hold paper of the size Letter."""


class Wish(Struct, frozen=True, kw_only=True):
    """What was chosen and typed so far, right or wrong."""

    what: tuple[str, ...] = ("sheet",)
    sheet: tuple[str, ...] = ("A",)
    mode: str = next(iter(MODES))
    paper: str = next(iter(PAPERS))
    lang: str = LANGUAGES[0]
    up: str = UPS[0]
    flip: str = NONE
    edition: str = next(iter(EDITIONS))
    scenario: str = "1"
    count: str = COPIES
    number: str = "1"
    names: str = ""
    date: str = ""

    @classmethod
    def read(cls, sent: MultiDict[str, str], lang: str, paper: str) -> Wish:
        """Return what was *sent*; *lang* and *paper* are those of whoever did not choose any."""
        usual = cls(lang=lang, paper=paper)
        # A form sends no box that is not ticked; a short link may leave out anything.
        whole = WHOLE in sent
        return cls(
            what=_several(sent, "what") or (() if whole else usual.what),
            sheet=_several(sent, "sheet") or (() if whole else usual.sheet),
            mode=sent.get("mode", usual.mode)[:LETTERS],
            paper=sent.get("paper", usual.paper)[:LETTERS],
            lang=sent.get("lang", usual.lang)[:LETTERS],
            up=sent.get("up", usual.up)[:LETTERS],
            flip=sent.get("flip", usual.flip)[:LETTERS],
            edition=sent.get("edition", usual.edition)[:LETTERS],
            scenario=sent.get("scenario", usual.scenario)[:LETTERS],
            count=sent.get("count", usual.count)[:LETTERS],
            number=sent.get("number", usual.number),
            names=sent.get("names", ""),
            date=sent.get("date", ""),
        )

    def orders(self, _: Words) -> tuple[Order, ...]:
        """Return the orders that this makes; raise BadOrder when it makes none."""
        self._check(_)
        return tuple(self._order(what, _) for what in OFFERED if what in self.what)

    def _check(self, _: Words) -> None:
        """Raise BadOrder for what is not chosen at all, and for what there is not."""
        if not self.what:
            raise BadOrder(_("Nothing is chosen. Choose what to print."))
        for what in self.what:
            if what not in OFFERED:
                raise BadOrder(_("There is nothing called %(what)s to print.", what=what))
        if not self.sheet and any(THINGS[what].of_sheet for what in self.what if what != SCENARIO):
            raise BadOrder(_("No sheet is chosen. Choose one."))
        if self.lang not in LANGUAGES:
            raise BadOrder(_("There is no language %(value)s here.", value=self.lang))
        if self.edition not in EDITIONS:
            raise BadOrder(_("There are no cards of %(value)s.", value=self.edition))
        if self.up not in UPS or self.flip not in FLIPS or self.count not in (COPIES, PLAYERS):
            raise BadOrder(_("What the page sent could not be read. Load it again."))

    def _order(self, what: str, _: Words) -> Order:
        order = Order(
            what=what,
            sheets=self.sheet or ("A",),
            paper=self.paper,
            mode=self.mode,
            up=int(self.up),
            flip=self.flip,
            edition=EDITIONS[self.edition],
            scenario=whole(self.scenario) if what == SCENARIO else None,
            names=tuple(filter(None, map(str.strip, self.names.split(",")))),
            date=self.date.strip(),
        )
        players = self.count == PLAYERS
        return so_many(order, wanted(self.number or "1", _, players=players), players=players)


def local_paper(languages: LanguageAccept) -> str:
    """Return the paper of the land that a browser names with its *languages*."""
    named = (tag.replace("_", "-").split("-") for tag in languages.values())
    land = next((parts[-1].upper() for parts in named if len(parts) > 1), "")
    return "letter" if land in LETTER_LANDS else "a4"


def _several(sent: MultiDict[str, str], name: str) -> tuple[str, ...]:
    """Return the values called *name*, each once."""
    return tuple(dict.fromkeys(value[:LETTERS] for value in sent.getlist(name) if value))

"""What lies before a seat: dice, market, question, sheet, and what the last choice set off."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rollwrite.games.rolling.words.finds import finds
from rollwrite.web.screens.asking import Asking
from rollwrite.web.screens.at_word import AtWord, at_word
from rollwrite.web.screens.choice import Choice
from rollwrite.web.screens.looking import Looking
from rollwrite.web.screens.market import Bare, Offered, bare, market
from rollwrite.web.screens.news import chain
from rollwrite.web.screens.own import Own, own
from rollwrite.web.screens.rounds import lying
from rollwrite.web.screens.tray import Tray, tray


class Spread(Struct, frozen=True, eq=False):
    """What the others' moves leave as it is; made once for as long as the seat's turn stays."""

    tray: Tray
    cards: tuple[tuple[Offered, Choice | None], ...]
    bare: tuple[Bare, ...]
    asking: Asking | None
    own: Own
    chain: tuple[str, ...]
    """What the last choice set off, link by link."""
    completed: bool
    """Whether a card was completed this round."""
    at_word: AtWord | None
    """The cards of another printing that can be completed now."""
    finds: str
    """What it found on the sheet, in sentences."""


@lru_cache(maxsize=512)
def spread(look: Looking) -> Spread:
    """Return all that *look* finds, from dice to sheet."""
    _ = look.words
    return Spread(
        _tray(look),
        _cards(market(look.common, look.page, _), look.question),
        bare(look.common, _),
        look.question,
        own(look),
        chain(look.turn, _),
        look.page.completed,
        at_word(look),
        finds(look.turn, _),
    )


def _tray(look: Looking) -> Tray:
    common = lying(look.sitting)
    return tray(common, look.page if common.thrown else None, look.words)


def _cards(
    offered: tuple[Offered, ...], question: Asking | None
) -> tuple[tuple[Offered, Choice | None], ...]:
    rows = {row.move: row for row in question.rows} if question else {}
    return tuple((card, rows.get(f"complete {card.slot}")) for card in offered)

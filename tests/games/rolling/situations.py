"""Builders of positions: a table with a given market, given dice and given tallies."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rollwrite.engine.errors import RuleError
from rollwrite.engine.game import TABLE
from rollwrite.games.rolling.game import RollingGame, Table
from rollwrite.games.rolling.library import load
from rollwrite.games.rolling.nature import Tally
from rollwrite.games.rolling.options import Options, prepare
from rollwrite.games.rolling.page import Page

LIBRARY = load()
CHEAP = "prairies2-elk2-fox2"
FILLERS = ("hills-1", "hills-2", "hills-3", "hills-4", "hills-6")
"""Supplements for the slots that a test does not ask about."""
CENTRAL = "action bear elk salmon"
OWN = "bear elk"


class Situation(Struct, frozen=True):
    """A game and a table of it; words are those of the first seat unless another is named."""

    game: RollingGame
    table: Table

    def words(self, seat: int = 0) -> set[str]:
        """Return every legal answer of *seat* as words."""
        return set(map(self.game.notation.write, self.game.legal(self.table, seat)))

    def page(self, seat: int = 0) -> Page:
        """Return the page of *seat*."""
        return self.table.turns[seat].on

    def tally(self, seat: int = 0) -> str:
        """Return what *seat* holds, as words."""
        return str(self.page(seat).tally)

    def numbers(self) -> list[int]:
        """Return the numbers that the first seat has written, smallest first."""
        return [size for size, ink in enumerate(self.page().ink) for _ in range(ink.bit_count())]

    def after(self, *texts: str, seat: int = 0) -> Situation:
        """Return the situation once *seat* has played *texts*."""
        table = self.table
        for text in texts:
            table = self.game.play(table, seat, self.game.notation.read(text))
        return replace(self, table=table)

    def dealt(self, *texts: str) -> Situation:
        """Return the situation once the table has shown *texts*: cards and dice."""
        return self.after(*texts, seat=TABLE)

    def refuses(self, text: str, seat: int = 0) -> bool:
        """Return whether *text* is a move that *seat* may not make now."""
        with pytest.raises(RuleError):
            self.after(text, seat=seat)
        return True

    def holding(self, tally: str, seat: int = 0) -> Situation:
        """Return the situation with *tally* in place of what *seat* holds, at its word."""
        wanted, have = Tally.read(tally), self.page(seat).tally
        pairs = list(zip(wanted, have, strict=True))
        more = Tally(*(max(0, want - had) for want, had in pairs))
        less = Tally(*(max(0, had - want) for want, had in pairs))
        changes = (("gained", more), ("spent", less))
        return self.after(
            *(f"{verb} {change}" for verb, change in changes if any(change)), seat=seat
        )

    def passed(self) -> Situation:
        """Return the situation once every seat has ended its round, gaining nothing more."""
        now = self
        for seat in range(self.game.seats):
            for text in ("die bear", "die elk", "keep", "collect none", "pass", "done"):
                if text in now.words(seat):
                    now = now.after(text, seat=seat)
        return now

    def round(self, card: str, dice: str = CENTRAL) -> Situation:
        """Return the situation with *card* revealed and the central *dice* fallen."""
        return self.dealt(f"card {card}", *(f"die {face}" for face in dice.split()))


def playing(**changes: object) -> Situation:
    """Return a game of real dice and cards before its first card; *changes* are options."""
    options = Options(supplements=FILLERS[:4], real=True)
    game = prepare(LIBRARY, replace(options, **changes))
    return Situation(game, game.start())


def thrown(dice: str, own: str, tally: str, **changes: object) -> Situation:
    """Return the first round with all dice fallen and *tally* held: what to collect?"""
    begun = playing(**changes).round(CHEAP, dice).holding(tally)
    return begun.after(*(f"die {face}" for face in own.split()))


def market(
    cards: Iterable[str], supplements: Iterable[str], tally: str, **changes: object
) -> Situation:
    """Return a round with *cards* and *supplements* from slot 1 on and *tally* held: which card?"""
    named = tuple(supplements)
    slots = (*named, *(each for each in FILLERS if each not in named))[:4]
    edition = "both" if any(slot.startswith("rivers") for slot in slots) else "hills"
    now = playing(**{"supplements": slots, "edition": edition} | changes)
    *older, newest = reversed(tuple(cards))
    for card in older:
        now = now.round(card).passed()
    now = now.round(newest).holding(tally)
    return now.after(*(f"die {face}" for face in OWN.split()), "collect none")


def single(supplement: str, tally: str, card: str = CHEAP, **changes: object) -> Situation:
    """Return a round with one *card* under or over *supplement* and *tally* held: complete it?"""
    return market((card,), (supplement,), tally, **changes)


def payments(situation: Situation, *path: str) -> set[str]:
    """Return everything that can be paid in all from *situation* on, a `pay` after the other."""
    before = situation.page()
    paid = set[str]()
    unpaid = [situation.after(*path)]
    while unpaid:
        now = unpaid.pop()
        pays = [text for text in now.words() if text.startswith("pay ")]
        if pays and now.page().cards == before.cards:
            unpaid += [now.after(text) for text in pays]
        elif now.page().cards > before.cards:
            paid.add(str(before.tally.minus(now.page().tally)))
    return paid

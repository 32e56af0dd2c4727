"""Whole games that bots have played, as a table would have kept them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from random import Random

from sqlalchemy.orm import Session

from rollwrite.bots.players import make_player
from rollwrite.engine.dealer import Dealer
from rollwrite.engine.log import Entry
from rollwrite.store.bindings import Setup, rules_of
from rollwrite.store.dealing import seal_of
from rollwrite.store.exports import Read, write
from rollwrite.store.sitting import Sitting, Written
from rollwrite.store.tables import lay
from tests.store.evenings import SEED

EVENING = datetime(2026, 1, 1, 18, tzinfo=UTC)
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def whole_game(setup: Setup, *, seats: int = 1, player: str = "random", seed: int = 0) -> Read:
    """Return a game that was played to its end, one evening for each *seed*."""
    sitting, random, at = _begun(setup, seats), Random(seed), EVENING + timedelta(days=seed)
    game = sitting.bound.game
    players = [make_player(player, random) for _ in range(seats)]
    while actors := game.actors(sitting.table):
        seat = actors[0]
        prompt = game.asked(sitting.table, seat)
        dealt = prompt is not None and prompt.chance
        chooser = Dealer(random) if dealt else players[seat]
        text = game.notation.write(chooser.choose(game, sitting.table, seat))
        sitting = _told(sitting, Entry(seat, text), at)
    return _read(sitting, setup, at)


def told_game(setup: Setup, entries: Iterable[Entry]) -> Read:
    """Return the game of one seat whose log is *entries*."""
    sitting = _begun(setup, 1)
    for entry in entries:
        sitting = _told(sitting, entry, EVENING)
    return _read(sitting, setup, EVENING)


def _begun(setup: Setup, seats: int) -> Sitting:
    rules = rules_of("rolling")
    return Sitting.begun("", seal_of(SEED), rules.bind(rules.check(setup), seats))


def _told(sitting: Sitting, entry: Entry, at: datetime) -> Sitting:
    """Return *sitting* with one more entry, which the table deals or somebody tells."""
    game = sitting.bound.game
    prompt = game.asked(sitting.table, entry.seat)
    chance = prompt is not None and prompt.chance and not game.typed_in
    by, once = (None, None) if chance else (max(entry.seat, 0), f"w{sitting.length}")
    return sitting.adding(Written(entry.seat, entry.text, by, once, at))


def _read(sitting: Sitting, setup: Setup, at: datetime) -> Read:
    rules, seats = rules_of("rolling"), sitting.bound.game.seats
    fields = {"game": "rolling", "rules": rules.version, "seats": seats}
    fields |= {"setup": rules.check(setup), "made": at}
    fields |= {"seed": SEED, "seal": seal_of(SEED), "since": 0}
    people: list[dict[str, object]] = [
        {"number": number, "name": NAMES[number], "bot": None} for number in range(seats)
    ]
    return Read(sitting, fields, people)


def lay_down(session: Session, read: Read, *people: str | None) -> str:
    """Write the game of *read* with the seats of *people*, and return its code."""
    claimed = (*people, *(None,) * len(read.seats))
    seats = [
        seat | {"profile": profile} for seat, profile in zip(read.seats, claimed, strict=False)
    ]
    laid = Read(read.sitting, read.fields, seats)
    return lay(session, lambda code: write(session, code, laid))

"""Whole games that bots have played, as a table would have kept them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from sqlalchemy.orm import Session

from rollwrite.bots.players import make_player
from rollwrite.engine.dealer import Dealer
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
    rules = rules_of("rolling")
    full = rules.check(setup)
    sitting = Sitting.begun("", seal_of(SEED), rules.bind(full, seats))
    game, random, at = sitting.bound.game, Random(seed), EVENING + timedelta(days=seed)
    players = [make_player(player, random) for _ in range(seats)]
    while actors := game.actors(sitting.table):
        seat = actors[0]
        prompt = game.asked(sitting.table, seat)
        chance = prompt is not None and prompt.chance and not game.typed_in
        dealt = prompt is not None and prompt.chance
        chooser = Dealer(random) if dealt else players[seat]
        text = game.notation.write(chooser.choose(game, sitting.table, seat))
        by, once = (None, None) if chance else (max(seat, 0), f"w{sitting.length}")
        sitting = sitting.adding(Written(seat, text, by, once, at))
    fields = {"game": "rolling", "rules": rules.version, "seats": seats, "setup": full}
    fields |= {"made": at, "seed": SEED, "seal": seal_of(SEED), "since": 0}
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

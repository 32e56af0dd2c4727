"""Tables brought to where a test wants them, past the server, always by the same way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.bots.player import Player
from rollwrite.bots.players import make_player
from rollwrite.bots.random import RandomPlayer
from rollwrite.engine.game import TABLE
from rollwrite.engine.turn import Prompt
from rollwrite.games.rolling.game import Table as Rolling
from rollwrite.store.attempts import Attempt
from rollwrite.store.bindings import Setup
from rollwrite.store.dealing import seal_of
from rollwrite.store.models import Table
from rollwrite.store.playing import play
from rollwrite.store.seats import Guest, take
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import open_table, sit, start
from tests.store.evenings import Evening

SEED = "5eed" * 16
PEOPLE = ("Marta", "Jonas", "Zofia", "Ada")

Wanted = Callable[[Sitting], bool]
"""Tells whether a table is where it is wanted."""


def reseed(session: Session, code: str, seed: str = SEED) -> None:
    """Let a table that has not started deal from *seed*, so that a test that fails fails again."""
    fields = {"seed": seed, "seal": seal_of(seed)}
    session.execute(update(Table).where(Table.code == code).values(fields))
    session.commit()


def seated(session: Session, setup: Setup, names: tuple[str, ...] = PEOPLE) -> Evening:
    """Open a table and let people called *names* sit down."""
    code = open_table(session, "rolling", setup)
    reseed(session, code)
    return Evening(
        code,
        tuple(take(session, code, Guest(name, f"nonce-{name}")) for name in names),
    )


def brought(session: Session, evening: Evening, wanted: Wanted, style: str = "expert") -> Sitting:
    """Start the game and play in that *style* until the table is as *wanted*."""
    start(session, evening.code, 0)
    return played_on(session, evening, wanted, style)


def played_on(session: Session, evening: Evening, wanted: Wanted, style: str = "expert") -> Sitting:
    """Play in that *style* until the table is as *wanted*, or at its end."""
    sitting = sit(session, evening.code)
    session.rollback()  # What phones do from now on is to be seen.
    player = make_player(style, Random(1))
    while not wanted(sitting) and (actors := sitting.bound.game.actors(sitting.table)):
        sitting = _moved(session, evening, actors[-1], player)
    assert wanted(sitting)
    return sitting


def asked(prompt: type[Prompt[Any]], seat: int = 0, rounds: int = 1) -> Wanted:
    """Want a table in round *rounds* or later where *seat* is asked such a *prompt*."""

    def wanted(sitting: Sitting) -> bool:
        game, table = sitting.bound.game, sitting.table
        late = table.common.on.round >= rounds
        return late and isinstance(game.asked(table, seat), prompt)

    return wanted


def marked(space: str, seat: int = 0) -> Wanted:
    """Want a table where *seat* has written in a *space*."""

    def wanted(sitting: Sitting) -> bool:
        page = sitting.table.turns[seat].on
        return bool(page.marks >> page.sheet.space[space] & 1)

    return wanted


def begun(sitting: Sitting) -> bool:
    """Want a table whose game has only just begun."""
    return True


def over(sitting: Sitting) -> bool:
    """Want a table whose game has ended."""
    return sitting.over


def _moved(session: Session, evening: Evening, seat: int, player: Player[Rolling]) -> Sitting:
    """Let *seat* move; cards and dice of a real box are what the first of the others tells."""
    sitting = sit(session, evening.code)
    game, table = sitting.bound.game, sitting.table
    prompt = game.asked(table, seat)
    chance = prompt is not None and prompt.chance
    chooser = RandomPlayer(Random(sitting.length)) if chance else player
    text = game.notation.write(chooser.choose(game, table, seat))
    # The words of the pages go into the dice: these are the same in every run.
    word, by = f"word-{sitting.length}", 0 if seat == TABLE else seat
    attempt = Attempt(seat, text, word, sitting.last(seat), by)
    return play(session, evening.code, attempt).sitting

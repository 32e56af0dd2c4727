"""Tables with people at them, and short words for what those do."""

from __future__ import annotations

from itertools import count
from random import Random

from msgspec import Struct
from sqlalchemy import update
from sqlalchemy.orm import Session

from rollwrite.engine.game import TABLE, awaiting_chance
from rollwrite.store.attempts import Attempt
from rollwrite.store.dealing import seal_of
from rollwrite.store.hosting import take_for_bot
from rollwrite.store.models import Table
from rollwrite.store.playing import Answer, play
from rollwrite.store.seats import Guest, Taken, take
from rollwrite.store.sitting import Sitting
from rollwrite.store.tables import open_table, sit, start

SEED = "5eed" * 16
"""What every table here deals from, so that a test that fails fails again."""

_words = count()


def once() -> str:
    """Return a word that no page has sent yet."""
    return f"word-{next(_words)}"


class Evening(Struct, frozen=True):
    """A table that has started, and the secrets of those who sit there."""

    code: str
    taken: tuple[Taken, ...]

    def attempt(self, session: Session, seat: int, text: str, by: int | None = None) -> Attempt:
        """Return a move as an honest page would send it."""
        after = sit(session, self.code).last(seat)
        return Attempt(seat, text, once(), after, seat if by is None else by)

    def tell(self, session: Session, seat: int, text: str, by: int | None = None) -> Answer:
        """Play a move as an honest page would."""
        return play(session, self.code, self.attempt(session, seat, text, by))

    def type_in_a_throw(self, session: Session) -> None:
        """Let the first person tell whatever cards and central dice a real box may show."""
        sitting = sit(session, self.code)
        while awaiting_chance(sitting.bound.game, sitting.table) == TABLE:
            text = any_legal(sitting, TABLE, Random(sitting.length))
            sitting = self.tell(session, TABLE, text, by=0).sitting


def gather(session: Session, *, seats: int, real: bool = False) -> Evening:
    """Open a table, let people sit down, and start."""
    code = lobby(session, real=real)
    taken = tuple(take(session, code, Guest(f"P{n}", once())) for n in range(seats))
    start(session, code, 0)
    return Evening(code, taken)


def beside_a_bot(session: Session) -> Evening:
    """Let one person play with a real box beside a bot, the first throw typed in."""
    code = lobby(session, real=True)
    evening = Evening(code, (take(session, code, Guest("Ann", once())),))
    take_for_bot(session, code, 0, "greedy")
    start(session, code, 0)
    evening.type_in_a_throw(session)
    return evening


def lobby(session: Session, *, real: bool = False) -> str:
    """Open a table at which nobody sits yet."""
    code = open_table(session, "rolling", {"real": real})
    fields = {"seed": SEED, "seal": seal_of(SEED)}
    session.execute(update(Table).where(Table.code == code).values(fields))
    session.commit()
    return code


def any_legal(sitting: Sitting, seat: int, random: Random) -> str:
    """Return any legal move of *seat*."""
    game = sitting.bound.game
    return game.notation.write(random.choice(game.legal(sitting.table, seat)))


def play_on(session: Session, evening: Evening, entries: int = 1 << 16) -> Sitting:
    """Play until there are *entries* entries or the game is over, and return where that is."""
    random, sitting = Random(1), sit(session, evening.code)
    while sitting.length < entries and (actors := sitting.bound.game.actors(sitting.table)):
        seat = random.choice(actors)
        move = any_legal(sitting, seat, random)
        sitting = evening.tell(session, seat, move, 0 if seat == TABLE else seat).sitting
    return sitting

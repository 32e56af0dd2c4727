"""Tables that nobody may change by force."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from flask import Flask
from flask.testing import FlaskClient
from msgspec import Struct
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session

from rollwrite.store.challenges import make_challenge
from rollwrite.store.claims import claim_seat
from rollwrite.store.database import sessions
from rollwrite.store.hosting import lock
from rollwrite.store.models import Seat
from rollwrite.store.papers import write_paper
from rollwrite.store.passes import share
from rollwrite.store.profiles import make
from rollwrite.store.seats import Guest, take
from tests.store.evenings import Evening, gather, lobby, once, play_on
from tests.store.test_papers import SAMPLE
from tests.web.forgers import phone_of

EVER = datetime(2100, 1, 1, tzinfo=UTC)


class Village(Struct, frozen=True):
    """A game with four people, one that is over, a locked lobby; and a table somewhere else.

    The game that is over is on the trail of Ann, who has played one on paper too.
    """

    game: Evening
    over: Evening
    lobby: str
    elsewhere: Evening

    @property
    def codes(self) -> list[str]:
        """Return the tables that nobody here may change."""
        return [self.game.code, self.over.code, self.lobby]


@pytest.fixture(scope="module")
def village(engine: Engine) -> Village:
    with sessions(engine)() as session:
        game, over = gather(session, seats=4), gather(session, seats=1)
        _let_seat_1_be_asked(session, game)
        play_on(session, over)
        _let_it_be_anns(session, over)
        code = lobby(session)
        take(session, code, Guest("Ann", once()))
        lock(session, code, 0)
        village = Village(game, over, code, gather(session, seats=2))
        # However slow the tests are, the hosts stay.
        session.execute(update(Seat).where(Seat.table.in_(village.codes)).values(seen=EVER))
        session.commit()
    return village


def _let_it_be_anns(session: Session, game: Evening) -> None:
    key = make(session, "Ann").held.person.key
    claim_seat(session, game.code, 0, key)
    write_paper(session, key, SAMPLE)
    share(session, key)


def _let_seat_1_be_asked(session: Session, game: Evening) -> None:
    entries, asked = 60, False
    while not asked:
        sitting = play_on(session, game, entries)
        entries = sitting.length + 1
        asked = 1 in sitting.bound.game.actors(sitting.table)


@pytest.fixture
def rival(app: Flask, village: Village) -> FlaskClient:
    """The phone of seat 1 of the game, which is not the host's."""
    return phone_of(app, village.game.code, village.game.taken[1].token)


def pilgrim(app: Flask, session: Session) -> tuple[FlaskClient, list[str]]:
    """Return the phone of somebody with a trail, and the codes of what is theirs."""
    held = make(session, "Zoe").held
    on_paper = write_paper(session, held.person.key, SAMPLE)
    challenge = make_challenge(session, {}, held.person.key).code
    phone = phone_of(app)
    with phone.session_transaction() as cookie:
        cookie["people"] = [(held.person.key, held.token)]
    return phone, [on_paper, challenge]

"""A server that is killed at any moment has lost nothing that it confirmed."""

from __future__ import annotations

from http.client import HTTPException
from random import Random
from threading import Timer

from sqlalchemy.orm import Session

from rollwrite.store.tables import sit
from rollwrite.web.limits import SIZES
from tests.store.evenings import gather
from tests.web.mover import SECRET, Phone
from tests.web.serving import Serving

LIVES = 3
LONGEST = 0.1
"""Seconds that a server lives at most after the first move that it confirmed."""


def test_kill_9_at_any_moment_loses_and_doubles_no_confirmed_move(
    url: str, session: Session
) -> None:
    evening, random = gather(session, seats=2, real=True), Random(1)
    evening.type_in_a_throw(session)
    before = sit(session, evening.code)
    phone = Phone(evening, before)
    for _ in range(LIVES):
        with Serving("--port", "0", DATABASE_URL=url, SECRET_KEY=SECRET) as serving:
            phone.move(serving)
            killing = Timer(random.uniform(0, LONGEST), serving.kill)
            killing.start()
            _move_until_killed(phone, serving)
            killing.join()
    with Serving("--port", "0", DATABASE_URL=url, SECRET_KEY=SECRET) as serving:
        phone.move(serving)
    session.rollback()  # What was read so far is as old as the beginning.
    written = sit(session, evening.code).written[before.length :]
    assert phone.confirmed == phone.sent
    assert phone.confirmed == [each.once for each in written]


def _move_until_killed(phone: Phone, serving: Serving) -> None:
    """Move until the server is gone, or as often as a seat may in so short a time."""
    for _ in range(SIZES["moves"].count - 1):
        try:
            phone.move(serving)
        except (OSError, HTTPException):
            return

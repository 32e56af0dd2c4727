"""Expiry: guests' tables are not kept for ever."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from threading import Event

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.database import reason_of
from rollwrite.store.keeping import expire, expire_passes

KEPT = timedelta(days=30)
"""How long after the last move a table is there that nobody keeps for good."""
EVERY = 3600.0
"""Seconds between two looks at what is old."""

log = logging.getLogger(__name__)


def expire_hourly(maker: sessionmaker[Session], stop: Event) -> None:
    """Delete now and every hour what nobody keeps or has played at, until *stop* is set."""
    _expire(maker)
    while not stop.wait(EVERY):
        _expire(maker)


def _expire(maker: sessionmaker[Session]) -> None:
    try:
        with maker() as session:
            expire(session, datetime.now(UTC) - KEPT)
            expire_passes(session)
    except SQLAlchemyError as trouble:
        log.warning("Old tables could not be deleted: %s", reason_of(trouble))

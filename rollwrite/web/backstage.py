"""What the pages stand on: settings, database, bell, limits and the bots' company."""

from __future__ import annotations

from flask import Flask, current_app
from msgspec import Struct
from sqlalchemy.orm import Session, sessionmaker

from rollwrite.store.cache import Recent
from rollwrite.web.bell import Bell
from rollwrite.web.company import Company
from rollwrite.web.config import Config
from rollwrite.web.limits import Limits
from rollwrite.web.prints import Prints
from rollwrite.web.reading import Reading

_KEY = "rollwrite"


class Backstage(Struct, frozen=True, eq=False):
    """All that an app has one of."""

    config: Config
    sessions: sessionmaker[Session]
    bell: Bell
    limits: Limits
    company: Company
    readings: Recent[Reading]
    prints: Prints
    previews: Prints


def set_up(app: Flask, backstage: Backstage) -> None:
    """Let the pages of *app* stand on *backstage*."""
    app.extensions[_KEY] = backstage


def backstage() -> Backstage:
    """Return what the app of this request stands on."""
    found: Backstage = current_app.extensions[_KEY]
    return found

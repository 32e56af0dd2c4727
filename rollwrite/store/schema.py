"""The database's own shape: made new, or brought up to date by migrations."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, inspect, text

from rollwrite.store import models, people
from rollwrite.store.columns import Base
from rollwrite.store.database import BEGIN
from rollwrite.store.patience import taking_time

MODELS = (models, people)
"""Where all tables are told: *Base* knows those of a module that was imported."""
MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 7_655_913
"""Any number: the name under which processes that start together wait for each other."""


def ensure_schema(engine: Engine) -> None:
    """Make the tables of a new database, or bring those of an old one up to date."""
    unhurried = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
    with unhurried.begin() as connection, taking_time(connection):
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if inspect(connection).has_table(models.Table.__tablename__):
            command.upgrade(config(connection), "head")
        else:
            Base.metadata.create_all(connection)
            command.stamp(config(connection), "head")


def config(connection: Connection) -> Config:
    """Return what Alembic needs to work on *connection*."""
    settings = Config(attributes={"connection": connection})
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    return settings

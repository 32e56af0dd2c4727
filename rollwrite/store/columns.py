"""What the columns of the database are made of: their sizes, their times, and whose they are."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CODE = 6
DIGEST = 64
"""Hexadecimal digits of a SHA-256."""
NAME = 24
WORD = 64
TEXT = 200
"""The most letters of a name, of a random word, of a move."""
KEY = 16
"""Hexadecimal digits by which a profile is known."""
PAPER = 8
"""Letters of the code of a game on paper: more than a table's, so that none is both."""

EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)
"""Before this nobody played; the first of all days cannot be told in another zone."""


def is_past(at: datetime) -> bool:
    """Return whether something here can have happened at the time that a file tells."""
    return at.tzinfo is not None and EARLIEST <= at <= datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """An aware time, in UTC also where the database knows no zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return what was read, in UTC."""
        return value and (value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return what is to be written, in UTC."""
        return value and value.astimezone(UTC)


class Base(DeclarativeBase):
    """What all models share: how their columns are made."""

    type_annotation_map: ClassVar = {datetime: Moment, dict[str, object]: JSON, str: Text}


def of_table() -> Mapped[str]:
    """Return the first part of the key of what a table has."""
    return mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


def of_profile() -> Mapped[str]:
    """Return the first part of the key of what a person has."""
    return mapped_column(ForeignKey("profiles.key", ondelete="CASCADE"), primary_key=True)

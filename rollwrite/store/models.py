"""What the database holds: tables, their seats, their logs, and the results of those that ended."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import ClassVar

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

CODE = 6
DIGEST = 64
"""Hexadecimal digits of a SHA-256."""
NAME = 24
WORD = 64
TEXT = 200
"""The most letters of a name, of a random word, of a move."""


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


def _of_table() -> Mapped[str]:
    return mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


class Table(Base):
    """One game, from the lobby to its end."""

    __tablename__ = "tables"

    code: Mapped[str] = mapped_column(String(CODE), primary_key=True)
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules that it began under."""
    setup: Mapped[dict[str, object]]
    seats: Mapped[int | None]
    """How many play; nobody knows before it has started."""
    host: Mapped[int | None]
    locked: Mapped[bool] = mapped_column(default=False)
    claimed: Mapped[bool] = mapped_column(default=False)
    """Whether it is kept when nobody plays any more."""
    made: Mapped[datetime] = mapped_column(index=True)
    seed: Mapped[str] = mapped_column(String(DIGEST))
    seal: Mapped[str] = mapped_column(String(DIGEST))
    """The SHA-256 of the seed, which everybody may see from the start."""
    nonces: Mapped[str] = mapped_column(default="")
    """What the phones added to the first throw, in the order of the seats."""
    since: Mapped[int] = mapped_column(default=0)
    """The first entry that this seed dealt; earlier ones came with an import."""
    changes: Mapped[int] = mapped_column(default=0)
    """How often anything but the log was changed: with the log's length it tells what is new."""
    next: Mapped[str | None] = mapped_column(String(CODE))
    """The code of the rematch."""


class Seat(Base):
    """A place at a table, and the hash of the secret that lets one play for it."""

    __tablename__ = "seats"

    table: Mapped[str] = _of_table()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(NAME))
    token_hash: Mapped[str | None] = mapped_column(String(DIGEST))
    bot: Mapped[str | None]
    nonce: Mapped[str] = mapped_column(String(WORD), default="")
    seen: Mapped[datetime | None]
    """When a phone of this seat was last heard of; never, where a bot sits."""

    @property
    def vacant(self) -> bool:
        """Return whether neither a person nor a bot sits there."""
        return self.token_hash is None and self.bot is None


class Entry(Base):
    """One accepted move; its key is the lock that keeps the log in one order."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "once", name="entries_once"),)

    table: Mapped[str] = _of_table()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(String(TEXT))
    by: Mapped[int | None]
    """Who wrote it; nobody where the table itself dealt."""
    once: Mapped[str | None] = mapped_column(String(WORD))
    at: Mapped[datetime]


class Result(Base):
    """What a seat had at the end, for posterity: it can be read when the rules no longer can."""

    __tablename__ = "results"

    table: Mapped[str] = _of_table()
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    total: Mapped[int]
    won: Mapped[bool]
    lines: Mapped[list[dict[str, object]]] = mapped_column(JSON)

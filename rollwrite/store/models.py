"""What the database holds of games: tables with seats, logs and results, and challenges."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import JSON, ForeignKey, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from rollwrite.store.columns import CODE, DIGEST, KEY, NAME, TEXT, WORD, Base, of_table


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
    lasting: Mapped[bool] = mapped_column("claimed", default=False)
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
    challenge: Mapped[str | None] = mapped_column(String(CODE), index=True)
    """The code of the challenge whose seed it deals from."""


class Seat(Base):
    """A place at a table, and the hash of the secret that lets one play for it."""

    __tablename__ = "seats"

    table: Mapped[str] = of_table()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(NAME))
    token_hash: Mapped[str | None] = mapped_column(String(DIGEST))
    bot: Mapped[str | None]
    nonce: Mapped[str] = mapped_column(String(WORD), default="")
    seen: Mapped[datetime | None]
    """When a phone of this seat was last heard of; never, where a bot sits."""
    profile: Mapped[str | None] = mapped_column(String(KEY), index=True)
    """The key of the person whose game this is, where somebody has said so."""

    @property
    def vacant(self) -> bool:
        """Return whether neither a person nor a bot sits there."""
        return self.token_hash is None and self.bot is None


class Entry(Base):
    """One accepted move; its key is the lock that keeps the log in one order."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "once", name="entries_once"),)

    table: Mapped[str] = of_table()
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

    table: Mapped[str] = of_table()
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    total: Mapped[int]
    won: Mapped[bool]
    lines: Mapped[list[dict[str, object]]] = mapped_column(JSON)


class Challenge(Base):
    """A seed from which anybody may play, at a table of their own."""

    __tablename__ = "challenges"

    code: Mapped[str] = mapped_column(String(CODE), primary_key=True)
    day: Mapped[date | None] = mapped_column(unique=True)
    """The day whose challenge it is; None where somebody has made it."""
    setup: Mapped[dict[str, object]]
    seed: Mapped[str] = mapped_column(String(DIGEST))
    seal: Mapped[str] = mapped_column(String(DIGEST))
    made: Mapped[datetime]
    closes: Mapped[datetime]
    """When nobody can begin any more, and the seed is told."""
    maker: Mapped[str | None] = mapped_column(
        ForeignKey("profiles.key", ondelete="SET NULL"), index=True
    )

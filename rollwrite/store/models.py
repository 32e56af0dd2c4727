"""What the database holds: tables with seats, logs and results, and people with their trails."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import ClassVar

from sqlalchemy import (
    JSON,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
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
KEY = 16
"""Hexadecimal digits by which a profile is known."""
PAPER = 8
"""Letters of the code of a game on paper: more than a table's, so that none is both."""


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

    table: Mapped[str] = _of_table()
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


def _of_profile() -> Mapped[str]:
    return mapped_column(ForeignKey("profiles.key", ondelete="CASCADE"), primary_key=True)


class Profile(Base):
    """A person, who needs no account."""

    __tablename__ = "profiles"

    key: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    name: Mapped[str] = mapped_column(String(NAME))
    made: Mapped[datetime]


class Pass(Base):
    """The hash of a secret that opens a profile, and what for."""

    __tablename__ = "passes"

    hash: Mapped[str] = mapped_column(String(DIGEST), primary_key=True)
    profile: Mapped[str] = mapped_column(ForeignKey("profiles.key", ondelete="CASCADE"), index=True)
    use: Mapped[str]
    until: Mapped[datetime | None]
    """When it is no longer good; None where it is good until it is taken back."""


class Paper(Base):
    """A game that was played wholly on paper, as somebody has entered it."""

    __tablename__ = "papers"

    code: Mapped[str] = mapped_column(String(PAPER), primary_key=True)
    profile: Mapped[str] = mapped_column(ForeignKey("profiles.key", ondelete="CASCADE"), index=True)
    written: Mapped[dict[str, object]]


class Played(Base):
    """A game that a person has played to its end, computed once from the log or the paper."""

    __tablename__ = "played"
    __table_args__ = (
        Index("played_newest", "profile", "at", "code"),
        Index("played_newest_of_sheet", "profile", "sheet", "at", "code"),
    )

    profile: Mapped[str] = _of_profile()
    code: Mapped[str] = mapped_column(String(PAPER), primary_key=True)
    """Of the table, or of the game on paper."""
    table: Mapped[str | None] = mapped_column(
        ForeignKey("tables.code", ondelete="CASCADE"), index=True
    )
    paper: Mapped[str | None] = mapped_column(
        ForeignKey("papers.code", ondelete="CASCADE"), index=True
    )
    seat: Mapped[int]
    at: Mapped[datetime]
    sheet: Mapped[str]
    total: Mapped[int]
    won: Mapped[bool]
    rules: Mapped[int]
    """The version of the rules that computed this."""
    steps: Mapped[str]
    """The keys of the steps of the trail that it met, with spaces between them."""
    told: Mapped[dict[str, object]]
    """The rest, which nothing is looked up by."""


class Award(Base):
    """A step of somebody's trail, filled by the first game that met it."""

    __tablename__ = "awards"
    __table_args__ = (
        ForeignKeyConstraint(
            ["profile", "code"], ["played.profile", "played.code"], ondelete="CASCADE"
        ),
        Index("awards_of_game", "profile", "code"),
    )

    profile: Mapped[str] = mapped_column(String(KEY), primary_key=True)
    step: Mapped[str] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(PAPER))
    at: Mapped[datetime]
    rules: Mapped[int]
    """The version of the rules that gave it."""


class Summary(Base):
    """What a person's games on one sheet come to, kept up to date with each of them."""

    __tablename__ = "summaries"

    profile: Mapped[str] = _of_profile()
    sheet: Mapped[str] = mapped_column(primary_key=True)
    figures: Mapped[dict[str, object]]


class Rival(Base):
    """What a person's games with somebody of one name come to."""

    __tablename__ = "rivals"
    __table_args__ = (Index("rivals_most", "profile", "games"),)

    profile: Mapped[str] = _of_profile()
    folded: Mapped[str] = mapped_column(primary_key=True)
    """The name without regard to capitals."""
    name: Mapped[str] = mapped_column(String(NAME))
    games: Mapped[int]
    ahead: Mapped[int]
    behind: Mapped[int]
    points: Mapped[int]
    against: Mapped[int]


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

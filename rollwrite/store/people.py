"""What the database holds of people: profiles with their secrets, games and trails."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ForeignKey, ForeignKeyConstraint, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from rollwrite.store.columns import DIGEST, KEY, NAME, PAPER, Base, of_profile


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

    profile: Mapped[str] = of_profile()
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

    profile: Mapped[str] = of_profile()
    sheet: Mapped[str] = mapped_column(primary_key=True)
    figures: Mapped[dict[str, object]]


class Rival(Base):
    """What a person's games with somebody of one name come to."""

    __tablename__ = "rivals"
    __table_args__ = (Index("rivals_most", "profile", "games"),)

    profile: Mapped[str] = of_profile()
    folded: Mapped[str] = mapped_column(primary_key=True)
    """The name without regard to capitals."""
    name: Mapped[str] = mapped_column(String(NAME))
    games: Mapped[int]
    ahead: Mapped[int]
    behind: Mapped[int]
    points: Mapped[int]
    against: Mapped[int]

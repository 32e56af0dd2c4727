"""People, what they have played, their trails, and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the tables; so far no seat is anybody's, and no table plays for a challenge."""
    op.add_column("tables", sa.Column("challenge", sa.String(6)))
    op.create_index("ix_tables_challenge", "tables", ["challenge"])
    op.add_column("seats", sa.Column("profile", sa.String(16)))
    op.create_index("ix_seats_profile", "seats", ["profile"])
    _make_people()
    _make_games()
    _make_sums()
    op.create_table(
        "challenges",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("day", sa.Date, unique=True),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("made", MOMENT, nullable=False),
        sa.Column("closes", MOMENT, nullable=False),
        sa.Column("maker", sa.String(16), sa.ForeignKey("profiles.key", ondelete="SET NULL")),
    )
    op.create_index("ix_challenges_maker", "challenges", ["maker"])


def _make_people() -> None:
    op.create_table(
        "profiles",
        sa.Column("key", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", MOMENT, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("hash", sa.String(64), primary_key=True),
        _of_profile(),
        sa.Column("use", sa.Text, nullable=False),
        sa.Column("until", MOMENT),
    )
    op.create_index("ix_passes_profile", "passes", ["profile"])


def _make_games() -> None:
    op.create_table(
        "papers",
        sa.Column("code", sa.String(8), primary_key=True),
        _of_profile(),
        sa.Column("written", sa.JSON, nullable=False),
    )
    op.create_index("ix_papers_profile", "papers", ["profile"])
    op.create_table(
        "played",
        _of_profile(key=True),
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table", sa.String(6), sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("paper", sa.String(8), sa.ForeignKey("papers.code", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("steps", sa.Text, nullable=False),
        sa.Column("told", sa.JSON, nullable=False),
    )
    op.create_index("ix_played_table", "played", ["table"])
    op.create_index("ix_played_paper", "played", ["paper"])
    op.create_index("played_newest", "played", ["profile", "at", "code"])
    op.create_index("played_newest_of_sheet", "played", ["profile", "sheet", "at", "code"])
    op.create_table(
        "awards",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("step", sa.Text, primary_key=True),
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["profile", "code"], ["played.profile", "played.code"], ondelete="CASCADE"
        ),
    )
    op.create_index("awards_of_game", "awards", ["profile", "code"])


def _make_sums() -> None:
    op.create_table(
        "summaries",
        _of_profile(key=True),
        sa.Column("sheet", sa.Text, primary_key=True),
        sa.Column("figures", sa.JSON, nullable=False),
    )
    counts = ("games", "ahead", "behind", "points", "against")
    op.create_table(
        "rivals",
        _of_profile(key=True),
        sa.Column("folded", sa.Text, primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        *(sa.Column(count, sa.Integer, nullable=False) for count in counts),
    )
    op.create_index("rivals_most", "rivals", ["profile", "games"])


def _of_profile(*, key: bool = False) -> sa.Column[str]:
    """Return the column of whose something is, perhaps a part of its key."""
    owner = sa.ForeignKey("profiles.key", ondelete="CASCADE")
    return sa.Column("profile", sa.String(16), owner, primary_key=key, nullable=False)


def downgrade() -> None:
    """Drop them; tables, seats and logs stay as they are."""
    dropped = ("challenges", "rivals", "summaries", "awards", "played", "papers", "passes")
    for name in (*dropped, "profiles"):
        op.drop_table(name)
    for table, column in (("seats", "profile"), ("tables", "challenge")):
        op.drop_index(f"ix_{table}_{column}", table)
        with op.batch_alter_table(table, recreate="never") as altered:
            altered.drop_column(column)

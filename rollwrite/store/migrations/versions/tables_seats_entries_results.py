"""Tables, seats, entries and results."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    """Make the first four tables."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(6), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer),
        sa.Column("host", sa.Integer),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.Column("made", MOMENT, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("nonces", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_made", "tables", ["made"])
    op.create_table(
        "seats",
        *_keys("number"),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("bot", sa.Text),
        sa.Column("nonce", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        *_keys("number"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("by", sa.Integer),
        sa.Column("once", sa.String(64)),
        sa.Column("at", MOMENT, nullable=False),
        sa.UniqueConstraint("table", "once", name="entries_once"),
    )
    op.create_table(
        "results",
        *_keys("seat"),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("results", "entries", "seats", "tables"):
        op.drop_table(name)


def _keys(number: str) -> tuple[sa.Column[str], sa.Column[int]]:
    """Return the key of what belongs to a table: its code and *number*."""
    to_table = sa.ForeignKey("tables.code", ondelete="CASCADE")
    return (
        sa.Column("table", sa.String(6), to_table, primary_key=True),
        sa.Column(number, sa.Integer, primary_key=True, autoincrement=False),
    )

"""What changes beside the log, who was seen when, and where the rematch is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns; nobody has been seen yet."""
    op.add_column("tables", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("next", sa.String(6)))
    op.add_column("seats", sa.Column("seen", sa.DateTime(timezone=True)))


def downgrade() -> None:
    """Drop them in place: a table made anew would take its seats and its log with it."""
    for table, column in (("seats", "seen"), ("tables", "next"), ("tables", "changes")):
        with op.batch_alter_table(table, recreate="never") as altered:
            altered.drop_column(column)

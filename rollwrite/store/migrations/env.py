"""Runs migrations on the connection that the store hands over; Alembic loads it."""

from alembic import context

from rollwrite.store.columns import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

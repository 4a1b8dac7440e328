"""Alembic's entry: run the migrations on the connection that the application hands over."""

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()

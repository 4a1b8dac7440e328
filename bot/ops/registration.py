"""Which application at Discord a database belongs to."""

from bot.ops.exits import Exit, Failed
from bot.store.database import Database

ID = "id"
"""The name under which the database stores it."""


async def claim(database: Database, application: int) -> None:
    """Give a database to an application if it is nobody's yet.

    Raises:
        Failed: it is another application's, which posted the messages of its tables. Nothing has changed.
    """
    async with database.writing() as work:
        its = await work.application.get(ID)
        if its is None:
            its = str(application)
            await work.application.put(ID, its)
    if its != str(application):
        raise Failed(
            Exit.SETTINGS,
            f"The database belongs to application {its}, the token to application {application}: put the token of the "
            "first into .env, or another file after NEWMARKET_DATABASE.",
        )


async def forget(database: Database) -> None:
    """Let the next application have a database, and tell Discord its commands."""
    async with database.writing() as work:
        await work.application.clear()

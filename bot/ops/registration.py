"""Which application at Discord a database belongs to."""

from bot.store.database import Database

ID = "id"
"""The name under which the database stores it."""


class OtherApplication(Exception):
    """The database belongs to another application, which posted the messages of its tables."""

    def __init__(self, its: str, this: str) -> None:
        """`its`: the database's application. `this`: the one that wants to use it."""
        super().__init__(its, this)
        self.its, self.this = its, this


async def claim(database: Database, application: int) -> None:
    """Give a database to an application if it is nobody's yet.

    Raises:
        OtherApplication: it is another application's. Nothing has changed.
    """
    async with database.reading() as work:
        its = await work.application.get(ID)
    if its is None:
        async with database.writing() as work:
            its = await work.application.get(ID)
            if its is None:
                await work.application.put(ID, str(application))
                return
    if its != str(application):
        raise OtherApplication(its, str(application))


async def forget(database: Database) -> None:
    """Let the next application have a database, and tell Discord its commands."""
    async with database.writing() as work:
        await work.application.clear()

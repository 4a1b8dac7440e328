"""What the database knows about the application at Discord: its id, and which commands Discord was told."""

from dataclasses import dataclass

from bot.store.database import Database

ID, COMMANDS = "id", "commands"


class OtherApplication(Exception):
    """The database belongs to another application, which posted the messages of its tables."""

    def __init__(self, its: str, this: str) -> None:
        """`its`: the database's application. `this`: the one that wants to use it."""
        super().__init__(its, this)
        self.its, self.this = its, this


@dataclass(eq=False)
class Registration:
    """Binds a database to one application, and remembers what that one has told Discord."""

    _database: Database

    async def claim(self, application: int) -> None:
        """Give the database to an application if it is nobody's yet.

        Raises:
            OtherApplication: it is another application's. Nothing has changed.
        """
        async with self._database.reading() as work:
            its = await work.application.get(ID)
        if its is None:
            async with self._database.writing() as work:
                its = await work.application.get(ID)
                if its is None:
                    await work.application.put(ID, str(application))
                    return
        if its != str(application):
            raise OtherApplication(its, str(application))

    async def commands(self) -> str | None:
        """Return the note about the commands that Discord has, None if there is none."""
        async with self._database.reading() as work:
            return await work.application.get(COMMANDS)

    async def note_commands(self, note: str) -> None:
        """Note which commands Discord has. `note`: at most 128 characters."""
        async with self._database.writing() as work:
            await work.application.put(COMMANDS, note)

    async def forget(self) -> None:
        """Let the next application have the database, and tell Discord its commands."""
        async with self._database.writing() as work:
            await work.application.clear()

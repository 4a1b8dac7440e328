"""Facts about the application at Discord, in SQL: a value for each name."""

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import application

OLDEST_SCHEMA = "schema"
"""The name under which the database notes its schema, the oldest one whose programs may use it as well, and the digest
of the first one."""


class ApplicationRepository(Repository):
    """A value for each name."""

    async def get(self, name: str) -> str | None:
        """Return the value of a name, None if it has none."""
        return await self._value(str, sa.select(application.c.value).where(application.c.name == name))

    async def hold(self, name: str) -> str:
        """Return the value of a name, '' if it has none, and lock it until this unit of work ends."""
        await self._upsert(application, {"name": name, "value": ""}, {})
        held = sa.select(application.c.value).where(application.c.name == name).with_for_update(key_share=True)
        found: str = (await self._connection.execute(held)).scalar_one()
        return found

    async def put(self, name: str, value: str) -> None:
        """Write the value of a name."""
        await self._upsert(application, {"name": name}, {"value": value})

    async def clear(self) -> None:
        """Delete all values about the application. Those about the database stay."""
        await self._run(sa.delete(application).where(application.c.name != OLDEST_SCHEMA))

"""What is known of the application at Discord, in SQL: a value for each name."""

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import application

OLDEST_SCHEMA = "schema"
"""Under this name the database notes which schema it has, the oldest one whose programs may use it as well, and the
digest of the first one."""


class ApplicationRepository(Repository):
    """A value for each name."""

    async def get(self, name: str) -> str | None:
        """Return what is known under a name, None if that is nothing."""
        return await self._value(str, sa.select(application.c.value).where(application.c.name == name))

    async def hold(self, name: str) -> str:
        """Return what is known under a name, '' for nothing. Until this unit of work ends, nobody else can do so."""
        await self._upsert(application, {"name": name, "value": ""}, {})
        held = sa.select(application.c.value).where(application.c.name == name).with_for_update(key_share=True)
        found: str = (await self._connection.execute(held)).scalar_one()
        return found

    async def put(self, name: str, value: str) -> None:
        """Write what is known under a name."""
        await self._upsert(application, {"name": name}, {"value": value})

    async def clear(self) -> None:
        """Delete everything that is known of the application. What is noted of the database stays."""
        await self._run(sa.delete(application).where(application.c.name != OLDEST_SCHEMA))

"""The identities of people in the chain of a server's movements, in SQL: so that nobody can be another one later.

A chain has movements, and everybody who becomes known: by a digest of their id and of a salt, which is deleted with
them. It also says who was forgotten.
"""

import sqlalchemy as sa

from bot.store.chain import BEGINNING, Identity, link
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import chains, identities, transfers

HEAD = sa.select(chains.c.head).where(chains.c.guild_id == sa.bindparam("guild"))
_BEGIN = sa.insert(chains).execution_options(**WITH_NEXT)
_CONTINUE = (
    sa.update(chains)
    .where(chains.c.guild_id == sa.bindparam("guild"))
    .values(head=sa.bindparam("last"))
    .execution_options(**WITH_NEXT)
)


class IdentityRepository(Repository):
    """The chain of every server, and who becomes known and is forgotten there."""

    async def go_on(self, guild: int, before: str | None, last: str) -> None:
        """Note the last hash of a server's chain. `before`: the last one until now, None before it begins."""
        if before is None:
            await self._run(_BEGIN, {"guild_id": guild, "head": last})
        else:
            await self._run(_CONTINUE, {"guild": guild, "last": last})

    async def add(self, guild: int, person: int, digest: str | None) -> None:
        """Add to a server's chain who a person is, by a digest (`digest_of`); None: they were forgotten.

        Raises:
            NotHeld: the server is not locked.
        """
        self._unit.check_held(guild)
        before = await self._value(str, HEAD, {"guild": guild})
        last = link(before or BEGINNING, Identity(guild, person, digest))
        after = await self._connection.scalar(sa.select(sa.func.max(transfers.c.id))) or 0
        row = {"guild_id": guild, "after_id": after, "person": person, "digest": digest, "hash": last}
        await self._run(sa.insert(identities).values(row))
        await self.go_on(guild, before, last)

"""Where members' direct messages are, in SQL."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import doors, people


class DoorRepository(Repository):
    """The channel of the direct messages to each member."""

    async def get(self, member: int) -> int | None:
        """Return the channel of the direct messages to a member, None if it is not known."""
        channel: int | None = await self._connection.scalar(sa.select(doors.c.channel_id).where(_is(member)))
        return channel

    async def of_members(self, members: Collection[int]) -> dict[int, int]:
        """Return the channels of several members, of those who have one."""
        found = await self._connection.execute(
            sa.select(people.c.member_id, doors.c.channel_id)
            .join(people, people.c.person == doors.c.person)
            .where(people.c.member_id.in_(members))
        )
        return {row.member_id: row.channel_id for row in found}

    async def put(self, member: int, channel: int) -> None:
        """Write the channel of the direct messages to a member."""
        person = await PeopleRepository(self._unit).key(NOWHERE, member)
        await self._upsert(doors, {"person": person}, {"channel_id": channel})

    async def drop(self, member: int) -> None:
        """Delete what is known of a member's direct messages."""
        await self._connection.execute(sa.delete(doors).where(_is(member)))

    async def clear(self) -> None:
        """Delete all that is known of direct messages."""
        await self._connection.execute(sa.delete(doors))


def _is(member: int) -> sa.ColumnElement[bool]:
    return doors.c.person == person_of(NOWHERE, member)

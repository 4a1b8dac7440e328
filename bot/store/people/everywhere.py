"""The data of members for all servers together, in SQL: preferences, direct messages, lessons."""

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import doors, lessons, people, preferences


class EverywhereRepository(Repository):
    """The data of each member by their key of no server."""

    async def preferences(self, member: int) -> dict[str, Any] | None:
        """Return what a member has chosen, by setting; None for somebody who never chose anything."""
        theirs = preferences.c.person == person_of(NOWHERE, member)
        return await self._value(dict, sa.select(preferences.c.chosen).where(theirs))

    async def put_preferences(self, member: int, chosen: Mapping[str, Any]) -> None:
        """Write all that a member has chosen."""
        await self._upsert(preferences, {"person": await self._key(member)}, {"chosen": chosen})
        await self._mark_choice()

    async def habits(self) -> list[tuple[int, str | None, int | None, int]]:
        """Return the members who have chosen a language or a night: that language, the night's hour, and their zone.

        Language and hour are None for members who have chosen none. Zones are in minutes ahead of UTC.
        """
        chosen = preferences.c.chosen
        locale, night = chosen["locale"].as_string(), chosen["night"].as_integer()
        found = _of(preferences, locale, night, chosen["zone"].as_integer())
        return await self._tuples(found.where(sa.or_(locale.is_not(None), night.is_not(None))))

    async def doors(self, members: Collection[int]) -> dict[int, int]:
        """Return the DM channels of those of these members who have one."""
        return await self._pairs(_of(doors, doors.c.channel_id).where(people.c.member_id.in_(members)))

    async def put_door(self, member: int, channel: int) -> None:
        """Write a member's DM channel."""
        await self._upsert(doors, {"person": await self._key(member)}, {"channel_id": channel})

    async def drop_door(self, member: int) -> None:
        """Delete a member's DM channel."""
        await self._run(sa.delete(doors).where(doors.c.person == person_of(NOWHERE, member)))

    async def drop_doors(self) -> None:
        """Delete all DM channels."""
        await self._run(sa.delete(doors))

    async def finish_lesson(self, member: int, game: str, at: float) -> None:
        """Note that a member has finished the lesson of a game; the first time counts."""
        await self._upsert(lessons, {"person": await self._key(member), "game": game, "at": at}, {})

    async def taught(self, game: str, those: Collection[int]) -> frozenset[int]:
        """Return those of these members who have finished the lesson of a game."""
        found = _of(lessons).where(lessons.c.game == game, people.c.member_id.in_(those))
        return frozenset(await self._column(found))

    async def _key(self, member: int) -> int:
        return await PeopleRepository(self._unit).key(NOWHERE, member)


def _of(what: sa.Table, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Select the members with a row in a table, and columns of it."""
    return sa.select(people.c.member_id, *columns).join_from(what, people, people.c.person == what.c.person)

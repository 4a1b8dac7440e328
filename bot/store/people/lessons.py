"""Who has finished which lesson, in SQL."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository
from bot.store.repository import Repository
from bot.store.schema import lessons, people


class LessonRepository(Repository):
    """The lessons that members have finished, for every server."""

    async def note(self, member: int, game: str, at: float) -> None:
        """Note that a member has finished the lesson of a game; the first time counts."""
        person = await PeopleRepository(self._unit).key(NOWHERE, member)
        await self._upsert(lessons, {"person": person, "game": game, "at": at}, {})

    async def finished(self, game: str, those: Collection[int]) -> frozenset[int]:
        """Return who of these members have finished the lesson of a game."""
        found = await self._connection.scalars(
            sa.select(people.c.member_id)
            .join(lessons, lessons.c.person == people.c.person)
            .where(lessons.c.game == game, people.c.member_id.in_(those))
        )
        return frozenset(found)

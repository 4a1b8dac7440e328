"""What members prefer, in SQL: one row for each member who has chosen something, valid in every server."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import people, preferences


@dataclass(frozen=True, slots=True)
class PreferenceRow:
    """What a member has chosen, as it is stored."""

    hands: str
    calls: str
    follow: bool
    cards: str
    stats: str
    locale: str | None


PREFERENCES = [preferences.c[field.name] for field in fields(PreferenceRow)]


class PreferenceRepository(Repository):
    """What members have chosen."""

    async def get(self, member: int) -> PreferenceRow | None:
        """Return a member's row, None for somebody who has never chosen anything."""
        theirs = preferences.c.person == person_of(NOWHERE, member)
        rows = await self._connection.execute(sa.select(*PREFERENCES).where(theirs))
        row = rows.one_or_none()
        return None if row is None else PreferenceRow(*row)

    async def put(self, member: int, row: PreferenceRow) -> None:
        """Write a member's row."""
        person = await PeopleRepository(self._unit).key(NOWHERE, member)
        await self._upsert(preferences, {"person": person}, asdict(row))
        await self._mark_choice()

    async def locales(self) -> dict[int, str]:
        """Return the languages of the members who have chosen one."""
        rows = await self._connection.execute(
            sa.select(people.c.member_id, preferences.c.locale)
            .join(people, people.c.person == preferences.c.person)
            .where(preferences.c.locale.is_not(None))
        )
        return {row.member_id: row.locale for row in rows}

"""Members in SQL: their rounds and chips on tables in a server, and their data for all servers together."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import CHIPS, doors, lessons, members, people, preferences, scores


class MemberRow(NamedTuple):
    """A member of a server, as they are stored."""

    guild_id: int
    member_id: int
    name: str
    locale: str
    rounds: int
    claimed_at: float | None
    """When they last got the daily chips, in seconds since 1970."""
    chips: int | None
    """In the wallet and on tables together; None without a wallet."""


_OF = {**dict.fromkeys(("member_id", "name", "locale"), people), "chips": scores}
_COLUMNS = [_OF.get(name, members).c[name if name != "chips" else "score"] for name in MemberRow._fields]
_MEMBER = (
    sa.select(*_COLUMNS)
    .join(people, people.c.person == members.c.person)
    .outerjoin(
        scores,
        sa.and_(scores.c.guild_id == members.c.guild_id, scores.c.board == CHIPS, scores.c.person == members.c.person),
    )
)
_EVERYWHERE = people.alias("everywhere")
_THOSE = sa.and_(
    people.c.guild_id == sa.bindparam("guild"), people.c.member_id.in_(sa.bindparam("those", expanding=True))
)
_COUNT_ROUND = (
    sa.update(members)
    .where(members.c.person.in_(sa.select(people.c.person).where(_THOSE)))
    .values(rounds=members.c.rounds + 1)
)
_PROFILES = (
    sa.select(people.c.member_id, people.c.locale, members.c.rounds, preferences.c.chosen)
    .join(members, members.c.person == people.c.person)
    .outerjoin(_EVERYWHERE, sa.and_(_EVERYWHERE.c.member_id == people.c.member_id, _EVERYWHERE.c.guild_id == NOWHERE))
    .outerjoin(preferences, preferences.c.person == _EVERYWHERE.c.person)
    .where(_THOSE)
)


class MemberRepository(Repository):
    """The members of every server."""

    async def get(self, guild: int, member: int) -> MemberRow | None:
        """Return a member's row, None for somebody unknown."""
        return await self._one(MemberRow, _MEMBER.where(people.c.guild_id == guild, people.c.member_id == member))

    async def note(self, guild: int, member: int, name: str, locale: str | None) -> None:
        """Store a member's name, and their locale if it is given."""
        known = await self.get(guild, member)
        if known is None:
            person = await PeopleRepository(self._unit).key(guild, member)
            await PeopleRepository(self._unit).rename(guild, member, name=name, locale=locale or "")
            row = {"person": person, "guild_id": guild, "rounds": 0, "claimed_at": None}
            await self._run(sa.insert(members).values(row))
        elif (known.name, known.locale) != (name, locale or known.locale):
            await PeopleRepository(self._unit).rename(guild, member, name=name, locale=locale or known.locale)

    async def note_claim(self, guild: int, member: int, at: float) -> None:
        """Note when a member got the daily chips."""
        await self._run(sa.update(members).where(_is(guild, member)).values(claimed_at=at))

    async def count_round(self, guild: int, those: tuple[int, ...]) -> None:
        """Count one more round played by each of these members."""
        await self._later(_COUNT_ROUND, {"guild": guild, "those": list(those)})

    async def profiles(
        self, guild: int, those: tuple[int, ...]
    ) -> list[tuple[int, str, int, Mapping[str, Any] | None]]:
        """Return the known ones of these members: id, locale, rounds, and what they have chosen by setting, if ever."""
        return await self._tuples(_PROFILES, {"guild": guild, "those": those})


def _is(guild: int, member: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    return members.c.person == person_of(guild, member)


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

"""Members in SQL: rounds, chips on tables, and who they are."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository, person_of
from bot.store.repository import Repository
from bot.store.schema import CHIPS, members, people, preferences, scores


class MemberRow(NamedTuple):
    """A member of a server, as they are stored."""

    guild_id: int
    member_id: int
    name: str
    locale: str
    rounds: int
    claimed_at: float | None
    """When they last got the daily chips, in seconds since 1970."""
    on_tables: int
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
_ON_TABLES = (
    sa.select(people.c.member_id, members.c.on_tables).join(members, members.c.person == people.c.person).where(_THOSE)
)
_PROFILES = (
    sa.select(people.c.member_id, people.c.locale, members.c.rounds, preferences.c.chosen)
    .join(members, members.c.person == people.c.person)
    .outerjoin(_EVERYWHERE, sa.and_(_EVERYWHERE.c.member_id == people.c.member_id, _EVERYWHERE.c.guild_id == NOWHERE))
    .outerjoin(preferences, preferences.c.person == _EVERYWHERE.c.person)
    .where(_THOSE)
)


class ProfileRow(NamedTuple):
    """What a table must know about a member."""

    locale: str
    rounds: int
    preferences: Mapping[str, Any] | None
    """By setting; None if they have chosen nothing."""


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
            row = {"person": person, "guild_id": guild, "rounds": 0, "claimed_at": None, "on_tables": 0}
            await self._run(sa.insert(members).values(row))
        elif (known.name, known.locale) != (name, locale or known.locale):
            await PeopleRepository(self._unit).rename(guild, member, name=name, locale=locale or known.locale)

    async def note_claim(self, guild: int, member: int, at: float) -> None:
        """Note when a member got the daily chips."""
        await self._run(sa.update(members).where(_is(guild, member)).values(claimed_at=at))

    async def count_round(self, guild: int, those: tuple[int, ...]) -> None:
        """Count one more round played by each of these members."""
        theirs = sa.select(people.c.person).where(people.c.guild_id == guild, people.c.member_id.in_(those))
        await self._run(sa.update(members).where(members.c.person.in_(theirs)).values(rounds=members.c.rounds + 1))

    async def profiles(self, guild: int, those: tuple[int, ...]) -> dict[int, ProfileRow]:
        """Return what tables must know about these members, by their ids; unknown ones are left out."""
        rows = await self._tuples(_PROFILES, {"guild": guild, "those": those})
        return {member: ProfileRow(*row) for member, *row in rows}

    async def on_tables(self, guild: int, those: Collection[int]) -> dict[int, int]:
        """Return how many chips these members have on tables, by their ids; unknown ones are left out."""
        return await self._pairs(_ON_TABLES, {"guild": guild, "those": those})

    async def add_on_tables(self, guild: int, more: Mapping[int, int]) -> None:
        """Note how many chips more (or fewer, if negative) members have on tables, at least one member."""
        await self._run(
            sa.update(members)
            .where(_is(guild, sa.bindparam("who", type_=sa.BigInteger)))
            .values(on_tables=members.c.on_tables + sa.bindparam("more")),
            [{"who": member, "more": chips} for member, chips in more.items()],
        )


def _is(guild: int, member: int | sa.BindParameter[int]) -> sa.ColumnElement[bool]:
    return members.c.person == person_of(guild, member)

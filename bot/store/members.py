"""Members in SQL: names, rounds, chips on tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.preferences import PREFERENCES, PreferenceRow
from bot.store.repository import Repository
from bot.store.schema import members, preferences


class MemberRow(NamedTuple):
    """A member of a server, as they are stored."""

    guild_id: int
    member_id: int
    name: str
    locale: str
    rounds: int
    claimed_at: float | None
    """When they had the daily chips last, in seconds since 1970."""
    on_tables: int
    chips: int | None
    """In the wallet and on tables together; None without a wallet."""


_COLUMNS = [members.c[name] for name in MemberRow._fields]
_PROFILES = (
    sa.select(members.c.member_id, members.c.locale, members.c.rounds, *PREFERENCES)
    .outerjoin(preferences, preferences.c.member_id == members.c.member_id)
    .where(members.c.guild_id == sa.bindparam("guild"), members.c.member_id.in_(sa.bindparam("those", expanding=True)))
)


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """What a table has to know of a member."""

    locale: str
    rounds: int
    preferences: PreferenceRow | None
    """None if they have chosen nothing."""


class MemberRepository(Repository):
    """The members of every server."""

    async def get(self, guild: int, member: int) -> MemberRow | None:
        """Return a member's row, None for somebody unknown."""
        rows = await self._connection.execute(sa.select(*_COLUMNS).where(*_is(guild, member)))
        row = rows.one_or_none()
        return None if row is None else MemberRow(*row)

    async def note(self, guild: int, member: int, name: str, locale: str | None) -> None:
        """Keep a member's name, and their locale if it is given."""
        known = await self.get(guild, member)
        if known is None:
            await self._connection.execute(
                sa.insert(members).values(
                    guild_id=guild,
                    member_id=member,
                    name=name,
                    locale=locale or "",
                    rounds=0,
                    claimed_at=None,
                    on_tables=0,
                )
            )
        elif (known.name, known.locale) != (name, locale or known.locale):
            await self._change(guild, member, name=name, locale=locale or known.locale)

    async def note_claim(self, guild: int, member: int, at: float) -> None:
        """Note when a member had the daily chips."""
        await self._change(guild, member, claimed_at=at)

    async def count_round(self, guild: int, those: tuple[int, ...]) -> None:
        """Count one more round played by each of these members."""
        await self._connection.execute(
            sa.update(members)
            .where(members.c.guild_id == guild, members.c.member_id.in_(those))
            .values(rounds=members.c.rounds + 1)
        )

    async def profiles(self, guild: int, those: tuple[int, ...]) -> dict[int, ProfileRow]:
        """Return what tables have to know of these members, by their ids; unknown ones are left out."""
        rows = await self._connection.execute(_PROFILES, {"guild": guild, "those": those})
        return {
            member: ProfileRow(locale, rounds, None if chosen[0] is None else PreferenceRow(*chosen))
            for member, locale, rounds, *chosen in rows
        }

    async def add_on_tables(self, guild: int, more: Mapping[int, int]) -> None:
        """Note that members have so many chips more (or fewer, if negative) on tables, at least one member."""
        await self._connection.execute(
            sa.update(members)
            .where(*_is(guild, sa.bindparam("who")))
            .values(on_tables=members.c.on_tables + sa.bindparam("more")),
            [{"who": member, "more": chips} for member, chips in more.items()],
        )

    async def _change(self, guild: int, member: int, **values: Any) -> None:
        await self._connection.execute(sa.update(members).where(*_is(guild, member)).values(**values))


def _is(guild: int, member: int | sa.BindParameter[int]) -> tuple[sa.ColumnElement[bool], ...]:
    return (members.c.guild_id == guild, members.c.member_id == member)

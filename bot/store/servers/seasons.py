"""Ends of seasons in SQL: the servers in which one is to be announced, and those in which it was.

A season is a month. A row says that its end is being announced, and names the message once it exists.
"""

from typing import NamedTuple

import sqlalchemy as sa

from bot.store.people.people import NOWHERE
from bot.store.repository import Repository
from bot.store.schema import attempts, guilds, matches, people, score_blocks, seasons


class Attempt(NamedTuple):
    """How far the announcement of a season's end is."""

    at: float
    """The earliest time of the next try, in seconds since 1970."""
    message_id: int | None
    """None while no message is known."""


class SeasonRepository(Repository):
    """The ends of every server's seasons."""

    async def untold(self, month: str, board: str, now: float) -> list[tuple[int, int]]:
        """Return the servers in which the end of a month is to be announced, with the channels.

        Args:
            month: like 2026-11.
            board: servers with nobody on it have nothing to announce.
            now: servers whose next try is later than this are left out; in seconds since 1970.
        """
        done = sa.exists().where(
            seasons.c.guild_id == guilds.c.guild_id,
            seasons.c.month == month,
            sa.or_(seasons.c.message_id.is_not(None), seasons.c.at > now),
        )
        somebody = sa.exists().where(
            score_blocks.c.guild_id == guilds.c.guild_id, score_blocks.c.board == board, score_blocks.c.members > 0
        )
        return await self._tuples(
            sa.select(guilds.c.guild_id, guilds.c.season_channel)
            .where(guilds.c.season_channel.is_not(None), ~done, sa.or_(somebody, _days_of(month)))
            .order_by(guilds.c.guild_id)
        )

    async def attempt(self, guild: int, month: str) -> Attempt | None:
        """Return how far the announcement of a month's end is, None if nobody has begun it."""
        tried = sa.select(seasons.c.at, seasons.c.message_id).where(*_is(guild, month))
        return await self._one(Attempt, tried.with_for_update(key_share=True))

    async def begin(self, guild: int, month: str, channel: int, at: float) -> None:
        """Note that the end of a month is being announced. `at`: the earliest time of the next try."""
        await self._upsert(seasons, {"guild_id": guild, "month": month}, {"channel_id": channel, "at": at})

    async def told(self, guild: int, month: str, message: int) -> None:
        """Note the message that announces the end of a month."""
        await self._run(sa.update(seasons).where(*_is(guild, month)).values(message_id=message))

    async def is_first(self, guild: int, month: str) -> bool:
        """Return whether a server has no announcement of the end of an earlier month."""
        earlier = sa.select(seasons.c.month).where(
            seasons.c.guild_id == guild, seasons.c.month < month, seasons.c.message_id.is_not(None)
        )
        return not await self._has(earlier)

    async def matches(self, guild: int, since: float, until: float) -> int:
        """Return how many matches of a server ended between two times, in seconds since 1970."""
        count = sa.select(sa.func.count()).where(
            matches.c.guild_id == guild, matches.c.at >= since, matches.c.at < until
        )
        return await self._value(int, count) or 0


def _days_of(month: str) -> sa.Exists:
    """Return whether a member of a server has finished a deal of the day in a month."""
    here, nobodys = people.alias(), people.alias()
    return (
        sa.exists()
        .where(here.c.guild_id == guilds.c.guild_id, nobodys.c.member_id == here.c.member_id)
        .where(nobodys.c.guild_id == NOWHERE, attempts.c.person == nobodys.c.person)
        .where(attempts.c.day.between(f"{month}-01", f"{month}-31"), attempts.c.ranked, attempts.c.points.is_not(None))
    )


def _is(guild: int, month: str) -> tuple[sa.ColumnElement[bool], ...]:
    return seasons.c.guild_id == guild, seasons.c.month == month

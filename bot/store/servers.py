"""The data of servers in SQL: what admins have set, the ends of seasons, and the servers that the bot has left.

A season is a month. A row says that its end is being announced, and names the message once it exists.
"""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import NOWHERE, PeopleRepository
from bot.store.repository import Repository
from bot.store.schema import (
    attempts,
    channel_locales,
    departures,
    guilds,
    house_rules,
    matches,
    metadata,
    people,
    score_blocks,
    seasons,
    tables,
)


class GuildSettingsRepository(Repository):
    """A row of values for each server, and the languages and house rules of its channels."""

    async def get(self, guild: int) -> dict[str, Any] | None:
        """Return a server's settings by the names of their columns, None if it has only defaults."""
        row = (await self._connection.execute(sa.select(*guilds.c[1:]).where(guilds.c.guild_id == guild))).one_or_none()
        return None if row is None else row._asdict()

    async def put(self, guild: int, values: Mapping[str, Any]) -> None:
        """Write all of a server's settings."""
        await self._upsert(guilds, {"guild_id": guild}, values)
        await self._mark_choice()

    async def looks(self) -> dict[int, tuple[str, str | None]]:
        """Return how the boards of each server show cards, and its language, of those servers that have set anything.

        The language is None for a server that has chosen none.
        """
        rows = await self._tuples(sa.select(guilds.c.guild_id, guilds.c.cards, guilds.c.locale))
        return {guild: (cards, locale) for guild, cards, locale in rows}

    async def channel_locales(self) -> dict[tuple[int, int], str]:
        """Return the languages of channels that have their own, by server and channel."""
        return {(guild, channel): locale for guild, channel, locale in await self._tuples(sa.select(channel_locales))}

    async def put_channel_locale(self, guild: int, channel: int, locale: str | None) -> None:
        """Write the language of a channel, None for a channel that has none of its own."""
        await self._choose(channel_locales, "locale", locale, guild_id=guild, channel_id=channel)
        await self._mark_choice()

    async def house_rules(self, guild: int, channel: int, game: str) -> dict[str, Any] | None:
        """Return a channel's house rules for a game, as JSON; None if it has none."""
        rules = sa.select(house_rules.c.terms).filter_by(guild_id=guild, channel_id=channel, game=game)
        return await self._value(dict, rules)

    async def put_house_rules(self, guild: int, channel: int, game: str, terms: Mapping[str, Any] | None) -> None:
        """Write a channel's house rules for a game, None for a channel that has none."""
        await self._choose(house_rules, "terms", terms, guild_id=guild, channel_id=channel, game=game)

    async def _choose(self, table: sa.Table, name: str, value: Any, **key: int | str) -> None:
        """Write a column under a key, or delete the row if there is no value."""
        if value is not None:
            await self._upsert(table, key, {name: value})
        else:
            await self._run(sa.delete(table).filter_by(**key))


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
        tried = sa.select(seasons.c.at, seasons.c.message_id).filter_by(guild_id=guild, month=month)
        return await self._one(Attempt, tried.with_for_update(key_share=True))

    async def begin(self, guild: int, month: str, at: float) -> None:
        """Note that the end of a month is being announced. `at`: the earliest time of the next try."""
        await self._upsert(seasons, {"guild_id": guild, "month": month}, {"at": at})

    async def told(self, guild: int, month: str, message: int) -> None:
        """Note the message that announces the end of a month."""
        await self._run(sa.update(seasons).filter_by(guild_id=guild, month=month).values(message_id=message))

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


_KEPT = [each for each in reversed(metadata.sorted_tables) if each not in (people, departures)]
"""Every table, those that refer to others before these. People stay as keys, and departures are deleted last."""
OF_SERVERS = (*(each for each in _KEPT if "guild_id" in each.c), departures)
"""The tables with rows of a server."""
OF_TABLES = tuple(each for each in _KEPT if "table_id" in each.c and each not in OF_SERVERS)
"""The tables with rows of a server's card tables."""


class DepartureRepository(Repository):
    """Which servers the bot is not in, and since when."""

    async def servers(self) -> set[int]:
        """Return every server with any data."""
        kept = sa.union(*(sa.select(each.c.guild_id) for each in OF_SERVERS if each is not departures))
        return set(await self._connection.scalars(kept))

    async def noted(self) -> dict[int, float]:
        """Return the servers that the bot is not in, and since when that is known."""
        return await self._pairs(sa.select(departures.c.guild_id, departures.c.at))

    async def note(self, guild: int, at: float) -> None:
        """Note that the bot is not in a server."""
        await self._upsert(departures, {"guild_id": guild, "at": at}, {})

    async def drop(self, those: Collection[int]) -> None:
        """Forget that the bot was not in some servers."""
        await self._run(sa.delete(departures).where(departures.c.guild_id.in_(those)))

    async def last_closed(self, guild: int) -> float | None:
        """Return when a server's last table closed, infinity while one is open, None if there never was any."""
        still_open = sa.case((tables.c.closed_at.is_(None), 1), else_=0)
        found = await self._connection.execute(
            sa.select(sa.func.max(still_open), sa.func.max(tables.c.closed_at)).where(tables.c.guild_id == guild)
        )
        some_open, at = found.one()
        return float("inf") if some_open else at

    async def delete(self, guild: int) -> None:
        """Delete the data of a server, and of members who are unknown to every other server.

        It must be noted that the bot is not there: without that, the database keeps movements from being deleted. Its
        accounts sum up to nothing, and so do the others without them.
        """
        await PeopleRepository(self._unit).forget_all_of(guild)
        here = sa.select(tables.c.id).where(tables.c.guild_id == guild)
        for each in OF_TABLES:
            await self._run(sa.delete(each).where(each.c.table_id.in_(here)))
        for each in OF_SERVERS:
            await self._run(sa.delete(each).where(each.c.guild_id == guild))
        await self._mark_choice()

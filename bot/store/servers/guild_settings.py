"""What the admins of servers have set, and house rules of channels, in SQL."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.schema import channel_locales, guilds, house_rules


class GuildSettingsRepository(Repository):
    """A row of values for each server, and the languages and house rules of its channels."""

    async def get(self, guild: int) -> dict[str, Any] | None:
        """Return a server's settings by the names of their columns, None if it has only defaults."""
        return await self._named(sa.select(*guilds.c[1:]).where(guilds.c.guild_id == guild))

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
        key = {"guild_id": guild, "channel_id": channel}
        if locale is not None:
            await self._upsert(channel_locales, key, {"locale": locale})
        else:
            here = (channel_locales.c[name] == value for name, value in key.items())
            await self._run(sa.delete(channel_locales).where(*here))
        await self._mark_choice()

    async def house_rules(self, guild: int, channel: int, game: str) -> dict[str, Any] | None:
        """Return a channel's house rules for a game, as JSON; None if it has none."""
        return await self._value(dict, sa.select(house_rules.c.terms).where(*_rules_of(guild, channel, game)))

    async def put_house_rules(self, guild: int, channel: int, game: str, terms: Mapping[str, Any]) -> None:
        """Write a channel's house rules for a game."""
        await self._upsert(house_rules, {"guild_id": guild, "channel_id": channel, "game": game}, {"terms": terms})

    async def drop_house_rules(self, guild: int, channel: int, game: str) -> None:
        """Delete a channel's house rules for a game."""
        await self._run(sa.delete(house_rules).where(*_rules_of(guild, channel, game)))


def _rules_of(guild: int, channel: int, game: str) -> tuple[sa.ColumnElement[bool], ...]:
    return house_rules.c.guild_id == guild, house_rules.c.channel_id == channel, house_rules.c.game == game

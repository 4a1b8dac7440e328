"""Whether a server has room for another table: in this channel, and beside those that are open."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.wallets import GuildSettings
from bot.refusals import ChannelTaken, EnoughTables, NotInThisChannel
from bot.store import tables as store


async def check_room(
    connection: AsyncConnection, settings: GuildSettings, guild: int, channel: int, parent: int | None
) -> None:
    """Refuse a table for which there is no room, within the transaction that would open it.

    Args:
        connection: the transaction.
        settings: what the server's admins have set.
        guild: the server.
        channel: where the table would stand.
        parent: the channel that this one is a thread of, None where it is none.

    Raises:
        ChannelTaken: a table stands there already.
        NotInThisChannel: the admins have chosen others.
        EnoughTables: the server has as many open ones as it allows.
    """
    there = await store.open_in(connection, channel)
    if there is not None:
        raise ChannelTaken(there)
    if settings.channels and not {channel, parent} & set(settings.channels):
        raise NotInThisChannel(settings.channels)
    if await store.count_open(connection, guild) >= settings.most_tables:
        raise EnoughTables(settings.most_tables)

"""Whether there is room: for another table in a server, and for a member in another lobby."""

from __future__ import annotations

from bot.chips.wallets import GuildSettings
from bot.refusals import ChannelTaken, EnoughLobbies, EnoughTables, NotInThisChannel
from bot.store.work import Work
from bot.tables.model.table import Status

MOST_LOBBIES = 2
"""In so many lobbies of a server one member may sit, so that nobody takes up all of its tables alone."""


async def check_room(work: Work, settings: GuildSettings, guild: int, channel: int, parent: int | None) -> None:
    """Refuse a table for which there is no room, within the unit of work that would open it.

    Args:
        work: the unit of work.
        settings: what the server's admins have set.
        guild: the server.
        channel: the channel where the table would stand.
        parent: the channel that this one is a thread of, None if it is none.

    Raises:
        ChannelTaken: a table stands there already.
        NotInThisChannel: the admins have chosen others.
        EnoughTables: the server has as many open ones as it allows.
    """
    there = await work.tables.open_in(channel)
    if there is not None:
        raise ChannelTaken(there)
    if settings.channels and not {channel, parent} & set(settings.channels):
        raise NotInThisChannel(settings.channels)
    if await work.tables.count_open(guild) >= settings.most_tables:
        raise EnoughTables(settings.most_tables)


async def check_lobbies(work: Work, guild: int, member: int) -> None:
    """Refuse a seat in a lobby to a member who sits in enough of them, within the unit of work that would seat them.

    Raises:
        EnoughLobbies: they do.
    """
    channels = await work.tables.seated_in(guild, member, Status.LOBBY)
    if len(channels) >= MOST_LOBBIES:
        raise EnoughLobbies(tuple(channels))

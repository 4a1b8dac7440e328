"""Whether there is room: for another table in a server, and for a member at another one."""

from bot.chips.wallets import GuildSettings
from bot.refusals import ChannelTaken, EnoughAlone, EnoughLobbies, EnoughTables, NotInThisChannel
from bot.store.work import Work
from bot.tables.model.table import Status
from bot.tables.model.terms import HOUR, Terms

MOST_LOBBIES = 2
"""The most lobbies of a server in which one member may sit, so that nobody takes up all of its tables alone."""
MOST_ALONE = 2
"""The most tables of a server at which one member may be alone, or with computer players alone."""


async def check_channel(work: Work, settings: GuildSettings, channel: int, parent: int | None) -> None:
    """Refuse a table in a channel where none can be now, within the unit of work that would open it.

    `parent`: the channel that this one is a thread of, None if it is none.

    Raises:
        ChannelTaken: a table is there already.
        NotInThisChannel: the admins have chosen other channels.
    """
    there = await work.tables.open_in(channel)
    if there is not None:
        raise ChannelTaken(there)
    if settings.channels and not {channel, parent} & set(settings.channels):
        raise NotInThisChannel(settings.channels)


async def check_room(work: Work, settings: GuildSettings, guild: int, terms: Terms) -> None:
    """Refuse a table of these terms to a server that has as many as it allows, within the unit of work that writes it.

    Tables with turns of over an hour are counted separately.

    Raises:
        EnoughTables: the server has.
    """
    if await work.tables.count_open(guild, HOUR, longer=terms.long_turns) >= settings.most_tables:
        raise EnoughTables(settings.most_tables, terms.long_turns)


async def check_lobbies(work: Work, guild: int, member: int) -> None:
    """Refuse a seat in a lobby to a member who sits in enough of them, within the unit of work that would seat them.

    Raises:
        EnoughLobbies: the member does.
    """
    channels = [each.channel for each in await work.tables.seated_in(guild, member) if each.status == Status.LOBBY]
    if len(channels) >= MOST_LOBBIES:
        raise EnoughLobbies(tuple(channels))


async def check_alone(work: Work, guild: int, member: int, here: int) -> None:
    """Refuse a table or match `here`, in a channel, to a member who would be alone there and is at enough others.

    Raises:
        EnoughAlone: the member is.
    """
    those = await work.tables.seated_in(guild, member)
    channels = [each.channel for each in those if each.alone and each.channel != here]
    if len(channels) >= MOST_ALONE:
        raise EnoughAlone(tuple(channels))

"""What the bot has to be allowed in channels, and what an invitation asks for."""

from types import MappingProxyType

import discord

NEEDED = discord.Permissions(view_channel=True, send_messages=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True)
NEEDED_IN_VOICE = discord.Permissions(view_channel=True, connect=True, send_messages=True)
"""In voice and stage channels: nobody reads their chats without *Connect* (discord-api-docs #5111)."""
WELCOME = discord.Permissions(attach_files=True)
"""What the bot makes use of where it may: it adds pictures to its messages."""
INVITED_WITH = discord.Permissions(NEEDED.value | NEEDED_IN_THREADS.value | WELCOME.value)
"""What an invitation asks for."""
NAMES = MappingProxyType(
    {
        "read_messages": "View Channel",
        "send_messages": "Send Messages",
        "send_messages_in_threads": "Send Messages in Threads",
        "connect": "Connect",
        "attach_files": "Attach Files",
    }
)
"""What Discord's English pages call them, by what discord.py calls them."""


def needed_in(channel: object) -> discord.Permissions:
    """Return what the bot has to be allowed in a channel to run a table there."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    return NEEDED_IN_VOICE if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED


def missing(needed: discord.Permissions, allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that are needed and not allowed."""
    return [NAMES[name] for name, wanted in needed if wanted and not getattr(allowed, name)]


def permitted_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """Return what the bot may do in a channel, as far as the gateway has told.

    While that has not told of the bot itself, as after a lost session, that is everything: Discord will say.
    """
    me: discord.Member | None = channel.guild.me
    return discord.Permissions.all() if me is None else channel.permissions_for(me)


def may_attach(guild: discord.Guild | None, channel: int) -> bool:
    """Return whether the bot may attach files in a channel. Of one that is not known, Discord will say."""
    there = None if guild is None else guild.get_channel_or_thread(channel)
    return there is None or permitted_in(there).attach_files

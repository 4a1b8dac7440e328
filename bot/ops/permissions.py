"""The permissions that the bot needs in channels, and those that an invitation asks for."""

from collections.abc import Mapping

import discord

NEEDED = discord.Permissions(view_channel=True, send_messages=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True)
NEEDED_IN_VOICE = discord.Permissions(view_channel=True, connect=True, send_messages=True)
"""In voice and stage channels: nobody reads their chats without *Connect* (discord-api-docs #5111)."""
WELCOME = discord.Permissions(attach_files=True)
"""What the bot uses if it may: it adds pictures to its messages."""
INVITED_WITH = discord.Permissions(NEEDED.value | NEEDED_IN_THREADS.value | WELCOME.value)
"""What an invitation asks for."""
NAMES: Mapping[str, str] = {
    "read_messages": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "connect": "Connect",
    "attach_files": "Attach Files",
}
"""Permissions' names in English Discord, by their names in discord.py."""


def needed_in(channel: object) -> discord.Permissions:
    """Return the permissions that the bot needs in a channel to run a table there."""
    if isinstance(channel, discord.Thread):
        return NEEDED_IN_THREADS
    return NEEDED_IN_VOICE if isinstance(channel, discord.VoiceChannel | discord.StageChannel) else NEEDED


def missing(needed: discord.Permissions, allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that are needed and not allowed."""
    return [NAMES[name] for name, wanted in needed if wanted and not getattr(allowed, name)]


def permitted_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """Return what the bot may do in a channel, as far as the gateway has reported.

    While that has not reported the bot itself, as after a lost session, all counts as permitted: Discord will say.
    """
    me: discord.Member | None = channel.guild.me
    return discord.Permissions.all() if me is None else channel.permissions_for(me)


def may_attach(guild: discord.Guild | None, channel: int) -> bool:
    """Return whether the bot may attach files in a channel; true for an unknown one, where Discord will say."""
    there = None if guild is None else guild.get_channel_or_thread(channel)
    return there is None or permitted_in(there).attach_files

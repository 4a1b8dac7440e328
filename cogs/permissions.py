"""The channel where a table is asked for: what the bot needs to be allowed there, and what it belongs to."""

from __future__ import annotations

import discord

from cogs.words import Words

NEEDED = discord.Permissions(view_channel=True, send_messages=True)
NEEDED_IN_THREADS = discord.Permissions(view_channel=True, send_messages_in_threads=True)
INVITED_WITH = discord.Permissions(NEEDED.value | NEEDED_IN_THREADS.value)
"""What an invitation asks for."""


def invitation(application: int, guild: int | None = None) -> str:
    """Return the address at which whoever manages a server can invite the bot, to one that is named or to any."""
    server = discord.utils.MISSING if guild is None else discord.Object(guild)
    return discord.utils.oauth_url(application, permissions=INVITED_WITH, guild=server)


def parent_here(interaction: discord.Interaction) -> int | None:
    """Return the channel that an interaction's channel is a thread of, None where it is none."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def may_write(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether the bot may run a table in a channel, as far as the gateway has told."""
    needed = NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    return channel.permissions_for(channel.guild.me).is_superset(needed)


def missing_here(interaction: discord.Interaction, words: Words) -> str:
    """Return a sentence that names what the bot may not do in this channel, nothing where it may do all it needs."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = NEEDED_IN_THREADS if in_thread else NEEDED
    names = {
        "read_messages": words.say("View Channel"),
        "send_messages": words.say("Send Messages"),
        "send_messages_in_threads": words.say("Send Messages in Threads"),
    }
    missing = [names[name] for name, wanted in needed if wanted and not getattr(interaction.app_permissions, name)]
    if not missing:
        return ""
    return words.say(
        "I may not run a table here: in this channel I lack {permissions}. Ask an admin, or use another channel.",
        permissions=words.listing([f"**{name}**" for name in missing]),
    )

"""What the bot may do in a channel, as far as the gateway has told."""

import discord


def may_attach(guild: discord.Guild | None, channel: int) -> bool:
    """Return whether the bot may attach files in a channel. Of one that is not known, Discord will say."""
    there = None if guild is None else guild.get_channel_or_thread(channel)
    return there is None or permitted_in(there).attach_files


def permitted_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """Return what the bot may do in a channel.

    While the gateway has not told of the bot itself, as after a lost session, that is everything: Discord will say.
    """
    me: discord.Member | None = channel.guild.me
    return discord.Permissions.all() if me is None else channel.permissions_for(me)

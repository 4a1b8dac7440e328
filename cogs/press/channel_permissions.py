"""Which permissions the bot needs in the channel of a table, and whether it has them."""

import discord

from bot.ops.permissions import INVITED_WITH, NEEDED_IN_THREADS, needed_in, permitted_in
from bot.refusals import MayNotWrite, ServerGone
from cogs.press.press import Asked
from cogs.render.words import Words

NO_ACCESS = frozenset({10003, 50001})
"""Discord's codes for a channel that the bot may not see: unknown, or no access."""


def invitation(application: int, guild: int | None = None) -> str:
    """Return the link for inviting the bot: to the given server, or to any."""
    server = discord.utils.MISSING if guild is None else discord.Object(guild)
    return discord.utils.oauth_url(application, permissions=INVITED_WITH, guild=server)


def parent_here(interaction: discord.Interaction) -> int | None:
    """Return the parent channel of an interaction's thread, None if the channel is no thread."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def may_write(channel: discord.abc.GuildChannel, *, locked: bool | None = None) -> bool:
    """Return whether the bot may run a table in a channel, as far as the gateway has reported.

    With `locked`, the question is about a thread of the channel that is, or is not, locked.
    """
    allowed = permitted_in(channel)
    if locked is None:
        return allowed.is_superset(needed_in(channel))
    return allowed.is_superset(NEEDED_IN_THREADS) and (allowed.manage_threads or not locked)


def check_shows(asked: Asked) -> None:
    """Check whether a member may show something to everybody in a channel.

    Discord lets members press buttons even in channels where they may not write.

    Raises:
        ServerGone: this is no server.
        MayNotWrite: they may not write there.
        TooMuchShown: they have shown a lot just now.
    """
    if asked.interaction.guild_id is None:
        raise ServerGone
    allowed = asked.interaction.permissions
    thread = isinstance(asked.interaction.channel, discord.Thread)
    if not (allowed.send_messages_in_threads if thread else allowed.send_messages):
        raise MayNotWrite
    asked.bot.rates.show(asked.member)


async def hindrance_here(asked: Asked) -> str:
    """Return a sentence about what prevents the bot from running a table in this channel, empty if nothing does.

    The bot can answer a command or a click nearly everywhere, but not keep a board up to date.
    """
    interaction, words = asked.interaction, asked.words
    if isinstance(interaction.channel, discord.TextChannel) and interaction.channel.is_news():
        # Once published, a message takes about three edits an hour there (20022; discord-api-docs #2258), and edits of
        # others are limited as well (niles-bot/niles #179). Messages in threads are never published.
        return words.say(
            "I can't run a table in an announcement channel: Discord lets me update a published message only a few "
            "times an hour. Use another channel, or a thread of this one."
        )
    missing = _missing_here(interaction, words)
    if missing or not isinstance(interaction.channel, discord.Thread):
        return missing
    if interaction.channel.locked and not interaction.app_permissions.manage_threads:
        return words.say(
            "I can't write in this thread while it's locked. Ask a moderator to unlock it, or use another channel."
        )
    if interaction.channel.is_private() and not await _may_see(interaction.channel):
        assert interaction.client.user is not None
        return words.say(
            "I'm not in this private thread. Mention {me} here to add me, then try again.",
            me=interaction.client.user.mention,
        )
    return ""


async def _may_see(thread: discord.Thread) -> bool:
    """Return whether the bot may see a private thread: as its member, or because it may manage all threads.

    discord.py knows every active thread that the bot may see, but also threads from which it was removed.
    """
    if thread.guild.get_thread(thread.id) is None and not thread.archived:
        return False
    try:
        await thread.guild.fetch_channel(thread.id)
    except (discord.NotFound, discord.Forbidden) as error:
        if error.code not in NO_ACCESS:
            raise
        return False
    return True


def _missing_here(interaction: discord.Interaction, words: Words) -> str:
    """Return a sentence that names the permissions that the bot lacks in this channel, empty if it lacks none."""
    names = {
        # Translators: permissions are called as Discord itself calls them in your language.
        "read_messages": words.scene("permission", "View Channel"),
        "send_messages": words.scene("permission", "Send Messages"),
        "send_messages_in_threads": words.scene("permission", "Send Messages in Threads"),
        "connect": words.scene("permission", "Connect"),
    }
    needed = needed_in(interaction.channel)
    missing = [names[name] for name, wanted in needed if wanted and not getattr(interaction.app_permissions, name)]
    if not missing:
        return ""
    return words.say(
        "I can't run a table in this channel: I need {permissions}. Ask an admin, or use another channel.",
        permissions=words.listing([f"**{name}**" for name in missing]),
    )

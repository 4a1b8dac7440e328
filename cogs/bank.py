"""`/bank`: what those who manage a server may do with chips."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.fences import Request, check, server_of
from bot.people import Actor
from cogs import forgetting
from cogs.boundary import actor, answer, boundary
from cogs.render.parts import chips, clean_name, layout, shown

if TYPE_CHECKING:
    from bot.app import NewmarketBot

    Interaction = discord.Interaction[NewmarketBot]
else:
    Interaction = discord.Interaction

MOST_CHIPS = 1_000_000
LONGEST_TURN = 24 * 60 * 60
Amount = app_commands.Range[int, 1, MOST_CHIPS]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Bank(commands.GroupCog, group_name="bank", group_description=locale_str("Manage this server's chips")):
    """The commands for admins."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Add the commands to a bot."""
        self._bot = bot
        super().__init__()

    @app_commands.command(description=locale_str("Give a member chips from the bank"))
    @app_commands.describe(member=locale_str("Who gets them"), amount=locale_str("How many"))
    async def grant(self, interaction: Interaction, member: discord.Member | discord.User, amount: Amount) -> None:
        """Move chips from the bank to a wallet."""
        async with boundary(interaction) as words:
            guild = _guild(interaction)
            if member.bot:
                await answer(interaction, words.say("Bots have no wallets."))
                return
            now = await self._bot.wallets.grant(guild, _wallet_of(member), amount, interaction.user.id, interaction.id)
            text = words.say(
                "{name} gets {chips} and has {now} in the wallet.",
                name=shown(member.display_name),
                chips=chips(words, amount),
                now=now,
            )
            await answer(interaction, text)

    @app_commands.command(description=locale_str("Take chips from a member's wallet"))
    @app_commands.describe(member=locale_str("Who pays"), amount=locale_str("How many"))
    async def take(self, interaction: Interaction, member: discord.Member | discord.User, amount: Amount) -> None:
        """Move chips from a wallet to the bank."""
        async with boundary(interaction) as words:
            guild = _guild(interaction)
            if member.bot:
                await answer(interaction, words.say("Bots have no wallets."))
                return
            now = await self._bot.wallets.take(guild, _wallet_of(member), amount, interaction.user.id, interaction.id)
            text = words.say(
                "{name} gives {chips} and has {now} left in the wallet.",
                name=shown(member.display_name),
                chips=chips(words, amount),
                now=now,
            )
            await answer(interaction, text)

    @app_commands.command(description=locale_str("See or change this server's settings"))
    @app_commands.describe(
        welcome=locale_str("Chips in a new wallet"),
        daily=locale_str("Chips a day for members with few"),
        turn_seconds=locale_str("Seconds to choose a lead"),
        follow_seconds=locale_str("Seconds to play the run's next card"),
    )
    @app_commands.rename(turn_seconds="turn-seconds", follow_seconds="follow-seconds")
    async def settings(
        self,
        interaction: Interaction,
        welcome: app_commands.Range[int, 0, MOST_CHIPS] | None = None,
        daily: app_commands.Range[int, 0, MOST_CHIPS] | None = None,
        turn_seconds: app_commands.Range[int, 5, LONGEST_TURN] | None = None,
        follow_seconds: app_commands.Range[int, 5, LONGEST_TURN] | None = None,
    ) -> None:
        """Show the settings, after changing those that are given."""
        async with boundary(interaction) as words:
            guild = _guild(interaction)
            given = {
                "welcome": welcome,
                "daily": daily,
                "turn_seconds": turn_seconds,
                "follow_seconds": follow_seconds,
            }
            changes = {name: value for name, value in given.items() if value is not None}
            now = replace(await self._bot.wallets.settings(guild), **changes)
            if changes:
                await self._bot.wallets.change_settings(guild, now)
            lines = [
                words.say("A new wallet holds {chips}.", chips=chips(words, now.welcome)),
                words.say("The daily hand-out is {chips}.", chips=chips(words, now.daily)),
                words.count("A lead may take {n} second.", "A lead may take {n} seconds.", now.turn_seconds),
                words.count(
                    "A forced card may take {n} second.", "A forced card may take {n} seconds.", now.follow_seconds
                ),
            ]
            foot = words.say("tables that stand already keep their times")
            view = layout([words.say("### This server's settings"), "\n".join(lines)], foot=foot)
            await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=locale_str("Delete what is kept of a member in this server"))
    @app_commands.describe(member=locale_str("Who is to be forgotten; an id will do for somebody who has left"))
    async def forget(self, interaction: Interaction, member: discord.Member | discord.User) -> None:
        """Ask whether a member is to be forgotten."""
        async with boundary(interaction) as words:
            await forgetting.ask(interaction, member, words)


def _guild(interaction: Interaction) -> int:
    check(Request.BANK, actor(interaction))
    return server_of(actor(interaction))


def _wallet_of(member: discord.Member | discord.User) -> Actor:
    return Actor(member.id, clean_name(member.display_name), None)


async def setup(bot: NewmarketBot) -> None:
    """Add the commands."""
    await bot.add_cog(Bank(bot))

"""`/bank`: how those who manage a server move its chips, choose its settings, and delete members' data."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.members.languages import AS_IN_DISCORD, languages
from bot.members.people import Actor
from bot.members.preferences import CardsBy
from bot.tables.transitions.permissions import Request, check, server_of
from cogs import erasure
from cogs.post.answers import say, show
from cogs.press.boundary import Interaction, actor, boundary
from cogs.press.presses import presses_of
from cogs.press.settings import hindrance_in, settings_menu, settings_view
from cogs.render.command_words import scene
from cogs.render.parts import clean_name, shown
from cogs.render.wallets import bank_audit_message
from cogs.render.words import Words, own_name

MOST_CHIPS = 1_000_000
LONGEST_TURN = 24 * 60 * 60
MOST_TABLES = 200
LEAST_ROUNDS, MOST_ROUNDS = 10, 1000
"""The range of the setting `most_rounds`. A match with a round for each player is always possible."""
Person = discord.Member | discord.User
Amount = app_commands.Range[int, 1, MOST_CHIPS]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Bank(commands.GroupCog, group_name="bank", group_description=locale_str("Manage this server's chips")):
    """The commands for admins."""

    @app_commands.command(description=locale_str("Give a member chips from the bank"))
    @app_commands.describe(member=locale_str("Who gets the chips"), amount=locale_str("How many chips"))
    @app_commands.rename(
        # Translators: the member whom a command is about; one word in lower case.
        member=scene("option", "member"),
        # Translators: how many chips; one word in lower case.
        amount=scene("option", "amount"),
    )
    async def grant(self, interaction: Interaction, member: discord.Member | discord.User, amount: Amount) -> None:
        """Move chips from the bank to a wallet."""
        async with boundary(interaction) as words:
            told = await _ordered(interaction, interaction.client.wallets.grant, member, amount, words)
            if told:
                # Translators: {chips} has the word chips, {now} is a number alone.
                text = words.say("{name} gets {chips}. In their wallet now: {now}.", **told)
                await say(interaction, text)

    @app_commands.command(description=locale_str("Take chips from a member's wallet"))
    @app_commands.describe(member=locale_str("Whose chips to take"), amount=locale_str("How many chips"))
    @app_commands.rename(member=scene("option", "member"), amount=scene("option", "amount"))
    async def take(self, interaction: Interaction, member: discord.Member | discord.User, amount: Amount) -> None:
        """Move chips from a wallet to the bank."""
        async with boundary(interaction) as words:
            told = await _ordered(interaction, interaction.client.wallets.take, member, amount, words)
            if told:
                # Translators: {chips} has the word chips, {now} is a number alone.
                text = words.say("{name} loses {chips}. In their wallet now: {now}.", **told)
                await say(interaction, text)

    @app_commands.command(description=locale_str("See or change this server's settings"))
    @app_commands.describe(
        welcome=locale_str("Chips in a new wallet"),
        daily=locale_str("Daily chips for members who run low"),
        turn_seconds=locale_str("Seconds for a decision, such as a lead"),
        follow_seconds=locale_str("Seconds to play the run's next card"),
        most_tables=locale_str("How many tables may be open at once"),
        most_buy_in=locale_str("The most chips a table may ask of a player"),
        most_rounds=locale_str("The most rounds a match may have"),
        cards=locale_str("How boards show cards"),
        season_channel=locale_str("Where monthly winners are announced"),
        day_channel=locale_str("Where the deal of the day stands"),
        language=locale_str("The language of boards and announcements"),
    )
    @app_commands.choices(
        cards=[
            app_commands.Choice(name=locale_str("As pictures"), value=str(CardsBy.PICTURES)),
            app_commands.Choice(name=locale_str("As pictures in four colours"), value=str(CardsBy.FOUR_COLOUR)),
            app_commands.Choice(name=locale_str("As text"), value=str(CardsBy.TEXT)),
        ],
        language=[
            app_commands.Choice(name=locale_str("As in Discord"), value=AS_IN_DISCORD),
            *(app_commands.Choice(name=own_name(each), value=each) for each in languages()),
        ],
    )
    @app_commands.rename(
        # Translators: chips in a new wallet; one word in lower case, with hyphens if need be.
        welcome=scene("option", "welcome"),
        # Translators: chips that members with few get once a day; one word in lower case.
        daily=scene("option", "daily"),
        # Translators: seconds for a decision; one word in lower case, with hyphens if need be.
        turn_seconds=scene("option", "turn-seconds"),
        # Translators: seconds to play the run's next card; one word in lower case, with hyphens if need be.
        follow_seconds=scene("option", "follow-seconds"),
        # Translators: how many tables may be open; one word in lower case, with hyphens if need be.
        most_tables=scene("option", "most-tables"),
        # Translators: how many chips a table may ask for; one word in lower case, with hyphens if need be.
        most_buy_in=scene("option", "highest-buy-in"),
        # Translators: how many rounds a match may have; one word in lower case, with hyphens if need be.
        most_rounds=scene("option", "most-rounds"),
        # Translators: how boards show cards; one word in lower case.
        cards=scene("option", "cards"),
        # Translators: where a season's winners are announced; one word in lower case, with hyphens if need be.
        season_channel=scene("option", "season-channel"),
        # Translators: where the deal of the day stands; one word in lower case, with hyphens if need be.
        day_channel=scene("option", "daily-channel"),
        # Translators: the language of boards and announcements; one word in lower case.
        language=scene("option", "language"),
    )
    async def settings(
        self,
        interaction: Interaction,
        welcome: app_commands.Range[int, 0, MOST_CHIPS] | None = None,
        daily: app_commands.Range[int, 0, MOST_CHIPS] | None = None,
        turn_seconds: app_commands.Range[int, 5, LONGEST_TURN] | None = None,
        follow_seconds: app_commands.Range[int, 5, LONGEST_TURN] | None = None,
        most_tables: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        most_buy_in: app_commands.Range[int, 1, MOST_CHIPS] | None = None,
        most_rounds: app_commands.Range[int, LEAST_ROUNDS, MOST_ROUNDS] | None = None,
        cards: str | None = None,
        season_channel: discord.TextChannel | None = None,
        day_channel: discord.TextChannel | None = None,
        language: str | None = None,
    ) -> None:
        """Show the settings, after changing those that are given. Admins have menus below them."""
        async with boundary(interaction) as words:
            guild = _guild(interaction)
            given = {
                "welcome": welcome,
                "daily": daily,
                "turn_seconds": turn_seconds,
                "follow_seconds": follow_seconds,
                "most_tables": most_tables,
                "most_buy_in": most_buy_in,
                "most_rounds": most_rounds,
            }
            changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
            for name, channel in (("season_channel", season_channel), ("day_channel", day_channel)):
                if channel is not None:
                    check(Request.CHOOSE_CHANNELS, actor(interaction))
                    if hindered := hindrance_in(channel, words):
                        await say(interaction, hindered)
                        return
                    changes[name] = channel.id
            if changes:
                await interaction.client.wallets.change_settings(guild, **changes)
            if cards is not None:
                await interaction.client.server_choices.choose_cards(guild, CardsBy(cards))
            if language is not None:
                await interaction.client.server_choices.choose_language(guild, language)
            now = await interaction.client.wallets.settings(guild)
            await show(interaction, settings_view(interaction, now, words))

    @app_commands.command(description=locale_str("See what the bank gave and took, and who ordered it"))
    async def audit(self, interaction: Interaction) -> None:
        """Show what the bank gave and took."""
        async with boundary(interaction) as words:
            found = await interaction.client.bank_audits.of(_guild(interaction))
            await show(interaction, bank_audit_message(found, words))

    @app_commands.command(description=locale_str("Delete what I keep about a member in this server"))
    @app_commands.describe(member=locale_str("Who to forget; if they have left, enter their ID"))
    @app_commands.rename(member=scene("option", "member"))
    async def wipe(self, interaction: Interaction, member: discord.Member | discord.User) -> None:
        """Ask whether a member should be forgotten."""
        async with boundary(interaction) as words:
            await erasure.ask(interaction, member, words)


def _guild(interaction: Interaction) -> int:
    check(Request.BANK, actor(interaction))
    return server_of(actor(interaction))


async def _ordered(
    interaction: Interaction, order: Callable[..., Awaitable[int]], member: Person, amount: int, words: Words
) -> dict[str, object]:
    """Move chips, and return what the answer says; nothing for a bot, after answering that bots have no wallets."""
    guild, whose = _guild(interaction), Actor(member.id, clean_name(member.display_name, member.name), None)
    if member.bot:
        await say(interaction, words.say("Bots have no wallets."))
        return {}
    now = await order(guild, whose, amount, interaction.user.id, interaction.id)
    return {"name": shown(whose.name), "chips": words.chips(amount), "now": now}


async def setup(bot: NewmarketBot) -> None:
    """Add the commands, and the menus of the settings."""
    presses_of(bot).add(settings_menu)
    await bot.add_cog(Bank())

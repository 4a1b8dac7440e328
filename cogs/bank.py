"""`/bank`: how those who manage a server move its chips, choose its settings, and delete members' data."""

import re
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.chips.wallets import GuildSettings
from bot.members.languages import AS_IN_DISCORD, languages
from bot.members.people import Actor
from bot.members.preferences import CardsBy
from bot.tables.transitions.permissions import Request
from cogs import erasure
from cogs.press.boundary import boundary
from cogs.press.channel_permissions import may_write
from cogs.press.press import Asked, Interaction
from cogs.press.presses import on_press
from cogs.render.command_words import scene
from cogs.render.parts import Layout, clean_name, shown
from cogs.render.settings import Spoken, settings_menus, settings_message
from cogs.render.wallets import bank_audit_message
from cogs.render.words import Words, own_name, words_for

MOST_CHIPS = 1_000_000
LONGEST_TURN = 24 * 60 * 60
MOST_TABLES = 200
LEAST_ROUNDS, MOST_ROUNDS = 10, 1000
"""The range of the setting `most_rounds`. A match with a round for each player is always possible."""
TEMPLATE = re.compile(r"bank:(?P<what>channels|season|day|language):(?P<showing>\d{1,9})")
"""The ids of these menus: the setting, and a number that differs from the last time the menu was shown."""
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
        async with boundary(interaction) as asked:
            told = await _ordered(asked, member, amount)
            if told:
                # Translators: {chips} has the word chips, {now} is a number alone.
                await asked.tell(asked.words.say("{name} gets {chips}. In their wallet now: {now}.", **told))

    @app_commands.command(description=locale_str("Take chips from a member's wallet"))
    @app_commands.describe(member=locale_str("Whose chips to take"), amount=locale_str("How many chips"))
    @app_commands.rename(member=scene("option", "member"), amount=scene("option", "amount"))
    async def take(self, interaction: Interaction, member: discord.Member | discord.User, amount: Amount) -> None:
        """Move chips from a wallet to the bank."""
        async with boundary(interaction) as asked:
            told = await _ordered(asked, member, -amount)
            if told:
                # Translators: {chips} has the word chips, {now} is a number alone.
                await asked.tell(asked.words.say("{name} loses {chips}. In their wallet now: {now}.", **told))

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
        async with boundary(interaction) as asked:
            guild = asked.server(Request.BANK)
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
                    asked.server(Request.CHOOSE_CHANNELS)
                    if hindered := hindrance_in(channel, asked.words):
                        await asked.tell(hindered)
                        return
                    changes[name] = channel.id
            if changes:
                await asked.bot.wallets.change_settings(guild, **changes)
            if cards is not None:
                await asked.bot.server_choices.choose_cards(guild, CardsBy(cards))
            if language is not None:
                await asked.bot.server_choices.choose_language(guild, language)
            await asked.show(settings_view(asked, await asked.bot.wallets.settings(guild)))

    @app_commands.command(description=locale_str("See what the bank gave and took, and who ordered it"))
    async def audit(self, interaction: Interaction) -> None:
        """Show what the bank gave and took."""
        async with boundary(interaction) as asked:
            found = await asked.bot.wallets.audit_of_bank(asked.server(Request.BANK))
            await asked.show(bank_audit_message(found, asked.words))

    @app_commands.command(description=locale_str("Delete what I keep about a member in this server"))
    @app_commands.describe(member=locale_str("Who to forget; if they have left, enter their ID"))
    @app_commands.rename(member=scene("option", "member"))
    async def wipe(self, interaction: Interaction, member: discord.Member | discord.User) -> None:
        """Ask whether a member should be forgotten."""
        async with boundary(interaction) as asked:
            await erasure.ask(asked, member)


async def _ordered(asked: Asked, member: Person, chips: int) -> dict[str, object]:
    """Move chips, and return what the answer says; nothing for a bot, after answering that bots have no wallets."""
    guild, whose = asked.server(Request.BANK), Actor(member.id, clean_name(member.display_name, member.name), None)
    if member.bot:
        await asked.tell(asked.words.say("Bots have no wallets."))
        return {}
    now = await asked.bot.wallets.order(guild, whose, chips, asked.member, asked.interaction.id)
    return {"name": shown(whose.name), "chips": asked.words.chips(abs(chips)), "now": now}


# --- the settings and their menus, which work after a restart, too -------------------------------------------


@on_press(TEMPLATE)
async def settings_menu(asked: Asked, found: re.Match[str]) -> None:
    """Apply an admin's choice from now on, and show it."""
    bot, what, chosen, guild = asked.bot, found["what"], asked.chosen, asked.server(Request.CHOOSE_CHANNELS)
    if what == "language":  # of public messages in this channel
        await bot.server_choices.choose_language(guild, chosen[0], asked.channel)
        now = await bot.wallets.settings(guild)
    elif what == "channels":  # in which tables are allowed
        now = await bot.wallets.change_settings(guild, channels=tuple(sorted(each.id for each in chosen)))
    else:
        channel = chosen[0] if chosen else None
        if channel is not None and (hindered := hindrance_in(channel.resolve(), asked.words)):
            await asked.tell(hindered)
            return
        changes = {f"{what}_channel": None if channel is None else channel.id}
        now = await bot.wallets.change_settings(guild, **changes)
    await asked.redraw(settings_view(asked, now))


def hindrance_in(channel: object, words: Words) -> str:
    """Return a sentence if the bot cannot write in a channel, empty if it can."""
    if not isinstance(channel, discord.TextChannel):
        return words.say("I can't see that channel. Give me access to it, or choose another one.")
    if may_write(channel):
        return ""
    # Translators: the bold words are permissions, as Discord itself calls them in your language.
    return words.say(
        "I can't announce winners in {channel}: I need **View Channel** and **Send Messages** there.",
        channel=channel.mention,
    )


def settings_view(asked: Asked, settings: GuildSettings) -> Layout:
    """Return the settings of the server where somebody asks, with menus for members who may use them."""
    interaction, words, spoken = asked.interaction, asked.words, _spoken(asked.interaction, settings)
    if not asked.actor.administers:
        return settings_message(settings, spoken, words)
    there = set() if interaction.guild is None else {each.id for each in interaction.guild.channels}
    own = asked.bot.server_choices.languages_of_channels(interaction.guild_id or 0).get(asked.channel)
    thread = isinstance(interaction.channel, discord.Thread)
    menus = settings_menus(settings, there, asked.channel, own, words, thread=thread, showing=asked.showing)
    return settings_message(settings, spoken, words, menus, there)


def _spoken(interaction: Interaction, settings: GuildSettings) -> Spoken:
    """Return the languages of a server's public messages, without channels that are gone or hidden from the bot."""
    bot = interaction.client
    guild = interaction.guild
    preferred = "" if guild is None else str(guild.preferred_locale)
    channels: dict[str, list[int]] = {}
    for channel, language in sorted(bot.server_choices.languages_of_channels(interaction.guild_id or 0).items()):
        if guild is not None and guild.get_channel_or_thread(channel) is not None:
            channels.setdefault(words_for(language).language, []).append(channel)  # the language may not exist any more
    return Spoken(words_for(settings.locale or preferred).language, channels)

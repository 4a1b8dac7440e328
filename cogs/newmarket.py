"""`/newmarket`: Newmarket, Michigan, Boodle, Stops and their house rules."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot
from bot.tables.model.terms import MOST_CHIPS
from cogs.game_commands import GameCommands
from cogs.press.boundary import Interaction, boundary
from cogs.tree import anywhere, scene
from engine.players import EASY, HARD, NORMAL

NAME, RATING = locale_str("Newmarket"), locale_str("Rating in Newmarket")
RULES = [
    app_commands.Choice(name=locale_str("Michigan: lead any suit"), value="michigan"),
    app_commands.Choice(name=locale_str("Traditional: each lead changes suit"), value="traditional"),
    app_commands.Choice(name=locale_str("Boodle: ace low, spread your chips"), value="boodle"),
    app_commands.Choice(name=locale_str("Horses: a quick game, until somebody is broke"), value="horses"),
    app_commands.Choice(
        name=locale_str("Three in One (Tripoley, Michigan Rummy): pay cards, poker, the run"), value="three-in-one"
    ),
    app_commands.Choice(name=locale_str("Pope Joan: trumps, Matrimony and Intrigue"), value="pope-joan"),
]
LEVELS = [
    app_commands.Choice(name=locale_str("Easy: they hardly look at the cards"), value=EASY),
    app_commands.Choice(name=locale_str("Normal: they look at every card"), value=NORMAL),
    app_commands.Choice(name=locale_str("Hard: they think the whole round through"), value=HARD),
]


@anywhere
class Newmarket(GameCommands, group_name="newmarket", group_description=locale_str("Play Newmarket here")):
    """The commands of the game."""

    game = "stops"

    @app_commands.command(description=locale_str("Open a table in this channel"))
    @app_commands.describe(
        rules=locale_str("Which rules to play by; by default this channel's house rules"),
        computers=locale_str("How many computer players to start with"),
        buy_in=locale_str("Chips everybody starts with"),
        level=locale_str("How well computer players play; by default as in this channel"),
        friend=locale_str("A friend to invite: they are pinged, and a seat is kept for them"),
    )
    @app_commands.rename(
        # Translators: which rules to play by; one word in lower case.
        rules=scene("option", "rules"),
        # Translators: how many computer players; one word in lower case.
        computers=scene("option", "computers"),
        # Translators: chips that everybody starts with; one word in lower case, with hyphens if need be.
        buy_in=scene("option", "buy-in"),
        # Translators: how well computer players play; one word in lower case.
        level=scene("option", "level"),
        # Translators: the friend to invite, as in "/newmarket start with: Ann"; one word in lower case.
        friend=scene("option", "with"),
    )
    @app_commands.choices(rules=RULES, level=LEVELS)
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        computers: app_commands.Range[int, 0, 7] = 0,
        buy_in: app_commands.Range[int, 1, MOST_CHIPS] | None = None,
        level: str | None = None,
        friend: discord.Member | discord.User | None = None,
    ) -> None:
        """Open a lobby and answer with it, or point to the table that is here already."""
        async with boundary(interaction) as words:
            await self.open(interaction, words, rules, computers, buy_in, level, friend)

    @app_commands.command(description=locale_str("How the game is played"))
    @app_commands.describe(rules=locale_str("Which rules to explain; by default this channel's"))
    @app_commands.rename(rules=scene("option", "rules"))
    @app_commands.choices(rules=RULES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain the rules of this channel's table, or of a preset."""
        async with boundary(interaction) as words:
            await self.explain(interaction, rules, words)


async def setup(bot: NewmarketBot) -> None:
    """Add the commands and the buttons of tables."""
    from cogs.press.dispatch import table_button
    from cogs.press.film import film_button, film_menu
    from cogs.press.invite import invite_menu, take_back_menu
    from cogs.press.match import prepare_menu
    from cogs.press.picker import rules_menu

    bot.add_dynamic_items(table_button, prepare_menu, rules_menu, invite_menu, take_back_menu, film_button, film_menu)
    await bot.add_cog(Newmarket())

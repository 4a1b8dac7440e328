"""`/newyork`: New York, New York."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import NewmarketBot
from bot.tables.model.terms import MOST_CHIPS
from cogs.game_commands import GameCommands
from cogs.press.boundary import Interaction, boundary
from cogs.tree import anywhere, scene
from engine.players import EASY, HARD, NORMAL

NAME, RATING = locale_str("New York"), locale_str("Rating in New York")
RULES = [
    app_commands.Choice(name=locale_str("The plain game"), value="new-york"),
    app_commands.Choice(name=locale_str("Profi: neighbouring piles score more"), value="new-york-profi"),
]
LEVELS = [
    app_commands.Choice(name=locale_str("Easy: they play any card"), value=EASY),
    app_commands.Choice(name=locale_str("Normal: they play what seems best"), value=NORMAL),
    app_commands.Choice(name=locale_str("Hard: they think the whole round through"), value=HARD),
]


@anywhere
class NewYork(GameCommands, group_name="newyork", group_description=locale_str("Play New York, New York here")):
    """The commands of the game."""

    game = "new-york"
    chips_switch = "stake"

    @app_commands.command(description=locale_str("Open a table in this channel"))
    @app_commands.describe(
        rules=locale_str("Which rules to play by; by default this channel's house rules"),
        computers=locale_str("How many computer players to start with"),
        stake=locale_str("Chips everybody pays in and the winner takes"),
        level=locale_str("How well computer players play; by default as in this channel"),
        friend=locale_str("A friend to invite: they are pinged, and a seat is kept for them"),
    )
    @app_commands.rename(
        rules=scene("option", "rules"),
        computers=scene("option", "computers"),
        # Translators: chips that everybody pays in; one word in lower case.
        stake=scene("option", "stake"),
        level=scene("option", "level"),
        friend=scene("option", "with"),
    )
    @app_commands.choices(rules=RULES, level=LEVELS)
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        computers: app_commands.Range[int, 0, 3] = 0,
        stake: app_commands.Range[int, 0, MOST_CHIPS] | None = None,
        level: str | None = None,
        friend: discord.Member | discord.User | None = None,
    ) -> None:
        """Open a lobby and answer with it, or point to the table that is here already."""
        async with boundary(interaction) as words:
            await self.open(interaction, words, rules, computers, stake, level, friend)

    @app_commands.command(description=locale_str("How the game is played"))
    @app_commands.describe(rules=locale_str("Which rules to explain; by default this channel's"))
    @app_commands.rename(rules=scene("option", "rules"))
    @app_commands.choices(rules=RULES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain the rules of this channel's table, or of a preset."""
        async with boundary(interaction) as words:
            await self.explain(interaction, rules, words)


async def setup(bot: NewmarketBot) -> None:
    """Add the commands. The buttons of tables come with the other game."""
    await bot.add_cog(NewYork())

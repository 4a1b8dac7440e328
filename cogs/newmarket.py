"""`/newmarket`: opening a table in a channel, and what a player may want to type instead of pressing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.refusals import ChannelTaken, NoTable
from cogs.boundary import actor, answer, boundary
from cogs.permissions import missing_here
from cogs.publisher import publisher_of
from cogs.render.games import RENDERERS
from cogs.render.hand import pointer_message
from cogs.render.parts import layout
from cogs.words import Words
from engine.registry import GAMES

if TYPE_CHECKING:
    from bot.app import NewmarketBot

    Interaction = discord.Interaction[NewmarketBot]
else:
    Interaction = discord.Interaction

GAME = "stops"
RULES = [
    app_commands.Choice(name=locale_str("Michigan: lead any suit"), value="michigan"),
    app_commands.Choice(name=locale_str("Traditional: change suit with every lead"), value="traditional"),
]
MOST_CHIPS = 1_000_000


@app_commands.guild_only()
class Newmarket(commands.GroupCog, group_name="newmarket", group_description=locale_str("Play Newmarket here")):
    """The commands of the game."""

    def __init__(self, bot: NewmarketBot) -> None:
        """Add the commands to a bot."""
        self._bot = bot
        super().__init__()

    @app_commands.command(description=locale_str("Open a table in this channel"))
    @app_commands.describe(
        rules=locale_str("Which rules to play by"),
        computers=locale_str("How many computer players sit down at once"),
        buy_in=locale_str("Chips that everybody starts with"),
    )
    @app_commands.rename(buy_in="buy-in")
    @app_commands.choices(rules=RULES)
    async def start(
        self,
        interaction: Interaction,
        rules: str = "michigan",
        computers: app_commands.Range[int, 0, 7] = 0,
        buy_in: app_commands.Range[int, 1, MOST_CHIPS] | None = None,
    ) -> None:
        """Open a lobby, and answer with it; or point to the table that is here already."""
        async with boundary(interaction) as words:
            missing = missing_here(interaction, words)
            if missing:
                await answer(interaction, missing)
                return
            assert interaction.guild_id is not None
            assert interaction.channel_id is not None
            chosen = GAMES[GAME].rules(rules, {})
            try:
                table = await self._bot.tables.open(
                    guild=interaction.guild_id,
                    channel=interaction.channel_id,
                    host=actor(interaction),
                    game=GAME,
                    rules=chosen,
                    computers=computers,
                    buy_in=chosen.chips if buy_in is None else buy_in,
                    interaction=interaction.id,
                )
            except ChannelTaken as taken:
                await self._point_to(interaction, taken.table, words)
                return
            await publisher_of(self._bot).open_with(interaction, table)

    @app_commands.command(description=locale_str("See and play your hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the caller's hand at this channel's table."""
        async with boundary(interaction):
            hand = await self._bot.tables.hand(await self._here(interaction), interaction.user.id)
            await publisher_of(self._bot).hands.answer(interaction, hand)

    @app_commands.command(description=locale_str("How the game is played"))
    @app_commands.describe(rules=locale_str("Which rules to explain; this channel's where there is a table"))
    @app_commands.choices(rules=RULES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain the rules of this channel's table, or of a preset."""
        async with boundary(interaction) as words:
            explained: Any = GAMES[GAME].rules(rules or "michigan", {})
            table = await self._bot.tables.in_channel(interaction.channel_id or 0)
            if rules is None and table is not None:
                explained = (await self._bot.tables.board(table)).rules
            game = RENDERERS[GAME]
            head = f"### {game.title(explained, words)}\n{game.teaser(explained, words)}"
            view = layout([head, game.explained(explained, words)])
            await interaction.response.send_message(view=view, ephemeral=True)

    @app_commands.command(description=locale_str("Leave the table: at once, or after the round in a match"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up from this channel's table."""
        async with boundary(interaction) as words:
            table = await self._here(interaction)
            await self._bot.tables.leave(table, interaction.user.id, interaction.id)
            board = await self._bot.tables.board(table)
            waits = any(seat.member == interaction.user.id for seat in board.seats)
            if waits:
                text = words.say("A computer finishes the round for you; then your chips go to your wallet.")
            else:
                text = words.say("You have left the table, and your chips are in your wallet.")
            await answer(interaction, text)

    @app_commands.command(description=locale_str("Stop the table in this channel: for its host, and for moderators"))
    async def stop(self, interaction: Interaction) -> None:
        """Close this channel's table; all stacks go home."""
        async with boundary(interaction) as words:
            table = await self._here(interaction)
            await self._bot.tables.stop_table(table, actor(interaction), interaction.id)
            await answer(interaction, words.say("The table is stopped, and all stacks went home."))

    async def _here(self, interaction: Interaction) -> int:
        table = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if table is None:
            raise NoTable
        return table

    async def _point_to(self, interaction: Interaction, table: int, words: Words) -> None:
        board = await self._bot.tables.board(table)
        message = await publisher_of(self._bot).hands.board_message(table)
        view = pointer_message(board, message, words)
        await interaction.response.send_message(view=view, ephemeral=True)


async def setup(bot: NewmarketBot) -> None:
    """Add the commands and the buttons of tables."""
    from cogs.buttons import TableButton

    bot.add_dynamic_items(TableButton)
    await bot.add_cog(Newmarket(bot))

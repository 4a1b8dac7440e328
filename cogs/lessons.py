"""The buttons of lessons, which work after a restart: everything is in their ids."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord

from bot.refusals import DecisionOver
from bot.tables.transitions.permissions import server_of
from cogs.game_commands import GameCommands
from cogs.press.boundary import Guarded, actor, boundary
from cogs.press.lessons import attempt, go_to
from cogs.render.ids import GO, LEARN_TEMPLATE, LearnId
from cogs.render.lessons import PLAY, RULES
from engine.players import EASY

if TYPE_CHECKING:
    from bot.app import NewmarketBot

COMPUTERS = 2
"""How many computer players sit down where a pupil plays now."""


class LearnButton(Guarded, discord.ui.DynamicItem[discord.ui.Button[Any]], template=LEARN_TEMPLATE):
    """Any button of any lesson."""

    def __init__(self, item: discord.ui.Button[Any], pressed: LearnId) -> None:
        """Wrap a button that was pressed."""
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], found: re.Match[str], /
    ) -> LearnButton:
        """Return the button that an id describes."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, LearnId.read(found))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Go to a step, try what is to be done, or leave the lesson for a real table or the rules."""
        if self.pressed.verb not in (PLAY, RULES):
            async with boundary(interaction) as words:
                await (go_to if self.pressed.verb == GO else attempt)(interaction, self.pressed, words)
            return
        commands: GameCommands | None = None
        async with boundary(interaction):
            server_of(actor(interaction))  # there are no tables elsewhere
            commands = _commands_of(interaction.client, self.pressed.game)
        if commands is not None and self.pressed.verb == PLAY:
            await commands.open(interaction, commands.plain, COMPUTERS, None, EASY)
        elif commands is not None:
            await commands.explain(interaction, commands.plain)


def _commands_of(bot: NewmarketBot, game: str) -> GameCommands:
    """Return the commands of a game.

    Raises:
        DecisionOver: there is no such game any more.
    """
    for cog in bot.cogs.values():
        if isinstance(cog, GameCommands) and cog.game == game:
            return cog
    raise DecisionOver


async def setup(bot: NewmarketBot) -> None:
    """Add the buttons."""
    bot.add_dynamic_items(LearnButton)

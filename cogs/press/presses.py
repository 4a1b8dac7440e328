"""Finds the action of a button or menu by its id.

The id says everything, so it works after a restart. discord.py's own way (`DynamicItem`) would parse the complete
message for each press.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord
from discord.app_commands import Namespace
from discord.ext import commands

from bot.app import NewmarketBot
from cogs.post.publisher import cog_of
from cogs.press.boundary import Interaction, boundary, is_taken
from cogs.press.fingers import place_of
from cogs.render.words import Words

Acts = Callable[[Interaction, re.Match[str], Sequence[Any], Words], Awaitable[None]]
"""An action. It gets the interaction, the match of its id, what was chosen in a menu, and the person's words."""


class OnPress(NamedTuple):
    """The action for ids of one kind."""

    template: re.Pattern[str]
    act: Acts


def on_press(template: re.Pattern[str]) -> Callable[[Acts], OnPress]:
    """Return a decorator for the action of buttons or menus whose id matches a template.

    `template`: its group `table`, if it has one, is the table concerned.
    """
    return lambda act: OnPress(template, act)


class Presses(commands.Cog):
    """Finds the action for an id, and runs it."""

    def __init__(self) -> None:
        """Begin with no actions."""
        self.known: list[OnPress] = []

    def add(self, *those: OnPress) -> None:
        """Add actions."""
        self.known.extend(those)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Run the action of a press, if it is one of these.

        The id has to be in the pressed message. Discord advises to check that, and does not promise to do it
        (discord-api-docs #3029, #3408).
        """
        message = interaction.message
        if interaction.type is not discord.InteractionType.component or message is None:
            return
        data: Any = interaction.data
        custom_id: str = data["custom_id"]
        matches = ((each.template.fullmatch(custom_id), each.act) for each in self.known)
        found, act = next(((found, act) for found, act in matches if found is not None), (None, None))
        if found is None or act is None or place_of(message.components, custom_id) is None:
            return
        if await is_taken(interaction):
            await press(interaction, found, act)
            interaction.message = None  # the token is kept for 15 minutes; the message is not needed


async def press(interaction: Interaction, found: re.Match[str], act: Acts) -> None:
    """Run the action of a press. If anything goes wrong, the person still gets an answer."""
    async with boundary(interaction, int(found.groupdict().get("table") or 0) or None) as words:
        await act(interaction, found, chosen_in(interaction), words)


def chosen_in(interaction: Interaction) -> Sequence[Any]:
    """Return what was chosen in a menu: texts, or members and channels; empty for a button.

    A private function of discord.py, which its own menus use, reads the members and channels from `resolved`.
    """
    data: Any = interaction.data
    if "resolved" in data:
        return list(Namespace._get_resolved_items(interaction, data["resolved"]).values())
    return data.get("values", ())  # type: ignore[no-any-return]  # texts


def presses_of(bot: NewmarketBot) -> Presses:
    """Return the bot's cog of this kind."""
    return cog_of(bot, Presses)


async def setup(bot: NewmarketBot) -> None:
    """Add the cog."""
    await bot.add_cog(Presses())

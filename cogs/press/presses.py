"""What is done when somebody presses a button or chooses from a menu, by its id.

Everything is in the id, so it works after a restart. discord.py's own way (`DynamicItem`) would parse the whole message
for each press.
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
from cogs.render.words import Words

Acts = Callable[[Interaction, re.Match[str], Sequence[Any], Words], Awaitable[None]]
"""What is done: with the interaction, the match of its id, what was chosen in a menu, and the words of the person."""


class OnPress(NamedTuple):
    """What is done for ids of one kind."""

    template: re.Pattern[str]
    act: Acts


def on_press(template: re.Pattern[str]) -> Callable[[Acts], OnPress]:
    """Return a decorator for what is done when somebody uses a button or a menu whose id matches a template.

    `template`: its group `table`, if it has one, is the table that it is about.
    """
    return lambda act: OnPress(template, act)


class Presses(commands.Cog):
    """Finds what is done for an id, and does it."""

    def __init__(self) -> None:
        """Do nothing for any id yet."""
        self.known: list[OnPress] = []

    def add(self, *those: OnPress) -> None:
        """Do these from now on."""
        self.known.extend(those)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Do what was pressed, unless that is no press, or none of ours."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        for template, act in self.known:
            found = template.fullmatch(data["custom_id"])
            if found is not None and await is_taken(interaction):
                await press(interaction, found, act)
                interaction.message = None  # its token is kept for a quarter of an hour, the message need not be


async def press(interaction: Interaction, found: re.Match[str], act: Acts) -> None:
    """Do what was pressed. Whatever goes wrong, its person has an answer."""
    async with boundary(interaction, int(found.groupdict().get("table") or 0) or None) as words:
        await act(interaction, found, chosen_in(interaction), words)


def chosen_in(interaction: Interaction) -> Sequence[Any]:
    """Return what was chosen in a menu: texts, or members and channels; nothing for a button.

    What Discord tells of members and channels is read by what discord.py's own menus use, which is not public. Without
    that one would read `resolved` oneself.
    """
    data: Any = interaction.data
    if "resolved" in data:
        return list(Namespace._get_resolved_items(interaction, data["resolved"]).values())
    return data.get("values", ())  # type: ignore[no-any-return]  # texts


def presses_of(bot: NewmarketBot) -> Presses:
    """Return what a bot does for its ids."""
    return cog_of(bot, Presses)


async def setup(bot: NewmarketBot) -> None:
    """Add what finds them."""
    await bot.add_cog(Presses())

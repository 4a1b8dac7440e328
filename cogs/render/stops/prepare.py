"""What decisions that are made ahead have in common: a button, and that they count later."""

import discord

from bot.tables.views import Hand
from cogs.render.ids import CustomId
from cogs.render.parts import Button, button
from cogs.render.words import Words


def counts_later(words: Words) -> str:
    """Return that a decision which is ready can still be changed."""
    return "-# " + words.say("You can change this until your turn.")


def prepare_button(
    hand: Hand,
    value: str,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str = "",
    disabled: bool = False,
) -> Button:
    """Return a button of a decision that is prepared. It belongs to the round: others decide at the same time."""
    pressed = CustomId(hand.board.id, "prep", hand.board.round, value)
    return button(pressed, label, style=style, emoji=emoji, disabled=disabled)

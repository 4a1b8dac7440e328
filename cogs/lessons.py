"""The buttons of lessons. Their ids say everything, so they work after a restart."""

import re
from collections.abc import Sequence
from typing import Any

from bot.app import NewmarketBot
from bot.tables.transitions.permissions import server_of
from cogs.game_commands import commands_of
from cogs.press.boundary import Interaction, actor
from cogs.press.lessons import attempt, go_to
from cogs.press.presses import on_press, presses_of
from cogs.render.ids import GO, LEARN_TEMPLATE, LearnId
from cogs.render.lessons import PLAY, RULES
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.players import EASY

COMPUTERS = 2
"""How many computer players join at most if a pupil plays now; fewer if *Play now* would add fewer."""


@on_press(LEARN_TEMPLATE)
async def learn_button(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    """Go to a step, try the step's task, or leave the lesson for a real table or the rules."""
    pressed = LearnId.read(found)
    if pressed.verb not in (PLAY, RULES):
        await (go_to if pressed.verb == GO else attempt)(interaction, pressed, words)
        return
    server_of(actor(interaction))  # raises outside servers: no tables there
    commands = commands_of(interaction.client, pressed.game)
    if pressed.verb == PLAY:
        computers = min(COMPUTERS, CATALOGUE[pressed.game].comfortable - 1)
        await commands.open(interaction, words, commands.plain, computers, None, EASY)
    else:
        await commands.explain(interaction, commands.plain, words)


async def setup(bot: NewmarketBot) -> None:
    """Add the buttons."""
    presses_of(bot).add(learn_button)

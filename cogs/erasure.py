"""Deletes a member's data after asking. The red button has the member in its id, so it works after a restart."""

import re
from collections.abc import Sequence
from typing import Any

import discord

from bot.app import NewmarketBot
from bot.refusals import NothingKept, OnlyAdmins
from bot.tables.transitions.permissions import Request, check, server_of
from cogs.post.answers import redraw, say, show
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor
from cogs.press.presses import on_press, presses_of
from cogs.render.erasure import forget_question, forgotten_message
from cogs.render.ids import number_of
from cogs.render.parts import clean_name
from cogs.render.words import Words

TEMPLATE = re.compile(r"forget:(?P<member>\d{1,20})")


async def ask(interaction: Interaction, whom: discord.Member | discord.User, words: Words) -> None:
    """Ask whether to delete somebody's data, and say what that means."""
    if not await _may(interaction, whom.id, words):
        return
    own = whom.id == interaction.user.id
    try:
        remembered = await interaction.client.erasure.what(_guild(interaction), whom.id, own=own)
    except NothingKept:
        await say(interaction, words.say("I keep nothing about {name} here.", name=f"<@{whom.id}>"))
        return
    name = remembered.name or clean_name(whom.display_name, whom.name)
    view = forget_question(whom.id, None if own else name, remembered, words)
    await show(interaction, view)


@on_press(TEMPLATE)
async def forget_button(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    """Delete a member's data, and say so."""
    member = number_of(found["member"])
    if not await _may(interaction, member, words):
        return
    service, guild, own = interaction.client.erasure, _guild(interaction), member == interaction.user.id
    remembered = await service.what(guild, member, own=own)
    await service.forget(guild, member, own=own)
    publisher_of(interaction.client).pictures.forget(member)
    view = forgotten_message(None if own else remembered.name or "?", words)
    await redraw(interaction, view)


async def _may(interaction: Interaction, member: int, words: Words) -> bool:
    """Return whether somebody may delete a member's data: their own always, others' if they manage the server."""
    own = member == interaction.user.id
    try:
        check(Request.FORGET_ME if own else Request.FORGET_OTHERS, actor(interaction))
    except OnlyAdmins:
        # Translators: `show` and `Forget me` as the command's option and its choice are called in your language.
        text = words.say(
            "To be forgotten yourself, use `/chips show: Forget me`. To have others forgotten, ask somebody who "
            "can **Manage Server**."
        )
        await say(interaction, text)
        return False
    return True


def _guild(interaction: Interaction) -> int:
    return server_of(actor(interaction))


async def setup(bot: NewmarketBot) -> None:
    """Answer the button."""
    presses_of(bot).add(forget_button)

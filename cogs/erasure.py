"""Deletes a member's data after asking. The red button has the member in its id, so it works after a restart."""

import re

import discord

from bot.refusals import NothingKept, OnlyAdmins
from bot.tables.transitions.permissions import Request
from cogs.press.press import Asked
from cogs.press.presses import on_press
from cogs.render.erasure import forget_question, forgotten_message
from cogs.render.ids import number_of
from cogs.render.names import seen
from cogs.render.parts import clean_name, shown

TEMPLATE = re.compile(r"forget:(?P<member>\d{1,20})")


async def ask(asked: Asked, whom: discord.Member | discord.User) -> None:
    """Ask whether to delete somebody's data, and say what that means."""
    guild, own = await _may(asked, whom.id), whom.id == asked.member
    if guild is None:
        return
    try:
        remembered = await asked.bot.erasure.what(guild, whom.id, own=own)
    except NothingKept:
        await asked.tell(asked.words.say("I keep nothing about {name} here.", name=f"<@{whom.id}>"))
        return
    name = remembered.name or clean_name(whom.display_name, whom.name)
    await asked.show(forget_question(whom.id, None if own else name, remembered, asked.words))


@on_press(TEMPLATE)
async def forget_button(asked: Asked, found: re.Match[str]) -> None:
    """Delete a member's data, and say so."""
    member = number_of(found["member"])
    guild, own, service = await _may(asked, member), member == asked.member, asked.bot.erasure
    if guild is None:
        return
    remembered = await service.what(guild, member, own=own)
    await service.forget(guild, member, own=own)
    asked.publisher.pictures.forget(member)
    for names in (seen, shown):
        names.cache_clear()
    await asked.redraw(forgotten_message(None if own else remembered.name or "?", asked.words))


async def _may(asked: Asked, member: int) -> int | None:
    """Return the server where somebody may delete a member's data: their own always, others' if they manage it.

    It is None, after saying why, if they may not.
    """
    try:
        return asked.server(Request.FORGET_ME if member == asked.member else Request.FORGET_OTHERS)
    except OnlyAdmins:
        # Translators: `show` and `Forget me` as the command's option and its choice are called in your language.
        text = asked.words.say(
            "To be forgotten yourself, use `/chips show: Forget me`. To have others forgotten, ask somebody who "
            "can **Manage Server**."
        )
        await asked.tell(text)
        return None

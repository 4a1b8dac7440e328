"""Inviting members to a lobby, and taking seats back there. The menus work after a restart, too."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.tables.transitions.inviting import Uninvited
from bot.tables.transitions.permissions import Request
from cogs.post.answers import redraw, say
from cogs.press.boundary import Interaction, actor
from cogs.press.press import Press
from cogs.press.presses import on_press
from cogs.render.invite import asked_text, invite_message
from cogs.render.parts import clean_name, shown
from cogs.render.words import Words

TEMPLATE = re.compile(r"invite:(?P<verb>ask|back):(?P<table>\d{1,18}):\d{1,9}")
"""The ids of the menu of members, and of the menu of seats that the host can take back."""


async def opened(press: Press) -> None:
    """Show whom to invite; to the host, also whose seat can be taken back."""
    await press.bot.tables.queries.allow(Request.INVITE, press.table, press.actor)
    view = await _view(press.interaction, press.table, press.words)
    await press.publisher.clicks.show_panel(press.interaction, press.table, view)


@on_press(TEMPLATE)
async def invite_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Invite the chosen members, or take the chosen seat back, and say how that went."""
    table = int(found["table"])
    note = await (_invite if found["verb"] == "ask" else _take_back)(interaction, table, chosen, words)
    await redraw(interaction, await _view(interaction, table, words, note))


async def _take_back(interaction: Interaction, table: int, chosen: Sequence[Any], words: Words) -> str:
    """Take back the seat that the host chose; return the result as text."""
    tables = interaction.client.tables
    before = await tables.queries.allow(Request.TAKE_BACK, table, actor(interaction))
    taken = next((seat for seat in before.seats if str(seat.member) in chosen), None)
    if taken is None or taken.member is None:
        return ""
    await tables.lobby.take_back(table, actor(interaction), taken.member, interaction.id)
    return words.say(
        "✅ The seat of {name} is free, and they have their chips back. They can't sit down here "
        "while you host this table.",
        name=shown(taken.name),
    )


async def _invite(
    interaction: Interaction, table: int, chosen: Sequence[discord.Member | discord.User], words: Words
) -> str:
    """Invite members to a table; return the result as text."""
    bot, host = interaction.client, actor(interaction)
    await bot.tables.queries.allow(Request.INVITE, table, host)
    why = {each.id: hindrance for each in chosen if (hindrance := hindrance_of(each, host.member)) is not None}
    asked = [each.id for each in chosen if each.id not in why]
    why |= {each: Uninvited.TOO_OFTEN for each in asked if not bot.rates.invite(host.member, each)}
    asked = [each for each in asked if each not in why]
    with bot.rates.inviting(host.member, asked):
        refused = await bot.tables.lobby.invite(table, host, asked, interaction.id)
    for each in refused:
        bot.rates.not_invited(host.member, each)
    return _told(chosen, {**why, **refused}, words)


async def may_bring(interaction: Interaction, friend: discord.Member | discord.User, words: Words) -> bool:
    """Return whether a friend can be invited to a table that is about to open, and count that; if not, say why."""
    member = interaction.user.id
    why = hindrance_of(friend, member)
    if why is None and not interaction.client.rates.invite(member, friend.id):
        why = Uninvited.TOO_OFTEN
    if why is not None:
        await say(interaction, _told([friend], {friend.id: why}, words))
    return why is None


def hindrance_of(invited: discord.Member | discord.User, by: int) -> Uninvited | None:
    """Return why a member cannot invite somebody, as far as the gateway has reported; None if nothing is known."""
    if invited.id == by:
        return Uninvited.ONESELF
    if invited.bot:
        return Uninvited.BOT
    if not isinstance(invited, discord.Member):
        return Uninvited.NOT_HERE
    may = invited.resolved_permissions
    return None if may is None or may.view_channel else Uninvited.CANNOT_SEE


def _told(chosen: Sequence[discord.Member | discord.User], why: Mapping[int, Uninvited], words: Words) -> str:
    """Return the result of an invitation as text. `why`: the reason for each member who is not invited."""
    names = {each.id: clean_name(each.display_name, each.name) for each in chosen}
    by_reason: dict[Uninvited, list[str]] = {}
    for each, reason in why.items():
        by_reason.setdefault(reason, []).append(names[each])
    return asked_text([name for each, name in names.items() if each not in why], by_reason, words)


async def _view(interaction: Interaction, table: int, words: Words, note: str = "") -> discord.ui.LayoutView:
    bot = interaction.client
    board = await bot.tables.queries.allow(Request.LOOK, table, actor(interaction))
    hosts = await bot.tables.queries.may(Request.TAKE_BACK, table, actor(interaction))
    return invite_message(board, words, hosts=hosts, showing=interaction.id % 99_991, note=note)

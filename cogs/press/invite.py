"""Inviting members to a lobby, and taking seats back there. The menus work after a restart, too."""

from collections.abc import Mapping, Sequence

import discord

from bot.tables.transitions.inviting import Uninvited
from bot.tables.transitions.permissions import Request
from cogs.press.press import Asked, Press
from cogs.render.invite import ASK, asked_text, invite_message
from cogs.render.parts import clean_name, shown
from cogs.render.words import Words


async def opened(press: Press) -> None:
    """Show whom to invite; to the host, also whose seat can be taken back."""
    await press.bot.tables.queries.allow(Request.INVITE, press.table, press.actor)
    await press.publisher.clicks.show_panel(press.interaction, press.table, await _view(press))


async def chosen(press: Press) -> None:
    """Invite the chosen members, or take the chosen seat back, and say how that went."""
    note = await (_invite if press.pressed.value == ASK else _take_back)(press)
    await press.redraw(await _view(press, note))


async def _take_back(press: Press) -> str:
    """Take back the seat that the host chose; return the result as text."""
    tables = press.bot.tables
    before = await tables.queries.allow(Request.TAKE_BACK, press.table, press.actor)
    taken = next((seat for seat in before.seats if str(seat.member) in press.chosen), None)
    if taken is None or taken.member is None:
        return ""
    await tables.lobby.take_back(press.table, press.actor, taken.member, press.interaction.id)
    return press.words.say(
        "✅ The seat of {name} is free, and they have their chips back. They can't sit down here "
        "while you host this table.",
        name=shown(taken.name),
    )


async def _invite(press: Press) -> str:
    """Invite the chosen members to a table; return the result as text."""
    bot, host, chosen = press.bot, press.actor, press.chosen
    await bot.tables.queries.allow(Request.INVITE, press.table, host)
    why = {each.id: hindrance for each in chosen if (hindrance := hindrance_of(each, host.member)) is not None}
    asked = [each.id for each in chosen if each.id not in why]
    why |= {each: Uninvited.TOO_OFTEN for each in asked if not bot.rates.invite(host.member, each)}
    asked = [each for each in asked if each not in why]
    with bot.rates.inviting(host.member, asked):
        refused = await bot.tables.lobby.invite(press.table, host, asked, press.interaction.id)
    for each in refused:
        bot.rates.not_invited(host.member, each)
    return _told(chosen, {**why, **refused}, press.words)


async def may_bring(asked: Asked, friend: discord.Member | discord.User) -> bool:
    """Return whether a friend can be invited to a table that is about to open, and count that; if not, say why."""
    why = hindrance_of(friend, asked.member)
    if why is None and not asked.bot.rates.invite(asked.member, friend.id):
        why = Uninvited.TOO_OFTEN
    if why is not None:
        await asked.tell(_told([friend], {friend.id: why}, asked.words))
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


async def _view(press: Press, note: str = "") -> discord.ui.LayoutView:
    queries = press.bot.tables.queries
    board = await queries.allow(Request.LOOK, press.table, press.actor)
    hosts = await queries.may(Request.TAKE_BACK, press.table, press.actor)
    return invite_message(board, press.words, hosts=hosts, showing=press.showing, note=note)

"""The table's menu behind ⋯: following, being away, leaving and stopping. Its buttons redraw the menu itself."""

from __future__ import annotations

import discord

from bot.refusals import TableGone
from bot.tables.permissions import Request
from bot.tables.table import Status
from cogs.press.press import Press
from cogs.render.hand import gone_message, menu_message, stop_question, stopped_message
from cogs.show.answers import redraw, show
from cogs.show.present import Present


async def opened(press: Press) -> None:
    """Show the menu."""
    await show(press.interaction, await _view(press))


async def follow(press: Press) -> None:
    """Have forced cards played for the member who pressed, or not any more."""
    wanted = press.pressed.value == "yes"
    await press.bot.tables.set_follow(press.table, press.actor, wanted, press.interaction.id)
    await redraw(press.interaction, await _view(press))


async def away(press: Press) -> None:
    """Let a stand-in play for the member who pressed, or themselves again."""
    gone = press.pressed.verb == "menu_away"
    await press.bot.tables.set_away(press.table, press.actor, gone, press.interaction.id)
    await redraw(press.interaction, await _view(press))


async def leave(press: Press) -> None:
    """Let the member who pressed get up, and show them what is left of the menu."""
    await press.bot.tables.leave(press.table, press.actor, press.interaction.id)
    present = await press.present()
    closed = present.board.status is Status.CLOSED
    await redraw(press.interaction, gone_message(press.words) if closed else await _view(press, present))


async def stop(press: Press) -> None:
    """Ask before the table is stopped."""
    board = await press.bot.tables.allow(Request.STOP, press.table, press.actor)
    await redraw(press.interaction, stop_question(board, press.words))


async def stop_now(press: Press) -> None:
    """Stop the table."""
    await press.bot.tables.stop_table(press.table, press.actor, press.interaction.id)
    board = await press.bot.tables.board(press.table)
    await redraw(press.interaction, stopped_message(board, press.words))


async def _view(press: Press, present: Present | None = None) -> discord.ui.LayoutView:
    present = present or await press.present()
    if present.board.status is Status.CLOSED:
        raise TableGone
    may_stop = await press.bot.tables.may(Request.STOP, press.table, press.actor)
    return menu_message(present.board, present.hand, press.words, may_stop=may_stop)

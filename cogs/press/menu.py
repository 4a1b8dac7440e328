"""The menu of a lobby or a match: computer players, following, being away, leaving, stopping. Each press redraws it."""

import discord

from bot.refusals import TableGone
from bot.tables.model.table import Status
from bot.tables.transitions.permissions import Request
from cogs.press.press import Press
from cogs.render.hand import LEAVE, STOP, left_message, lobby_menu, menu_message, stop_question, stopped_message
from cogs.screen.situation import Situation


async def opened(press: Press) -> None:
    """Show the menu."""
    await press.publisher.clicks.show_panel(press.interaction, press.table, await _view(press))


async def shown_again(press: Press) -> None:
    """Show the menu again as it is now."""
    await press.redraw(await _view(press))


async def change_computers(press: Press) -> None:
    """Seat a computer player in a lobby, or let one get up."""
    lobby = press.bot.tables.lobby
    change = lobby.add_computer if press.pressed.verb == "add" else lobby.remove_computer
    await change(press.table, press.actor, press.interaction.id)
    await shown_again(press)


async def leave(press: Press) -> None:
    """Let the member who pressed get up, and show what they can still do."""
    await press.bot.tables.leave(press.table, press.actor, press.interaction.id)
    present = await press.present()
    board = present.board
    if board.status in (Status.LOBBY, Status.CLOSED) or board.winding_up is not None:
        await press.redraw(left_message(board, present.hand_of(press.member), press.words))
    else:
        await press.redraw(await _view(press, present))


async def stop(press: Press) -> None:
    """Ask before stopping or leaving the table."""
    await press.bot.tables.queries.allow(Request.STOP, press.table, press.actor)
    present = await press.present()
    await press.redraw(stop_question(present.board, present.hand_of(press.member), press.words))


async def stop_now(press: Press) -> None:
    """Stop the table, or leave it, as the question said; if the question has changed, ask again."""
    await press.bot.tables.queries.allow(Request.STOP, press.table, press.actor)
    before = await press.present()
    hand = before.hand_of(press.member)
    if press.pressed.value != (STOP if hand is None else LEAVE):
        await press.redraw(stop_question(before.board, hand, press.words))
        return
    await press.bot.tables.stop_table(press.table, press.actor, press.interaction.id)
    after = await press.present()
    if hand is None:
        await press.redraw(stopped_message(after.board, press.words))
    else:
        await press.redraw(left_message(after.board, after.hand_of(press.member), press.words))


async def _view(press: Press, present: Situation | None = None) -> discord.ui.LayoutView:
    present = present or await press.present()
    board, hand = present.board, present.hand_of(press.member)
    if board.status is Status.CLOSED:
        raise TableGone
    may_stop = hand is None and await press.bot.tables.queries.may(Request.STOP, press.table, press.actor)
    if board.status is Status.LOBBY:
        return lobby_menu(board, press.member, press.words, may_stop=may_stop)
    return menu_message(board, hand, press.words, may_stop=may_stop)

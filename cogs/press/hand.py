"""Buttons that are answered with the hand of the member who pressed them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.refusals import TableGone
from bot.tables.model.table import Status
from cogs.press.press import Press
from cogs.show.present import Present


async def answer_with_hand(press: Press, note: str = "") -> None:
    """Answer with the hand of the member who pressed, under a sentence about what they pressed.

    Raises:
        NotSeated: they do not sit at the table.
    """
    await show_hand(press, press.own_present, note)


async def show_hand(press: Press, read: Callable[[], Awaitable[Present]], note: str = "") -> None:
    """Answer with the hand that is read, under a sentence about what was pressed.

    A click on the board is answered there, and the hand follows: such a click lets the board be edited for a while
    without counting towards what Discord takes of a bot.
    """
    publisher = press.publisher
    if publisher.clicks.is_board(press.interaction, press.table):
        present = await publisher.clicks.answer(press.interaction, press.table, read, ahead=True) or await read()
        await publisher.hands.hand_over(press.interaction, present, note)
    else:
        await publisher.hands.answer(press.interaction, await read(), note)


async def see(press: Press) -> None:
    """Show the hand of the member who pressed *My hand*."""

    async def read() -> Present:
        present = await press.own_present()
        if present.board.status is Status.CLOSED:
            raise TableGone
        return present

    await show_hand(press, read)


async def follow(press: Press) -> None:
    """Have forced cards played for the member who pressed, or not any more."""
    wanted = press.pressed.value == "yes"
    await press.bot.tables.match.set_follow(press.table, press.actor, wanted, press.interaction.id)
    await answer_with_hand(press)


async def back(press: Press) -> None:
    """Let the member who pressed play for themselves again."""
    await press.bot.tables.match.set_away(press.table, press.actor, away=False, interaction=press.interaction.id)
    await answer_with_hand(press)


async def wake(press: Press) -> None:
    """Go on with a paused table, on the board or in the hand, wherever it was pressed."""
    await press.bot.tables.match.set_away(press.table, press.actor, away=False, interaction=press.interaction.id)
    if press.private:
        await answer_with_hand(press)
    else:
        await press.answer_with_board()

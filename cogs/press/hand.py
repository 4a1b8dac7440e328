"""Buttons that are answered with the hand of the member who pressed them."""

from bot.refusals import TableGone
from bot.tables.model.table import Status
from cogs.press.press import Press
from cogs.screen.situation import Situation


async def answer_with_hand(press: Press, note: str = "") -> None:
    """Answer with the hand of the member who pressed, under a sentence about the press.

    Raises:
        NotSeated: they do not sit at the table.
    """
    await press.publisher.clicks.see_hand(press.interaction, press.table, press.own_present, note)


async def see(press: Press) -> None:
    """Show the hand of the member who pressed *My hand*."""

    async def read() -> Situation:
        present = await press.own_present()
        if present.board.status is Status.CLOSED:
            raise TableGone
        return present

    await press.publisher.clicks.see_hand(press.interaction, press.table, read)


async def follow(press: Press) -> None:
    """Start or stop playing forced cards for the member who pressed."""
    wanted = press.pressed.value == "yes"
    await press.bot.tables.match.set_follow(press.table, press.actor, wanted, press.interaction.id)
    await answer_with_hand(press)


async def back(press: Press) -> None:
    """Let the member who pressed play for themselves again."""
    await press.bot.tables.match.set_away(press.table, press.actor, away=False, interaction=press.interaction.id)
    await answer_with_hand(press)


async def wake(press: Press) -> None:
    """Resume a paused table, and answer with the board or the hand, depending on where the button was pressed."""
    await press.bot.tables.match.set_away(press.table, press.actor, away=False, interaction=press.interaction.id)
    if press.private:
        await answer_with_hand(press)
    else:
        await press.answer_with_board()

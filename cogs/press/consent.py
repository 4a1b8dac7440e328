"""Asks members to agree before they sit down or start by terms that they have not seen."""

from collections.abc import Awaitable, Callable

from bot.refusals import MatchRunning, OnlyBetweenRounds, TermsChanged
from bot.tables.model.table import Status
from cogs.post.answers import redraw, show
from cogs.press.press import Press
from cogs.render.terms import seat_price_message, terms_message


def asking(pressed: Callable[[Press], Awaitable[None]]) -> Callable[[Press], Awaitable[None]]:
    """Return the action of a button that sits down or starts, asking first if its message shows old terms."""

    async def ask_or_do(press: Press) -> None:
        try:
            await pressed(press)
        except TermsChanged as changed:
            await _ask(press, changed.table)

    return ask_or_do


async def _ask(press: Press, table: int) -> None:
    """Answer with the present terms and the button that agrees to them.

    Raises:
        MatchRunning, OnlyBetweenRounds: it is too late to agree.
    """
    board = await press.bot.tables.queries.board(table)
    if press.pressed.verb == "sit":
        if board.seat_price is None:
            raise OnlyBetweenRounds
        view = seat_price_message(board, press.words)
    elif press.pressed.verb == "again" and table == press.table:
        view = terms_message(board, None, press.member, "again", press.words)
    elif board.status is not Status.LOBBY:
        raise MatchRunning
    elif press.pressed.verb == "again":  # the lobby's terms differ from those of the last match
        before = None if press.before is None else press.before.terms
        view = terms_message(board, before, press.member, "join", press.words)
    else:
        before = await press.bot.tables.queries.earlier_terms(table, press.pressed.decision)
        view = terms_message(board, before, press.member, press.pressed.verb, press.words)
    if not press.private or not await redraw(press.interaction, view):
        await show(press.interaction, view)

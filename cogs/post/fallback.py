"""Sends a message as it is meant, or plainly if Discord refuses that for good.

A refusal for good is about the message, not about the moment: Discord would refuse it again, for ever.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.app import NewmarketBot
from cogs.post.backoff import Backoff, TryLater
from cogs.post.refusals import is_final, places_of, why
from cogs.render.parts import Layout
from cogs.render.plain import plain_message, shape_of, take_pictures_out

log = logging.getLogger(__name__)

T = TypeVar("T")


async def in_some_form(
    bot: NewmarketBot,
    view: Layout,
    send: Callable[[Layout], Awaitable[T]],
    *,
    what: str = "an answer",
    plainly: Backoff | None = None,
    buttons: int = 25,
) -> T:
    """Send a message as it is meant, or plainly if Discord refuses that, and return the result of `send`.

    Args:
        bot: the application, which stops showing pictures of cards if Discord does not know one of them.
        view: the message. It loses all pictures if Discord does not know one of them.
        send: sends the form that it is given.
        what: names the message in the log.
        plainly: how long to send the plain form at once after a refusal; without it, none is remembered.
        buttons: how many buttons the plain form keeps.

    Raises:
        discord.HTTPException: Discord refuses the plain form too (see `is_final`), or fails.
    """
    plainly = plainly or Backoff()
    if not plainly.left:
        try:
            sent = await _with_or_without_pictures(bot, view, send)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            plainly.failed(TryLater(refused=True))
            sent_plainly = "Discord refuses %s, so it is sent as plain text (%s). It was %s"
            log.error(sent_plainly, what, why(error), shape_of(view))  # noqa: TRY400 - a traceback names only our calls
        else:
            plainly.over()
            return sent
    return await send(plain_message(view, buttons))


async def _with_or_without_pictures(bot: NewmarketBot, view: Layout, send: Callable[[Layout], Awaitable[T]]) -> T:
    try:
        return await send(view)
    except discord.HTTPException as error:
        if not (is_final(error) and any("emoji" in place.split(".") for place in places_of(error))):
            raise
        if not take_pictures_out(view):
            raise
    bot.deck.refused()
    return await send(view)


def report(error: discord.HTTPException, what: str) -> None:
    """Log in one line that Discord refuses a message in every form: a traceback would only name our own calls."""
    log.error("Discord refuses %s in every form (%s)", what, why(error))

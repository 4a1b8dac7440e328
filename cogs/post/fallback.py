"""In which form a message is sent: as it is meant, and plainly where Discord refuses that for good.

A refusal for good is about what was sent, not about the moment: sending it again would be refused again, for ever.
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
    """Send a message as it is meant, or plainly where Discord refuses that, and return what sending it returns.

    Args:
        bot: shows no pictures of cards any more where Discord does not know one of them.
        view: the message. Where Discord does not know a picture in it, all are taken out.
        send: sends it in the form that it is given.
        what: names it in the log.
        plainly: for how long it is told plainly at once, because Discord has refused it before; where nothing is known
            of that, it is not remembered either.
        buttons: how many buttons the plain form keeps.

    Raises:
        discord.HTTPException: Discord refuses the plain form too (see `is_final`), or says something else.
    """
    plainly = plainly or Backoff()
    if not plainly.left:
        try:
            sent = await _with_or_without_pictures(bot, view, send)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            plainly.failed(TryLater(refused=True))
            _tell(what, error, view)
        else:
            plainly.over()
            return sent
    return await send(plain_message(view, buttons))


async def _with_or_without_pictures(bot: NewmarketBot, view: Layout, send: Callable[[Layout], Awaitable[T]]) -> T:
    try:
        return await send(view)
    except discord.HTTPException as error:
        if not (is_final(error) and _is_about_emoji(error) and take_pictures_out(view)):
            raise
    bot.deck.refused()
    return await send(view)


def _is_about_emoji(error: discord.HTTPException) -> bool:
    return any("emoji" in place.split(".") for place in places_of(error))


def _tell(what: str, error: discord.HTTPException, view: Layout) -> None:
    log.error("Discord refuses %s, so it is sent as plain text (%s). It was %s", what, why(error), shape_of(view))


def report(error: discord.HTTPException, what: str) -> None:
    """Log in one line that Discord refuses something in every form: a traceback would only name our own calls."""
    log.error("Discord refuses %s in every form (%s)", what, why(error))

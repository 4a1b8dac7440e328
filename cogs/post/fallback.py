"""What becomes of a message that Discord refuses for good: it is told plainly, and that is remembered for a while.

A refusal for good is about what was sent, not about the moment: sending it again would be refused again, for ever.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Hashable
from typing import TypeGuard, TypeVar

import discord

from cogs.post.backoff import Backoff, TryLater
from cogs.render.parts import Layout
from cogs.render.plain import plain_message, shape_of, take_pictures_out

log = logging.getLogger(__name__)

T = TypeVar("T")

PASSING = frozenset({401, 403, 404, 429})
"""Statuses below 500 that are about who asks, where, or how often, and not about what is sent."""
ABOUT_THE_PLACE = frozenset({10003, 10008, 10015, 10062, 20026, 30046, 40003, 40060, 50027, 50083})
"""Refusals that are about a message, a channel or a click that is gone, too old or closed, or about how many direct
messages are opened, whatever their status."""
FIRST, LONGEST = 60.0, 30 * 60.0
"""Seconds for which something is told plainly after its first refusal, and at most."""
MOST = 256
"""How many refusals are remembered before old ones are forgotten."""


def is_final(error: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return whether Discord will never take what was sent, so that sending it again is in vain."""
    return (
        isinstance(error, discord.HTTPException)
        and 400 <= error.status < 500
        and error.status not in PASSING
        and error.code not in ABOUT_THE_PLACE
    )


async def with_or_without_pictures(
    view: Layout, send: Callable[[Layout], Awaitable[T]], unknown: Callable[[], object]
) -> T:
    """Send a message, in text at once where Discord does not know one of the deck's pictures in it.

    `view`: the message; its pictures are taken out where that is so.

    Raises:
        discord.HTTPException: Discord refuses it without pictures too, or for something else.
    """
    try:
        return await send(view)
    except discord.HTTPException as error:
        if not (is_final(error) and _is_about_emoji(error) and take_pictures_out(view)):
            raise
    unknown()
    return await send(view)


async def in_some_form(view: Layout, send: Callable[[Layout], Awaitable[T]], unknown: Callable[[], object]) -> T:
    """Send a message as it is meant, or plainly where Discord refuses that, and return what sending it returns.

    `unknown`: is told where Discord does not know a picture of the deck.

    Raises:
        discord.HTTPException: Discord refuses the plain form too, or says something else.
    """
    try:
        return await with_or_without_pictures(view, send, unknown)
    except discord.HTTPException as error:
        if not is_final(error):
            raise
        _tell("an answer", error, view)
    return await send(plain_message(view))


class Fallback:
    """Sends messages as they are meant, or plainly where Discord refuses that."""

    def __init__(self, unknown: Callable[[], object]) -> None:
        """Begin with nothing refused. `unknown`: is told where Discord does not know a picture of the deck."""
        self._unknown = unknown
        self._refused: dict[Hashable, Backoff] = {}

    async def send(
        self, key: Hashable, view: Layout, send: Callable[[Layout], Awaitable[T]], *, buttons: int = 25
    ) -> T:
        """Send a message, plainly where Discord has refused it, and return what sending it returns.

        `key`: what the message is, one kind of a table's: after a refusal it is told plainly for a while at once, so
        that not everything is refused first. `buttons`: how many buttons the plain form keeps.

        Raises:
            discord.HTTPException: Discord refuses the plain form too (see `is_final`), or says something else.
        """
        refused = self._refused.get(key)
        if refused is None or not refused.left:
            try:
                sent = await with_or_without_pictures(view, send, self._unknown)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                self._note(key, error, view)
            else:
                self._refused.pop(key, None)
                return sent
        return await send(plain_message(view, buttons))

    async def once(self, view: Layout, send: Callable[[Layout], Awaitable[T]]) -> T:
        """Send a message of which nothing is remembered; see `in_some_form`."""
        return await in_some_form(view, send, self._unknown)

    def _note(self, key: Hashable, error: discord.HTTPException, view: Layout) -> None:
        if len(self._refused) >= MOST:
            self._refused = {each: known for each, known in self._refused.items() if known.left}
        pause = self._refused.setdefault(key, Backoff()).failed(TryLater(first=FIRST, longest=LONGEST))
        _tell(f"{key} for {pause:.0f} s", error, view)


def _is_about_emoji(error: discord.HTTPException) -> bool:
    return any("emoji" in place.split(".") for place in _places(error))


def _tell(what: str, error: discord.HTTPException, view: Layout) -> None:
    log.error("Discord refuses %s, which is told plainly (%s). It was %s", what, why(error), shape_of(view))


def report(error: discord.HTTPException, what: str) -> None:
    """Log in one line that Discord refuses something in every form: a traceback would only name our own calls."""
    log.error("Discord refuses %s in every form (%s)", what, why(error))


def why(error: discord.HTTPException) -> str:
    """Return what Discord finds wrong and where, without what was sent: that may be a hand."""
    places = _places(error)
    return f"{error.status}, {error.code}" + (f", {' '.join(places)}" if places else "")


def _places(error: discord.HTTPException) -> list[str]:
    return re.findall(r"^In ([\w.\[\]]+):", error.text, re.MULTILINE)

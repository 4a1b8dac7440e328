"""Sends, edits and removes messages, for every part that shows something: plainly if Discord refuses them for good.

A refusal for good is about the message, not about the moment: Discord would refuse it again, for ever. While a click
lets the bot edit a message, such edits do not count towards the bot's limit.
"""

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.app import NewmarketBot
from bot.ops.deadlines import Clock
from cogs.post.failures import FAILURES, Backoff, TryLater, is_fault, is_final, places_of, why
from cogs.render.parts import Layout, take_pictures_out
from cogs.render.plain import plain_message, shape_of
from cogs.screen.situation import ORIGINAL, Reach

log = logging.getLogger(__name__)

T = TypeVar("T")

BY_TOKEN = 4.0
"""Seconds that an edit through a click may take. discord.py itself waits if Discord asks it to."""
LIFE = 14 * 60.0
"""Seconds for which a click is used. Discord lets its messages be edited for a quarter of an hour."""
MOST = 2048
"""How many clicks are remembered; beyond that, the oldest are dropped."""
AT_ONCE = 3
"""How many edits go through a click within `WINDOW`. Discord takes five, and hands may need some of them."""
WINDOW = 2.0
"""Seconds."""


@dataclass(frozen=True, slots=True)
class Upload:
    """A message's file, which can be sent more than once."""

    name: str
    content: bytes

    def file(self) -> discord.File:
        """Return it as discord.py takes it, for one request."""
        return discord.File(io.BytesIO(self.content), filename=self.name)


class Tokens:
    """By message, the last click answered by updating it, or the click whose follow-up it is."""

    def __init__(self, clock: Clock) -> None:
        """Begin with no clicks. `clock`: returns the time in seconds since 1970."""
        self._clock = clock
        self._clicks: OrderedDict[int, Reach] = OrderedDict()

    def note(self, message: int, interaction: discord.Interaction[Any], *, follow_up: bool = False) -> None:
        """Note a click on a message that was answered in that message, or without a visible change.

        `follow_up`: whether the message is a follow-up to the click instead.
        """
        self._clicks.pop(message, None)
        self._clicks[message] = Reach.of(interaction, self._clock(), message if follow_up else ORIGINAL)
        while len(self._clicks) > MOST or self._is_over(next(iter(self._clicks.values()))):
            self._clicks.popitem(last=False)

    def living(self, message: int) -> Reach | None:
        """Return the way to edit a message through a click, None if there is none."""
        click = self._clicks.get(message)
        return None if click is None or self._is_over(click) else click

    def take(self, message: int) -> Reach | None:
        """Return the way to edit a message now, and count its use; also None after `AT_ONCE` uses within `WINDOW`."""
        reach = self.living(message)
        if reach is None:
            return None
        now, used = self._clock(), reach.used
        if len(used) == AT_ONCE and abs(now - used[0]) < WINDOW:
            return None
        reach.used = (*used, now)[-AT_ONCE:]
        return reach

    def drop(self, message: int) -> None:
        """Forget a message's click."""
        self._clicks.pop(message, None)

    def _is_over(self, click: Reach) -> bool:
        return self._clock() - click.at > LIFE


class Messenger:
    """Sends all requests that are no answers to clicks. They can wait, and must after too many refusals."""

    def __init__(self, client: NewmarketBot, tokens: Tokens) -> None:
        """Send requests through a client. `tokens`: the clicks through which messages can be edited."""
        self.client = client
        self.tokens = tokens
        self._refused, self._pace = client.refused_requests, client.request_pace
        self._late: set[asyncio.Future[object]] = set()
        """Requests through clicks, which may take longer than anybody wants to wait."""
        self.came_late: Callable[[int], object] = lambda _: None
        """Called with a message's id when an edit succeeds that took too long and counted as failed."""

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Turn failures of Discord or the connection in the body into `TryLater`; raise refusals as they are.

        Raises:
            TryLater: no request may be sent now, or it failed.
        """
        wait = self._refused.wait()
        if wait:
            raise TryLater(wait)
        try:
            yield
        except FAILURES as error:
            if not is_fault(error):
                raise
            raise TryLater(_asked_for(error)) from error

    @asynccontextmanager
    async def asking(self, *, urgent: bool = False) -> AsyncIterator[None]:
        """Run the body, a request that counts towards Discord's limit, in its turn; see `patience`.

        Raises:
            TryLater: no request may be sent now, or it failed.
        """
        async with self.patience():
            await self._pace.turn(urgent=urgent)
            yield

    async def turn(self) -> None:
        """Wait until the bot may send a request that nobody waits for."""
        while (wait := self._refused.wait()) > 0:  # noqa: ASYNC110 - it grows with what is refused meanwhile
            await asyncio.sleep(wait)
        await self._pace.turn(urgent=False)

    async def send(
        self,
        channel: int,
        form: Layout | str,
        *,
        nonce: str = "",
        silent: bool = False,
        pings: Collection[int] = (),
        guild: int | None = None,
        urgent: bool = False,
        upload: Upload | None = None,
    ) -> discord.Message:
        """Send a message, and return it.

        Args:
            channel: where to.
            form: the message, or a text alone.
            nonce: prevents a second message if the same one is tried again.
            silent: whether it notifies nobody.
            pings: the members that it may notify.
            guild: the channel's server, None for direct messages.
            urgent: whether somebody waits for it.
            upload: a file that it shows.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        options: dict[str, Any] = {"content": form} if isinstance(form, str) else {"view": form}
        if nonce:
            options["nonce"] = nonce
        if pings:
            options["allowed_mentions"] = discord.AllowedMentions(users=[discord.Object(each) for each in pings])
        if upload is not None:
            options["file"] = upload.file()
        async with self.asking(urgent=urgent):
            where = self.client.get_partial_messageable(channel, guild_id=guild)
            return await where.send(silent=silent, **options)

    async def edit(
        self, channel: int, message: int, view: Layout, *, urgent: bool = False, upload: Upload | None = None
    ) -> None:
        """Edit a message. If somebody has clicked on it lately, this does not count towards Discord's limit.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        reach = self.tokens.take(message)
        if reach is not None:
            edit = reach.hook.edit_message(reach.message, view=view, **attached(upload))
            if await self._by_token(message, edit):
                return
        async with self.asking(urgent=urgent):
            await (
                self.client.get_partial_messageable(channel)
                .get_partial_message(message)
                .edit(view=view, **attached(upload))
            )

    async def remove(self, channel: int, message: int) -> None:
        """Remove a message. One that may not be removed stays.

        Raises:
            TryLater: Discord does not answer now.
        """
        reach = self.tokens.take(message)
        self.tokens.drop(message)
        if reach is not None and await self._by_token(message, reach.hook.delete_message(reach.message), final=False):
            return
        try:
            async with self.asking():
                await self.client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.debug("message %d could not be removed: %s", message, error)

    async def _by_token(self, message: int, request: Coroutine[Any, Any, object], *, final: bool = True) -> bool:
        """Send a request through a click; return whether it succeeded in time. `final`: whether to raise refusals.

        If it did not, the caller repeats the request without the click, and learns why: the token may have expired, the
        message may be gone, or Discord may demand a longer pause than anybody wants to wait.

        A slow request is not cancelled: discord.py 2.7 would keep a lock for ever if it was cancelled while it waits.
        """
        task = asyncio.ensure_future(request)
        self._late.add(task)
        task.add_done_callback(self._late.discard)
        await asyncio.wait({task}, timeout=BY_TOKEN)
        if not task.done():
            self.tokens.drop(message)
            task.add_done_callback(lambda each: each.cancelled() or each.exception() or self.came_late(message))
            return False
        try:
            task.result()
        except FAILURES as error:
            if final and is_final(error):
                raise
            self.tokens.drop(message)
            log.debug("message %d cannot be edited with the token of a click: %s", message, error)
            return False
        return True

    async def stop(self) -> None:
        """Cancel all requests that are still under way."""
        for each in self._late:
            each.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)


def attached(upload: Upload | None) -> dict[str, Any]:
    """Return the arguments of an edit that replaces a message's files by one; none if its files stay."""
    return {} if upload is None else {"attachments": [upload.file()]}


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


def _asked_for(error: BaseException) -> float:
    """Return how many seconds Discord asks to be left alone, 0.0 if it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        said = str(error.response.headers.get("Retry-After", ""))
        return float(said) if said.isdecimal() else 0.0
    return 0.0

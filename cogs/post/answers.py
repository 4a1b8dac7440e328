"""Answers interactions in time and once, deferred or not.

Discord forgets an interaction that nobody answers within three seconds. If the answer takes longer, `in_time` defers
the interaction, and the answer follows. So every answer goes through the functions here.

A click is deferred as a change of its message, which shows nothing and leaves the answer open. A command is deferred
as a private message ("thinking…"), and then its first answer is always private. A public answer goes through
`show_everybody`, which returns None if it came too late for that.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import InteractionResponseType, InteractionType

from cogs.post.failures import FAILURES, is_fault
from cogs.post.messenger import Upload, attached, in_some_form
from cogs.render.parts import Layout

log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after which an interaction is deferred. The deferral has to reach Discord within the third."""
ANSWERED_ALREADY = 40060
UNKNOWN_MESSAGE = 10008
UNKNOWN_INTERACTION = 10062
UPDATES = (InteractionResponseType.message_update, InteractionResponseType.deferred_message_update)

Interaction = discord.Interaction[Any]


class _Exchange:
    """What Discord has received about an interaction. The interaction's `extras` hold it."""

    def __init__(self) -> None:
        self.came = asyncio.get_running_loop().time()
        """When the bot first handled it, by the loop's clock."""
        self.answered: float | None = None
        """When its answer was sent."""
        self.message = 0
        """The id of the new message that is its first answer; 0 if the answer was no new message."""
        self.lock = asyncio.Lock()
        """Held during each request, so that the deferral and the answer do not collide."""
        self.in_doubt = False
        """Whether its deferral failed, but may have arrived."""
        self.deferring: asyncio.Task[None] | None = None
        self.counted = False
        """Whether the metrics count it, as answered or as missed."""
        self.thinking = False
        """Whether its person sees that the answer takes a while."""

    @classmethod
    def of(cls, interaction: Interaction) -> "_Exchange":
        """Return the exchange of an interaction."""
        found = interaction.extras.get(cls)
        if not isinstance(found, cls):
            found = interaction.extras[cls] = cls()
        return found

    def is_answered(self) -> None:
        """Note that its person has an answer."""
        if self.answered is None:
            self.answered = asyncio.get_running_loop().time()


@asynccontextmanager
async def in_time(interaction: Interaction) -> AsyncIterator[None]:
    """Defer an interaction that the body does not answer within `PATIENCE` seconds; measure answers, and log late ones.

    An interaction may enter several of these contexts, one after the other.
    """
    exchange, loop = _Exchange.of(interaction), asyncio.get_running_loop()

    def defer() -> None:
        exchange.deferring = loop.create_task(_defer(interaction))

    timer = loop.call_at(exchange.came + PATIENCE, defer)
    try:
        yield
    finally:
        timer.cancel()
        if exchange.answered is not None and not exchange.counted:
            exchange.counted, seconds = True, exchange.answered - exchange.came
            if interaction.client.answers.took is not None:
                interaction.client.answers.took(_verb(interaction), seconds)
            if seconds > PATIENCE and not exchange.thinking:
                log.info("%s was answered after %.1f s", _verb(interaction), seconds)


async def think(interaction: Interaction) -> None:
    """Show the person of an interaction that the bot thinks. The next answer replaces that."""
    _Exchange.of(interaction).thinking = True
    await _defer(interaction, thinking=True)


def thinks(interaction: Interaction) -> bool:
    """Return whether the person of an interaction sees that the bot thinks, and nothing else yet."""
    exchange = _Exchange.of(interaction)
    return exchange.thinking and exchange.answered is None


async def say(interaction: Interaction, text: str) -> None:
    """Say something to the person of an interaction, and to nobody else. An answer that comes too late is dropped."""
    try:
        await _send(interaction, content=text, ephemeral=True)
    except FAILURES as error:
        log.debug("interaction %d could not be answered: %s", interaction.id, error)
        missed(interaction, error)


def missed(interaction: Interaction, error: BaseException) -> None:
    """Log an answer that Discord did not take because it came too late."""
    exchange = _Exchange.of(interaction)
    if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION and not exchange.counted:
        exchange.counted, seconds = True, asyncio.get_running_loop().time() - exchange.came
        log.info("%s was not answered in time (%.1f s)", _verb(interaction), seconds)


async def show(
    interaction: Interaction, view: Layout, *, ephemeral: bool = True, upload: Upload | None = None
) -> int | None:
    """Answer with a new message, and its one file if it has one.

    Returns:
        Its id if it is a follow-up, None if it is the interaction's own answer.
    """

    def send(shown: Layout) -> Awaitable[int | None]:
        files = {} if upload is None else {"file": upload.file()}
        return _send(interaction, view=shown, ephemeral=ephemeral, **files)

    return await in_some_form(interaction.client, view, send)


async def hand_out(interaction: Interaction, text: str, *files: discord.File) -> None:
    """Give the person of an interaction what they asked for, privately: a text, or a text with files.

    Unlike `say`, this raises an exception if Discord does not take the answer.
    """
    await _send(interaction, content=text, ephemeral=True, **({"files": files} if files else {}))


async def show_everybody(interaction: Interaction, view: Layout) -> int | None:
    """Answer a command with a message for everybody.

    Returns:
        Its id; None if nothing was sent, because Discord already expects a private answer.
    """
    exchange = _Exchange.of(interaction)
    async with exchange.lock:
        if interaction.response.is_done() or exchange.in_doubt:
            return None
        answered = await in_some_form(
            interaction.client, view, lambda shown: interaction.response.send_message(view=shown)
        )
        exchange.is_answered()
    return answered.message_id


async def redraw(interaction: Interaction, view: Layout, upload: Upload | None = None) -> bool:
    """Change the clicked message; return whether it still exists.

    It loses its files, except the one uploaded now.
    """
    return await in_some_form(interaction.client, view, lambda shown: _redraw(interaction, shown, upload))


async def _redraw(interaction: Interaction, view: Layout, upload: Upload | None) -> bool:
    exchange = _Exchange.of(interaction)
    message = interaction.message
    gone: dict[str, Any] = {"attachments": []} if message is not None and message.attachments else {}
    async with exchange.lock:
        try:
            if not await _answered_first(
                interaction,
                exchange,
                lambda: interaction.response.edit_message(view=view, **(attached(upload) or gone)),
            ):
                await interaction.edit_original_response(view=view, **(attached(upload) or gone))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return False
        exchange.is_answered()
    return True


async def acknowledge(interaction: Interaction) -> None:
    """Answer an interaction without showing anything."""
    exchange = _Exchange.of(interaction)
    async with exchange.lock:
        await _answered_first(interaction, exchange, lambda: interaction.response.defer(ephemeral=True))
        thinking = interaction.response.type is InteractionResponseType.deferred_channel_message
        if thinking and exchange.answered is None:
            await interaction.delete_original_response()  # else it says for 15 minutes that the bot thinks
        exchange.is_answered()


async def remove(interaction: Interaction) -> None:
    """Answer a click by removing the clicked message."""
    await acknowledge(interaction)
    try:
        await interaction.delete_original_response()
    except FAILURES as error:
        log.debug("a message that was answered stays: %s", error)


def answer_of(interaction: Interaction) -> int:
    """Return the id of the new message that is an interaction's first answer, 0 without one."""
    return _Exchange.of(interaction).message


def updates_clicked(interaction: Interaction) -> bool:
    """Return whether an interaction was answered by changing the clicked message, or by changing nothing.

    If so, the message is the interaction's `@original`, and can be edited through it.
    """
    return interaction.response.type in UPDATES


async def _send(interaction: Interaction, **message: Any) -> int | None:
    exchange = _Exchange.of(interaction)
    async with exchange.lock:
        follow_up = None

        async def send() -> None:
            exchange.message = (await interaction.response.send_message(**message)).message_id or 0

        if not await _answered_first(interaction, exchange, send):
            follow_up = (await interaction.followup.send(**message, wait=True)).id
        exchange.is_answered()
    return follow_up


async def _answered_first(
    interaction: Interaction, exchange: _Exchange, answer: Callable[[], Awaitable[object]]
) -> bool:
    """Send an interaction's first answer; return False if Discord already has one."""
    if interaction.response.is_done():
        return False
    try:
        await answer()
    except discord.HTTPException as error:
        if exchange.in_doubt and error.code == ANSWERED_ALREADY:
            return False  # the deferral did arrive
        raise
    return True


async def _defer(interaction: Interaction, *, thinking: bool = False) -> None:
    exchange = _Exchange.of(interaction)
    with interaction.client.answers.one():
        async with exchange.lock:
            if interaction.response.is_done():
                return
            try:
                await interaction.response.defer(ephemeral=True, thinking=thinking)
            except FAILURES as error:
                exchange.in_doubt = is_fault(error)
                log.debug("interaction %d could not be deferred: %s", interaction.id, error)


def _verb(interaction: Interaction) -> str:
    """Return what the person did, without cards or members: a command's name, or the kind of button."""
    if interaction.type is InteractionType.application_command:
        return "a command" if interaction.command is None else f"/{interaction.command.qualified_name}"
    pressed: Any = interaction.data or {}
    kind, *rest = str(pressed.get("custom_id", "?")).split(":")
    return f"{kind}:{rest[2]}" if kind == "nm" and len(rest) > 2 else kind

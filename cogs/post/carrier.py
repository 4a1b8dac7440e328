"""Carries out what was decided: posts and edits each kind of message where it goes, and notes where it is."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.members.strangers import DoorWaits
from bot.ops.deadlines import Clock
from bot.tables.service.posts import Post, Posts
from cogs.post.backoff import TryLater
from cogs.post.fallback import Fallback
from cogs.post.letters import Letters
from cogs.post.messenger import FAILURES, Messenger
from cogs.post.state import Private, Standing, TableState
from cogs.post.tokens import FollowUps
from cogs.render.parts import Layout
from cogs.screen.message import Drawn, Kind, Message, Slot
from cogs.screen.situation import Situation

log = logging.getLogger(__name__)

T = TypeVar("T")

PLAIN_BUTTONS = 2
"""How many buttons a public message keeps when it has to be shown plainly."""
REMINDED = 1 << 40
"""Tells a reminder by direct message from a hand."""
SOON = 3.0
"""If a door is opened within this many seconds, nobody is told to look elsewhere."""
TOKEN_LIFE = 15 * 60.0
"""Seconds for which Discord lets an interaction's messages be edited."""


@dataclass(frozen=True, slots=True)
class Order:
    """One message that is to be posted or edited."""

    state: TableState
    slot: Slot
    stands: Standing
    message: Message
    now: Situation
    post: Post | None
    """Where it stands."""

    @property
    def key(self) -> tuple[str, int, int]:
        """What the message is, for the log and for what was refused."""
        return (str(self.slot.kind), self.state.table, self.slot.member)


class Carrier:
    """Posts, edits and removes the messages of tables."""

    def __init__(self, messenger: Messenger, letters: Letters, fallback: Fallback, posts: Posts, clock: Clock) -> None:
        """Ask through these. `clock`: tells the time in seconds since 1970."""
        self.messenger = messenger
        self.fallback = fallback
        self.follow_ups = FollowUps(clock)
        self.letters = letters
        self._posts = posts
        self._clock = clock

    async def edit(self, order: Order) -> None:
        """Show the present where a message stands, unless it looks like that already.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        stands, message = order.stands, order.message
        if message.gone:
            await self.remove(order.post)
            return
        drawn = message.drawn(stands.drawn)
        if stands.drawn is None or drawn.look != stands.drawn.look:
            await self._in_some_form(order, self._editing(order))
        stands.shows(drawn, message.edition)

    async def post(self, order: Order) -> float | None:
        """Post a message; what stood in its slot is removed.

        Returns:
            Seconds until it can be posted, where that has to wait for others; None where it was.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        match order.slot.kind:
            case Kind.BOARD:
                await self._post_board(order)
            case Kind.REMINDER:
                await self._mention(order)
            case Kind.PRIVATE_HAND:
                await self._post_privately(order)
            case _:
                return await self._write(order)
        return None

    async def remove(self, post: Post | None) -> None:
        """Remove a message, where Discord does that now: nothing depends on it."""
        if post is not None and post.message is not None:
            with suppress(TryLater):
                await self.messenger.remove(post.channel, post.message)

    # --- private hands ----------------------------------------------------------------------------------------

    async def follow_up(self, interaction: discord.Interaction, view: Layout) -> int:
        """Show something to the person of an interaction that was answered, below what is there; return its id."""
        self.follow_ups.note(interaction.channel_id or 0)
        sent = await self.fallback.once(
            view, lambda form: interaction.followup.send(view=form, ephemeral=True, wait=True)
        )
        return sent.id

    async def opened(self, state: TableState, member: int, private: Private, drawn: Drawn, edition: int) -> None:
        """Note that a private hand is shown, and take the one away that was there."""
        before, state.private[member] = state.private.get(member), private
        state.of(Slot(Kind.PRIVATE_HAND, member)).shows(drawn, edition)
        await self.take_away(before)

    async def take_away(self, private: Private | None) -> None:
        """Remove a private hand, where that can still be done."""
        if private is None or self._clock() - private.opened.at > TOKEN_LIFE:
            return
        try:
            if private.message is None:
                await private.interaction.delete_original_response()
            else:
                await private.interaction.followup.delete_message(private.message)
        except FAILURES as error:
            log.debug("a private hand is gone: %s", error)

    async def _post_privately(self, order: Order) -> None:
        member, message = order.slot.member, order.message
        private = order.state.private[member]
        order.stands.edition = message.edition  # what fails may have arrived: it is not sent twice
        async with self.messenger.patience():
            sent = await self.follow_up(private.interaction, message.view)
        below = Private(private.opened, private.interaction, sent)
        await self.opened(order.state, member, below, message.drawn(), message.edition)

    # --- everything else --------------------------------------------------------------------------------------

    def _editing(self, order: Order) -> Callable[[Layout], Awaitable[object]]:
        """Return what edits a message."""
        if order.slot.kind is Kind.PRIVATE_HAND:
            return lambda form: self._edit_private(order.state.private[order.slot.member], form)
        if order.slot.kind is Kind.INVITATION:
            assert order.now.invited is not None
            channel, message = order.now.board.channel, order.now.invited.message
        else:
            assert order.post is not None
            assert order.post.message is not None
            channel, message = order.post.channel, order.post.message
        urgent = not order.message.last and not order.message.urgency
        return lambda form: self.messenger.edit(channel, message, form, urgent=urgent)

    async def _edit_private(self, private: Private, view: Layout) -> None:
        async with self.messenger.patience():
            if private.message is None:
                await private.interaction.edit_original_response(view=view)
            else:
                await private.interaction.followup.edit_message(private.message, view=view)

    async def _post_board(self, order: Order) -> None:
        state, stands = order.state, order.stands
        stands.nonce = stands.nonce or str(secrets.randbits(64))
        stands.sending = stands.sending or order.message.drawn(stands.drawn)
        says = stands.sending
        sent = await self._in_some_form(order, self._sending(order, nonce=stands.nonce, silent=True))
        await self.board_posted(state, order.now, sent.id, order.message)
        if says.look != order.message.drawn(says).look:  # a message that had arrived after all
            stands.drawn, stands.again = Drawn((), says.look), True
        await self.remove(order.post)

    async def board_posted(self, state: TableState, now: Situation, message: int, shown: Message) -> None:
        """Note a board that was posted, for which there may have been no situation before."""
        at = self._clock()
        state.board_posted(message, at)
        state.of(Slot(Kind.BOARD)).shows(shown.drawn(), shown.edition)
        await self._posts.keep(state.table, Kind.BOARD, Post(now.board.channel, message, at))

    async def _mention(self, order: Order) -> None:
        message, board = order.message, order.now.board
        mentions = discord.AllowedMentions(users=[discord.Object(each) for each in message.pings])
        nonce = f"call-{board.id}-{message.edition}"
        sent = await self._in_some_form(order, self._sending(order, nonce=nonce, allowed_mentions=mentions))
        order.state.reminded = message.pings
        await self._note(order, Post(board.channel, sent.id, self._clock(), message.edition))

    async def _write(self, order: Order) -> float | None:
        """Post a message in a member's direct messages, and remove the one that it replaces.

        Only the first one of a match may be heard, and a reminder.
        """
        state, member, old = order.state, order.slot.member, order.post
        is_hand = order.slot.kind is Kind.DIRECT_HAND
        edition = order.now.board.round if is_hand else order.message.edition
        await self.letters.look_up([hand.member for hand in order.now.hands])
        is_first = is_hand and self.letters.is_stranger(member)
        key = (state.table, member, 0 if is_hand else REMINDED + edition)
        try:
            sent, says = await self.letters.send(
                key, order.message.view, silent=old is not None, known=None if old is None else old.channel
            )
        except DoorWaits as door:
            if is_hand and door.seconds > SOON:
                self._told_to_wait(state, member)
            return door.seconds
        except TryLater:
            if is_hand:
                self._told_to_wait(state, member)
            raise
        await self._note(order, Post(sent.channel.id, sent.id, self._clock(), edition))
        if says != order.message.drawn().look:
            order.stands.drawn, order.stands.again = Drawn((), says), True
        if is_first or (is_hand and member in state.waiting):
            state.waiting.discard(member)
            state.first |= {member} if is_first else set()
            state.changed = True
        await self.remove(old)
        return None

    def _told_to_wait(self, state: TableState, member: int) -> None:
        if member not in state.waiting:
            state.waiting.add(member)
            state.changed = True

    async def _note(self, order: Order, post: Post) -> None:
        order.stands.shows(order.message.drawn(), order.message.edition)
        await self._posts.keep(order.state.table, order.slot.kind, post, order.slot.member)

    def _sending(self, order: Order, **how: Any) -> Callable[[Layout], Awaitable[discord.Message]]:
        board = order.now.board
        return lambda form: self.messenger.send(board.channel, view=form, guild=board.guild, urgent=True, **how)

    async def _in_some_form(self, order: Order, send: Callable[[Layout], Awaitable[T]]) -> T:
        """Send a message as it is meant, or plainly where Discord refuses that."""
        if order.slot.kind is Kind.PRIVATE_HAND:
            return await self.fallback.once(order.message.view, send)
        buttons = 25 if order.slot.member else PLAIN_BUTTONS
        return await self.fallback.send(order.key, order.message.view, send, buttons=buttons)

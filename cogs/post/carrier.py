"""Carries out the reconciler's decisions: posts, edits and removes messages, and notes where they are."""

import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

import discord

from bot.members.strangers import AT_LEAST
from bot.ops.rates import Buckets, Pace
from bot.tables.model.announcements import Invitation
from bot.tables.service.posts import Post
from cogs.post.failures import FAILURES, TryLater, is_final
from cogs.post.messenger import LIFE, Messenger, in_some_form
from cogs.post.pictures import Pictures
from cogs.post.state import Standing, States, TableState, Tried
from cogs.render.parts import Layout
from cogs.render.plain import plain_text
from cogs.screen.message import Drawn, Kind, Message, Slot
from cogs.screen.situation import Invited, Reach, Situation

log = logging.getLogger(__name__)

T = TypeVar("T")

PLAIN_BUTTONS = 2
"""How many buttons a public message keeps in its plain form."""
FOLLOW_UPS = Pace(14, 4.0)
"""How many follow-ups the bot sends in a channel: fourteen at once, and one more every four seconds.

Discord takes about thirty a minute in a channel, private ones and those of all clicks included, and then none for most
of a minute (discord-api-docs #2701, #3763, #7243).
"""
UNSURE = 2.0
"""Seconds before trying again to post an announcement, while another process may have the table by now."""
SOON = 3.0
"""If the bot may open a DM channel within this many seconds, the board does not tell its member to look elsewhere."""


@dataclass(frozen=True, slots=True)
class Order:
    """One message to be posted or edited."""

    state: TableState
    slot: Slot
    stands: Standing
    message: Message
    now: Situation

    @property
    def post(self) -> Post | None:
        """Where the slot's message is now, None if nowhere."""
        return self.now.posts.get(self.slot)

    def shown(self, *, edition: int = 0) -> None:
        """Note that the message shows the present. `edition`: the one its reader sees, if it is not the message's.

        If a turn takes a day, keep only its look, not its source: thousands of such tables rest in memory.
        """
        stands, drawn = self.stands, self.message.drawn(self.stands.drawn)
        stands.drawn = Drawn((), drawn.look) if self.now.board.terms.day_turns else drawn
        stands.edition = edition or self.message.edition or stands.edition
        stands.behind, stands.expected, stands.lost = None, None, False
        stands.again &= stands.busy > 1 or self.message.source != stands.wanted  # another one may overtake it
        stands.rest.over()
        if self.slot.kind is Kind.DIRECT_HAND:
            self.state.attention[self.slot.member].shows_choice = self.message.chooses


class Carrier:
    """Posts, edits and removes the messages of tables."""

    def __init__(self, states: States, messenger: Messenger, pictures: Pictures) -> None:
        """Send requests through a messenger."""
        self.messenger = messenger
        self._states = states
        self.follow_ups = Buckets(FOLLOW_UPS, states.clock)
        self._bot = messenger.client
        self._pictures = pictures
        self._clock = states.clock

    async def edit(self, order: Order) -> None:
        """Make a posted message show the present, unless it looks like that already.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now.
        """
        stands, message = order.stands, order.message
        if message.gone:
            if order.slot.kind is Kind.PRIVATE_HAND:
                await self.take_away(order.state.private.get(order.slot.member))
            await self.remove(order.post)
            return
        if stands.drawn is None or message.drawn(stands.drawn).look != stands.drawn.look:
            await self.in_some_form(order, lambda form: self._edit(order, form))
        order.shown()

    async def post(self, order: Order) -> None:
        """Post a message, and remove the one before it in its slot.

        A failed request may have arrived. The retry has the same nonce, so that Discord does not post it twice.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now, or the message has to wait for others.
        """
        state, (kind, member) = order.state, order.slot
        if kind is Kind.PRIVATE_HAND:
            private = state.private[member]
            order.stands.edition = order.message.edition  # a failed request may have arrived: it is not sent twice
            async with self.messenger.patience():
                private = replace(private, message=await self.follow_up(private, order.message.view))
            await self.opened(order, private)
            return
        if kind is Kind.NEWS:
            await self._tell(order)
            return
        is_hand = kind is Kind.DIRECT_HAND
        if member:
            await self._bot.doors.look_up([hand.member for hand in order.now.hands])
        is_first = is_hand and self._bot.doors.is_stranger(member)
        try:
            sent = await self._send(order)
        except TryLater as later:
            soon = later.__cause__ is None and later.least <= SOON  # nothing has failed
            if is_hand and member not in state.waiting and not soon:
                state.waiting |= {member}
                state.changed = True
            raise
        await self.posted(order, sent.channel.id, sent.id)
        if is_first or (is_hand and member in state.waiting):
            state.waiting -= {member}
            state.first |= {member} if is_first else set()
            state.changed = True

    async def _send(self, order: Order) -> discord.Message:
        """Send a message to its channel; return the one of an earlier try, if that has arrived.

        A message that pings nobody is silent, except for the first hand of a match. News is sent as text alone if
        Discord refuses every other form.

        Raises:
            discord.HTTPException: Discord refuses it.
            TryLater: Discord does not answer now, or a member's DM channel cannot be opened now.
        """
        stands, (kind, member), message, board = order.stands, order.slot, order.message, order.now.board
        if stands.tried is None or (message.fixed and stands.tried.edition != message.edition):
            call = f"{board.id}-{message.edition}" + (f"-{member % 1000}" if member else "")
            fixed = {
                Kind.NEWS: f"told-{message.edition}",
                Kind.REMINDER: f"call-{call}",
                Kind.DIRECT_REMINDER: f"dm-{call}",
            }
            nonce = fixed.get(kind) or str(secrets.randbits(64))
            stands.tried = Tried(nonce, message.edition, message.drawn(stands.drawn))
        nonce, post, public = stands.tried.nonce, order.post, not member or kind is Kind.REMINDER
        heard = bool(message.pings) or (kind is Kind.DIRECT_HAND and post is None)

        async def write(channel: int) -> discord.Message:
            send = partial(
                self.messenger.send,
                channel,
                nonce=nonce,
                silent=not heard,
                pings=message.pings if public else (),
                guild=board.guild if public else None,
                urgent=kind is not Kind.NEWS,
            )
            try:
                return await self.in_some_form(order, send)
            except discord.HTTPException as error:
                if kind is not Kind.NEWS or not is_final(error):
                    raise
            return await send(plain_text(message.view))

        try:
            if public:
                return await write(board.channel)
            return await self._write_to(member, None if post is None else post.channel, write)
        except discord.HTTPException:
            stands.tried = None
            raise

    async def posted(self, order: Order, channel: int, message: int) -> None:
        """Note where a new message is, and remove the one before it in its slot."""
        at, stands, tried, (kind, member) = self._clock(), order.stands, order.stands.tried, order.slot
        if kind is Kind.BOARD:
            self._states.place(order.state, order.now.board, message)
            order.state.newer, order.state.posted_at = 0, at
        elif kind is Kind.REMINDER:
            order.state.reminded = order.message.pings
        order.shown()
        stands.tried = None
        if tried is not None and tried.drawn.look != order.message.drawn().look:  # an earlier try had arrived
            stands.drawn, stands.again = Drawn((), tried.drawn.look), True
        await self._bot.posts.keep(order.state.table, kind, Post(channel, message, at, order.message.edition), member)
        await self.remove(order.post)

    async def remove(self, post: Post | None) -> None:
        """Remove a message if Discord answers now; nothing depends on it."""
        if post is not None and post.message is not None:
            with suppress(TryLater):
                await self.messenger.remove(post.channel, post.message)

    async def in_some_form(self, order: Order, send: Callable[[Layout], Awaitable[T]]) -> T:
        """Send a message as it is meant, or plainly if Discord refuses that."""
        return await in_some_form(
            self.messenger.client,
            order.message.view,
            send,
            what=f"its {order.slot.kind}",
            plainly=order.stands.plainly,
            buttons=25 if order.slot.member else PLAIN_BUTTONS,
        )

    async def _edit(self, order: Order, form: Layout) -> None:
        if order.slot.kind is Kind.PRIVATE_HAND:
            async with self.messenger.patience():
                private = order.state.private[order.slot.member]
                await private.hook.edit_message(private.message, view=form)
            return
        post = order.post
        assert post is not None
        assert post.message is not None
        urgent = not order.message.last and not order.message.urgency
        await self.messenger.edit(post.channel, post.message, form, urgent=urgent)

    # --- news -------------------------------------------------------------------------------------------------

    async def _tell(self, order: Order) -> None:
        """Post an announcement: in order, and once, even if an earlier try failed."""
        state, board, number = order.state, order.now.board, order.message.edition
        told = dict(state.pending).get(number)
        if told is None:
            return  # another task has posted it meanwhile
        if not self._bot.tables.cache.owns(board.guild):
            state.changed = True
            raise TryLater(UNSURE)
        message = await self._send(order)
        if isinstance(told, Invitation):
            state.invited = Invited(message.id, told)
            state.slots.pop(Slot(Kind.INVITATION), None)
        state.told = [number]
        await self._bot.tables.announced(state.told)  # if this fails, `hear_news` repeats it first
        state.told = []
        state.is_told(number)
        if message.components:  # else it was sent as text
            self._pictures.tell(board, message.id, told, self._states.readers.of_table(board))

    # --- private hands ----------------------------------------------------------------------------------------

    async def follow_up(self, reach: Reach, view: Layout) -> int:
        """Send the person of an answered interaction a new private message, and return its id."""
        self.follow_ups.take(reach.channel)

        def send(form: Layout) -> Awaitable[discord.Message]:
            return reach.hook.send(view=form, ephemeral=True, wait=True)

        return (await in_some_form(self.messenger.client, view, send)).id

    async def opened(self, order: Order, private: Reach, edition: int = 0) -> None:
        """Note that a private hand is shown, and remove the one before it. `edition`: see `Order.shown`."""
        member, known = order.slot.member, order.state.private
        before, known[member] = known.get(member), private
        order.shown(edition=edition)
        await self.take_away(before)

    async def take_away(self, private: Reach | None) -> None:
        """Remove a private hand, if that is still possible."""
        if private is None or self._clock() - private.at > LIFE:
            return
        try:
            await private.hook.delete_message(private.message)
        except FAILURES as error:
            log.debug("a private hand is gone: %s", error)

    # --- direct messages --------------------------------------------------------------------------------------

    async def _write_to(
        self, member: int, known: int | None, write: Callable[[int], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Write to a member: at once if the bot has written to them before, else after opening their DM channel.

        `known`: the channel of an earlier message of the same table. `write`: sends the message in a channel.

        Raises:
            TryLater: not now: others come first, today's limit is reached, or Discord demands a pause.
        """
        doors = self._bot.doors
        known = known or await doors.get(member)
        if known is None and (wait := await doors.ask(member)):
            raise TryLater(wait)
        asked = doors.clock()
        try:
            if known is None:
                async with self.messenger.asking(urgent=True):  # each in its turn, rather than many at once later
                    channel = int((await self._bot.http.start_private_message(member))["id"])
            else:
                channel = known
            message = await write(channel)
        except TryLater:
            if known is None:
                await doors.failed()
            raise
        except discord.HTTPException as error:
            ours = error.code in AT_LEAST  # it concerns the bot, not the member
            if known is not None and (isinstance(error, discord.NotFound) or ours):
                await doors.drop(member)  # to Discord, the bot has never written to this member
                if not ours:
                    return await self._write_to(member, None, write)  # opens the channel again, once
            if ours:
                raise TryLater(await doors.refused(member, error.code, asked)) from None
            if known is None and error.status == 403:
                await doors.refused(member, error.code, asked)
            raise
        if known is None:
            await doors.accepted()
        await doors.keep(member, channel)
        return message

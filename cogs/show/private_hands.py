"""Hands under *My hand*: one ephemeral message a seat, which can be edited while its interaction lives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord

from bot.tables.model.table import Status
from bot.tables.views import Board, Hand
from cogs.render.hand import gone_message, hand_message, last_message
from cogs.render.parts import Layout
from cogs.render.terms import terms_message
from cogs.show.answers import redraw, show
from cogs.show.common import Common
from cogs.show.conflation import Rest, together
from cogs.show.messenger import BY_TOKEN, FAILURES, look_of

log = logging.getLogger(__name__)

TOKEN_LIFE = 15 * 60.0
"""Seconds for which Discord lets an interaction's messages be edited."""
LAST_WORD = 12 * 60.0
"""Seconds after which the message only says how to get a new one."""


@dataclass(slots=True)
class _Shown:
    """The one ephemeral message that shows a seat its hand, and the interaction through which it can be reached."""

    interaction: discord.Interaction
    message: int | None
    """Its id where it is a follow-up, None where it is the interaction's own answer."""
    at: float
    """When the interaction came, in seconds since 1970."""
    round: int
    look: bytes
    on_its_way: asyncio.Event | None = None
    """Set when it was sent, or could not be."""
    arrived: bool = True
    rest: Rest = field(default_factory=Rest)
    """For how long it is left alone, because it could not be edited."""

    async def is_there(self) -> bool:
        """Wait until it was sent, and return whether that could be.

        Before that nothing may be done with its interaction: that can lead to the board, which was clicked.
        """
        if self.on_its_way is not None:
            await self.on_its_way.wait()
        return self.arrived

    async def edit(self, view: Layout) -> None:
        """Show something else in it."""
        if self.message is None:
            await self.interaction.edit_original_response(view=view)
        else:
            await self.interaction.followup.edit_message(self.message, view=view)

    async def remove(self, now: float) -> None:
        """Take it away, if that can still be done."""
        if not await self.is_there() or now - self.at > TOKEN_LIFE:
            return
        try:
            if self.message is None:
                await self.interaction.delete_original_response()
            else:
                await self.interaction.followup.delete_message(self.message)
        except FAILURES as error:
            log.debug("an ephemeral hand is gone: %s", error)


class PrivateHands:
    """Shows hands in ephemeral messages, and keeps them at the latest state."""

    def __init__(self, common: Common) -> None:
        """Begin with no message shown."""
        self._common = common
        self._shown: dict[int, dict[int, _Shown]] = {}
        """By table and member."""

    def living(self, hand: Hand) -> bool:
        """Return whether a member has a message that shows the hand as it is, and will for a while."""
        kept = self._of(hand)
        return kept is not None and self._common.clock() - kept.at < LAST_WORD and not kept.rest.left

    def are_there(self, table: int) -> bool:
        """Return whether a table has any such message."""
        return bool(self._shown.get(table))

    async def show(self, board: Board, hands: list[Hand], board_message: int | None, *, silent: bool) -> float | None:
        """Bring the messages of a table to the latest state, all at the same time.

        Those who sit there no more are told so, or asked whether they agree to changed terms.

        `silent`: whether the bot may not write on the board.

        Returns:
            Seconds until those are tried again that could not be edited now, None where all could.
        """
        table, others = board.id, dict(self._shown.get(board.id, {}))
        jobs = []
        for hand in hands:
            kept = others.pop(hand.member, None)
            if kept is not None:
                words = self._common.readers.of_hand(hand, kept.interaction.locale)
                view = hand_message(hand, words, board_message, silent=silent)
                jobs.append(kept.rest.after((table, hand.member), self._update(hand, kept, view)))
        for member, kept in others.items():
            jobs.append(kept.rest.after((table, member), self._see_off(member, kept, board)))
        return await together(jobs)

    async def _see_off(self, member: int, kept: _Shown, board: Board) -> None:
        words = self._common.readers.of_click(kept.interaction)
        asked = member in [each.member for each in board.asked]
        view = terms_message(board, None, member, "join", words) if asked else gone_message(words)
        await self._edit(kept, view)
        self._drop(board.id, member, kept)

    async def answer(self, interaction: discord.Interaction, hand: Hand, view: Layout, look: bytes) -> None:
        """Answer an interaction in a server: in the ephemeral message that was clicked, or in a new one.

        `look`: how the hand looks that the view stands for (`look_of`); the view stays until it looks different.
        """
        before = self._of(hand)
        shown = _Shown(interaction, None, self._common.clock(), hand.board.round, look)
        clicked = interaction.message
        async with self._sending(hand, shown):
            redrawn = clicked is not None and clicked.flags.ephemeral and await redraw(interaction, view)
            if not redrawn:
                shown.message = await show(interaction, view)
        if before is not None and not redrawn:
            await before.remove(self._common.clock())

    async def follow_up(
        self, interaction: discord.Interaction, at: float, hand: Hand, view: Layout, look: bytes
    ) -> None:
        """Show a hand below what is there, and take the one above it away. `at`: when the interaction came."""
        before = self._of(hand)
        shown = _Shown(interaction, None, at, hand.board.round, look)
        async with self._sending(hand, shown):
            message = await self._common.fallback.once(
                view, lambda form: interaction.followup.send(view=form, ephemeral=True, wait=True)
            )
            shown.message = message.id
        if before is not None:
            await before.remove(self._common.clock())

    @asynccontextmanager
    async def _sending(self, hand: Hand, shown: _Shown) -> AsyncIterator[None]:
        """Keep a hand up to date from now on, while the body sends its message: it may change on the way.

        Where the body fails, the message that was there before is kept up to date as it was.
        """
        before, table = self._of(hand), hand.board.id
        shown.on_its_way, shown.arrived = asyncio.Event(), False
        if hand.board.ending is None and self._common.tables.cache.keeps(table):
            self._note(hand, shown)
        elif before is not None:  # nothing of it changes here any more, and nothing would have it forgotten
            self._drop(table, hand.member, before)
        try:
            yield
            shown.arrived = True
        finally:
            shown.on_its_way.set()
            if not shown.arrived and self._of(hand) is shown:
                self._drop(table, hand.member, shown)
                if before is not None:
                    self._note(hand, before)

    async def let_go(self, board: Board) -> None:
        """Say in the messages of a table how to get new ones, and forget them: another process shows it from now on."""
        jobs = []
        for member, kept in self._shown.get(board.id, {}).items():
            if self._common.clock() - kept.at < TOKEN_LIFE:
                view = last_message(board, self._common.readers.of_click(kept.interaction))
                jobs.append(kept.rest.after((board.id, member), self._last_word(kept, view)))
        await together(jobs)
        self.forget(board.id)

    async def _last_word(self, kept: _Shown, view: Layout) -> None:
        await self._edit(kept, view)

    def forget(self, table: int) -> None:
        """Forget a closed table."""
        self._shown.pop(table, None)

    async def _update(self, hand: Hand, kept: _Shown, view: Layout) -> None:
        table, member, look = hand.board.id, hand.member, look_of(view)
        if kept.look == look:
            return
        if not await kept.is_there():
            self._drop(table, member, kept)
            return
        if self._common.clock() - kept.at > LAST_WORD and hand.board.status is not Status.CLOSED:
            if self._common.clock() - kept.at < TOKEN_LIFE:
                await self._edit(kept, last_message(hand.board, self._common.readers.of_click(kept.interaction)))
            self._drop(table, member, kept)
        elif hand.board.status is Status.PLAYING and hand.board.round > kept.round:
            kept.round = hand.board.round  # what fails may have arrived: it is not sent twice
            try:
                async with self._common.messenger.patience(), asyncio.timeout(BY_TOKEN):
                    await self.follow_up(kept.interaction, kept.at, hand, view, look)
            except discord.HTTPException as error:
                log.debug("an ephemeral hand is gone: %s", error)
                self._drop(table, member, kept)
        elif await self._edit(kept, view):
            kept.look = look
        else:
            self._drop(table, member, kept)

    async def _edit(self, kept: _Shown, view: Layout) -> bool:
        """Show something else in a message; return whether it is still there.

        Raises:
            TryLater: Discord does not answer now.
        """
        if not await kept.is_there():
            return False
        try:
            async with self._common.messenger.patience(), asyncio.timeout(BY_TOKEN):
                await self._common.fallback.once(view, kept.edit)
        except discord.HTTPException as error:
            log.debug("an ephemeral hand is gone: %s", error)
            return False
        return True

    def _of(self, hand: Hand) -> _Shown | None:
        """Return the message that shows a hand."""
        return self._shown.get(hand.board.id, {}).get(hand.member)

    def _note(self, hand: Hand, shown: _Shown) -> None:
        self._shown.setdefault(hand.board.id, {})[hand.member] = shown

    def _drop(self, table: int, member: int, kept: _Shown) -> None:
        """Forget a message, unless a newer one has taken its place meanwhile."""
        there = self._shown.get(table, {})
        if there.get(member) is kept:
            del there[member]
            if not there:
                del self._shown[table]

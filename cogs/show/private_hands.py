"""Hands under *My hand*: one ephemeral message a seat, which can be edited while its interaction lives."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import discord

from bot.ops.deadlines import Clock
from bot.tables.table import Status
from bot.tables.views import Board, Hand
from cogs.render.hand import gone_message, hand_message, last_message, round_of
from cogs.render.parts import Layout
from cogs.render.terms import terms_message
from cogs.show.answers import redraw, show
from cogs.show.fallback import Fallback
from cogs.show.messenger import BY_TOKEN, FAILURES, Messenger, look_of
from cogs.show.readers import Readers
from cogs.show.together import Rest, together

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

    def __init__(
        self, messenger: Messenger, clock: Clock, readers: Readers, fallback: Fallback, keeps: Callable[[int], bool]
    ) -> None:
        """Begin with no message shown. `keeps`: says of a table whether its hands are kept in step here."""
        self._keeps = keeps
        self._fallback = fallback
        self._readers = readers
        self._messenger = messenger
        self._clock = clock
        self._shown: dict[tuple[int, int], _Shown] = {}

    def living(self, hand: Hand) -> bool:
        """Return whether a member has a message that shows the hand as it is, and will for a while."""
        key = (hand.board.id, hand.member)
        kept = self._shown.get(key)
        return kept is not None and self._clock() - kept.at < LAST_WORD and not kept.rest.left

    def are_there(self, table: int) -> bool:
        """Return whether a table has any such message."""
        return any(each == table for each, _ in self._shown)

    async def show(self, board: Board, hands: list[Hand], board_message: int | None, *, silent: bool) -> float | None:
        """Bring the messages of a table to the latest state, all at the same time.

        Those who sit there no more are told so, or asked whether they agree to changed terms.

        `silent`: whether the bot may not write on the board.

        Returns:
            Seconds until those are tried again that could not be edited now, None where all could.
        """
        table, seated = board.id, {hand.member for hand in hands}
        jobs = []
        for hand in hands:
            kept = self._shown.get((table, hand.member))
            if kept is not None:
                words = self._readers.of_hand(hand, kept.interaction.locale)
                view = hand_message(hand, words, board_message, silent=silent)
                jobs.append(kept.rest.after((table, hand.member), self._update(hand, kept, view)))
        gone = [(key, kept) for key, kept in self._shown.items() if key[0] == table and key[1] not in seated]
        jobs += [kept.rest.after(key, self._see_off(key, kept, board)) for key, kept in gone]
        return await together(jobs)

    async def _see_off(self, key: tuple[int, int], kept: _Shown, board: Board) -> None:
        member, words = key[1], self._readers.of_click(kept.interaction)
        asked = member in [each.member for each in board.asked]
        view = terms_message(board, None, member, "join", words) if asked else gone_message(words)
        await self._edit(kept, view)
        self._drop(key, kept)

    async def answer(self, interaction: discord.Interaction, hand: Hand, view: Layout, look: bytes) -> None:
        """Answer an interaction in a server: in the ephemeral message that was clicked, or in a new one.

        `look`: how the hand looks that the view stands for (`look_of`); the view stays until it looks different.
        """
        before = self._shown.get((hand.board.id, hand.member))
        shown = _Shown(interaction, None, self._clock(), round_of(hand), look)
        clicked = interaction.message
        async with self._sending(hand, shown):
            redrawn = clicked is not None and clicked.flags.ephemeral and await redraw(interaction, view)
            if not redrawn:
                shown.message = await show(interaction, view)
        if before is not None and not redrawn:
            await before.remove(self._clock())

    async def follow_up(
        self, interaction: discord.Interaction, at: float, hand: Hand, view: Layout, look: bytes
    ) -> None:
        """Show a hand below what is there, and take the one above it away. `at`: when the interaction came."""
        before = self._shown.get((hand.board.id, hand.member))
        shown = _Shown(interaction, None, at, round_of(hand), look)
        async with self._sending(hand, shown):
            message = await self._fallback.once(
                view, lambda form: interaction.followup.send(view=form, ephemeral=True, wait=True)
            )
            shown.message = message.id
        if before is not None:
            await before.remove(self._clock())

    @asynccontextmanager
    async def _sending(self, hand: Hand, shown: _Shown) -> AsyncIterator[None]:
        """Keep a hand up to date from now on, while the body sends its message: it may change on the way.

        Where the body fails, the message that was there before is kept up to date as it was.
        """
        key = (hand.board.id, hand.member)
        before = self._shown.get(key)
        shown.on_its_way, shown.arrived = asyncio.Event(), False
        if hand.board.ending is None and self._keeps(hand.board.id):
            self._shown[key] = shown
        else:  # nothing of it changes here any more, and nothing would have it forgotten
            self._shown.pop(key, None)
        try:
            yield
            shown.arrived = True
        finally:
            shown.on_its_way.set()
            if not shown.arrived and self._shown.get(key) is shown:
                self._drop(key, shown)
                if before is not None:
                    self._shown[key] = before

    async def let_go(self, board: Board) -> None:
        """Say in the messages of a table how to get new ones, and forget them: another process shows it from now on."""
        gone = [(key, kept) for key, kept in self._shown.items() if key[0] == board.id]
        jobs = []
        for key, kept in gone:
            if self._clock() - kept.at < TOKEN_LIFE:
                view = last_message(board, self._readers.of_click(kept.interaction))
                jobs.append(kept.rest.after(key, self._last_word(kept, view)))
        await together(jobs)
        self.forget(board.id)

    async def _last_word(self, kept: _Shown, view: Layout) -> None:
        await self._edit(kept, view)

    def forget(self, table: int) -> None:
        """Forget a closed table."""
        for key in [each for each in self._shown if each[0] == table]:
            del self._shown[key]

    async def _update(self, hand: Hand, kept: _Shown, view: Layout) -> None:
        key, look = (hand.board.id, hand.member), look_of(view)
        if kept.look == look:
            return
        if not await kept.is_there():
            self._drop(key, kept)
            return
        if self._clock() - kept.at > LAST_WORD and hand.board.status is not Status.CLOSED:
            if self._clock() - kept.at < TOKEN_LIFE:
                await self._edit(kept, last_message(hand.board, self._readers.of_click(kept.interaction)))
            self._drop(key, kept)
        elif hand.board.status is Status.PLAYING and round_of(hand) > kept.round:
            kept.round = round_of(hand)  # what fails may have arrived: it is not sent twice
            try:
                async with self._messenger.patience(), asyncio.timeout(BY_TOKEN):
                    await self.follow_up(kept.interaction, kept.at, hand, view, look)
            except discord.HTTPException as error:
                log.debug("an ephemeral hand is gone: %s", error)
                self._drop(key, kept)
        elif await self._edit(kept, view):
            kept.look = look
        else:
            self._drop(key, kept)

    async def _edit(self, kept: _Shown, view: Layout) -> bool:
        """Show something else in a message; return whether it is still there.

        Raises:
            TryLater: Discord does not answer now.
        """
        if not await kept.is_there():
            return False
        try:
            async with self._messenger.patience(), asyncio.timeout(BY_TOKEN):
                await self._fallback.once(view, kept.edit)
        except discord.HTTPException as error:
            log.debug("an ephemeral hand is gone: %s", error)
            return False
        return True

    def _drop(self, key: tuple[int, int], kept: _Shown) -> None:
        """Forget a message, unless a newer one has taken its place meanwhile."""
        if self._shown.get(key) is kept:
            del self._shown[key]

"""Every seat's hand, by direct message and under *My hand*. Both can be played from, and stay in step."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import discord

from bot.ops.deadlines import Clock
from bot.tables.commands import Tables
from bot.tables.posts import BOARD, HAND, Post, Posts
from bot.tables.table import Status
from bot.tables.views import Hand
from cogs.render.hand import hand_message
from cogs.render.parts import Layout
from cogs.render.words import Words, words_for
from cogs.show.answers import acknowledge, redraw, updates_clicked
from cogs.show.direct_hands import DirectHands
from cogs.show.fallback import Fallback
from cogs.show.letters import Letters
from cogs.show.messenger import Messenger
from cogs.show.private_hands import PrivateHands


class Hands:
    """Sends hands and keeps them at the latest state."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        posts: Posts,
        letters: Letters,
        fallback: Fallback,
        clock: Clock,
        lag: float,
        refused: Callable[[int], None],
        silent: Callable[[int], bool],
    ) -> None:
        """Make it; see `DirectHands`. `silent`: whether Discord refuses a table's messages."""
        self._tables = tables
        self._posts = posts
        self._clock = clock
        self._silent = silent
        self._tokens = messenger.tokens
        self._direct = DirectHands(messenger, posts, letters, fallback, clock, lag, refused)
        self._private = PrivateHands(messenger, clock)

    async def show(self, table: int) -> float | None:
        """Bring every hand that is shown to its latest state; none waits for another.

        Returns:
            Seconds until those are to be looked at again that may be behind, or could not be shown now; None where
            none is.
        """
        closed = (await self._tables.board(table)).status is Status.CLOSED
        board_message = await self.board_message(table)
        hands = await self._tables.hands(table)
        silent = self._silent(table)
        again = await self._private.show(table, hands, board_message, silent=silent)
        beside = {hand.member for hand in hands if self._private.living(hand)}
        waits = await self._direct.show(table, hands, board_message, silent=silent, beside=beside)
        if again is not None:
            waits = again if waits is None else min(again, waits)
        if closed and waits is None:  # and shown as such: what has closed since then is shown next time
            await self._private.forget(table)
            await self._direct.forget(table)
            await self._posts.forget(table, HAND)
        return waits

    def played(self, interaction: discord.Interaction, table: int) -> None:
        """Note where somebody plays from."""
        self._direct.played(table, interaction.user.id, there=interaction.guild_id is None)

    async def send(self, table: int) -> float | None:
        """Send hands to those who have none yet, and what is to be sent anew.

        Returns:
            Seconds until those are to be tried again that could not be sent now, None where all could.
        """
        hands, board_message = await self._tables.hands(table), await self.board_message(table)
        return await self._direct.send(hands, board_message, silent=self._silent(table))

    def unreached(self, table: int, posts: Mapping[tuple[str, int], Post]) -> set[int]:
        """Return the members of a table who have no direct message with their hand. `posts` are its messages."""
        return self._direct.unreached(table, posts)

    async def answer(self, interaction: discord.Interaction, hand: Hand, note: str = "", hint: str = "") -> None:
        """Answer an interaction with a hand: in the message that was clicked, or as a new ephemeral one.

        A note is gone with the table's next change, a hint only with the hand's.
        """
        words = words_for(str(interaction.locale))
        view = await self._view(hand, words, note, hint)
        stands_for = await self._view(hand, words, note)
        if interaction.guild_id is not None:
            await self._private.answer(interaction, hand, view, stands_for)
            return
        if interaction.message is not None:
            await self._direct.answered(hand, interaction.message.id, stands_for)
        if not await redraw(interaction, view):
            await acknowledge(interaction)
        elif interaction.message is not None and updates_clicked(interaction):
            self._tokens.note(interaction.message.id, interaction)

    async def hand_over(self, interaction: discord.Interaction, hand: Hand, note: str = "") -> None:
        """Show a hand privately after an interaction was answered, so that nobody has to look for it."""
        words = words_for(str(interaction.locale))
        view = await self._view(hand, words, note)
        await self._private.follow_up(interaction, self._clock(), hand, view)

    async def _view(self, hand: Hand, words: Words, note: str = "", hint: str = "") -> Layout:
        table = hand.board.id
        return hand_message(hand, words, await self.board_message(table), note, hint, silent=self._silent(table))

    async def board_message(self, table: int) -> int | None:
        """Return the id of a table's public message."""
        post = await self._posts.get(table, BOARD)
        return None if post is None else post.message

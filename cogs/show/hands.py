"""Every seat's hand, by direct message and under *My hand*. Both can be played from, and stay in step."""

from __future__ import annotations

import discord

from bot.tables.model.table import Status
from bot.tables.service.posts import BOARD as BOARD_POST
from bot.tables.service.posts import HAND, TablePosts
from bot.tables.views import Hand
from cogs.render.hand import hand_message
from cogs.show.answers import acknowledge, redraw, updates_clicked
from cogs.show.common import Common
from cogs.show.delivery import Delivery
from cogs.show.direct_hands import DirectHands
from cogs.show.messenger import FAILURES, look_of
from cogs.show.present import Present, board_message_of
from cogs.show.private_hands import PrivateHands
from cogs.show.schedule import DIRECT, HANDS
from engine.players import Weighed


class Hands:
    """Sends hands and keeps them at the latest state."""

    def __init__(self, common: Common, delivery: Delivery) -> None:
        """Begin with no hand shown. `delivery` knows where the bot may not write, which hands say then."""
        self._common = common
        self._delivery = delivery
        self._direct = DirectHands(common)
        self._private = PrivateHands(common)

    async def show(self, table: int) -> float | None:
        """Bring every hand that is shown to its latest state; none waits for another. New messages come after.

        Returns:
            Seconds until those are to be looked at again that may be behind, or could not be shown now; None where
            none is.
        """
        board = await self._common.tables.queries.board(table)
        closed = board.status is Status.CLOSED
        posts = await self._common.posts.everything(table)
        hands = await self._common.tables.queries.hands(table)
        board_message, silent = board_message_of(posts), self._delivery.is_refused(table)
        again = None
        try:
            if self._private.are_there(table):
                again = await self._private.show(board, hands, board_message, silent=silent)
                posts = await self._common.posts.everything(table)  # that may have taken long
            beside = {hand.member for hand in hands if self._private.living(hand)}
            waits = await self._direct.show(board, hands, posts, board_message, silent=silent, beside=beside)
        finally:
            if self._direct.has_to_send(self._without_other(hands), posts):  # which takes its time, and comes after
                self._common.schedule.mark(DIRECT, table)
        if again is not None:
            waits = again if waits is None else min(again, waits)
        if closed and waits is None:  # and shown as such: what has closed since then is shown next time
            self._private.forget(table)
            self._direct.forget(table)
            await self._common.posts.forget(table, HAND)
        return waits

    async def send(self, table: int) -> float | None:
        """Send hands to those who have none yet, and what is to be sent anew.

        Returns:
            Seconds until those are to be tried again that could not be sent now, None where all could.
        """
        hands, posts = await self._common.tables.queries.hands(table), await self._common.posts.everything(table)
        await self._common.letters.look_up([hand.member for hand in hands])
        hands = self._without_other(hands)
        return await self._direct.send(hands, posts, board_message_of(posts), silent=self._delivery.is_refused(table))

    def played(self, interaction: discord.Interaction, table: int) -> None:
        """Note where somebody plays from. Where another process keeps the table, it learns so by being woken."""
        if self._common.tables.cache.keeps(table):
            self._direct.played(table, interaction.user.id, there=interaction.guild_id is None)

    def played_elsewhere(self, table: int, member: int) -> None:
        """Note that another process answers a member in their direct message: it is left alone for that moment."""
        self._direct.played_elsewhere(table, member)
        self._common.schedule.mark(HANDS, table)

    async def last_word(self, table: int) -> None:
        """Let hands of a table that another process shows from now on say so, where that one cannot reach them."""
        if self._private.are_there(table):
            await self._private.let_go(await self._common.tables.queries.board(table))

    def forget(self, table: int) -> None:
        """Forget a table that another process shows from now on."""
        self._private.forget(table)
        self._direct.forget(table)

    def _without_other(self, hands: list[Hand]) -> list[Hand]:
        """Leave out whom the bot has never written to and who need not be written to now: a private hand lives."""
        is_stranger = self._common.letters.is_stranger
        return [hand for hand in hands if not (self._private.living(hand) and is_stranger(hand.member))]

    def unreached(self, table: int, posts: TablePosts) -> tuple[frozenset[int], frozenset[int]]:
        """Return a table's members without a direct message, and those who have their first. `posts` are its own."""
        return self._direct.unreached(table, posts)

    async def answer(
        self, interaction: discord.Interaction, present: Present, note: str = "", hint: Weighed | None = None
    ) -> None:
        """Answer an interaction with a hand: in the message that was clicked, or as a new ephemeral one.

        A note is gone with the table's next change, a hint only with the hand's: as what is shown counts the hand
        without the hint.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        hand = present.own_hand()
        view = self._view(interaction, hand, present, note, hint)
        look = look_of(self._view(interaction, hand, present, note) if hint is not None else view)
        if interaction.guild_id is not None:
            await self._private.answer(interaction, hand, view, look)
            return
        clicked = interaction.message
        is_kept = self._common.tables.cache.keeps(hand.board.id)
        is_direct = is_kept and clicked is not None and present.direct_message(hand.member) == clicked.id
        if is_direct:
            self._direct.answered(hand, look)
        try:
            drawn = await redraw(interaction, view)
        except FAILURES:
            if is_direct:
                self._direct.not_answered(hand)
                self._common.schedule.mark(HANDS, hand.board.id)
            raise
        if not drawn:
            await acknowledge(interaction)
        elif is_kept and clicked is not None and updates_clicked(interaction):
            self._common.messenger.tokens.note(clicked.id, interaction)

    async def hand_over(self, interaction: discord.Interaction, present: Present, note: str = "") -> None:
        """Show a hand privately after an interaction was answered, so that nobody has to look for it.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        hand = present.own_hand()
        view = self._view(interaction, hand, present, note)
        await self._private.follow_up(interaction, self._common.clock(), hand, view, look_of(view))

    async def board_message(self, table: int) -> int | None:
        """Return the id of a table's public message."""
        post = await self._common.posts.get(table, BOARD_POST)
        return None if post is None else post.message

    def _view(
        self, interaction: discord.Interaction, hand: Hand, present: Present, note: str, hint: Weighed | None = None
    ) -> discord.ui.LayoutView:
        words, silent = self._common.readers.of_hand(hand, interaction.locale), self._delivery.is_refused(hand.board.id)
        return hand_message(hand, words, present.board_message, note, hint, silent=silent)

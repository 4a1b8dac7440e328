"""Answers clicks with boards and hands: the answer itself shows them, without another request.

They then count as shown. For a while, edits of the board go through the click, which Discord does not count.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import discord

from bot.tables.model.table import Ending
from cogs.post.answers import acknowledge, answer_of, redraw, say, show, show_everybody, updates_clicked
from cogs.post.carrier import Order
from cogs.post.failures import FAILURES, is_final
from cogs.post.messenger import report
from cogs.post.policy import ABOVE
from cogs.post.reconciler import Reconciler
from cogs.post.state import Standing, TableState
from cogs.render.parts import Layout
from cogs.screen.message import Kind, Message, Slot
from cogs.screen.screens import board_screen, hand_screen, news_message
from cogs.screen.situation import ORIGINAL, Reach, Situation
from engine.players import Weighed

ANSWERED = 1.5
"""Seconds within which another process is expected to answer a click."""
BOARD = Slot(Kind.BOARD)


class Clicks:
    """Answers with boards and hands."""

    def __init__(self, reconciler: Reconciler) -> None:
        self._reconciler = reconciler
        self._states = reconciler.states
        self._readers = reconciler.readers
        self._cache = reconciler.tables.cache
        self._carrier = reconciler.carrier
        self._tokens = reconciler.carrier.messenger.tokens

    async def present(self, table: int) -> Situation:
        """Return a table as answers to clicks show it."""
        return await self._states.read(self._state_of(table))

    def _state_of(self, table: int) -> TableState:
        """Return the state of a table; a temporary one if another process shows the table."""
        return self._states.of(table) if self._cache.keeps(table) else TableState(table)

    # --- boards -----------------------------------------------------------------------------------------------

    async def open_with(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a command with a new table's board."""
        state = self._states.of(table)
        state.slots[BOARD].posting = True
        with self._answering(state, BOARD) as stands:
            await self._tell_first(state)
            order = self._board(state, stands, await self.present(table))
            message = await show_everybody(interaction, order.message.view)
            if message is not None:
                state.pressed_at = self._reconciler.clock()
                self._tokens.note(message, interaction)
                await self._carrier.posted(order, order.now.board.channel, message)
                return
        # Too late: Discord expects a private answer by now, so the reconciler posts the board.
        self._reconciler.changed(table)
        words = self._readers.of_click(interaction.user.id, interaction.locale)
        await say(interaction, words.say("Your table is open: its board is here in the channel."))

    async def _tell_first(self, state: TableState) -> None:
        """Post a new table's commitments above its board, if Discord takes them in time."""
        await self._states.hear_news(state)
        now, slot = await self._states.read(state), Slot(Kind.NEWS)
        if state.pending:
            message = news_message(now, self._readers.of_table(now.board))
            task = self._reconciler.post(Order(state, slot, state.slots[slot], message, now))
            await asyncio.wait([task], timeout=ABOVE)

    def is_board(self, interaction: discord.Interaction, table: int) -> bool:
        """Return whether a click was on a table's board, as far as this process knows."""
        state, clicked = self._states.get(table), interaction.message
        return state is not None and clicked is not None and state.message == clicked.id

    async def answer(self, interaction: discord.Interaction, table: int, *, for_hand: bool = False) -> Situation | None:
        """Answer a click on a board with its present state, in the same request if possible.

        `interaction`: the click, which has acted. `for_hand`: whether it only asks for its member's hand. Then read
        first, because reading may take long and the click has changed nothing; else read while nothing else can show
        the board, so that no edit caused by the click overtakes its answer.

        Returns:
            What was read; None if nothing was, because the present is on its way to the board already.

        Raises:
            NotSeated: the member asks for a hand, and does not sit at the table.
        """
        state, clicked = self._state_of(table), interaction.message

        async def read() -> Situation:
            present = await self.present(table)
            if for_hand:
                present.own_hand(interaction.user.id)
            return present

        stands = state.slots[BOARD]
        drawn, present = stands.drawn, await read() if for_hand else None
        if stands.busy:
            stands.again = True
            await acknowledge(interaction)
            if clicked is not None and updates_clicked(interaction):
                self._tokens.note(clicked.id, interaction)
            return present
        with self._answering(state, BOARD) as stands:
            if present is None or stands.drawn is not drawn:  # the board may show more than was read
                present = await read()
            try:
                if clicked is not None and present.board_message == clicked.id:
                    await self._redraw(interaction, self._board(state, stands, present, clicked=True))
                else:
                    await acknowledge(interaction)
            except discord.HTTPException as error:
                if not is_final(error):
                    raise
                report(error, "a board")
                await acknowledge(interaction)
        if present.board.ending is not None:
            self._reconciler.mark(table)  # so that the reconciler forgets the table
        return present

    async def go_on(self, interaction: discord.Interaction, table: int) -> None:
        """Answer *Next round* on a board: show the new round there, or in a new board if there are messages below.

        The new board is a follow-up, so that it can be edited through the click.
        """
        state, channel = self._states.of(table), interaction.channel_id or 0
        if state.newer == 0 or not self._carrier.follow_ups.may(channel):
            await self.answer(interaction, table)
            return
        with self._answering(state, BOARD) as stands:
            await acknowledge(interaction)
            order = self._board(state, stands, await self.present(table))
            stands.posting = True
            self._carrier.follow_ups.take(channel)
            message = await self._carrier.in_some_form(
                order, lambda form: interaction.followup.send(view=form, wait=True, silent=True)
            )
            self._tokens.note(message.id, interaction, follow_up=True)
            await self._carrier.posted(order, channel, message.id)

    def _board(self, state: TableState, stands: Standing, present: Situation, *, clicked: bool = False) -> Order:
        return Order(state, BOARD, stands, board_screen(present, self._readers, clicked=clicked), present)

    async def _redraw(self, interaction: discord.Interaction, order: Order) -> None:
        """Show a message in the clicked one; if that is gone, acknowledge the click."""
        clicked = interaction.message
        if clicked is None or not await redraw(interaction, order.message.view):
            await acknowledge(interaction)
            return
        if updates_clicked(interaction) and self._states.get(order.state.table) is order.state:
            self._tokens.note(clicked.id, interaction)
        order.shown()

    # --- hands ------------------------------------------------------------------------------------------------

    async def see_hand(self, interaction: discord.Interaction, table: int, note: str = "") -> None:
        """Answer with the hand of the member who has clicked, under a sentence about the click.

        If no earlier click lets the bot edit the board, answer on the board, and send the hand as a follow-up: this
        click then lets it for a while. Answer any other click with the hand itself: Discord takes few follow-ups.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        clicked, may_follow = interaction.message, self._carrier.follow_ups.may(interaction.channel_id or 0)
        on_board = may_follow and self.is_board(interaction, table)
        if clicked is None or not on_board or self._tokens.living(clicked.id) is not None:
            await self.answer_hand(interaction, await self.present(table), note)
            return
        present = await self.answer(interaction, table, for_hand=True) or await self.present(table)
        await self.answer_hand(interaction, present, note, follows=True)

    async def answer_hand(
        self,
        interaction: discord.Interaction,
        present: Situation,
        note: str = "",
        hint: Weighed | None = None,
        *,
        follows: bool = False,
    ) -> None:
        """Answer an interaction with a hand: in the clicked message, or in a new private one.

        A note disappears with the table's next change, a hint only with the hand's: the hand without the hint counts
        as shown. `follows`: whether the interaction was answered before with something else. Then the hand is shown
        only if Discord takes another follow-up now.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        hand = present.own_hand(interaction.user.id)
        message = hand_screen(hand, present, self._readers, str(interaction.locale), note, hint)
        if interaction.guild_id is None:
            slot, clicked = Slot(Kind.DIRECT_HAND, interaction.user.id), interaction.message
            state, post = self._state_of(present.board.id), present.posts.get(slot)
            if clicked is None or post is None or post.message != clicked.id:
                state = TableState(present.board.id)  # an old message, which is not kept up to date
            with self._answering(state, slot) as stands:
                await self._redraw(interaction, Order(state, slot, stands, message, present))
        elif not follows or self._carrier.follow_ups.may(interaction.channel_id or 0):
            await self._show_privately(interaction, present, message, follows=follows)

    async def show_panel(self, interaction: discord.Interaction, table: int, view: Layout) -> None:
        """Answer privately with a table's menu, rules or invitation. It replaces the last one; a hand replaces it."""
        state, member = self._state_of(table), interaction.user.id
        follow_up = await show(interaction, view)
        _, before = state.panels.get(member, (0, None))
        shown = Reach.of(interaction, self._reconciler.clock(), follow_up or ORIGINAL)
        state.panels[member] = follow_up or answer_of(interaction), shown
        await self._carrier.take_away(before)

    def played(self, interaction: discord.Interaction, table: int) -> None:
        """Note where somebody plays from. If another process keeps the table, it learns that when it is woken."""
        owner = self._state_of(table).attention[interaction.user.id]
        owner.played(self._reconciler.clock(), there=interaction.guild_id is None)

    def played_elsewhere(self, table: int, member: int) -> None:
        """Note that another process answers a member who has played from the direct message.

        How the message looks then is unknown here. It is edited after that answer, so that the two do not collide.
        """
        state = self._states.of(table)
        state.attention[member].played(self._reconciler.clock(), there=True)
        stands = state.slots[Slot(Kind.DIRECT_HAND, member)]
        stands.drawn = None
        stands.rest.for_now(ANSWERED)
        self._reconciler.mark(table)

    async def _show_privately(
        self, interaction: discord.Interaction, present: Situation, message: Message, *, follows: bool
    ) -> None:
        """Replace a member's private hand, and keep the new one up to date if possible."""
        state, slot = self._state_of(present.board.id), Slot(Kind.PRIVATE_HAND, interaction.user.id)
        with self._answering(state, slot) as stands:
            edition, clicked, became = 0, interaction.message, 0
            reach = Reach.of(interaction, self._reconciler.clock())
            if follows:
                reach.message = await self._carrier.follow_up(reach, message.view)
            elif clicked is not None and clicked.flags.ephemeral and await redraw(interaction, message.view):
                edition, became = stands.edition, clicked.id
                state.private.pop(slot.member, None)  # it is in the same message
            else:
                reach.message = await show(interaction, message.view) or ORIGINAL
            closed = present.board.ending not in (None, Ending.FINISHED)  # a finished match's result removes it
            if closed or not self._cache.keeps(present.board.id):
                await self._carrier.take_away(state.private.pop(slot.member, None))
            else:
                await self._carrier.opened(Order(state, slot, stands, message, present), reach, edition=edition)
        panel, shown = state.panels.pop(slot.member, (0, None))
        if became != panel:
            await self._carrier.take_away(shown)  # else the panel has become the hand

    @contextmanager
    def _answering(self, state: TableState, slot: Slot) -> Iterator[Standing]:
        """Keep everything else from showing a message while the body answers a click with it."""
        stands = state.slots[slot]
        stands.busy += 1
        stands.again = False
        try:
            yield stands
        except FAILURES:  # the answer may have arrived
            stands.drawn, stands.again = None, True
            raise
        finally:
            self._reconciler.finished(state, slot, stands)

"""Answers clicks with boards and hands: through their callback, so that nothing more has to be asked of Discord.

What is answered so counts as shown; a board then follows its click for a while at no cost.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.refusals import NotSeated
from bot.tables.views import Board, Hand
from cogs.post.answers import acknowledge, redraw, say, show, show_everybody, updates_clicked
from cogs.post.carrier import PLAIN_BUTTONS, Order
from cogs.post.fallback import is_final, report
from cogs.post.messenger import FAILURES
from cogs.post.policy import ABOVE
from cogs.post.reconciler import Reconciler
from cogs.post.state import Private, Standing, TableState
from cogs.render.hand import hand_message
from cogs.render.parts import Layout
from cogs.screen.message import Drawn, Kind, Message, Slot, look_of
from cogs.screen.screens import board_screen, hand_screen, news_message
from cogs.screen.situation import Opened, Situation
from engine.players import Weighed

ANSWERED = 1.5
"""Seconds after which a click has been answered that another process answers."""
BOARD = Slot(Kind.BOARD)


@dataclass(frozen=True, slots=True)
class Present:
    """A table at the moment of a click: read once, and shown wherever the click is answered."""

    now: Situation
    hand: Hand | None
    """The hand of the member who asks, None where they do not sit there."""

    @property
    def board(self) -> Board:
        """The table as everybody sees it."""
        return self.now.board

    def own_hand(self) -> Hand:
        """Return the member's hand.

        Raises:
            NotSeated: they do not sit at the table.
        """
        if self.hand is None:
            raise NotSeated
        return self.hand


class Clicks:
    """Answers with boards and hands."""

    def __init__(self, reconciler: Reconciler) -> None:
        self._reconciler = reconciler
        self._states = reconciler.states
        self._readers = reconciler.readers
        self._cache = reconciler.tables.cache
        self._carrier = reconciler.carrier
        self._tokens = reconciler.carrier.messenger.tokens

    async def present(self, table: int, member: int = 0) -> Present:
        """Return a table for a member; nobody's hand is among it where that is 0."""
        now = await self._reconciler.situations.of(self._states.get(table) or TableState(table))
        return Present(now, next((hand for hand in now.hands if hand.member == member), None))

    # --- boards -----------------------------------------------------------------------------------------------

    async def open_with(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a command with a new table's board."""
        state = self._states.of(table)
        state.of(BOARD).posting = True
        with self._answering(state, BOARD, state.of(BOARD)):
            await self._tell_first(state)
            present = await self.present(table)
            drawing = board_screen(present.now, self._readers, clicked=True)
            message = await show_everybody(interaction, drawing.view)
            if message is not None:
                state.pressed_at = self._reconciler.clock()
                self._tokens.note(message, interaction)
                await self._shown(state, present, message, drawing)
                return
        # It took so long that Discord waits for a private answer by now: the board comes as any later one does.
        self._reconciler.changed(table)
        words = self._readers.of_click(interaction)
        await say(interaction, words.say("Your table is open: its board is here in the channel."))

    async def _tell_first(self, state: TableState) -> None:
        """Post a new table's commitments above its board, where Discord takes them in time."""
        await self._reconciler.situations.hear_news(state, changed=True)
        now, slot = await self._reconciler.situations.of(state), Slot(Kind.NEWS)
        if now.pending:
            message = news_message(now, self._readers.of_table(now.board))
            task = self._reconciler.post(Order(state, slot, state.of(slot), message, now, None))
            await asyncio.wait([task], timeout=ABOVE)

    def is_board(self, interaction: discord.Interaction, table: int) -> bool:
        """Return whether a click was on a table's board, as far as this process knows where that is."""
        state, clicked = self._states.get(table), interaction.message
        return state is not None and clicked is not None and state.message == clicked.id

    async def answer(
        self,
        interaction: discord.Interaction,
        table: int,
        read: Callable[[], Awaitable[Present]],
        *,
        ahead: bool = False,
    ) -> Present | None:
        """Answer a click on a board with its present state, in the same request where that can be.

        `interaction`: the click, which has acted. `ahead`: whether that is done first, because it may take its time and
        the click has changed nothing; else it is done while nothing else can show the board, so that the click is not
        overtaken by its own change.

        Returns:
            What was read; None where nothing was, because the present is on its way to the board already.
        """
        if not self._cache.keeps(table):
            return await self._answer_for_another(interaction, read)
        state, clicked = self._states.of(table), interaction.message
        stands = state.of(BOARD)
        drawn, present = stands.drawn, await read() if ahead else None
        if stands.busy:
            stands.again = True
            await acknowledge(interaction)
            if clicked is not None and updates_clicked(interaction):
                self._tokens.note(clicked.id, interaction)
            return present
        with self._answering(state, BOARD, stands):
            if present is None or stands.drawn is not drawn:  # the board may show more than was read
                present = await read()
            there = clicked is not None and present.now.board_message == clicked.id
            if clicked is None or not there or not await self._redraw(interaction, state, clicked.id, present):
                await acknowledge(interaction)
        if present.board.ending is not None:
            self._reconciler.mark(table)  # nothing is kept of it that nobody shows any more
        return present

    async def _answer_for_another(
        self, interaction: discord.Interaction, read: Callable[[], Awaitable[Present]]
    ) -> Present:
        """Answer a click on the board of a table that another process shows; nothing of it is kept here."""
        present, clicked = await read(), interaction.message
        is_there = clicked is not None and present.now.board_message == clicked.id
        view = board_screen(present.now, self._readers, clicked=True).view if is_there else None
        if view is None or not await redraw(interaction, view):
            await acknowledge(interaction)
        return present

    async def _redraw(
        self, interaction: discord.Interaction, state: TableState, message: int, present: Present
    ) -> bool:
        """Show the present in the board that was clicked; return whether that could be."""
        drawing, stands = board_screen(present.now, self._readers, clicked=True), state.of(BOARD)
        try:
            drawn = await redraw(interaction, drawing.view)
        except discord.HTTPException as error:
            if not is_final(error):
                raise
            report(error, "a board")
            return False
        if drawn:
            if updates_clicked(interaction):
                self._tokens.note(message, interaction)
            stands.shows(drawing.drawn(stands.drawn), drawing.edition)
        return drawn

    async def go_on(self, interaction: discord.Interaction, table: int) -> None:
        """Answer *Next round* on a board: with the new round there, or in a new board below what came since.

        That one follows the click, so that it can be edited through it.
        """
        state, channel = self._states.of(table), interaction.channel_id or 0
        if state.newer == 0 or not self._carrier.follow_ups.may(channel):
            await self.answer(interaction, table, lambda: self.present(table))
            return
        with self._answering(state, BOARD, state.of(BOARD)):
            await acknowledge(interaction)
            present = await self.present(table)
            state.of(BOARD).posting = True
            drawing, post = board_screen(present.now, self._readers), present.now.posts.get(BOARD)
            self._carrier.follow_ups.note(channel)
            message = await self._carrier.fallback.send(
                (str(Kind.BOARD), table, 0),
                drawing.view,
                lambda form: interaction.followup.send(view=form, wait=True, silent=True),
                buttons=PLAIN_BUTTONS,
            )
            self._tokens.note(message.id, interaction, follow_up=True)
            await self._shown(state, present, message.id, drawing)
            await self._carrier.remove(post)

    async def _shown(self, state: TableState, present: Present, message: int, drawing: Message) -> None:
        await self._carrier.board_posted(state, present.now, message, drawing)
        self._states.place(state, present.board, message)

    # --- hands ------------------------------------------------------------------------------------------------

    async def see_hand(
        self, interaction: discord.Interaction, table: int, read: Callable[[], Awaitable[Present]], note: str = ""
    ) -> None:
        """Answer with the hand that is read, under a sentence about what was pressed.

        A click on a board that follows no other is answered there, and the hand follows: the board can then be edited
        through it for a while. Any other click is answered with the hand itself, since Discord takes few follow-ups.
        """
        clicked = interaction.message
        if clicked is None or not self.is_board(interaction, table) or self._follows_already(interaction, clicked.id):
            await self.answer_hand(interaction, await read(), note)
            return
        present = await self.answer(interaction, table, read, ahead=True) or await read()
        await self.hand_over(interaction, present, note)

    def _follows_already(self, interaction: discord.Interaction, board: int) -> bool:
        may = self._carrier.follow_ups.may(interaction.channel_id or 0)
        return self._tokens.living(board) is not None or not may

    async def answer_hand(
        self, interaction: discord.Interaction, present: Present, note: str = "", hint: Weighed | None = None
    ) -> None:
        """Answer an interaction with a hand: in the message that was clicked, or as a new private one.

        A note is gone with the table's next change, a hint only with the hand's: as what is shown counts the hand
        without the hint.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        hand = present.own_hand()
        view, counts_as = self._drawn(interaction, hand, present, note, hint)
        if interaction.guild_id is not None:
            await self._answer_privately(interaction, present, view, counts_as)
        else:
            await self._answer_directly(interaction, present, view, counts_as)

    async def hand_over(self, interaction: discord.Interaction, present: Present, note: str = "") -> None:
        """Show a hand privately after an interaction was answered, so that nobody has to look for it.

        Raises:
            NotSeated: the member does not sit at the table.
        """
        hand = present.own_hand()
        if not self._carrier.follow_ups.may(interaction.channel_id or 0):
            return
        view, counts_as = self._drawn(interaction, hand, present, note)
        with self._replacing(interaction, hand) as state:
            message = await self._carrier.follow_up(interaction, view)
            await self._keep(interaction, state, hand, message, counts_as)

    def played(self, interaction: discord.Interaction, table: int) -> None:
        """Note where somebody plays from. Where another process keeps the table, it learns so by being woken."""
        if self._cache.keeps(table):
            owner = self._states.of(table).attention_of(interaction.user.id)
            owner.played(self._reconciler.clock(), there=interaction.guild_id is None)

    def played_elsewhere(self, table: int, member: int) -> None:
        """Note that another process answers a member who has played from the direct message.

        Nobody knows how it looks then. It is edited once that answer has arrived, so that the two do not meet.
        """
        state = self._states.of(table)
        state.attention_of(member).played(self._reconciler.clock(), there=True)
        stands = state.of(Slot(Kind.DIRECT_HAND, member))
        stands.drawn = None
        stands.rest.for_now(ANSWERED)
        self._reconciler.mark(table)

    async def _answer_privately(
        self, interaction: discord.Interaction, present: Present, view: Layout, counts_as: tuple[Drawn, int]
    ) -> None:
        hand, clicked = present.own_hand(), interaction.message
        stood = self._edition_of(hand)
        with self._replacing(interaction, hand) as state:
            if clicked is not None and clicked.flags.ephemeral and await redraw(interaction, view):
                state.private.pop(hand.member, None)  # it is this one, and stands where it stood
                message, counts_as = None, (counts_as[0], stood or counts_as[1])
            else:
                message = await show(interaction, view)
            await self._keep(interaction, state, hand, message, counts_as)

    def _edition_of(self, hand: Hand) -> int:
        """Return the round below whose board a private hand stands, 0 where that is not known."""
        state = self._states.get(hand.board.id)
        stands = None if state is None else state.slots.get(Slot(Kind.PRIVATE_HAND, hand.member))
        return 0 if stands is None else stands.edition

    async def _answer_directly(
        self, interaction: discord.Interaction, present: Present, view: Layout, counts_as: tuple[Drawn, int]
    ) -> None:
        hand, clicked = present.own_hand(), interaction.message
        slot = Slot(Kind.DIRECT_HAND, hand.member)
        post = present.now.posts.get(slot)
        if clicked is None or post is None or post.message != clicked.id or not self._cache.keeps(hand.board.id):
            if not await redraw(interaction, view):
                await acknowledge(interaction)
            return
        state = self._states.of(hand.board.id)
        state.slots[slot] = stands = Standing()
        with self._answering(state, slot, stands):
            if not await redraw(interaction, view):
                await acknowledge(interaction)
            elif updates_clicked(interaction):
                self._tokens.note(clicked.id, interaction)
            stands.shows(*counts_as)
            state.attention_of(hand.member).shows_choice = hand_screen(hand, present.now, self._readers).chooses

    def _drawn(
        self,
        interaction: discord.Interaction,
        hand: Hand,
        present: Present,
        note: str,
        hint: Weighed | None = None,
    ) -> tuple[Layout, tuple[Drawn, int]]:
        """Return a hand, and as what it counts: how it looks without a hint, and its edition."""
        now, locale = present.now, str(interaction.locale)
        plain = hand_screen(hand, now, self._readers, locale)
        if not note and hint is None:
            return plain.view, (plain.drawn(), plain.edition)
        words = self._readers.of_hand(hand, locale)
        view = hand_message(hand, words, now.board_message, note, hint, silent=now.silent)
        return view, (Drawn((), look_of(view)) if note else plain.drawn(), plain.edition)

    async def _keep(
        self,
        interaction: discord.Interaction,
        state: TableState,
        hand: Hand,
        message: int | None,
        counts_as: tuple[Drawn, int],
    ) -> None:
        """Keep a private hand up to date from now on, where that can be."""
        if hand.board.ending is not None or not self._cache.keeps(hand.board.id):
            await self._carrier.take_away(state.private.pop(hand.member, None))
            return
        opened = Opened(str(interaction.locale), self._reconciler.clock(), self._readers.of_click(interaction))
        await self._carrier.opened(state, hand.member, Private(opened, interaction, message), *counts_as)

    @contextmanager
    def _replacing(self, interaction: discord.Interaction, hand: Hand) -> Iterator[TableState]:
        """Let a new private hand take the place of the one that is there, while the body sends it.

        Where the body fails, the message that was there before is kept up to date as it was.
        """
        state = self._states.get(hand.board.id) if self._cache.keeps(hand.board.id) else None
        state = state or TableState(hand.board.id)
        slot, looks = Slot(Kind.PRIVATE_HAND, hand.member), state.looks
        before = state.slots.get(slot)
        state.slots[slot] = stands = Standing()
        try:
            with self._answering(state, slot, stands):
                yield state
                stands.again = state.looks != looks  # it may have changed on its way
        except BaseException:
            state.slots.pop(slot, None)
            if before is not None:
                before.drawn = None
                state.slots[slot] = before
            raise

    @contextmanager
    def _answering(self, state: TableState, slot: Slot, stands: Standing) -> Iterator[None]:
        """Keep everything else from showing a message while the body answers a click with it."""
        stands.busy += 1
        stands.again = False
        try:
            yield
        except FAILURES:
            stands.again = True
            raise
        finally:
            self._reconciler.finished(state, slot, stands)

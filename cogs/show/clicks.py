"""Clicks and commands that are answered with a table's board: it then follows the click for a while at no cost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.refusals import DecisionOver
from bot.tables.service.posts import BOARD as BOARD_POST
from cogs.render.board import board_message
from cogs.render.plain import without
from cogs.show.answers import acknowledge, redraw, say, show_everybody, updates_clicked
from cogs.show.board import PLAIN_BUTTONS, Boards
from cogs.show.common import Common
from cogs.show.fallback import is_final, report
from cogs.show.messenger import FAILURES
from cogs.show.present import Present, Presents
from cogs.show.schedule import BOARD


class BoardClicks:
    """Answers with boards."""

    def __init__(
        self, common: Common, boards: Boards, presents: Presents, result_answered: Callable[[int, int], None]
    ) -> None:
        """Answer for these. `result_answered`: called with the table and the message where *Next round* was pressed."""
        self._common = common
        self._boards = boards
        self._presents = presents
        self._tokens = common.messenger.tokens
        self._result_answered = result_answered

    async def open_with(self, interaction: discord.Interaction, table: int) -> None:
        """Answer a command with a new table's board."""
        async with self._common.screens.of(table).lock:
            board = await self._common.tables.queries.board(table)
            drawing = self._boards.drawing(board, {})
            message = await show_everybody(interaction, drawing.view)
            if message is not None:
                self._boards.watched(table)
                self._tokens.note(message, interaction)
                await self._boards.posted(board, message, drawing.look)
                return
        # It took so long that Discord waits for a private answer by now: the board comes as any later one does.
        self._common.schedule.mark(BOARD, table)
        words = self._common.readers.of_click(interaction)
        await say(interaction, words.say("Your table is open: its board is here in the channel."))

    def is_board(self, interaction: discord.Interaction, table: int) -> bool:
        """Return whether a click was on a table's board, as far as this process knows where that is."""
        screen, clicked = self._common.screens.get(table), interaction.message
        return screen is not None and clicked is not None and screen.message == clicked.id

    async def answer(
        self,
        interaction: discord.Interaction,
        table: int,
        read: Callable[[], Awaitable[Present]],
        *,
        ahead: bool = False,
    ) -> Present | None:
        """Answer a click on a board with its present state, in the same request where that can be.

        Args:
            interaction: the click, which has acted.
            table: the table.
            read: reads the present.
            ahead: whether that is done first, because it may take its time and the click has changed nothing; else it
                is done while nothing else can show the board, so that the click is not overtaken by its own change.

        Returns:
            What was read; None where nothing was, because the present is on its way to the board already.
        """
        if not self._common.tables.cache.keeps(table):
            return await self._answer_for_another(interaction, read)
        screen, clicked = self._common.screens.of(table), interaction.message
        shown = screen.shown
        present = await read() if ahead else None
        if screen.lock.locked():
            await acknowledge(interaction)
            if clicked is not None and updates_clicked(interaction):
                self._tokens.note(clicked.id, interaction)
            return present
        async with screen.lock:
            if present is None or screen.shown != shown:  # the board may show more than was read
                present = await read()
            is_there = clicked is not None and present.board_message == clicked.id
            if clicked is None or not is_there or not await self._redraw(interaction, clicked.id, present):
                await acknowledge(interaction)
        if present.board.ending is not None:
            self._common.screens.let_go(screen)
        return present

    async def _answer_for_another(
        self, interaction: discord.Interaction, read: Callable[[], Awaitable[Present]]
    ) -> Present:
        """Answer a click on the board of a table that another process shows; nothing of it is kept here."""
        present, clicked = await read(), interaction.message
        is_there = clicked is not None and present.board_message == clicked.id
        view = board_message(present.board, self._common.readers.of_table(present.board), ()) if is_there else None
        if view is None or not await redraw(interaction, view):
            await acknowledge(interaction)
        return present

    async def _redraw(self, interaction: discord.Interaction, message: int, present: Present) -> bool:
        """Show the present in the board that was clicked; return whether that could be."""
        drawing = self._boards.drawing(present.board, present.posts)
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
            self._boards.answered(present.board, drawing)
        return drawn

    async def go_on(self, interaction: discord.Interaction, table: int, deal: Callable[[], Awaitable[None]]) -> None:
        """Answer *Next round*: take the button away, deal, and post the new round's board below.

        The board follows the click, so that it can be edited through it. Where the round has come by itself, only the
        button goes.
        """
        screen = self._common.screens.of(table)
        async with screen.lock:
            try:
                await deal()
            except DecisionOver:
                if not await self._take_away(interaction, table):
                    raise
                return
            if not await self._take_away(interaction, table):  # somebody has deleted the result
                await acknowledge(interaction)
            present = await self._presents.of_table(table)
            post = present.posts.get((BOARD_POST, 0))
            if post is not None and screen.newer == 0:
                return  # nothing is below the board that is there, and it is shown there
            drawing = self._boards.drawing(present.board, present.posts)
            try:
                message = await self._common.fallback.send(
                    (BOARD, table),
                    drawing.view,
                    lambda form: interaction.followup.send(view=form, wait=True, silent=True),
                    buttons=PLAIN_BUTTONS,
                )
            except FAILURES:
                self._common.schedule.mark(BOARD, table)  # it comes as any later one does
                raise
            self._tokens.note(message.id, interaction, follow_up=True)
            await self._boards.posted(present.board, message.id, drawing.look)
            self._boards.remove(post)

    async def _take_away(self, interaction: discord.Interaction, table: int) -> bool:
        """Take *Next round* away where it was pressed; return whether it was there."""
        clicked = interaction.message
        shown = None if clicked is None else without(clicked, "deal")
        if clicked is None or shown is None:
            return False
        self._result_answered(table, clicked.id)
        return await redraw(interaction, shown)

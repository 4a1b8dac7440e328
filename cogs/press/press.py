"""A pressed button or menu: who pressed it, what it means, and the table that the answer shows."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.app import NewmarketBot
from bot.members.people import Actor
from bot.refusals import TableGone
from bot.tables.transitions.permissions import Request
from bot.tables.views import Board
from cogs.post.publisher import Publisher, publisher_of
from cogs.press.boundary import actor
from cogs.render.ids import CustomId
from cogs.render.words import Words
from cogs.screen.situation import Situation


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button or menu: who pressed it, and what it means."""

    interaction: discord.Interaction[NewmarketBot]
    pressed: CustomId
    words: Words
    chosen: Sequence[Any] = ()
    """What was chosen in a menu; empty for a button."""
    before: Board | None = None
    """The table at the time of the press, None if the button belongs to no table."""

    @classmethod
    async def allowed(
        cls, interaction: discord.Interaction[NewmarketBot], pressed: CustomId, words: Words, chosen: Sequence[Any]
    ) -> "Press":
        """Return what was pressed, if its person may look at the table from there.

        Raises:
            TableGone: the table never existed.
            Refused: the table is elsewhere; see `permissions.check`.
        """
        if not pressed.table:
            return cls(interaction, pressed, words, chosen)
        before = await interaction.client.tables.queries.allow(Request.LOOK, pressed.table, actor(interaction))
        publisher_of(interaction.client).pressed(pressed.table, here=interaction.guild_id is not None)
        return cls(interaction, pressed, words, chosen, before)

    @property
    def game(self) -> str:
        """The key of the game that the table plays.

        Raises:
            TableGone: the button belongs to no table.
        """
        if self.before is None:
            raise TableGone
        return self.before.game

    @property
    def bot(self) -> NewmarketBot:
        """The application."""
        return self.interaction.client

    @property
    def publisher(self) -> Publisher:
        """The publisher of the application."""
        return publisher_of(self.bot)

    @property
    def table(self) -> int:
        """The id of the button's table."""
        return self.pressed.table

    @property
    def actor(self) -> Actor:
        """Who pressed, and what they may do."""
        return actor(self.interaction)

    @property
    def member(self) -> int:
        """The id of the member who pressed."""
        return self.interaction.user.id

    @property
    def showing(self) -> int:
        """The number of the menus that the answer shows: see `CustomId`."""
        return self.interaction.id % 99_991

    @property
    def private(self) -> bool:
        """Whether nobody else sees the pressed message."""
        clicked = self.interaction.message
        return self.interaction.guild_id is None or (clicked is not None and clicked.flags.ephemeral)

    async def present(self) -> Situation:
        """Return the table as the member who pressed may see it now."""
        return await self.publisher.clicks.present(self.table, self.member)

    async def own_present(self) -> Situation:
        """Return the table as the member who pressed may see it, if they sit there.

        Raises:
            NotSeated: they do not.
        """
        present = await self.present()
        present.own_hand()
        return present

    async def answer_with_hand(self, note: str = "") -> None:
        """Answer with the hand of the member who pressed, under a sentence about the press.

        Raises:
            NotSeated: they do not sit at the table.
        """
        await self.publisher.clicks.see_hand(self.interaction, self.table, self.own_present, note)

    async def answer_with_board(self) -> None:
        """Answer with the board alone."""
        await self.publisher.clicks.answer(
            self.interaction, self.table, lambda: self.publisher.clicks.present(self.table)
        )

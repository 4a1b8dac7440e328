"""A pressed button, and the hand that answers many of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import discord

from bot.members.people import Actor
from bot.refusals import NotSeated
from bot.tables.permissions import Request
from bot.tables.views import Hand
from cogs.press.boundary import actor
from cogs.render.ids import CustomId
from cogs.render.words import Words
from cogs.show.publisher import Publisher, publisher_of

if TYPE_CHECKING:
    from bot.app import NewmarketBot


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button: who pressed it, and what it means."""

    interaction: discord.Interaction[NewmarketBot]
    pressed: CustomId
    words: Words

    @classmethod
    async def allowed(cls, interaction: discord.Interaction[NewmarketBot], pressed: CustomId, words: Words) -> Press:
        """Return what was pressed, where its table may be looked at from there: nothing is told of any other.

        Raises:
            TableGone: there never was such a table.
            Refused: the table is elsewhere; see `fences.check`.
        """
        press = cls(interaction, pressed, words)
        if press.table:
            await press.bot.tables.allow(Request.LOOK, press.table, press.actor)
            press.publisher.pressed(press.table, here=interaction.guild_id is not None)
        return press

    @property
    def bot(self) -> NewmarketBot:
        """The application."""
        return self.interaction.client

    @property
    def publisher(self) -> Publisher:
        """What shows the tables."""
        return publisher_of(self.bot)

    @property
    def table(self) -> int:
        """The table it is about."""
        return self.pressed.table

    @property
    def actor(self) -> Actor:
        """Who pressed, and what he may."""
        return actor(self.interaction)

    @property
    def member(self) -> int:
        """The id of the one who pressed."""
        return self.interaction.user.id


async def own_hand(press: Press) -> Hand | None:
    """Return the hand of the one who pressed, None where he does not sit at the table."""
    try:
        return await press.bot.tables.hand(press.table, press.member)
    except NotSeated:
        return None


async def answer_with_hand(press: Press, note: str = "") -> None:
    """Answer with the hand of the one who pressed, under a sentence about what he pressed.

    Raises:
        NotSeated: he does not sit at the table.
    """
    hand = await own_hand(press)
    if hand is None:
        raise NotSeated
    await show_hand(press, hand, note)


async def show_hand(press: Press, hand: Hand, note: str = "") -> None:
    """Answer with a hand, under a sentence about what was pressed.

    A click on the board is answered there, and the hand follows: such a click lets the board be edited for a while
    without counting towards what Discord takes of a bot.
    """
    if not press.publisher.is_board(press.interaction, press.table):
        await press.publisher.hands.answer(press.interaction, hand, note)
        return
    await press.publisher.answer_with_board(press.interaction, press.table)
    await press.publisher.hands.hand_over(press.interaction, hand, note)

"""What pressing a table's button does. The buttons work after a restart: everything is in their ids."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import discord

from bot.refusals import CardNotYours, ChannelTaken, DecisionOver, NotSeated, NotYourMove, TableGone
from bot.tables.state import Status
from bot.tables.views import Hand
from cogs.boundary import actor, answer, boundary
from cogs.custom_id import TEMPLATE, CustomId
from cogs.permissions import missing_here
from cogs.publisher import Publisher, publisher_of
from cogs.render.games import RENDERERS
from cogs.render.hand import menu_message, pointer_message, stop_question
from cogs.render.parts import layout
from cogs.render.refusals import sentence
from cogs.words import Words
from engine.cards import card
from engine.game import RuleBroken

if TYPE_CHECKING:
    from bot.app import NewmarketBot


log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Press:
    """A pressed button: who pressed it, and what it means."""

    interaction: discord.Interaction[NewmarketBot]
    pressed: CustomId
    words: Words

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
    def member(self) -> int:
        """Who pressed."""
        return self.interaction.user.id


class TableButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
    """Any button of any table."""

    def __init__(self, item: discord.ui.Button[Any], pressed: CustomId) -> None:
        """Wrap a button that was pressed."""
        super().__init__(item)
        self.pressed = pressed

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> TableButton:
        """Return the button that an id describes."""
        assert isinstance(item, discord.ui.Button)
        return cls(item, CustomId.read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        async with boundary(interaction) as words:
            press = PRESSES.get(self.pressed.verb)
            if press is None:
                raise TableGone
            await press(Press(interaction, self.pressed, words))


async def _join(press: Press) -> None:
    await press.bot.tables.join(press.table, actor(press.interaction), press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _leave(press: Press) -> None:
    await press.bot.tables.leave(press.table, press.member, press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _add(press: Press) -> None:
    await press.bot.tables.add_computer(press.table, actor(press.interaction), press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _drop(press: Press) -> None:
    await press.bot.tables.remove_computer(press.table, actor(press.interaction), press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _start(press: Press) -> None:
    who = actor(press.interaction)
    await press.bot.tables.start(press.table, who, press.interaction.id, fill=press.pressed.verb == "now")
    await press.publisher.answer_with_board(press.interaction, press.table)
    hand = await _own_hand(press)
    if hand is not None:
        try:
            await press.publisher.hands.hand_over(press.interaction, hand)
        except discord.HTTPException as error:
            log.info("table %d: a hand could not be handed over: %s", press.table, error)


async def _rules(press: Press) -> None:
    board = await press.bot.tables.board(press.table)
    game = RENDERERS[board.game]
    head = f"### {game.title(board.rules, press.words)}"
    foot = press.words.say("this table's deal: `{commitment}`", commitment=board.commitment)
    view = layout([head, game.explained(board.rules, press.words)], foot=foot)
    await press.interaction.response.send_message(view=view, ephemeral=True)


async def _play_named_card(press: Press) -> None:
    """Play the card that a button names, for the one who pressed it.

    Raises:
        DecisionOver: the decision is over, or there is no such card, so that the button is none of today's.
        NotYourMove: it is somebody else's.
        RuleBroken: the rules do not allow it.
    """
    try:
        action = {"do": "play", "card": str(card(press.pressed.value))}
    except ValueError as error:
        raise DecisionOver from error
    await press.bot.tables.play(press.table, press.member, press.pressed.decision, action, press.interaction.id)


async def _next(press: Press) -> None:
    """The run's next card: whoever holds it presses."""
    try:
        await _play_named_card(press)
    except NotYourMove as refused:
        raise CardNotYours(press.pressed.value) from refused
    except DecisionOver:
        log.debug("interaction %d answers a decision that is over", press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _card(press: Press) -> None:
    """A card of a hand."""
    note = ""
    try:
        await _play_named_card(press)
    except (DecisionOver, NotYourMove, RuleBroken) as refused:
        note = sentence(refused, press.words)
    await _answer_with_hand(press, note)


async def _follow(press: Press) -> None:
    wanted = press.pressed.value == "yes"
    await press.bot.tables.set_follow(press.table, press.member, wanted, press.interaction.id)
    await _answer_where_pressed(press)


async def _away(press: Press) -> None:
    away = press.pressed.verb.endswith("away")
    await press.bot.tables.set_away(press.table, press.member, away, press.interaction.id)
    await _answer_where_pressed(press)


async def _wake(press: Press) -> None:
    await press.bot.tables.wake(press.table, press.member, press.interaction.id)
    if press.interaction.guild_id is not None and not press.interaction.message.flags.ephemeral:  # type: ignore[union-attr]
        await press.publisher.answer_with_board(press.interaction, press.table)
    else:
        await _answer_with_hand(press)


async def _hand(press: Press) -> None:
    hand = await _own_hand(press)
    if hand is None:
        raise NotSeated
    if hand.board.status is Status.CLOSED:
        raise TableGone
    await press.publisher.hands.answer(press.interaction, hand)


async def _menu(press: Press) -> None:
    await press.interaction.response.send_message(view=await _menu_view(press), ephemeral=True)


async def _menu_leave(press: Press) -> None:
    await press.bot.tables.leave(press.table, press.member, press.interaction.id)
    await press.interaction.response.edit_message(view=await _menu_view(press))


async def _stop(press: Press) -> None:
    board = await press.bot.tables.board(press.table)
    await press.interaction.response.edit_message(view=stop_question(board, press.words))


async def _stop_now(press: Press) -> None:
    await press.bot.tables.stop_table(press.table, actor(press.interaction), press.interaction.id)
    done = layout([press.words.say("The table is stopped, and all stacks went home.")])
    await press.interaction.response.edit_message(view=done)


async def _again(press: Press) -> None:
    missing = missing_here(press.interaction, press.words)
    if missing:
        await answer(press.interaction, missing)
        return
    try:
        table = await press.bot.tables.again(press.table, actor(press.interaction), press.interaction.id)
    except ChannelTaken as taken:
        there = await press.bot.tables.board(taken.table)
        view = pointer_message(there, await press.publisher.hands.board_message(taken.table), press.words)
        await press.interaction.response.send_message(view=view, ephemeral=True)
        return
    hand = await press.bot.tables.hand(table, press.member)
    if hand.board.status is Status.LOBBY:
        text = press.words.say(
            "The next table is open, and you sit there. It starts when the others are back, or with **Play now**."
        )
        await answer(press.interaction, text)
    else:
        await press.publisher.hands.answer(press.interaction, hand)


async def _own_hand(press: Press) -> Hand | None:
    try:
        return await press.bot.tables.hand(press.table, press.member)
    except NotSeated:
        return None


async def _answer_with_hand(press: Press, note: str = "") -> None:
    hand = await _own_hand(press)
    if hand is None:
        raise NotSeated
    await press.publisher.hands.answer(press.interaction, hand, note)


async def _menu_view(press: Press) -> discord.ui.LayoutView:
    board = await press.bot.tables.board(press.table)
    if board.status is Status.CLOSED:
        raise TableGone
    hand = await _own_hand(press)
    hosts = any(seat.host and seat.member == press.member for seat in board.seats)
    may_stop = hosts or press.interaction.permissions.manage_messages
    return menu_message(board, hand, press.words, may_stop=may_stop)


async def _answer_where_pressed(press: Press) -> None:
    if press.pressed.verb.startswith("menu_"):
        await press.interaction.response.edit_message(view=await _menu_view(press))
    else:
        await _answer_with_hand(press)


PRESSES: Mapping[str, Callable[[Press], Awaitable[None]]] = MappingProxyType(
    {
        "join": _join,
        "leave": _leave,
        "add": _add,
        "drop": _drop,
        "start": _start,
        "now": _start,
        "rules": _rules,
        "next": _next,
        "card": _card,
        "hand": _hand,
        "follow": _follow,
        "away": _away,
        "back": _away,
        "wake": _wake,
        "menu": _menu,
        "menu_follow": _follow,
        "menu_away": _away,
        "menu_back": _away,
        "menu_leave": _menu_leave,
        "stop": _stop,
        "stop_now": _stop_now,
        "again": _again,
    }
)
"""What each verb of a button's id does."""

"""What pressing a table's button does. The buttons work after a restart: everything is in their ids."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext
from types import MappingProxyType
from typing import Any

import discord

from bot.refusals import ChannelTaken, DecisionOver, MatchRunning, NotSeated, TableGone
from bot.tables.permissions import Request
from bot.tables.table import Status
from cogs.press import decisions, picker
from cogs.press.boundary import Guarded, boundary
from cogs.press.permissions import hindrance_here, parent_here
from cogs.press.press import Press, answer_with_hand, own_hand, show_hand
from cogs.render.explanation import explanation_message
from cogs.render.hand import gone_message, menu_message, pointer_message, stop_question
from cogs.render.ids import TEMPLATE, CustomId
from cogs.render.parts import layout
from cogs.render.results import deals_text
from cogs.show.answers import hand_out, redraw, say, show
from cogs.show.messenger import FAILURES

log = logging.getLogger(__name__)


class TableButton(Guarded, discord.ui.DynamicItem[discord.ui.Button[Any]], template=TEMPLATE):
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
        async with boundary(interaction, self.pressed.table) as words:
            press = PRESSES.get(self.pressed.verb)
            if press is None:  # a button of a newer or older version
                raise DecisionOver
            await press(await Press.allowed(interaction, self.pressed, words))


async def _join(press: Press) -> None:
    await press.bot.tables.join(press.table, press.actor, press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _sit(press: Press) -> None:
    await press.bot.tables.take_seat(press.table, press.actor, press.interaction.id)
    await answer_with_hand(press)


async def _leave(press: Press) -> None:
    await press.bot.tables.leave(press.table, press.actor, press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _add(press: Press) -> None:
    await press.bot.tables.add_computer(press.table, press.actor, press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _drop(press: Press) -> None:
    await press.bot.tables.remove_computer(press.table, press.actor, press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)


async def _start(press: Press) -> None:
    hand = await own_hand(press)
    try:
        await press.bot.tables.start(press.table, press.actor, press.interaction.id, fill=press.pressed.verb == "now")
    except MatchRunning:
        if hand is None:
            raise
        log.debug("interaction %d starts a match that has begun", press.interaction.id)
    await press.publisher.answer_with_board(press.interaction, press.table)
    hand = await own_hand(press)
    if hand is not None:
        try:
            await press.publisher.hands.hand_over(press.interaction, hand)
        except FAILURES as error:
            log.info("a hand could not be handed over: %s", error)


async def _rules(press: Press) -> None:
    board = await press.bot.tables.board(press.table)
    view = explanation_message(
        board.game,
        board.rules,
        press.words,
        buy_in=board.terms.buy_in,
        turn_seconds=board.terms.turn_seconds,
        line=press.words.say("These are the rules of the table in this channel."),
        foot=press.words.say("this table's deal: `{commitment}`", commitment=board.commitment),
    )
    await show(press.interaction, view)


async def _follow(press: Press) -> None:
    wanted = press.pressed.value == "yes"
    await press.bot.tables.set_follow(press.table, press.actor, wanted, press.interaction.id)
    await _answer_where_pressed(press)


async def _away(press: Press) -> None:
    away = press.pressed.verb.endswith("away")
    await press.bot.tables.set_away(press.table, press.actor, away, press.interaction.id)
    await _answer_where_pressed(press)


async def _wake(press: Press) -> None:
    await press.bot.tables.wake(press.table, press.actor, press.interaction.id)
    if press.interaction.guild_id is not None and not press.interaction.message.flags.ephemeral:  # type: ignore[union-attr]
        await press.publisher.answer_with_board(press.interaction, press.table)
    else:
        await answer_with_hand(press)


async def _deal(press: Press) -> None:
    """Deal the next round; where that has come by itself, only the button goes."""

    async def deal() -> None:
        await press.bot.tables.deal_now(press.table, press.actor, press.pressed.decision, press.interaction.id)

    await press.publisher.go_on(press.interaction, press.table, deal)


async def _hand(press: Press) -> None:
    hand = await own_hand(press)
    if hand is None:
        raise NotSeated
    if hand.board.status is Status.CLOSED:
        raise TableGone
    await show_hand(press, hand)


async def _menu(press: Press) -> None:
    await show(press.interaction, await _menu_view(press))


async def _menu_leave(press: Press) -> None:
    await press.bot.tables.leave(press.table, press.actor, press.interaction.id)
    closed = (await press.bot.tables.board(press.table)).status is Status.CLOSED
    view = gone_message(press.words) if closed else await _menu_view(press)
    await redraw(press.interaction, view)


async def _stop(press: Press) -> None:
    board = await press.bot.tables.allow(Request.STOP, press.table, press.actor)
    await redraw(press.interaction, stop_question(board, press.words))


async def _stop_now(press: Press) -> None:
    await press.bot.tables.stop_table(press.table, press.actor, press.interaction.id)
    done = layout([press.words.say("The table is stopped, and all stacks went home.")])
    await redraw(press.interaction, done)


async def _again(press: Press) -> None:
    hindrance = await hindrance_here(press.interaction, press.words)
    if hindrance:
        await say(press.interaction, hindrance)
        return
    try:
        present = await press.bot.tables.in_channel(press.interaction.channel_id or 0)
        opening = press.bot.rates.opening(press.interaction.guild_id or 0, press.member)
        with opening if present is None else nullcontext():  # the others only sit down again
            table = await press.bot.tables.again(
                press.table, press.actor, press.interaction.id, parent_here(press.interaction)
            )
    except ChannelTaken as taken:
        there = await press.bot.tables.board(taken.table)
        view = pointer_message(there, await press.publisher.hands.board_message(taken.table), press.words)
        await show(press.interaction, view)
        return
    press.publisher.watched(table)
    hand = await press.bot.tables.hand(table, press.member)
    if hand.board.status is Status.LOBBY:
        text = press.words.say(
            "The next table is open, and you sit there. It starts when the others are back, or with **Play now**."
        )
        await say(press.interaction, text)
    else:
        await press.publisher.hands.answer(press.interaction, hand)


async def _deals(press: Press) -> None:
    checked = await press.bot.records.deals(press.table)
    await hand_out(press.interaction, deals_text(checked, press.words))


async def _menu_view(press: Press) -> discord.ui.LayoutView:
    board = await press.bot.tables.board(press.table)
    if board.status is Status.CLOSED:
        raise TableGone
    hand = await own_hand(press)
    may_stop = await press.bot.tables.may(Request.STOP, press.table, press.actor)
    return menu_message(board, hand, press.words, may_stop=may_stop)


async def _answer_where_pressed(press: Press) -> None:
    if press.pressed.verb.startswith("menu_"):
        await redraw(press.interaction, await _menu_view(press))
    else:
        await answer_with_hand(press)


PRESSES: Mapping[str, Callable[[Press], Awaitable[None]]] = MappingProxyType(
    {
        "join": _join,
        "sit": _sit,
        "leave": _leave,
        "add": _add,
        "drop": _drop,
        "start": _start,
        "now": _start,
        "rules": _rules,
        "next": decisions.play_next,
        "card": decisions.play_card,
        "do": decisions.decide,
        "pass": decisions.ask_to_pass,
        "pass_yes": decisions.passed,
        "pass_no": decisions.not_passed,
        "prep": decisions.prepare,
        "hint": decisions.hint,
        "hand": _hand,
        "follow": _follow,
        "away": _away,
        "back": _away,
        "wake": _wake,
        "deal": _deal,
        "menu": _menu,
        "menu_follow": _follow,
        "menu_away": _away,
        "menu_back": _away,
        "menu_leave": _menu_leave,
        "stop": _stop,
        "stop_now": _stop_now,
        "again": _again,
        "deals": _deals,
        "house": picker.opened,
        "house_page": picker.turned,
        "house_plain": picker.made_plain,
        "house_keep": picker.kept,
        "house_forget": picker.forgotten,
    }
)
"""What each verb of a button's id does."""

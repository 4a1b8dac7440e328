"""Buttons and menus that decide something in a match: playing a card, choices before play, the next round."""

import logging
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.refusals import CardNotYours, DecisionOver, NoHints, NotYourMove
from bot.tables.views import Hand
from cogs.post.answers import redraw, remove, show
from cogs.press.boundary import Interaction
from cogs.press.hand import answer_with_hand
from cogs.press.press import Press
from cogs.press.presses import on_press
from cogs.render.games import RENDERERS
from cogs.render.hand import pass_question
from cogs.render.ids import PREPARE_TEMPLATE, CustomId, PrepareId
from cogs.render.parts import GREY, layout
from cogs.render.refusals import sentence
from cogs.render.words import Words
from engine.game import RuleBroken

log = logging.getLogger(__name__)


async def play_next(press: Press) -> None:
    """Play the run's next card for the member who holds it.

    Anybody else reads in their own hand that the card is not theirs: a separate message would push the hand away.
    """
    press.publisher.clicks.played(press.interaction, press.table)
    try:
        await _decide(press)
    except NotYourMove:
        await answer_with_hand(press, sentence(CardNotYours(press.game, press.pressed.value), press.words))
        return
    except DecisionOver:
        log.debug("interaction %d answers a decision that is over", press.interaction.id)
    await press.answer_with_board()


async def decide(press: Press) -> None:
    """Act on a button of a hand that decides at once."""
    press.publisher.clicks.played(press.interaction, press.table)
    note = ""
    try:
        await _decide(press)
    except (DecisionOver, NotYourMove, RuleBroken) as refused:
        note = sentence(refused, press.words)
    await answer_with_hand(press, note)


async def _decide(press: Press) -> None:
    """Act as the button says, for the member who pressed it.

    Raises:
        DecisionOver: the decision is over, or the button is from another version.
        NotYourMove: the decision is somebody else's.
        RuleBroken: the rules do not allow it.
    """
    action = RENDERERS[press.game].decisions.action(press.pressed)
    await press.bot.tables.match.play(press.table, press.actor, press.pressed.decision, action, press.interaction.id)


async def ask_to_pass(press: Press) -> None:
    """Ask in a separate message before passing, because that is final."""
    hand = await press.bot.tables.queries.hand(press.table, press.member)
    if not hand.acting or hand.board.decision != press.pressed.decision:  # too late to pass
        await answer_with_hand(press, sentence(DecisionOver(), press.words))
        return
    view = pass_question(hand, press.words)
    await show(press.interaction, view, ephemeral=press.interaction.guild_id is not None)


async def passed(press: Press) -> None:
    """Pass, and remove the question: the hand shows the result."""
    try:
        await _decide(press)
    except (DecisionOver, NotYourMove, RuleBroken):
        await _too_late(press)
    else:
        await remove(press.interaction)


async def not_passed(press: Press) -> None:
    """Do not pass, and remove the question if it is still the member's turn: the hand above has all choices."""
    hand = await press.bot.tables.queries.hand(press.table, press.member)
    if hand.acting and hand.board.decision == press.pressed.decision:
        await remove(press.interaction)
    else:
        await _too_late(press)


async def _too_late(press: Press) -> None:
    await redraw(press.interaction, layout([press.words.say("That's decided already.")], colour=GREY))


async def hint(press: Press) -> None:
    """Suggest a choice to a member, and say why."""
    try:
        hand, suggestion = await press.bot.hints.suggest(press.table, press.actor, press.pressed.decision)
    except (NoHints, DecisionOver, NotYourMove) as refused:
        await answer_with_hand(press, sentence(refused, press.words))
        return
    present = await press.present()
    await press.publisher.clicks.answer_hand(press.interaction, replace(present, hands=[hand]), hint=suggestion)


async def deal(press: Press) -> None:
    """Deal the next round; if it has begun already, only show it."""
    try:
        await press.bot.tables.match.deal_now(press.table, press.actor, press.pressed.decision, press.interaction.id)
    except DecisionOver:
        log.debug("interaction %d asks for a round that has come", press.interaction.id)
    if press.publisher.clicks.is_board(press.interaction, press.table):
        await press.publisher.clicks.go_on(press.interaction, press.table)
    else:
        await answer_with_hand(press)


async def prepare(press: Press) -> None:
    """Take the next step of a decision that is made ahead."""
    await _prepare_with(press, press.pressed.decision, press.pressed.value, ())


async def _prepare_with(press: Press, round_number: int, pressed: str, chosen: Sequence[str]) -> None:
    def change(hand: Hand) -> tuple[dict[str, Any], bool]:
        return RENDERERS[hand.board.game].decisions.prepared(hand, hand.view, pressed, chosen)

    press.publisher.clicks.played(press.interaction, press.table)
    note = ""
    try:
        await press.bot.tables.match.prepare(press.table, press.actor, round_number, change, press.interaction.id)
    except (DecisionOver, NotYourMove, RuleBroken) as refused:
        note = sentence(refused, press.words)
    await answer_with_hand(press, note)


@on_press(PREPARE_TEMPLATE)
async def prepare_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Add what was chosen in a menu to a decision that is made ahead."""
    menu = PrepareId.read(found)
    press = await Press.allowed(interaction, CustomId(menu.table, "prep", menu.round), words)
    await _prepare_with(press, menu.round, menu.value, chosen)

"""Buttons and menus of a running match: seeing and playing a hand, choices before play, being away, the next round."""

import logging
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from bot.refusals import CardNotYours, DecisionOver, NoHints, NotYourMove, TableGone
from bot.tables.model.table import Status
from bot.tables.views import Hand
from cogs.post.answers import remove
from cogs.press import menu
from cogs.press.press import Press
from cogs.render.games import RENDERERS
from cogs.render.hand import pass_question
from cogs.render.parts import GREY, layout
from cogs.render.refusals import sentence
from engine.game import RuleBroken

log = logging.getLogger(__name__)


async def see_hand(press: Press) -> None:
    """Show the hand of the member who pressed *My hand*."""
    if press.board.status is Status.CLOSED:
        raise TableGone
    await press.answer_with_hand()


async def play_next(press: Press) -> None:
    """Play the run's next card for the member who holds it.

    Anybody else reads in their own hand that the card is not theirs: a separate message would push the hand away.
    """
    press.publisher.clicks.played(press.interaction, press.table)
    try:
        await _decide(press)
    except NotYourMove:
        await press.answer_with_hand(sentence(CardNotYours(press.board.game, press.pressed.value), press.words))
        return
    except DecisionOver:
        log.debug("interaction %d answers a decision that is over", press.interaction.id)
    await press.answer_with_board()


async def decide(press: Press) -> None:
    """Act on a button of a hand that decides at once."""
    press.publisher.clicks.played(press.interaction, press.table)
    await press.answer_with_hand(await _why_not(press, _decide(press)))


async def _why_not(press: Press, action: Awaitable[None]) -> str:
    """Act, and return the sentence of a refusal; empty if there is none."""
    try:
        await action
    except (DecisionOver, NotYourMove, RuleBroken) as refused:
        return sentence(refused, press.words)
    return ""


async def _decide(press: Press) -> None:
    """Act as the button says, for the member who pressed it.

    Raises:
        DecisionOver: the decision is over, or the button is from another version.
        NotYourMove: the decision is somebody else's.
        RuleBroken: the rules do not allow it.
    """
    action = RENDERERS[press.board.game].decisions.action(press.pressed)
    await press.bot.tables.match.play(press.table, press.actor, press.pressed.decision, action, press.interaction.id)


async def ask_to_pass(press: Press) -> None:
    """Ask in a separate message before passing, because that is final."""
    hand = await press.bot.tables.queries.hand(press.table, press.member)
    if not hand.acting or hand.board.decision != press.pressed.decision:  # too late to pass
        await press.answer_with_hand(sentence(DecisionOver(), press.words))
        return
    await press.show(pass_question(hand, press.words), ephemeral=press.interaction.guild_id is not None)


async def passed(press: Press) -> None:
    """Pass, and remove the question: the hand shows the result."""
    if await _why_not(press, _decide(press)):
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
    await press.redraw(layout([press.words.say("That's decided already.")], colour=GREY))


async def hint(press: Press) -> None:
    """Suggest a choice to a member, and say why."""
    try:
        hand, suggestion = await press.bot.hints.suggest(press.table, press.actor, press.pressed.decision)
    except (NoHints, DecisionOver, NotYourMove) as refused:
        await press.answer_with_hand(sentence(refused, press.words))
        return
    present = await press.present()
    await press.publisher.clicks.answer_hand(press.interaction, replace(present, hands=[hand]), hint=suggestion)


async def follow(press: Press) -> None:
    """Start or stop playing forced cards for the member who pressed."""
    wanted = press.pressed.value == "yes"
    await press.bot.tables.match.set_follow(press.table, press.actor, wanted, press.interaction.id)
    await _show_again(press)


async def away(press: Press) -> None:
    """Let a stand-in play for the member who pressed, or let the member play again, and resume a paused table."""
    gone = press.pressed.verb == "menu_away"
    await press.bot.tables.match.set_away(press.table, press.actor, gone, press.interaction.id)
    await _show_again(press)


async def _show_again(press: Press) -> None:
    """Answer with what has the button: the menu, the hand or the board."""
    if press.pressed.verb.startswith("menu_"):
        await menu.shown_again(press)
    elif press.private:
        await press.answer_with_hand()
    else:
        await press.answer_with_board()


async def deal(press: Press) -> None:
    """Deal the next round; if it has begun already, only show it."""
    try:
        await press.bot.tables.match.deal_now(press.table, press.actor, press.pressed.decision, press.interaction.id)
    except DecisionOver:
        log.debug("interaction %d asks for a round that has come", press.interaction.id)
    if press.publisher.clicks.is_board(press.interaction, press.table):
        await press.publisher.clicks.go_on(press.interaction, press.table)
    else:
        await press.answer_with_hand()


async def prepare(press: Press) -> None:
    """Take the next step of a decision that is made ahead."""
    pressed = press.pressed

    def change(hand: Hand) -> tuple[dict[str, Any], bool]:
        return RENDERERS[hand.board.game].decisions.prepared(hand, hand.view, pressed.value, press.chosen)

    press.publisher.clicks.played(press.interaction, press.table)
    preparing = press.bot.tables.match.prepare(press.table, press.actor, pressed.decision, change, press.interaction.id)
    await press.answer_with_hand(await _why_not(press, preparing))

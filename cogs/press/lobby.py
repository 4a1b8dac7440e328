"""Buttons of a table's public messages: sitting down and getting up, starting, playing again, checking deals."""

import logging
from contextlib import nullcontext

from bot.refusals import ChannelTaken, MatchRunning, OnlyBetweenRounds
from bot.tables.model.table import Status
from cogs.post.answers import hand_out
from cogs.post.failures import FAILURES
from cogs.press.channel_permissions import hindrance_here, parent_here
from cogs.press.press import Press
from cogs.render.documents import match_files
from cogs.render.hand import pointer_message
from cogs.render.help import explanation_message
from cogs.render.invite import INVITED
from cogs.render.lessons import learn_button
from cogs.render.proofs import deals_message, how_text, proofs_button, proofs_message
from cogs.render.results import cards_message
from cogs.render.terms import AGREED, declined_message, seat_price_message, terms_message
from engine.proof import dump_proof

log = logging.getLogger(__name__)


async def join(press: Press) -> None:
    """Seat the member who pressed."""
    await press.bot.tables.lobby.join(press.table, press.actor, press.interaction.id, press.pressed.decision)
    if press.private or press.pressed.value == INVITED:
        await press.answer_with_hand()
    else:
        await press.answer_with_board()


async def take_seat(press: Press) -> None:
    """Let the member who pressed take over a computer player's seat."""
    price = int(press.pressed.value) if press.pressed.value.isdecimal() else None
    await press.bot.tables.match.take_seat(press.table, press.actor, press.interaction.id, price)
    await press.answer_with_hand()


async def decline(press: Press) -> None:
    """Let the member who pressed get up, because the terms have changed since they sat down."""
    await press.bot.tables.leave(press.table, press.actor, press.interaction.id)
    await press.redraw(declined_message(press.words))


async def start(press: Press) -> None:
    """Begin the match, and show the member's hand. *Play now* fills up the table with computer players first."""
    fill, clicks = press.pressed.verb == "now", press.publisher.clicks
    try:
        await press.bot.tables.lobby.start(
            press.table, press.actor, press.interaction.id, press.pressed.decision, fill=fill
        )
    except MatchRunning:
        if (await press.present()).hand_of(press.member) is None:
            raise
        log.debug("interaction %d starts a match that has begun", press.interaction.id)
    if press.private:
        await press.answer_with_hand()
        return
    present = await clicks.answer(press.interaction, press.table) or await press.present()
    if present.hand_of(press.member) is not None:
        try:
            await clicks.answer_hand(press.interaction, present, follows=True)
        except FAILURES as error:
            log.info("a private hand could not be opened: %s", error)


async def ask_to_agree(press: Press, table: int) -> None:
    """Ask a member to agree before they sit down or start by terms that they have not seen.

    The answer shows the present terms, and has a button that agrees to them.

    Raises:
        MatchRunning, OnlyBetweenRounds: it is too late to agree.
    """
    board = await press.bot.tables.queries.board(table)
    if press.pressed.verb == "sit":
        if board.seat_price is None:
            raise OnlyBetweenRounds
        view = seat_price_message(board, press.words)
    elif press.pressed.verb == "again" and table == press.table:
        view = terms_message(board, None, press.member, "again", press.words)
    elif board.status is not Status.LOBBY:
        raise MatchRunning
    elif press.pressed.verb == "again":  # the lobby's terms differ from those of the last match
        view = terms_message(board, press.board.terms, press.member, "join", press.words)
    else:
        before = await press.bot.tables.queries.earlier_terms(table, press.pressed.decision)
        view = terms_message(board, before, press.member, press.pressed.verb, press.words)
    if not press.private or not await press.redraw(view):
        await press.show(view)


async def explain(press: Press) -> None:
    """Explain the table's rules."""
    board = await press.bot.tables.queries.board(press.table)
    line = press.words.say("These are the rules of the table in this channel.")
    buttons = [*learn_button(board.game, press.words), proofs_button(board.id, press.words)]
    await press.show(explanation_message(board.terms, await press.own_words(), line, buttons))


async def play_again(press: Press) -> None:
    """Open the next table with the same seats, or take one's own seat there."""
    hindrance = await hindrance_here(press)
    if hindrance:
        await press.tell(hindrance)
        return
    try:
        present = await press.bot.tables.queries.in_channel(press.channel)
        opening = press.bot.rates.opening(press.interaction.guild_id or 0, press.member)
        with opening if present is None else nullcontext():  # only the first one opens the table
            table = await press.bot.tables.lobby.again(
                press.table,
                press.actor,
                press.interaction.id,
                parent_here(press.interaction),
                agreed=press.pressed.value == AGREED,
            )
    except ChannelTaken as taken:
        there = await press.bot.tables.queries.board(taken.table)
        message = await press.publisher.board_message(taken.table)
        await press.show(pointer_message(there, press.member, message, press.words))
        return
    next_table = await press.publisher.clicks.present(table)
    press.publisher.pressed(table, here=True)
    if next_table.own_hand(press.member).board.status is Status.LOBBY and not press.private:
        text = press.words.say(
            "The next table is open, and you have a seat. It starts when the others are back, or with **Play now**."
        )
        await press.tell(text)
    else:
        await press.publisher.clicks.answer_hand(press.interaction, next_table)


async def proofs(press: Press) -> None:
    """Show the proofs of the table's deals."""
    board = await press.bot.tables.queries.board(press.table)
    await press.show(proofs_message(board, press.words))


async def check_deals(press: Press) -> None:
    """Repeat the deals of a finished match, and say whether they were fair."""
    checked = await press.bot.records.deals(press.table, press.think)
    await press.show(deals_message(press.table, checked, press.words))


async def deal_files(press: Press) -> None:
    """Say how to check the deals of a match, and send the files needed for that."""
    checked = await press.bot.records.deals(press.table, press.think)
    files = match_files(press.board.game, press.table, checked.record, dump_proof(checked.proof))
    await hand_out(press.interaction, how_text(press.words), *files)


async def all_cards(press: Press) -> None:
    """Show every card and payment of a finished round."""
    number = int(press.pressed.value) if press.pressed.value.isdecimal() else 0
    result = await press.bot.records.round(press.table, number, press.think)
    await press.show(cards_message(result, await press.own_words()))

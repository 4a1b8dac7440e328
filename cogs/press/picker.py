"""Choosing a table's rules in the lobby: the menus, and the buttons next to them. They work after a restart, too."""

from dataclasses import replace

import discord

from bot.refusals import Refused, RulesFixed, TableGone
from bot.tables.model.table import Status
from bot.tables.model.terms import OPTIONS, Terms, capped
from bot.tables.transitions.permissions import Request
from bot.tables.views import Board
from cogs.press.press import Press
from cogs.render.picker import MAIN, done_message, forgotten_message, page_of, picker_message, turns_offered
from cogs.render.refusals import sentence
from engine.catalogue import CATALOGUE
from engine.game import Problem, RulesRefused


async def chosen(press: Press) -> None:
    """Apply the chosen rule, or say what prevents it."""
    switch = press.pressed.value
    note = await _choose(press, switch, press.chosen[0] if press.chosen else "")
    await _redraw(press, page_of(switch), note)


async def opened(press: Press) -> None:
    """Replace the menu by the rules: the host can change them, admins can save them, others can read them."""
    view = await _view(press, MAIN)
    if not press.private or not await press.redraw(view):
        await press.publisher.clicks.show_panel(press.interaction, press.table, view)


async def turned(press: Press) -> None:
    """Show another page of the picker."""
    await _redraw(press, press.pressed.value)


async def made_plain(press: Press) -> None:
    """Play the preset without house rules."""
    await _redraw(press, MAIN, await _choose(press, "plain"))


async def done(press: Press) -> None:
    """Replace the picker by the rules that are chosen now."""
    await press.redraw(done_message(await _open(press), press.words))


async def kept(press: Press) -> None:
    """Save the table's rules as the channel's house rules, before the match or during it."""
    await press.bot.house_rules.keep(press.table, press.actor)
    await _redraw(press, MAIN, press.words.say("✅ Saved: tables in this channel now begin with these rules."))


async def forgotten(press: Press) -> None:
    """Delete the channel's house rules; its present table keeps its own rules."""
    if press.pressed.value not in CATALOGUE:
        raise TableGone
    channel = (await _open(press)).channel if press.table else press.channel
    await press.bot.house_rules.forget(channel, press.pressed.value, press.actor)
    if press.table == 0:
        await press.redraw(forgotten_message(press.words))
    else:
        await _redraw(press, MAIN, press.words.say("✅ Done: tables in this channel now begin with plain rules."))


async def _open(press: Press) -> Board:
    board = await press.bot.tables.queries.board(press.table)
    if board.status is Status.CLOSED:
        raise TableGone
    return board


async def _choose(press: Press, switch: str, value: str = "") -> str:
    """Change the table's rules by one choice; return what prevents it, empty if nothing does."""
    await press.bot.tables.queries.allow(Request.SET_RULES, press.table, press.actor)
    most = (await press.bot.wallets.settings(press.interaction.guild_id or 0)).most_buy_in
    try:
        await press.bot.tables.lobby.set_rules(
            press.table, press.actor, lambda board: _wanted(board, switch, value, most), press.interaction.id
        )
    except RulesFixed:
        return ""  # the message says so itself, as long as the match lasts
    except (Refused, RulesRefused) as refused:
        return f"⚠️ {sentence(refused, press.words)}"
    return ""


def _wanted(board: Board, switch: str, value: str, most: int) -> Terms:
    """Return the terms after a choice. A newly chosen preset asks for at most `most` chips from each player.

    Raises:
        RulesRefused: the choice is not offered, or contradicts an earlier one.
    """
    game = CATALOGUE[board.game].game
    offered = {each.name: each.choices for each in game.rulebook.switches(board.rules)}
    if switch in OPTIONS:
        return board.terms.with_choice(switch, value)
    if switch == "turn" and value in map(str, turns_offered(board)):
        return replace(board.terms, turn_seconds=int(value))
    if switch == "plain":
        return board.terms.with_rules(capped(board.game, game.rulebook.read(board.rules.preset, {}), most))
    if switch == "preset":
        rules = capped(board.game, game.rulebook.with_preset(board.rules, value), max(most, board.rules.chips))
        return board.terms.with_rules(rules)
    if value in offered.get(switch, ()):
        return board.terms.with_rule(switch, value)
    raise RulesRefused([Problem("unknown-choice", (switch,))])


async def _view(press: Press, page: str, note: str = "") -> discord.ui.LayoutView:
    bot, board = press.bot, await _open(press)
    there = await bot.house_rules.get(board.guild, board.channel, board.game)
    return picker_message(
        board,
        press.words,
        page,
        hosts=await bot.tables.queries.may(Request.SET_RULES, press.table, press.actor),
        may_keep=await bot.tables.queries.may(Request.KEEP_RULES, press.table, press.actor),
        kept=there is not None,
        most=(await bot.wallets.settings(board.guild)).most_buy_in,
        showing=press.showing,
        note=note,
    )


async def _redraw(press: Press, page: str, note: str = "") -> None:
    await press.redraw(await _view(press, page, note))

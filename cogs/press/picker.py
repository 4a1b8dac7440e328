"""Choosing a table's rules in the lobby: the menus, and the buttons next to them. They work after a restart, too."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.app import NewmarketBot
from bot.refusals import (
    BuyInTooHigh,
    CannotPayMore,
    EasyForNothing,
    EnoughTables,
    RulesFixed,
    TableGone,
    TooManyPlayers,
    TooManyRounds,
)
from bot.tables.model.table import Status
from bot.tables.model.terms import OPTIONS, Terms, capped
from bot.tables.transitions.permissions import Request
from bot.tables.views import Board
from cogs.post.answers import redraw
from cogs.press.boundary import Interaction, actor
from cogs.press.press import Press
from cogs.press.presses import on_press
from cogs.render.ids import SELECT_TEMPLATE, SelectId
from cogs.render.picker import MAIN, done_message, forgotten_message, page_of, picker_message, turns_offered
from cogs.render.refusals import sentence
from cogs.render.words import Words
from engine.catalogue import CATALOGUE
from engine.game import Problem, RulesRefused


@on_press(SELECT_TEMPLATE)
async def rules_menu(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Apply the chosen rule, or say what prevents it."""
    menu = SelectId.read(found)
    await interaction.client.tables.queries.allow(Request.LOOK, menu.table, actor(interaction))
    note = await _choose(interaction, menu.table, menu.switch, chosen[0] if chosen else "", words)
    await _redraw(interaction, menu.table, words, page_of(menu.switch), note)


async def opened(press: Press) -> None:
    """Replace the menu by the rules: the host can change them, admins can save them, others can read them."""
    view = await _view(press.interaction, press.table, press.words, MAIN)
    if not press.private or not await redraw(press.interaction, view):
        await press.publisher.clicks.show_panel(press.interaction, press.table, view)


async def turned(press: Press) -> None:
    """Show another page of the picker."""
    await _redraw(press.interaction, press.table, press.words, press.pressed.value)


async def made_plain(press: Press) -> None:
    """Play the preset without house rules."""
    note = await _choose(press.interaction, press.table, "plain", "", press.words)
    await _redraw(press.interaction, press.table, press.words, MAIN, note)


async def done(press: Press) -> None:
    """Replace the picker by the rules that are chosen now."""
    await redraw(press.interaction, done_message(await _open(press.bot, press.table), press.words))


async def kept(press: Press) -> None:
    """Save the table's rules as the channel's house rules, before the match or during it."""
    await press.bot.house_rules.keep(press.table, press.actor)
    note = press.words.say("✅ Saved: tables in this channel now begin with these rules.")
    await _redraw(press.interaction, press.table, press.words, MAIN, note)


async def forgotten(press: Press) -> None:
    """Delete the channel's house rules; its present table keeps its own rules."""
    there = press.interaction
    if press.pressed.value not in CATALOGUE:
        raise TableGone
    channel = (await _open(press.bot, press.table)).channel if press.table else there.channel_id or 0
    await press.bot.house_rules.forget(channel, press.pressed.value, press.actor)
    if press.table == 0:
        await redraw(there, forgotten_message(press.words))
    else:
        note = press.words.say("✅ Done: tables in this channel now begin with plain rules.")
        await _redraw(there, press.table, press.words, MAIN, note)


async def _open(bot: NewmarketBot, table: int) -> Board:
    board = await bot.tables.queries.board(table)
    if board.status is Status.CLOSED:
        raise TableGone
    return board


async def _choose(interaction: Interaction, table: int, switch: str, value: str, words: Words) -> str:
    """Change the table's rules by one choice; return what prevents it, empty if nothing does."""
    most = (await interaction.client.wallets.settings(interaction.guild_id or 0)).most_buy_in
    try:
        await interaction.client.tables.lobby.set_rules(
            table, actor(interaction), lambda board: _wanted(board, switch, value, most), interaction.id
        )
    except RulesFixed:
        return ""  # the message says so itself, as long as the match lasts
    except (
        BuyInTooHigh,
        EasyForNothing,
        EnoughTables,
        RulesRefused,
        TooManyPlayers,
        TooManyRounds,
        CannotPayMore,
    ) as refused:
        return f"⚠️ {sentence(refused, words)}"
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


async def _view(interaction: Interaction, table: int, words: Words, page: str, note: str = "") -> discord.ui.LayoutView:
    bot = interaction.client
    board = await _open(bot, table)
    who = actor(interaction)
    there = await bot.house_rules.get(board.guild, board.channel, board.game)
    return picker_message(
        board,
        words,
        page,
        hosts=await bot.tables.queries.may(Request.SET_RULES, table, who),
        may_keep=await bot.tables.queries.may(Request.KEEP_RULES, table, who),
        kept=there is not None,
        most=(await bot.wallets.settings(board.guild)).most_buy_in,
        showing=interaction.id % 99_991,
        note=note,
    )


async def _redraw(interaction: Interaction, table: int, words: Words, page: str, note: str = "") -> None:
    await redraw(interaction, await _view(interaction, table, words, page, note))

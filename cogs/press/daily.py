"""What the buttons of the deal of the day do. Their ids say everything, so they work after a restart."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from io import BytesIO
from json import dumps
from types import MappingProxyType
from typing import Any

import discord

from bot.daily.attempts import Attempt
from bot.daily.boards import STREAK, TODAY, WEEK
from bot.daily.views import TURN_SECONDS, hand_of
from bot.refusals import DayOver, DecisionOver, NothingToWatch
from bot.tables.model.terms import Terms
from bot.tables.transitions.permissions import server_of
from cogs.post.answers import hand_out, say, show
from cogs.press.boundary import Interaction, actor, answer, with_own_cards
from cogs.press.channel_permissions import hindrance_here
from cogs.press.presses import on_press
from cogs.render.daily import (
    attempt_message,
    copied_text,
    fair_message,
    places_message,
    result_message,
    today_message,
)
from cogs.render.games import RENDERERS
from cogs.render.help import explanation_message
from cogs.render.ids import DAY_TEMPLATE, CustomId, DayId
from cogs.render.refusals import sentence
from cogs.render.words import Words
from engine.daily import dump_day
from engine.game import RuleBroken


async def _slipped(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    await _see(interaction, DayId.read(found), words)


@on_press(DAY_TEMPLATE, _slipped)
async def day_button(interaction: Interaction, found: re.Match[str], chosen: Sequence[Any], words: Words) -> None:
    """Act on any button or menu of the deal of the day."""
    pressed = DayId.read(found)
    if found["menu"]:
        await _prepare(interaction, pressed, words, chosen)
        return
    await PRESSES.get(pressed.verb, _choose)(interaction, pressed, words)


async def show_today(interaction: Interaction, words: Words) -> None:
    """Answer with today's deal for somebody: not begun, as far as they have played it, or their result."""
    now = await interaction.client.attempts.look(actor(interaction))
    if now.first is None:
        await answer(interaction, today_message(now, words))
    else:
        await _show(interaction, now.first, words)


async def _show(
    interaction: Interaction, attempt: Attempt, words: Words, note: str = "", *, asks: bool = False
) -> None:
    who, own = actor(interaction), await with_own_cards(interaction, words)
    if attempt.is_over:
        now = await interaction.client.day_boards.compared(attempt, who)
        shares = interaction.guild is not None and interaction.guild.me is not None
        await answer(interaction, result_message(now, who.name, who.member, own, shares=shares))
    else:
        await answer(interaction, attempt_message(attempt, who.name, who.member, own, note, asks=asks))


async def _see(interaction: Interaction, pressed: DayId, words: Words) -> None:
    """Show an attempt as it is now."""
    attempt = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
    if attempt is None or attempt.row.day != pressed.day:
        await show_today(interaction, words)
    else:
        await _show(interaction, attempt, words)


async def _today(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    await show_today(interaction, words)


async def _begin(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    await _show(interaction, await interaction.client.attempts.begin(actor(interaction)), words)


async def _again(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    await _show(interaction, await interaction.client.attempts.begin(actor(interaction), practice=True), words)


async def _ask_to_pass(interaction: Interaction, pressed: DayId, words: Words) -> None:
    attempt = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
    if attempt is None or (attempt.row.day, attempt.row.decision) != (pressed.day, pressed.decision):
        await _see(interaction, pressed, words)
    else:
        await _show(interaction, attempt, words, asks=True)


async def _choose(interaction: Interaction, pressed: DayId, words: Words) -> None:
    """Act on a button of the hand."""
    attempts = interaction.client.attempts

    async def play(attempt: Attempt) -> Attempt:
        decisions = RENDERERS[attempt.deal.game.key].decisions
        action = decisions.action(CustomId(0, pressed.verb, pressed.decision, pressed.value))
        who = actor(interaction)
        return await attempts.play(who, pressed.day, pressed.decision, first=pressed.first, action=action)

    await _do(interaction, pressed, words, play)


async def _prepare(interaction: Interaction, pressed: DayId, words: Words, chosen: Sequence[str] = ()) -> None:
    """Take the next step of a choice of several parts."""
    who = actor(interaction)

    def change(attempt: Attempt) -> tuple[dict[str, Any], bool]:
        hand = hand_of(attempt, who.name, who.member)
        return RENDERERS[attempt.deal.game.key].decisions.prepared(hand, hand.view, pressed.value, chosen)

    async def go_on(_: Attempt) -> Attempt:
        return await interaction.client.attempts.prepare(
            who, pressed.day, pressed.decision, first=pressed.first, change=change
        )

    await _do(interaction, pressed, words, go_on)


async def _do(
    interaction: Interaction, pressed: DayId, words: Words, act: Callable[[Attempt], Awaitable[Attempt]]
) -> None:
    """Act in an attempt, and show the result; if the action is refused, show why above the unchanged attempt."""
    present = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
    if present is None or present.row.day != pressed.day:
        raise DayOver
    try:
        after = await act(present)
    except (DecisionOver, RuleBroken) as refused:
        now = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
        note = words.say("That's decided already.") if isinstance(refused, DecisionOver) else sentence(refused, words)
        await _show(interaction, now or present, words, note)
        return
    await _show(interaction, after, words)


async def _share(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    """Add a result to the channel's message of the day."""
    who = actor(interaction)
    server_of(who)  # raises outside servers: no channel there
    if hindered := await hindrance_here(interaction, words):
        await say(interaction, hindered)
        return
    await interaction.client.day_boards.share(who, interaction.channel_id or 0)
    await say(interaction, words.say("Your result is in the channel's message of today."))


async def _copy(interaction: Interaction, pressed: DayId, words: Words) -> None:
    attempt = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
    if attempt is None or not attempt.is_over:
        raise DayOver
    now = await interaction.client.day_boards.compared(attempt, actor(interaction))
    await say(interaction, f"```\n{copied_text(now, words)}\n```")


async def _fair(interaction: Interaction, pressed: DayId, words: Words) -> None:
    await answer(interaction, fair_message(await interaction.client.days.fixed(), pressed.day, words))


async def _proof(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    """Send the file with which anybody can check yesterday's deal."""
    deal = (await interaction.client.days.fixed()).yesterday
    if deal is None:
        raise NothingToWatch
    document = dumps(dump_day(deal), ensure_ascii=False).encode()
    file = discord.File(BytesIO(document), filename=f"daily-{deal.day.isoformat()}.json")
    await hand_out(interaction, words.say("Check it with `python -m bot verify`."), file)


async def _board(interaction: Interaction, pressed: DayId, words: Words) -> None:
    await show_places(interaction, pressed.value if pressed.value in (WEEK, STREAK) else TODAY, words)


async def show_places(interaction: Interaction, what: str, words: Words) -> None:
    """Show this server's ranking: of today, of this week, or by days in a row."""
    who, day = actor(interaction), interaction.client.days.today().isoformat()
    found = await interaction.client.day_boards.of_server(server_of(who), what)
    await answer(interaction, places_message(found, who.member, day, what, words))


async def _rules(interaction: Interaction, _pressed: DayId, words: Words) -> None:
    """Explain the rules of today's deal."""
    deal = (await interaction.client.attempts.look(actor(interaction))).deal
    terms = Terms(deal.game.key, deal.rules, deal.rules.chips, TURN_SECONDS)
    line = words.say("The deal of the day is played by these rules.")
    await show(interaction, explanation_message(terms, words, line))


PRESSES: Mapping[str, Callable[[Interaction, DayId, Words], Awaitable[None]]] = MappingProxyType(
    {
        "today": _today,
        "begin": _begin,
        "again": _again,
        "see": _see,
        "pass": _ask_to_pass,
        "prep": _prepare,
        "share": _share,
        "copy": _copy,
        "fair": _fair,
        "proof": _proof,
        "board": _board,
        "rules": _rules,
    }
)
"""The action of each verb. All other verbs are the game's own choices."""

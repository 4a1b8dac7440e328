"""`/daily`: the deal of the day, which is the same for everybody."""

import re
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from json import dumps

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.daily.attempts import Attempt
from bot.daily.boards import STREAK, TODAY, WEEK
from bot.daily.views import TURN_SECONDS, hand_of
from bot.refusals import DayOver, DecisionOver, NothingToWatch
from bot.tables.model.terms import Terms
from bot.tables.transitions.permissions import server_of
from cogs.post.answers import hand_out
from cogs.press.boundary import boundary
from cogs.press.channel_permissions import hindrance_here
from cogs.press.press import Asked, Interaction
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
from cogs.tree import anywhere
from engine.daily import dump_day
from engine.game import RuleBroken


@app_commands.command(description=locale_str("Play the deal of the day: the same cards for everybody"))
@anywhere
async def daily(interaction: Interaction) -> None:
    """Show today's deal, as far as the caller has played it."""
    async with boundary(interaction) as asked:
        await show_today(asked)


# --- buttons, whose ids say everything, so that they work after a restart ------------------------------------


@on_press(DAY_TEMPLATE, guarded=True)
async def day_button(asked: Asked, found: re.Match[str]) -> None:
    """Act on any button or menu of the deal of the day."""
    pressed = DayId.read(found)
    await PRESSES.get(pressed.verb, _choose)(asked, pressed)


async def show_today(asked: Asked) -> None:
    """Answer with today's deal for somebody: not begun, as far as they have played it, or their result."""
    now = await asked.bot.attempts.look(asked.actor)
    if now.first is None:
        await asked.answer(today_message(now, asked.words))
    else:
        await _show(asked, now.first)


async def _show(asked: Asked, attempt: Attempt, note: str = "", *, asks: bool = False) -> None:
    who, own = asked.actor, await asked.own_words()
    if attempt.is_over:
        now, guild = await asked.bot.day_boards.compared(attempt, who), asked.interaction.guild
        shares = guild is not None and guild.me is not None
        await asked.answer(result_message(now, who.name, who.member, own, shares=shares))
    else:
        await asked.answer(attempt_message(attempt, who.name, who.member, own, note, asks=asks))


async def _see(asked: Asked, pressed: DayId) -> None:
    """Show an attempt as it is now. *Pass* asks first, if the choice is still open."""
    attempt = await _present(asked, pressed)
    if attempt is None:
        await show_today(asked)
    else:
        asks = pressed.verb == "pass" and attempt.row.decision == pressed.decision
        await _show(asked, attempt, asks=asks)


async def _present(asked: Asked, pressed: DayId) -> Attempt | None:
    """Return the attempt of a button as it is now, None if its day is over."""
    return await asked.bot.attempts.present(asked.actor, pressed.day, first=pressed.first)


async def _begin(asked: Asked, pressed: DayId) -> None:
    await _show(asked, await asked.bot.attempts.begin(asked.actor, practice=pressed.verb == "again"))


async def _choose(asked: Asked, pressed: DayId) -> None:
    """Act on a button of the hand."""

    async def play(attempt: Attempt) -> Attempt:
        decisions = RENDERERS[attempt.deal.game.key].decisions
        action = decisions.action(CustomId(0, pressed.verb, pressed.decision, pressed.value))
        return await asked.bot.attempts.play(asked.actor, attempt, action)

    await _do(asked, pressed, play)


async def _prepare(asked: Asked, pressed: DayId) -> None:
    """Take the next step of a choice of several parts."""
    who, attempts = asked.actor, asked.bot.attempts

    async def go_on(attempt: Attempt) -> Attempt:
        hand, decisions = hand_of(attempt, who.name, who.member), RENDERERS[attempt.deal.game.key].decisions
        draft, ready = decisions.prepared(hand, hand.view, pressed.value, asked.chosen)
        return await (attempts.play if ready else attempts.prepare)(who, attempt, draft)

    await _do(asked, pressed, go_on)


async def _do(asked: Asked, pressed: DayId, act: Callable[[Attempt], Awaitable[Attempt]]) -> None:
    """Act in an attempt, and show the result; if the action is refused, show why above the unchanged attempt."""
    attempt, note = await _present(asked, pressed), ""
    if attempt is None:
        raise DayOver
    try:
        attempt = await act(attempt.at(pressed.decision))
    except (DecisionOver, RuleBroken) as refused:
        attempt, words = await _present(asked, pressed) or attempt, asked.words
        note = words.say("That's decided already.") if isinstance(refused, DecisionOver) else sentence(refused, words)
    await _show(asked, attempt, note)


async def _share(asked: Asked, _pressed: DayId) -> None:
    """Add a result to the channel's message of the day."""
    server_of(asked.actor)  # raises outside servers: no channel there
    if hindered := await hindrance_here(asked):
        await asked.tell(hindered)
        return
    await asked.bot.day_boards.share(asked.actor, asked.channel)
    await asked.tell(asked.words.say("Your result is in the channel's message of today."))


async def _copy(asked: Asked, pressed: DayId) -> None:
    attempt = await _present(asked, pressed)
    if attempt is None or not attempt.is_over:
        raise DayOver
    now = await asked.bot.day_boards.compared(attempt, asked.actor)
    await asked.tell(f"```\n{copied_text(now, asked.words)}\n```")


async def _check(asked: Asked, pressed: DayId) -> None:
    """Say how days are dealt, or send the file with which anybody can check yesterday's deal."""
    fixed = await asked.bot.days.fixed()
    deal = fixed.yesterday
    if pressed.verb == "fair":
        await asked.answer(fair_message(fixed, pressed.day, asked.words))
        return
    if deal is None:
        raise NothingToWatch
    document = dumps(dump_day(deal), ensure_ascii=False).encode()
    file = discord.File(BytesIO(document), filename=f"daily-{deal.day.isoformat()}.json")
    await hand_out(asked.interaction, asked.words.say("Check it with `python -m bot verify`."), file)


async def show_places(asked: Asked, what: str) -> None:
    """Show this server's ranking: of this `WEEK`, by days in a row (`STREAK`), or otherwise of `TODAY`."""
    day = asked.bot.days.today().isoformat()
    what = what if what in (WEEK, STREAK) else TODAY
    found = await asked.bot.day_boards.of_server(server_of(asked.actor), what)
    await asked.answer(places_message(found, asked.member, day, what, asked.words))


async def _rules(asked: Asked, _pressed: DayId) -> None:
    """Explain the rules of today's deal."""
    deal = (await asked.bot.attempts.look(asked.actor)).deal
    terms = Terms(deal.game.key, deal.rules, deal.rules.chips, TURN_SECONDS)
    line = asked.words.say("The deal of the day is played by these rules.")
    await asked.show(explanation_message(terms, asked.words, line))


PRESSES: Mapping[str, Callable[[Asked, DayId], Awaitable[None]]] = {
    "today": lambda asked, _: show_today(asked),
    "begin": _begin,
    "again": _begin,
    "see": _see,
    "pass": _see,
    "prep": _prepare,
    "share": _share,
    "copy": _copy,
    "fair": _check,
    "proof": _check,
    "board": lambda asked, pressed: show_places(asked, pressed.value),
    "rules": _rules,
}
"""The action of each verb. All other verbs are the game's own choices."""

"""`/daily`: the deal of the day, which is the same for everybody.

Also its messages in channels: a channel has one if somebody shares a result there, or an admin wants one every day.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from functools import partial
from io import BytesIO
from json import dumps
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from bot.app import NewmarketBot
from bot.daily.attempts import Attempt
from bot.daily.boards import STREAK, TODAY, WEEK
from bot.daily.days import midnight
from bot.daily.views import TURN_SECONDS, hand_of
from bot.refusals import DayOver, DecisionOver, NothingToWatch
from bot.tables.model.terms import Terms
from bot.tables.transitions.permissions import server_of
from cogs.post.answers import hand_out, say, show
from cogs.post.conflation import Conflator
from cogs.post.failures import FAILURES, TryLater, is_fault, why
from cogs.post.messenger import in_some_form
from cogs.post.publisher import publisher_of
from cogs.press.boundary import Interaction, actor, answer, boundary, with_own_cards
from cogs.press.channel_permissions import hindrance_here
from cogs.press.presses import on_press, presses_of
from cogs.render.daily import (
    attempt_message,
    channel_message,
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
from cogs.tree import anywhere
from engine.daily import dump_day
from engine.game import RuleBroken

log = logging.getLogger(__name__)

APART = 60.0
"""Seconds by which results wait that nobody asked to see, so that one edit shows several; also the seconds before a
failed edit is tried again."""
LOOK = 15 * 60.0
"""The longest wait for midnight before reading the clock again, in seconds: somebody may set it, or the machine
sleep."""


class Daily(commands.Cog):
    """The command. Also posts and edits one message for each day and channel."""

    def __init__(self, bot: NewmarketBot) -> None:
        self._bot = bot
        self._jobs = Conflator()
        bot.attempts.finished, bot.day_boards.shared = self.finished, self.shared

    @app_commands.command(description=locale_str("Play the deal of the day: the same cards for everybody"))
    @anywhere
    async def daily(self, interaction: Interaction) -> None:
        """Show today's deal, as far as the caller has played it."""
        async with boundary(interaction) as words:
            await show_today(interaction, words)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin with the first connection."""
        self._jobs.mark("today's messages", self._look)

    async def cog_unload(self) -> None:
        """Show nothing more."""
        await self._jobs.stop()

    def finished(self, guild: int) -> None:
        """Show soon that somebody has finished today's deal, if their server wants that."""
        self._jobs.mark(("finished", guild), partial(self._standing, guild), APART)

    def shared(self, guild: int, channel: int) -> None:
        """Show somebody's result in a channel."""
        self._jobs.mark(channel, partial(self._show, guild, channel))

    async def _standing(self, guild: int) -> None:
        for server, channel in await self._bot.day_boards.standing():
            if server == guild:
                self.shared(guild, channel)

    async def _look(self) -> float:
        """Have today's missing messages posted.

        Returns:
            The seconds until the next day begins, at most `LOOK`.
        """
        for guild, channel in await self._bot.day_boards.standing():
            here = self._bot.get_guild(guild) is not None and self._bot.holds(guild)
            if here and (await self._bot.day_boards.in_channel(guild, channel)).message is None:
                self.shared(guild, channel)
        tomorrow = midnight(self._bot.days.today() + timedelta(days=1))
        return min(max(tomorrow - discord.utils.utcnow().timestamp(), 0.0) + 1.0, LOOK)

    async def _show(self, guild: int, channel: int) -> float | None:
        """Show today's results in a channel; return the seconds until the next try, if one is needed."""
        try:
            await self._put(guild, channel)
        except (*FAILURES, TryLater) as error:
            told = why(error) if isinstance(error, discord.HTTPException) else type(error).__name__
            log.warning("server %d: the day's message could not be posted (%s)", guild, told)
            return APART if isinstance(error, TryLater) or is_fault(error) else None
        return None

    async def _put(self, guild: int, channel: int) -> None:
        """Put today's results into the channel's message of the day, or into a new one."""
        bot = self._bot
        shown, publisher = await bot.day_boards.in_channel(guild, channel), publisher_of(bot)
        view = channel_message(shown, publisher.readers.of_channel(guild, channel))
        if shown.message is not None:
            try:
                await publisher.messenger.edit(channel, shown.message, view)
            except discord.NotFound:
                log.info("the day's message in channel %d is gone and is posted again", channel)
            else:
                return
        nonce = f"{channel}-{(shown.message or shown.deal.day.day) % 10**4}"  # Discord compares nonces across channels
        send = partial(publisher.messenger.send, channel, nonce=nonce, guild=guild, silent=True)
        sent = await in_some_form(bot, view, send)
        await bot.day_boards.posted(guild, channel, sent.id)


# --- buttons, whose ids say everything, so that they work after a restart ------------------------------------


async def _slipped(interaction: Interaction, found: re.Match[str], _chosen: Sequence[Any], words: Words) -> None:
    await _see(interaction, replace(DayId.read(found), verb="see"), words)


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
    """Show an attempt as it is now. *Pass* asks first, if the choice is still open."""
    attempt = await _present(interaction, pressed)
    if attempt is None:
        await show_today(interaction, words)
    else:
        asks = pressed.verb == "pass" and attempt.row.decision == pressed.decision
        await _show(interaction, attempt, words, asks=asks)


async def _present(interaction: Interaction, pressed: DayId) -> Attempt | None:
    """Return the attempt of a button as it is now, None if its day is over."""
    attempt = await interaction.client.attempts.present(actor(interaction), first=pressed.first)
    return attempt if attempt is not None and attempt.row.day == pressed.day else None


async def _begin(interaction: Interaction, pressed: DayId, words: Words) -> None:
    practice = pressed.verb == "again"
    await _show(interaction, await interaction.client.attempts.begin(actor(interaction), practice=practice), words)


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
    attempt, note = await _present(interaction, pressed), ""
    if attempt is None:
        raise DayOver
    try:
        attempt = await act(attempt)
    except (DecisionOver, RuleBroken) as refused:
        attempt = await _present(interaction, pressed) or attempt
        note = words.say("That's decided already.") if isinstance(refused, DecisionOver) else sentence(refused, words)
    await _show(interaction, attempt, words, note)


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


async def _check(interaction: Interaction, pressed: DayId, words: Words) -> None:
    """Say how days are dealt, or send the file with which anybody can check yesterday's deal."""
    fixed = await interaction.client.days.fixed()
    deal = fixed.yesterday
    if pressed.verb == "fair":
        await answer(interaction, fair_message(fixed, pressed.day, words))
        return
    if deal is None:
        raise NothingToWatch
    document = dumps(dump_day(deal), ensure_ascii=False).encode()
    file = discord.File(BytesIO(document), filename=f"daily-{deal.day.isoformat()}.json")
    await hand_out(interaction, words.say("Check it with `python -m bot verify`."), file)


async def show_places(interaction: Interaction, what: str, words: Words) -> None:
    """Show this server's ranking: of this `WEEK`, by days in a row (`STREAK`), or otherwise of `TODAY`."""
    who, day = actor(interaction), interaction.client.days.today().isoformat()
    what = what if what in (WEEK, STREAK) else TODAY
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
        "today": lambda interaction, _, words: show_today(interaction, words),
        "begin": _begin,
        "again": _begin,
        "see": _see,
        "pass": _see,
        "prep": _prepare,
        "share": _share,
        "copy": _copy,
        "fair": _check,
        "proof": _check,
        "board": lambda interaction, pressed, words: show_places(interaction, pressed.value, words),
        "rules": _rules,
    }
)
"""The action of each verb. All other verbs are the game's own choices."""


async def setup(bot: NewmarketBot) -> None:
    """Add the command, its buttons, and the messages of days."""
    presses_of(bot).add(day_button)
    await bot.add_cog(Daily(bot))

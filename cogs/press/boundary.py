"""Where every interaction ends: a refusal becomes a sentence, any other exception an apology with a reference."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.app import NewmarketBot
from bot.ops.logs import about
from bot.refusals import Refused, ServerGone, TooFast
from bot.tables.service.ownership import one_request
from cogs.post import answers
from cogs.post.failures import FAILURES, is_fault, is_final
from cogs.post.messenger import report
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.membership import Membership, not_here
from cogs.press.press import Asked
from cogs.render.refusals import sentence
from cogs.render.words import Words
from engine.game import RuleBroken, RulesRefused

log = logging.getLogger(__name__)

TOO_LATE = frozenset(
    {10003, answers.UNKNOWN_MESSAGE, 10015, answers.UNKNOWN_INTERACTION, 27003, answers.ANSWERED_ALREADY, 50027}
)
"""Codes: the interaction is answered already, or its channel, message, token or the interaction itself is gone."""


@asynccontextmanager
async def boundary(interaction: discord.Interaction[Any], table: int | None = None) -> AsyncIterator[Asked]:
    """Run the body of a callback, with what is asked; answer every exception that it raises.

    `table`: the table concerned, for the log.
    """
    readers = publisher_of(interaction.client).readers
    asked = Asked(interaction, readers.of_click(interaction.user.id, interaction.locale))
    one = one_request(interaction.user.id if interaction.guild_id is None else None)
    with about(table), one, interaction.client.answers.one():
        async with answers.in_time(interaction):
            try:
                yield asked
            except (Refused, RuleBroken, RulesRefused) as refused:
                await _refuse(asked, refused)
            except Exception as error:  # noqa: BLE001  # this is the boundary; `_excuse` logs it
                await _excuse(asked, error)
            except asyncio.CancelledError:
                if interaction.client.ending and answers.thinks(interaction):  # else Discord says so for ever
                    await asked.tell(_restarting(asked.words))
                raise


async def _refuse(asked: Asked, refused: Refused | RuleBroken | RulesRefused) -> None:
    interaction, words = asked.interaction, asked.words
    log.debug("refused interaction %d: %s", interaction.id, type(refused).__name__)  # it may name a card
    if isinstance(refused, TooFast) and refused.silent:
        try:
            await answers.acknowledge(interaction)
        except FAILURES as error:
            log.debug("interaction %d could not be acknowledged: %s", interaction.id, error)
        return
    elsewhere = not_here(asked) if isinstance(refused, ServerGone) else ""
    await asked.tell(elsewhere or sentence(refused, asked.publisher.readers.in_server(words, interaction.guild_id)))


async def _excuse(asked: Asked, error: Exception) -> None:
    """Tell somebody that Discord refuses or fails, or else that something went wrong, with a reference to the log."""
    interaction, words = asked.interaction, asked.words
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.debug("interaction %d was answered already, or too late", interaction.id)
        answers.missed(interaction, error)
    elif is_final(error):
        report(error, "an answer")
        await asked.tell(words.say("Discord didn't take my answer. Check the table and carry on there."))
    elif is_fault(error):
        log.warning("interaction %d could not be answered: %s", interaction.id, error)
        await asked.tell(words.say("Discord didn't take my answer. Check the table, then try again."))
    else:
        reference = secrets.token_hex(3)
        log.error("interaction %d failed, reference %s", interaction.id, reference, exc_info=error)
        text = words.say(
            "Something went wrong. Check the table, and try again if nothing happened. If you report it to whoever "
            "runs this bot, quote `{id}`.",
            id=reference,
        )
        await asked.tell(text)


async def is_taken(interaction: discord.Interaction[Any]) -> bool:
    """Return whether this process takes an interaction, before doing anything for it.

    If it does not, it answers why: the bot is about to stop, the database fails, or the person is too fast, which it
    says once. It says nothing if another process answers.
    """
    bot: NewmarketBot = interaction.client
    try:
        if not await bot.takes(interaction.guild_id, interaction.id):
            log.debug("interaction %d is answered by another process", interaction.id)
            return False
        if not bot.ending:
            bot.rates.ask(interaction.user.id)
            await cog_of(bot, Membership).leave_server_out(interaction)
            return True
    except Exception:
        async with boundary(interaction):
            raise
        return False
    async with boundary(interaction) as asked:
        await asked.tell(_restarting(asked.words))
    return False


def _restarting(words: Words) -> str:
    return words.say("I'm restarting, so nothing was done. Try again in a moment.")

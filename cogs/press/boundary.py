"""Where every interaction ends: a refusal becomes a sentence, any other exception an apology with a reference."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.app import NewmarketBot
from bot.members.people import Actor
from bot.ops.logs import about
from bot.refusals import NotWritten, Refused, ServerGone, TooFast
from bot.tables.service.ownership import one_request
from cogs.post.answers import (
    ANSWERED_ALREADY,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    acknowledge,
    in_time,
    missed,
    redraw,
    say,
    show,
    thinks,
)
from cogs.post.failures import FAILURES, is_fault, is_final
from cogs.post.messenger import Upload, report
from cogs.post.publisher import cog_of, publisher_of
from cogs.press.membership import Membership, leave_server_out, not_here
from cogs.render.parts import Layout, clean_name
from cogs.render.refusals import sentence
from cogs.render.words import Words
from engine.game import RuleBroken, RulesRefused

Interaction = discord.Interaction[NewmarketBot]

log = logging.getLogger(__name__)

TOO_LATE = frozenset({10003, UNKNOWN_MESSAGE, 10015, UNKNOWN_INTERACTION, 27003, ANSWERED_ALREADY, 50027})
"""Codes: the interaction is answered already, or its channel, message, token or the interaction itself is gone."""


@asynccontextmanager
async def boundary(interaction: discord.Interaction[Any], table: int | None = None) -> AsyncIterator[Words]:
    """Run the body of a callback, with the reader's words; answer every exception that it raises.

    `table`: the table concerned, for the log.
    """
    with about(table), one_request(interaction.user.id if interaction.guild_id is None else None):
        async with in_time(interaction), _answered(interaction) as words:
            yield words


@asynccontextmanager
async def _answered(interaction: discord.Interaction[Any]) -> AsyncIterator[Words]:
    readers = publisher_of(interaction.client).readers
    words = readers.of_click(interaction)
    with interaction.client.answers.one():
        try:
            yield words
        except (Refused, RuleBroken, RulesRefused) as refused:
            log.debug("refused interaction %d: %s", interaction.id, type(refused).__name__)  # it may name a card
            if isinstance(refused, TooFast) and refused.silent:
                await _let_end(interaction)
            else:
                elsewhere = not_here(interaction, words) if isinstance(refused, ServerGone) else ""
                said = elsewhere or sentence(refused, readers.in_server(words, interaction.guild_id))
                await say(interaction, said)
        except Exception as error:  # noqa: BLE001  # this is the boundary; apologise logs it
            if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
                log.debug("interaction %d was answered already, or too late", interaction.id)
                missed(interaction, error)
            elif is_final(error):
                report(error, "an answer")
                await say(interaction, words.say("Discord didn't take my answer. Check the table and carry on there."))
            elif is_fault(error):
                log.warning("interaction %d could not be answered: %s", interaction.id, error)
                lost = words.say("Discord didn't take my answer. Check the table, then try again.")
                await say(interaction, lost)
            else:
                await apologise(interaction, error, words)
        except asyncio.CancelledError:
            if interaction.client.ending and thinks(interaction):  # else Discord says so for ever
                await say(interaction, _restarting(words))
            raise


async def is_taken(interaction: discord.Interaction[Any]) -> bool:
    """Return whether this process takes an interaction, before doing anything for it.

    If it does not, it answers why: the bot is about to stop, the database fails, or the person is too fast, which it
    says once. It says nothing if another process answers.
    """
    bot: NewmarketBot = interaction.client
    if not await bot.takes(interaction.guild_id, interaction.id):
        if bot.is_unsure(interaction.guild_id):
            async with boundary(interaction):
                raise NotWritten
        log.debug("interaction %d is answered by another process", interaction.id)
        return False
    if bot.ending:
        with bot.answers.one():
            await say(interaction, _restarting(publisher_of(bot).readers.of_click(interaction)))
        return False
    async with boundary(interaction):
        bot.rates.ask(interaction.user.id)
        if await cog_of(bot, Membership).is_missing(interaction):
            leave_server_out(interaction)
        return True
    return False


def _restarting(words: Words) -> str:
    return words.say("I'm restarting, so nothing was done. Try again in a moment.")


async def apologise(interaction: discord.Interaction[Any], error: BaseException, words: Words) -> None:
    """Tell somebody that something went wrong, with a reference to the logged error."""
    reference = secrets.token_hex(3)
    log.error("interaction %d failed, reference %s", interaction.id, reference, exc_info=error)
    text = words.say(
        "Something went wrong. Check the table, and try again if nothing happened. If you report it to whoever runs "
        "this bot, quote `{id}`.",
        id=reference,
    )
    await say(interaction, text)


async def _let_end(interaction: discord.Interaction) -> None:
    """Answer an interaction without showing anything, if possible."""
    try:
        await acknowledge(interaction)
    except FAILURES as error:
        log.debug("interaction %d could not be acknowledged: %s", interaction.id, error)


def actor(interaction: discord.Interaction) -> Actor:
    """Return who is behind an interaction."""
    return Actor(
        member=interaction.user.id,
        name=clean_name(interaction.user.display_name, interaction.user.name),
        locale=str(interaction.locale),
        manages=interaction.permissions.manage_messages or interaction.permissions.manage_guild,
        administers=interaction.permissions.manage_guild,
        guild=interaction.guild_id,
    )


async def with_own_cards(interaction: Interaction, words: Words) -> Words:
    """Return words with the deck that the member behind an interaction has chosen for their hands."""
    prefers = await interaction.client.preferences.get(interaction.user.id)
    return publisher_of(interaction.client).readers.of_member(words, prefers.cards)


async def answer(interaction: Interaction, view: Layout, upload: Upload | None = None) -> None:
    """Answer with a private message and its file, if it has one: in the clicked message if that is private."""
    clicked = interaction.message
    if clicked is not None and clicked.flags.ephemeral:
        await redraw(interaction, view, upload)
    else:
        await show(interaction, view, upload=upload)

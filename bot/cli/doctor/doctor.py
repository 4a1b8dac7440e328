"""`python -m bot doctor`: checks everything that a bot needs, on this machine and at Discord."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator

import discord
from pydantic import ValidationError

from bot.app import LONGEST_WAIT
from bot.cli.doctor.allowances import allowances_found
from bot.cli.doctor.at_discord import application_found, network_found, server_found, uploaded_deck_found
from bot.cli.doctor.finding import Finding, Level, wrong
from bot.cli.doctor.here import database_found, deck_found, disk_found, languages_found, settings_found
from bot.cli.given import settings_given, wrong_settings
from bot.ops.endings import ending
from bot.ops.exits import REFUSED_TOKEN, Exit
from bot.ops.logs import harmless
from bot.ops.registration import ID
from bot.settings import Settings
from bot.store.database import Database
from bot.store.operation.vitals import Places

NO_TOKEN = wrong("token", "there is none", "put DISCORD_TOKEN=… into .env; README.md says where it comes from")


def run() -> Exit:
    """Check everything. If settings are invalid, each of them is a finding, and nothing else is checked."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # its complaints become findings
    try:
        Settings()
    except ValidationError as error:
        for each in wrong_settings(error):
            sys.stdout.write(f"{wrong('settings', each, 'see .env.example')}\n")
        return Exit.DIFFERENT
    return asyncio.run(doctor(settings_given()))


async def doctor(settings: Settings) -> Exit:
    """Print a line for each check; return whether something is wrong."""
    token = settings.token.get_secret_value().strip()
    sick = False
    async for finding in _everything(settings, token):
        sick = sick or finding.level is Level.WRONG
        sys.stdout.write(f"{harmless(str(finding), token)}\n")
        sys.stdout.flush()
    return Exit.DIFFERENT if sick else Exit.OK


async def _everything(settings: Settings, token: str) -> AsyncIterator[Finding]:
    for each in (*settings_found(), *disk_found(settings.database)):
        yield each
    database, found = await database_found(settings.database)
    yield found
    try:
        if database is not None and found.level is not Level.WRONG:
            async for each in allowances_found(database, settings.clusters):
                yield each
        for each in (deck_found(wanted=settings.pictures), *languages_found()):
            yield each
        async for each in _of_discord(settings, token, database if found.level is Level.OK else None):
            yield each
    finally:
        if database is not None:
            await database.close()


async def _of_discord(settings: Settings, token: str, database: Database | None) -> AsyncIterator[Finding]:
    reached = True
    async for each in network_found():
        reached = reached and not (each.about == "network" and each.level is Level.WRONG)
        yield each
    if not token:
        yield NO_TOKEN
    elif not token.isprintable():
        yield wrong("token", "it has a line break or the like in it", REFUSED_TOKEN.sentence.rstrip("."))
    elif reached:
        try:
            async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=LONGEST_WAIT) as client:
                await client.login(token)
                async for each in _with_token(settings, client, database):
                    yield each
        except Exception as error:
            known = ending(error)
            if known is None:
                raise
            yield wrong("token", "Discord does not answer as it should", known.sentence.rstrip("."))


async def _with_token(settings: Settings, client: discord.Client, database: Database | None) -> AsyncIterator[Finding]:
    its = None
    if database is not None:
        async with database.reading() as work:
            its = await work.application.get(ID)
    async for each in application_found(client, its):
        yield each
    if settings.pictures:
        yield await uploaded_deck_found(client)
    servers = [each async for each in client.fetch_guilds(limit=None, with_counts=False)]
    if not servers:
        yield wrong("servers", "the bot is in none", "invite it with the address in README.md")
    for server in servers:
        for each in await server_found(client, server, await _places(database, server.id)):
            yield each


async def _places(database: Database | None, guild: int) -> Places | None:
    if database is None:
        return None
    async with database.reading() as work:
        return await work.vitals.places(guild)

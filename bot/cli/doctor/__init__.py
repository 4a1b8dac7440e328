"""`python -m bot doctor`: checks everything that a bot needs, on this machine and at Discord."""

import asyncio
import logging
from contextlib import AsyncExitStack

from pydantic import ValidationError

from bot.cli.doctor.at_discord import check_application, check_network
from bot.cli.doctor.here import check_database, check_deck, check_disk, check_languages, check_settings
from bot.cli.doctor.report import Report
from bot.cli.given import settings_given, wrong_settings
from bot.ops.exits import REFUSED_TOKEN, Exit
from bot.settings import Settings
from bot.store.database import Database, DatabaseUnusable


def run() -> Exit:
    """Check everything. If settings are invalid, each of them is a finding, and nothing else is checked."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # its complaints become findings
    try:
        Settings()
    except ValidationError as error:
        report = Report("")
        for each in wrong_settings(error):
            report.wrong("settings", each, "see .env.example")
        return Exit.DIFFERENT
    return asyncio.run(doctor(settings_given()))


async def doctor(settings: Settings) -> Exit:
    """Print a line for each check; return whether something is wrong."""
    token = settings.token.get_secret_value().strip()
    report = Report(token)
    check_settings(report)
    check_disk(report, settings.database)
    async with AsyncExitStack() as stack:
        database: Database | None = None
        try:
            database = Database(settings.database, read_only=True)
        except DatabaseUnusable as error:
            report.wrong("database", f"its address cannot be used: {error}", "see NEWMARKET_DATABASE in .env.example")
        else:
            stack.push_async_callback(database.close)
            if not await check_database(report, database, settings):
                database = None  # the rest does not depend on it, and says more about servers if it can be read
        check_deck(report, wanted=settings.pictures)
        check_languages(report)
        reached = await check_network(report)
        if not token:
            report.wrong("token", "there is none", "put DISCORD_TOKEN=… into .env; README.md says where it comes from")
        elif not token.isprintable():
            report.wrong("token", "it has a line break or the like in it", REFUSED_TOKEN.rstrip("."))
        elif reached:
            await check_application(report, settings, token, database)
    return Exit.DIFFERENT if report.sick else Exit.OK

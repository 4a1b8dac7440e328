"""`python -m bot doctor`: checks everything that a bot needs, on this machine and at Discord."""

import asyncio
import logging

from pydantic import ValidationError

from bot.cli.doctor.at_discord import check_application, check_network
from bot.cli.doctor.here import check_database, check_deck, check_disk, check_languages, check_settings
from bot.cli.doctor.report import Report
from bot.cli.given import settings_given, wrong_settings
from bot.ops.exits import REFUSED_TOKEN, Exit
from bot.settings import Settings, address_of
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
    try:
        database = Database(address_of(settings.database), read_only=True)
    except DatabaseUnusable as error:
        report.wrong("database", f"its address cannot be used: {error}", "see NEWMARKET_DATABASE in .env.example")
        await _check_the_rest(report, settings, token, None)
    else:
        try:
            usable = await check_database(report, database, settings)
            await _check_the_rest(report, settings, token, database if usable else None)
        finally:
            await database.close()
    return Exit.DIFFERENT if report.sick else Exit.OK


async def _check_the_rest(report: Report, settings: Settings, token: str, database: Database | None) -> None:
    """Check what does not depend on the database. It says more about servers if it can be read."""
    check_deck(report, wanted=settings.pictures)
    check_languages(report)
    reached = await check_network(report)
    if not token:
        report.wrong("token", "there is none", "put DISCORD_TOKEN=… into .env; README.md says where it comes from")
    elif not token.isprintable():
        report.wrong("token", "it has a line break or the like in it", REFUSED_TOKEN.rstrip("."))
    elif reached:
        await check_application(report, settings, token, database)

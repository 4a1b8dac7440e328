"""`python -m bot run`: the bot, from its start until somebody stops it or it cannot go on."""

from __future__ import annotations

import asyncio
import logging
from argparse import Namespace

from bot.app import NewmarketBot
from bot.cli.given import settings_given, token_given
from bot.cluster import DRAIN
from bot.clusters.alone import OtherDivision, OthersShare, RunsAlone
from bot.ops import logs
from bot.ops.collector import pass_over_what_stays
from bot.ops.endings import ending
from bot.ops.exits import Exit, Failed
from bot.ops.stopping import CUT_OFF, LINGER, asked_to_stop, first_of
from bot.settings import Settings, without_password
from bot.store.database import DatabaseAway, DatabaseUnusable


def run(_chosen: Namespace) -> Exit:
    """Run the bot until it is asked to stop.

    Raises:
        Failed: it cannot run.
    """
    settings = settings_given()
    logs.configure(settings.log_level, settings.token.get_secret_value().strip())
    asyncio.run(_run(settings, token_given(settings)))
    return Exit.OK


async def _run(settings: Settings, token: str) -> None:
    with asked_to_stop(DRAIN if settings.clusters else 0.0) as asked:
        try:
            bot = NewmarketBot(settings)
        except DatabaseUnusable as error:
            raise Failed(
                Exit.DATABASE, f"The database {without_password(settings.database)} cannot be used: {error}."
            ) from error
        running = asyncio.create_task(_serve(bot, token))
        try:
            await first_of(running, asked)
            if asked.is_set():
                logging.getLogger(__name__).info("stopping")
                await bot.leave()
                await asyncio.gather(bot.finish(), asyncio.sleep(LINGER))
        finally:
            running.cancel()
            await asyncio.wait({running}, timeout=CUT_OFF)
            await bot.close()
        if not running.done() or running.cancelled():
            return
        failure = running.exception()
        if failure is not None and not asked.is_set():
            raise failure


async def _serve(bot: NewmarketBot, token: str) -> None:
    """Run the bot until it is cancelled.

    Raises:
        Failed: the bot cannot run.
    """
    try:
        await bot.prepare()
        await bot.monitor.start()
        bot.add_listener(pass_over_what_stays, "on_ready")
        await bot.start(token)
    except DatabaseUnusable as error:
        raise Failed(
            Exit.UNAVAILABLE if isinstance(error, DatabaseAway) else Exit.DATABASE,
            f"The database {without_password(bot.settings.database)} cannot be used: {error}.",
        ) from error
    except (OtherDivision, OthersShare, RunsAlone) as error:
        raise Failed(Exit.UNAVAILABLE, _others(error)) from error
    except Exception as error:
        known = ending(error)
        if known is None:
            raise
        raise Failed(known.code, logs.harmless(known.sentence, token)) from error


def _others(error: OtherDivision | OthersShare | RunsAlone) -> str:
    """Return why a process cannot run the bot beside those that do."""
    if isinstance(error, RunsAlone):
        return (
            "Another process runs this bot on the same database, without NEWMARKET_CLUSTERS, and has all of it: stop "
            "that one before any starts that shares it."
        )
    there = f"Other processes run this bot, as {error.there.shares} clusters with {error.there.shards} shards"
    if isinstance(error, OthersShare):
        return f"{there}, on the same database: give this one NEWMARKET_CLUSTERS={error.there.shares}, or stop them."
    return (
        f"{there}: give this one the same NEWMARKET_CLUSTERS and NEWMARKET_SHARDS, or stop all of them before any "
        "starts anew."
    )

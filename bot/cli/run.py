"""`python -m bot run`: runs the bot until somebody stops it or it fails."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from bot.app import NewmarketBot
from bot.cli.given import logged_settings, token_given
from bot.cluster import DRAIN
from bot.gateway.inside import forget_limits
from bot.ops.collector import give_back, pass_over_what_stays, share_heap
from bot.ops.endings import failing
from bot.ops.exits import Exit
from bot.ops.stopping import CUT_OFF, LINGER, asked_to_stop, hanging_at_the_end
from bot.settings import Settings


def run() -> Exit:
    """Run the bot until it is asked to stop.

    Raises:
        Failed: it cannot run.
    """
    settings = logged_settings()
    share_heap()
    with hanging_at_the_end() as ends:
        asyncio.run(_run(settings, token_given(settings), ends))
    return Exit.OK


async def _run(settings: Settings, token: str, ends: Callable[[], None]) -> None:
    """Run the bot. `ends` is called when it begins to end by itself."""
    with asked_to_stop(DRAIN if settings.clusters else 0.0) as asked, failing(settings, token):
        bot = NewmarketBot(settings)
        running, asking = asyncio.create_task(_serve(bot, token)), asyncio.create_task(asked.wait())
        try:
            await asyncio.wait({running, asking}, return_when=asyncio.FIRST_COMPLETED)
            asking.cancel()
            if not asked.is_set():
                ends()
            else:
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
    """Run the bot until it is cancelled, or cannot run."""
    await bot.prepare()
    await bot.monitor.start()
    bot.add_listener(pass_over_what_stays, "on_ready")
    giving_back = asyncio.create_task(give_back(partial(forget_limits, bot)))
    try:
        await bot.start(token)
    finally:
        giving_back.cancel()

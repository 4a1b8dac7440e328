"""Hands tables over to another process: shows nothing more of them, and forgets them."""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress

from bot.refusals import NotWritten, StoreFails
from cogs.post.backoff import TryLater
from cogs.post.carrier import Order
from cogs.post.reconciler import Reconciler
from cogs.post.refusals import FAILURES
from cogs.post.state import TableState
from cogs.screen.message import Kind, Slot
from cogs.screen.screens import last_word

log = logging.getLogger(__name__)

LETTING_GO = 5.0
"""Seconds for which requests may still be under way where tables are handed over."""


async def let_go(reconciler: Reconciler, tables: Collection[int]) -> None:
    """Show nothing more of tables that another process shows from now on, and forget them."""
    gone, loop = set(tables), asyncio.get_running_loop()
    over = await reconciler.jobs.let_go(lambda key: key in gone, LETTING_GO)
    states = [state for state in reconciler.states if state.table in gone]
    with suppress(TimeoutError):  # nothing depends on it
        async with asyncio.timeout(LETTING_GO):
            await asyncio.gather(*(_last_words(reconciler, state) for state in states))
    until = loop.time() + LETTING_GO
    while any(state.is_busy for state in states) and loop.time() < until:
        await asyncio.wait(reconciler.tasks, timeout=LETTING_GO, return_when=asyncio.FIRST_COMPLETED)
    if not over or any(state.is_busy for state in states):
        log.warning("some of what is shown at %d tables that are handed over is still under way", len(gone))
    for state in states:
        if state.told:
            with suppress(NotWritten):
                await reconciler.tables.announced(state.told)
        reconciler.states.forget(state.table)
    await reconciler.posts.let_go(gone)


async def _last_words(reconciler: Reconciler, state: TableState) -> None:
    """Let private hands say how to get new ones, where the process that shows the table cannot reach them."""
    if not state.private:
        return
    with suppress(StoreFails, TryLater, *FAILURES):
        now = await reconciler.situations.of(state)
        for member, private in list(state.private.items()):
            slot = Slot(Kind.PRIVATE_HAND, member)
            order = Order(state, slot, state.of(slot), last_word(now.board, private.opened.words), now)
            await reconciler.carrier.edit(order)

"""One process runs the whole bot, or several share it: on one database never both.

A process that is alone and those that share would act at the same tables, without knowing of each other.
"""

import asyncio

from bot.ops.exits import Exit, Failed
from bot.store.database import Database
from bot.store.operation.fleet import Process

PATIENCE = 10.0
"""Seconds for which a process waits until conflicting processes end, or turn out to be lost."""
AGAIN = 1.0
"""Seconds after which it looks again."""


def run_there(there: Process) -> str:
    """Return a clause about the processes that share the bot. `there`: one of them."""
    return f"Other processes run this bot, as {there.shares} clusters with {there.shards} shards"


async def begin_alone(database: Database) -> None:
    """Begin to run the whole bot in this process, unless others share it. Fence those of them that are lost.

    Raises:
        Failed: others share it, and have not ended in time.
        StoreFails: the database fails.
    """
    if not database.has_server:
        return
    # Before it looks, when who is about to register has done so: of two that begin at once one sees the other.
    database.write_as(None)
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE
    while there := (await database.without_lost()).processes:
        if loop.time() >= until:
            raise Failed(
                Exit.UNAVAILABLE,
                f"{run_there(there[0])}, on the same database: give this one NEWMARKET_CLUSTERS={there[0].shares}, or "
                "stop them.",
            )
        await asyncio.sleep(AGAIN)

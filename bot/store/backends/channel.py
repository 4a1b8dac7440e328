"""PostgreSQL's notifications: short texts that every process on a database receives as soon as they are committed.

They may be lost with a connection, so listeners must also look by themselves.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "newmarket"
"""The channel's name. Each database of a server has its own channel."""
ASK = 10.0
"""Seconds between two checks of a connection that listens."""
ANSWER = 5.0
"""Seconds that it has to answer."""
_NOTIFY = sa.text("SELECT pg_notify(:channel, each) FROM unnest(:texts) AS each").bindparams(
    sa.bindparam("texts", type_=ARRAY(sa.Text))
)


async def notify(engine: AsyncEngine, texts: Collection[str]) -> None:
    """Send texts to all listeners. `engine`: its connections commit each statement."""
    async with engine.connect() as connection:
        await connection.execute(_NOTIFY, {"channel": CHANNEL, "texts": list(texts)})


async def _ask_on(driver: Any) -> None:
    """Close a connection as soon as an answer is missing: nothing else would notice its silence."""
    try:
        while True:
            await asyncio.sleep(ASK)
            async with asyncio.timeout(ANSWER):
                await driver.execute(f"LISTEN {CHANNEL}")
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        driver.terminate()


@asynccontextmanager
async def listening(engine: AsyncEngine, heard: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
    """Receive texts while the body runs, this process's own included, on a separate connection.

    The event is set when the connection is lost: no more texts arrive then.
    """
    lost = asyncio.Event()
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection

        def hear(_connection: object, _process: int, _channel: str, text: str) -> None:
            heard(text)

        def end(_connection: object) -> None:
            lost.set()

        driver.add_termination_listener(end)
        await driver.add_listener(CHANNEL, hear)
        asking = asyncio.create_task(_ask_on(driver))
        try:
            yield lost
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            driver.remove_termination_listener(end)
            if driver.is_closed():
                await connection.invalidate()
            else:
                await driver.remove_listener(CHANNEL, hear)

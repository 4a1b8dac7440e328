"""PostgreSQL's notifications: short texts that every process on a database hears as soon as they are committed.

They may be lost with a connection. Whoever listens has to look as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "newmarket"
"""What is listened to. Another database of the same server has its own."""
_NOTIFY = sa.text("SELECT pg_notify(:channel, each) FROM unnest(:texts) AS each").bindparams(
    sa.bindparam("texts", type_=ARRAY(sa.Text))
)


async def notify(engine: AsyncEngine, texts: Collection[str]) -> None:
    """Tell everybody who listens some texts. `engine`: gives connections that commit each statement."""
    async with engine.connect() as connection:
        await connection.execute(_NOTIFY, {"channel": CHANNEL, "texts": list(texts)})


@asynccontextmanager
async def listening(engine: AsyncEngine, heard: Callable[[str], None]) -> AsyncIterator[asyncio.Event]:
    """Hear what is told while the body runs, this process's own texts among it, on a connection of its own.

    The event is set when the connection is lost: then nothing is heard any more.
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
        try:
            yield lost
        finally:
            driver.remove_termination_listener(end)
            if driver.is_closed():
                await connection.invalidate()
            else:
                await driver.remove_listener(CHANNEL, hear)

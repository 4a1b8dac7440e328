"""Statements that are executed on the event loop's own thread: going to another and back takes longer than most do."""

import asyncio
from collections.abc import Callable
from typing import Any

from bot.store.backends.connection import Connection, connect


class Inline:
    """Takes the places of a connection's thread and of its queue: what is queued is done at once.

    Its outcome is there one turn of the loop later, so that others come in between as they do beside a thread.
    """

    daemon = True

    def start(self) -> None:
        """There is no thread to start."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            result = function()
        except BaseException as error:  # noqa: BLE001  # the thread hands them over in the same way
            if future is not None:
                future.get_loop().call_soon(_unless_done, future, future.set_exception, error)
        else:
            if future is not None:
                future.get_loop().call_soon(_unless_done, future, future.set_result, result)


def _unless_done(future: asyncio.Future[Any], settle: Callable[[Any], None], outcome: Any) -> None:
    if not future.done():
        settle(outcome)


def connect_inline(database: str, **options: Any) -> Connection:
    """Return a connection that has no thread."""
    connection = connect(database, **options)
    inline: Any = Inline()
    connection._thread = connection._tx = inline
    return connection

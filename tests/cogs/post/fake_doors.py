"""Where members' direct messages are, in memory, with the real pace of first messages."""

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any

from bot.members.doors import Doors
from bot.members.strangers import Limits


class FakeStore:
    """A database that keeps what is known of the application, in memory."""

    def __init__(self) -> None:
        self.application = self
        self._values: dict[str, str] = {}

    @asynccontextmanager
    async def writing(self) -> "AsyncIterator[FakeStore]":
        yield self

    async def hold(self, name: str) -> str:
        return self._values.get(name, "")

    async def put(self, name: str, value: str) -> None:
        self._values[name] = value


class FakeDoors(Doors):
    """Where members' direct messages are, in memory. All are known unless it begins with some of them."""

    def __init__(
        self, known: dict[int, int] | None = None, clock: Callable[[], float] = lambda: 0.0, pause: float = 0.0
    ) -> None:
        store: Any = FakeStore()
        super().__init__(store, clock, Limits(pause, 300))
        self._all = known is None
        self.known = known or {}

    def is_stranger(self, member: int) -> bool:
        return not self._all and member not in self.known

    async def look_up(self, members: Collection[int]) -> None:
        """Know as many as before."""

    async def get(self, member: int) -> int | None:
        return -member if self._all else self.known.get(member)

    async def keep(self, member: int, channel: int) -> None:
        self.known[member] = channel

    async def drop(self, member: int) -> None:
        self.known.pop(member, None)

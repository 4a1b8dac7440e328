"""Which servers this process keeps: those of its shares, for as long as it is sure of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

HANDED_OVER = 2.0
"""Seconds that somebody waits whose click arrives before their server's tables: it has to be answered within three."""


class Owned:
    """The shares whose servers' tables are kept here. It begins with none."""

    def __init__(self, share_of: Callable[[int], int], sure: Callable[[], bool]) -> None:
        """Make it.

        Args:
            share_of: the share that a server belongs to; see `Division`.
            sure: says whether nobody else can have taken over meanwhile: the process has been heard of just now.
        """
        self._share_of = share_of
        self._sure = sure
        self._shares: frozenset[int] = frozenset()
        self._more = asyncio.Event()
        """Set, and replaced by a new one, when there are more shares."""

    @property
    def shares(self) -> frozenset[int]:
        """The shares, whether this process is sure of them now or not."""
        return self._shares

    def owns(self, guild: int) -> bool:
        """Return whether a server's tables are kept here, and nobody else can keep them by now."""
        return self._share_of(guild) in self._shares and self._sure()

    def own(self, share: int) -> None:
        """Keep the tables of one share's servers more from now on. `Tables.resume` then goes on with them."""
        self._shares |= {share}
        self._more.set()
        self._more = asyncio.Event()

    def lose(self, share: int) -> None:
        """Keep the tables of a share's servers no more. `Tables.let_go` then ends what is under way there."""
        self._shares -= {share}

    async def soon(self, guild: int, longest: float = HANDED_OVER) -> bool:
        """Wait until a server's tables are kept here, as while they are handed over; return whether they are.

        `longest`: the most seconds that are waited.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(longest):
                while not self.owns(guild):
                    await self._more.wait()
        return self.owns(guild)

    def of(self, share: int) -> Callable[[int], bool]:
        """Return what says of a server whether it belongs to a share, whoever keeps it."""
        return lambda guild: self._share_of(guild) == share

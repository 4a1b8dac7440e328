"""Somebody in every shard's server who presses a button again and again: from when on is it answered?"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle

from tests.clusters.wish import ANSWER_WITHIN
from tests.wire.discord import Discord
from tests.wire.messages import Interaction

EVERY = 0.5
"""Seconds between two clicks in a server."""
WATCHERS = 12
"""So many members take turns, so that none of them is too fast."""
HARMLESS = ("hand", "menu", "rules")
"""Buttons of a board that whoever is not at the table may press, and nothing happens."""
KEPT = 400
"""So many clicks of a server are remembered."""


@dataclass(slots=True)
class Probe:
    """The clicks in the server of one shard."""

    shard: int
    channels: tuple[int, ...]
    clicks: deque[Interaction] = field(default_factory=lambda: deque(maxlen=KEPT))

    def answered_since(self, at: float) -> float | None:
        """Return when the first click that was made after `at` was answered, None while none was."""
        times = [each.answered_at for each in self.clicks if each.at >= at and each.answered_at is not None]
        return min(times, default=None)

    def silent_since(self, now: float) -> float | None:
        """Return since when clicks have had no answer, None where the last that had time for one has."""
        since = None
        for each in reversed(self.clicks):
            if each.answered_at is not None:
                return since if since is not None and now - since > EVERY * 2 else None
            since = each.at
        return since


class Probes:
    """Presses in all servers, for as long as something is played there."""

    def __init__(self, discord: Discord, channels: dict[int, tuple[int, ...]]) -> None:
        """`channels`: those in which tables may be, by shard."""
        self._discord = discord
        self._watchers = cycle([discord.member(f"Watcher{at}") for at in range(WATCHERS)])
        self.of = {shard: Probe(shard, those) for shard, those in channels.items()}

    async def press(self, goes_on: Callable[[], bool]) -> None:
        """Press until `goes_on` says no."""
        while goes_on():
            for each in self.of.values():
                self._press(each)
            await asyncio.sleep(EVERY)

    def _press(self, probe: Probe) -> None:
        for channel in probe.channels:
            board = self._discord.board(channel)
            verb = None if board is None else next((each for each in HARMLESS if each in board.verbs), None)
            if board is not None and verb is not None:
                probe.clicks.append(self._discord.click(next(self._watchers), board, verb))
                return

    async def answered(self, shard: int, at: float, seconds: float) -> float | None:
        """Return when a click made after `at` is answered in a shard's server, None if none is within the seconds."""
        ends = time.time() + seconds
        while time.time() < ends:
            found = self.of[shard].answered_since(at)
            if found is not None:
                return found
            await asyncio.sleep(EVERY / 2)
        return self.of[shard].answered_since(at)

    def waits(self) -> list[float]:
        """Return the seconds until each answer, of the clicks that are remembered."""
        made = [each for probe in self.of.values() for each in probe.clicks]
        return [each.answered_at - each.at for each in made if each.answered_at is not None]

    @property
    def patience(self) -> float:
        """Seconds after which an answer is taken no more."""
        return ANSWER_WITHIN

"""What the level *hard* would have done at a moment of a finished match, from what the seat knew then."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from engine.game import Action
from engine.record.film import Film

PATIENCE = 0.6
"""Seconds to wait for an answer. A later one is shown when somebody looks at the moment again."""
MOST_WAITING = 8
"""How many moments may be thought about, or wait for that. Any other gets its answer at a later look."""
MOST = 4_096
"""For how many moments the answer is remembered, so that the same moment always has the same."""

Choose = Callable[[str, Any, Random], Awaitable[Action | None]]
"""Thinks about what to do, from a game's key and the view of the seat; None if nobody has time for it now."""


@dataclass(eq=False)
class Critic:
    """Remembers what the level *hard* would have done.

    It asks about one moment at a time: however many people watch, those who play against *hard* have its time.
    """

    _choose: Choose
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0
    _asked: dict[tuple[int, int, int], asyncio.Task[Action | None]] = field(default_factory=dict)

    async def instead(self, table: int, film: Film, number: int, step: int, eyes: int | None) -> Action | None:
        """Return what *hard* would have done in a step, if that differs from what was done.

        None also if there was no choice, if these eyes do not see the hand, or if the answer takes too long.
        """
        decided = film.decided(number, step, eyes)
        if decided is None:
            return None
        key = (table, number, step)
        task = self._asked.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() or task.result() is None)):
            chance = Random(f"{table}:{number}:{step}")
            task = self._asked[key] = asyncio.create_task(self._think(film.key, decided.view, chance))
            while len(self._asked) > MOST:
                del self._asked[next(iter(self._asked))]
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done() or task.cancelled() or task.exception() is not None:
            return None
        chosen = task.result()
        return None if chosen == decided.action else chosen

    async def _think(self, game: str, view: Any, chance: Random) -> Action | None:
        if self._waiting >= MOST_WAITING:
            return None
        self._waiting += 1
        try:
            async with self._turn:
                return await self._choose(game, view, chance)
        finally:
            self._waiting -= 1

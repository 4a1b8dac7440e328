"""How the blocks that a board is cut into are kept right.

Blocks that grow are split, and small neighbours joined, so that there are not too many for the members: of two blocks
side by side, one has more than a quarter of the members that a block may have.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

from bot.store.chips.order import ADD, CUT, DELETE, FROM_HERE, INSERT, LOWER, Key, Scope
from bot.store.repository import Repository

LARGEST = 1024
"""A block with more members is split. A server of 100,000 members has some 150 blocks, and both sums are short."""


class BlockRepository(Repository):
    """The blocks of boards. A server's lock keeps others from counting in the same ones."""

    async def _settle(self, scope: Scope, had: Mapping[Key, int], more: Counter[Key]) -> None:
        """Count members who have come to blocks or left them. Their rows are at their new places already.

        `had`: how many members were noted in each of these blocks, by its lowest key. `more`: how many more they are.
        """
        await self._add(scope, more)
        for key, change in more.items():
            there = had[key] + change
            if there > LARGEST:
                await self._split(scope, key, there)
            elif change < 0 and there <= LARGEST // 4:
                await self._join(scope, key)

    async def _split(self, scope: Scope, key: Key, count: int) -> None:
        """Split a block into as few as possible of about the same size."""
        parts = -(-count // LARGEST)
        cuts = [count * part // parts for part in range(parts + 1)]
        for start, end in pairwise(cuts[1:]):
            here = {**scope, "low": key.score, "whom": key.person, "offset": start}
            lowest = (await self._connection.execute(CUT, here)).one()
            await self._insert(scope, Key(lowest.score, lowest.person), end - start)
        await self._add(scope, {key: cuts[1] - count})

    async def _join(self, scope: Scope, key: Key) -> None:
        """Join a small block with its neighbours, if they are small too."""
        here = {**scope, "low": key.score, "whom": key.person}
        lower_ones = await self._connection.execute(LOWER, here)
        near = [*lower_ones, *(await self._connection.execute(FROM_HERE, here))]
        keys = [Key(row.score, row.person) for row in near]
        if key not in keys:  # it was joined already
            return
        lower, there = keys[0], near[0].members
        for upper, row in zip(keys[1:], near[1:], strict=True):
            if there + row.members > LARGEST // 2:
                lower, there = upper, row.members
                continue
            await self._run(DELETE, {**scope, "low": upper.score, "whom": upper.person})
            await self._add(scope, {lower: row.members})
            there += row.members

    async def _add(self, scope: Scope, more: Mapping[Key, int]) -> None:
        """Count more members in blocks, or fewer if negative."""
        changes = [
            {**scope, "low": key.score, "whom": key.person, "count": change} for key, change in more.items() if change
        ]
        if changes:
            await self._run(ADD, changes)

    async def _insert(self, scope: Scope, key: Key, count: int) -> None:
        row = {**scope, "low": key.score, "whom": key.person, "count": count}
        await self._run(INSERT, row)

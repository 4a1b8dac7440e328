"""Keeps the blocks of boards up to date: splits one that grows, and deletes one that is empty."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import pairwise

import sqlalchemy as sa

from bot.store.chips.order import BOARD, FIRST, GUILD, HERE, LOW, OFFSET, WHO, Key, here, place, upwards
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import score_blocks, scores

LARGEST = 1024
"""A block with more members is split. 100,000 members are some 150 blocks, and both parts of a rank are quick."""

Place = tuple[str, Key]
"""A board, and a place in its order."""


class BlockRepository(Repository):
    """The blocks of boards. A server's lock keeps others from changing the same ones."""

    async def move(self, guild: int, boards: Collection[str], left: Sequence[Place], taken: Sequence[Place]) -> None:
        """Count members who have left places on boards, and taken others. Their rows must be written before."""
        there: dict[str, dict[Key, int]] = defaultdict(dict)
        for board, score, person, members in await self._tuples(_BLOCKS, {"guild": guild, "boards": list(boards)}):
            there[board][Key(score, person)] = members
        more: Counter[Place] = Counter()
        for places, change in ((left, -1), (taken, 1)):
            for board, key in places:
                if FIRST not in there[board]:
                    await self._insert(guild, board, FIRST, 0)
                    there[board] = {FIRST: 0, **there[board]}
                lowest = [*there[board]]
                more[board, lowest[bisect_right(lowest, key) - 1]] += change
        now = {(board, low): there[board][low] + change for (board, low), change in more.items()}
        empty = [each for each, members in now.items() if not members and each[1] != FIRST]
        changes = [{**_here(guild, *each), "count": more[each]} for each in now if more[each] and each not in empty]
        if changes:
            await self._run(_ADD, changes)
        if empty:
            await self._run(_DELETE, [_here(guild, *each) for each in empty])
        for (board, low), members in now.items():
            if members > LARGEST:
                await self._split(guild, board, low, members)

    async def _split(self, guild: int, board: str, low: Key, members: int) -> None:
        """Split a block into as few as possible of about the same size."""
        parts = -(-members // LARGEST)
        cuts = [members * part // parts for part in range(parts + 1)]
        for start, end in pairwise(cuts[1:]):
            lowest = (await self._connection.execute(_CUT, {**_here(guild, board, low), "offset": start})).one()
            await self._insert(guild, board, Key(*lowest), end - start)
        await self._run(_ADD, {**_here(guild, board, low), "count": cuts[1] - members})

    async def _insert(self, guild: int, board: str, low: Key, members: int) -> None:
        await self._run(_INSERT, {**_here(guild, board, low), "count": members})


def _here(guild: int, board: str, low: Key) -> dict[str, int | str]:
    return {"guild": guild, "on_board": board, "low": low.score, "whom": low.person}


# --- the statements, made once: making one takes longer than executing it ------------------------------------

_COUNT = sa.bindparam("count", type_=sa.Integer)
_THIS = sa.and_(here(score_blocks), score_blocks.c.score == LOW, score_blocks.c.person == WHO)
_BLOCKS = (
    sa.select(*(score_blocks.c[name] for name in ("board", "score", "person", "members")))
    .where(
        score_blocks.c.guild_id == GUILD,
        score_blocks.c.board.in_(sa.bindparam("boards", expanding=True, type_=sa.String)),
    )
    .order_by(score_blocks.c.board, *upwards(score_blocks))
)
_ADD = (
    sa.update(score_blocks).where(_THIS).values(members=score_blocks.c.members + _COUNT).execution_options(**WITH_NEXT)
)
_INSERT = (
    sa.insert(score_blocks)
    .values(guild_id=GUILD, board=BOARD, score=LOW, person=WHO, members=_COUNT)
    .execution_options(**WITH_NEXT)
)
_DELETE = sa.delete(score_blocks).where(_THIS).execution_options(**WITH_NEXT)
_CUT = (
    sa.select(scores.c.score, scores.c.person)
    .where(here(scores), place(scores) >= HERE)
    .order_by(*upwards(scores))
    .offset(OFFSET)
    .limit(1)
)

"""Places on a board, in SQL: pages, the rank of one member, and the blocks that make both quick.

An index has the rows of a board in their order: by score, and among equals by the person. Blocks divide this order. A
block is stored as its lowest key and the number of rows in it, up to the next block's lowest key. A rank is the sum of
the blocks above and a count within one block; a page is found in the same way. So nothing here reads all members of a
server. docs/decisions/store.md says what an index alone takes.
"""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import person_of
from bot.store.repository import Repository
from bot.store.schema import people, score_blocks, scores

LARGEST = 1024
"""A block with more members is split. 100,000 members are some 150 blocks, and both parts of a rank are quick."""
GUILD = sa.bindparam("guild", type_=sa.BigInteger)
BOARD = sa.bindparam("on_board", type_=sa.String)
WHO = sa.bindparam("whom", type_=sa.BigInteger)
BOARDS = sa.bindparam("boards", expanding=True, type_=sa.String)


class Key(NamedTuple):
    """A place in the order of a board."""

    score: int
    person: int


FIRST, END = Key(-(2**62), 0), Key(2**62, 0)
"""The beginning of a board's first block, and the end of its last one. No score is lower than the first, even of
members who have lost chips on balance, or as high as the second."""
Place = tuple[str, Key]
"""A board, and a place in its order."""


class ScorePlace(NamedTuple):
    """A member on a board. Equal scores share a rank."""

    rank: int
    member: int
    name: str
    score: int
    on_tables: int = 0
    """Those of its chips that are on tables, on the board of chips."""

    @property
    def wallet(self) -> int:
        """Those of its chips that are in the member's wallet."""
        return self.score - self.on_tables


class Page(NamedTuple):
    """Consecutive members of a board."""

    number: int
    """From 0."""
    everybody: int
    """How many members are on the board."""
    places: list[ScorePlace]


class PlaceRepository(Repository):
    """Members at their places on boards. A server's lock keeps others from changing the same blocks."""

    async def page(self, guild: int, board: str, number: int, length: int) -> Page:
        """Return a page: the highest first, among equals the higher key first. Past the end it is the last page.

        `length`: how many members a page has.
        """
        blocks = (await self._blocks(guild, [board]))[board]
        everybody = sum(blocks.values())
        number = min(number, max(everybody - 1, 0) // length)
        offset, above, end = number * length, 0, END
        for low, members in reversed(blocks.items()):
            if above + members > offset:
                break
            above, end = above + members, low
        reach = {**_block(guild, board, end), "offset": offset - above, "limit": length}
        places: list[ScorePlace] = []
        for at, (score, member, name) in enumerate(await self._tuples(_SOME, reach)):
            if not places:
                rank = await self._rank(guild, board, blocks, score) if offset else 1
            elif score != places[-1].score:
                rank = offset + at + 1
            places.append(ScorePlace(rank, member, name, score))
        return Page(number, everybody, places)

    async def place(self, guild: int, board: str, member: int) -> ScorePlace | None:
        """Return the place of a member, None for somebody who is not on the board."""
        row = (
            await self._connection.execute(_OWN, {"guild": guild, "on_board": board, "member": member})
        ).one_or_none()
        if row is None:
            return None
        rank = await self._rank(guild, board, (await self._blocks(guild, [board]))[board], row.score)
        return ScorePlace(rank, member, row.name, row.score)

    async def _rank(self, guild: int, board: str, blocks: dict[Key, int], score: int) -> int:
        """Return the rank of a score: one more than the members who have a higher one."""
        above, end = 0, END
        for low, members in reversed(blocks.items()):
            if low.score <= score:
                break
            above, end = above + members, low
        return 1 + above + (await self._value(int, _HIGHER, {**_block(guild, board, end), "than": score}) or 0)

    async def _blocks(self, guild: int, boards: Collection[str]) -> dict[str, dict[Key, int]]:
        """Return how many members each block counts, by board and lowest key, the lowest first."""
        found: dict[str, dict[Key, int]] = defaultdict(dict)
        for board, score, person, members in await self._often(_BLOCKS, {"guild": guild, "boards": list(boards)}):
            found[board][Key(score, person)] = members
        return found

    # --- keeping the blocks up to date --------------------------------------------------------------------

    async def _move(
        self, guild: int, there: dict[str, dict[Key, int]], left: Sequence[Place], taken: Sequence[Place]
    ) -> None:
        """Count members who have left places on boards, and taken others. Their rows must be written before.

        `there`: the blocks of these boards.
        """
        more: Counter[Place] = Counter()
        for places, change in ((left, -1), (taken, 1)):
            for board, key in places:
                if FIRST not in there[board]:
                    await self._later(_INSERT, {**_block(guild, board, FIRST), "count": 0})
                    there[board] = {FIRST: 0, **there[board]}
                lowest = [*there[board]]
                more[board, lowest[bisect_right(lowest, key) - 1]] += change
        now = {(board, low): there[board][low] + change for (board, low), change in more.items()}
        empty = [each for each, members in now.items() if not members and each[1] != FIRST]
        changes = [{**_block(guild, *each), "count": more[each]} for each in now if more[each] and each not in empty]
        if changes:
            await self._later(_ADD, changes)
        if empty:
            await self._later(_DELETE, [_block(guild, *each) for each in empty])
        for (board, low), members in now.items():
            if members > LARGEST:
                await self._split(guild, board, low, members)

    async def _split(self, guild: int, board: str, low: Key, members: int) -> None:
        """Split a block into as few as possible of about the same size."""
        parts = -(-members // LARGEST)
        cuts = [members * part // parts for part in range(parts + 1)]
        for start, end in pairwise(cuts[1:]):
            lowest = (await self._connection.execute(_CUT, {**_block(guild, board, low), "offset": start})).one()
            await self._later(_INSERT, {**_block(guild, board, Key(*lowest)), "count": end - start})
        await self._later(_ADD, {**_block(guild, board, low), "count": cuts[1] - members})


def _block(guild: int, board: str, low: Key) -> dict[str, int | str]:
    return {"guild": guild, "on_board": board, "low": low.score, "whom": low.person}


# --- the statements, made once: making one takes longer than executing it ------------------------------------


def here(of: Any) -> sa.ColumnElement[bool]:
    """Return whether a row, or a block, belongs to the requested board."""
    return sa.and_(of.c.guild_id == GUILD, of.c.board == BOARD)


_COUNT = sa.bindparam("count", type_=sa.Integer)
_OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
_LOW = sa.bindparam("low", type_=sa.BigInteger)
_KEY, _HERE = sa.tuple_(scores.c.score, scores.c.person), sa.tuple_(_LOW, WHO)
_THIS = sa.and_(here(score_blocks), score_blocks.c.score == _LOW, score_blocks.c.person == WHO)
_BLOCKS = (
    sa.select(*(score_blocks.c[name] for name in ("board", "score", "person", "members")))
    .where(score_blocks.c.guild_id == GUILD, score_blocks.c.board.in_(BOARDS))
    .order_by(score_blocks.c.board, score_blocks.c.score, score_blocks.c.person)
)
_ADD = sa.update(score_blocks).where(_THIS).values(members=score_blocks.c.members + _COUNT)
_INSERT = sa.insert(score_blocks).values(guild_id=GUILD, board=BOARD, score=_LOW, person=WHO, members=_COUNT)
_DELETE = sa.delete(score_blocks).where(_THIS)
_CUT = (
    sa.select(scores.c.score, scores.c.person)
    .where(here(scores), _KEY >= _HERE)
    .order_by(scores.c.score, scores.c.person)
    .offset(_OFFSET)
    .limit(1)
)
_HIGHER = (
    sa.select(sa.func.count())
    .select_from(scores)
    .where(here(scores), _KEY < _HERE, scores.c.score > sa.bindparam("than", type_=sa.BigInteger))
)
_THOSE = (
    sa.select(scores.c.score, scores.c.person)
    .where(here(scores), _KEY < _HERE)
    .order_by(scores.c.score.desc(), scores.c.person.desc())
    .offset(_OFFSET)
    .limit(sa.bindparam("limit", type_=sa.Integer))
    .subquery()
)
_SOME = (
    sa.select(_THOSE.c.score, people.c.member_id, people.c.name)
    .select_from(people)
    .where(people.c.person == _THOSE.c.person)
    .order_by(_THOSE.c.score.desc(), _THOSE.c.person.desc())
)
"""Some rows in their order. Names are looked up for these alone."""
_OWN = (
    sa.select(scores.c.score, people.c.name)
    .select_from(scores.join(people, people.c.person == scores.c.person))
    .where(here(scores), scores.c.person == person_of(GUILD, sa.bindparam("member", type_=sa.BigInteger)))
)

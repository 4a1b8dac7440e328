"""The scores of members on a server's boards, in SQL; `boards.py` says what a board is.

A transaction that moves chips, or closes a match, also updates its members' places.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping

import sqlalchemy as sa

from bot.store.chips.boards import CHIPS, Brought, adds_up, counted, is_month, is_week, named, time_of
from bot.store.chips.places import BOARD, BOARDS, GUILD, WHO, Key, PlaceRepository, here
from bot.store.chips.places import ScorePlace as ScorePlace
from bot.store.schema import people, results, score_blocks, scores

AT_ONCE = 500
"""How many members are counted together: their results are in memory at once."""
_Member = tuple[str, int]
"""A board, and a person there."""


class ScoreRepository(PlaceRepository):
    """Every board of every server."""

    # --- reading ------------------------------------------------------------------------------------------

    async def months(self, guild: int, what: str) -> list[str]:
        """Return the months in which a board has members, the latest first."""
        times = {board: time_of(board) for board in await self._column(_BOARDS, {"guild": guild})}
        months = (time for board, time in times.items() if is_month(time) and board == named(what, time))
        return sorted(months, reverse=True)

    # --- what an audit reads ------------------------------------------------------------------------------

    async def counted(self, guild: int) -> dict[str, dict[int, int]]:
        """Return every board of a server, and each person's score there, counted from all results, some at a time.

        Forgotten people are on no board.
        """
        those = await self._column(_PLAYERS, {"guild": guild})
        found: dict[str, dict[int, int]] = defaultdict(dict)
        for at in range(0, len(those), AT_ONCE):
            reach = {"guild": guild, "from_person": those[at], "to_person": those[at : at + AT_ONCE][-1]}
            for board, scores_there in counted(await self._all(Brought, _OF_PERSONS, reach)).items():
                found[board].update(scores_there)
        return found

    async def everything(self, *, of_chips: bool = False) -> dict[int, dict[str, dict[int, int]]]:
        """Return every score, by server, board and person: those of matches, or those `of_chips`."""
        found: dict[int, dict[str, dict[int, int]]] = defaultdict(lambda: defaultdict(dict))
        which = (scores.c.board == CHIPS) == of_chips
        columns = scores.c.guild_id, scores.c.board, scores.c.person, scores.c.score
        for guild, board, person, score in await self._connection.execute(sa.select(*columns).where(which)):
            found[guild][board][person] = score
        return found

    async def all_blocks(self, *, of_chips: bool = False) -> dict[int, dict[str, list[tuple[Key, int]]]]:
        """Return the blocks of these boards, each with its lowest place and number of members, the lowest first."""
        found: dict[int, dict[str, list[tuple[Key, int]]]] = defaultdict(lambda: defaultdict(list))
        which = (score_blocks.c.board == CHIPS) == of_chips
        rows = await self._connection.execute(sa.select(score_blocks).where(which).order_by(*score_blocks.primary_key))
        for row in rows:
            found[row.guild_id][row.board].append((Key(row.score, row.person), row.members))
        return found

    # --- writing ------------------------------------------------------------------------------------------

    async def refresh(self, guild: int, table: int) -> None:
        """Update members' places on the boards that a match counts for, once its results are written."""
        brought = await self._all(Brought, _OF_TABLE, {"table": table})
        boards = counted(brought)
        if not boards:
            return
        before = await self._there(guild, boards, [each.person for each in brought])
        wanted = {
            (board, person): score + (before.get((board, person), 0) if adds_up(board) else 0)
            for board, those in boards.items()
            for person, score in those.items()
        }
        await self._put(guild, before, wanted, await self._blocks(guild, boards))

    async def add_chips(self, guild: int, more: Mapping[int, int]) -> None:
        """Note how many chips more (or fewer, if negative) members have, in their wallets and on tables together.

        Every unit of work that changes either must call this. A member without a place gets one.

        Raises:
            NotHeld: the server is not locked.
        """
        self._unit.check_held(guild)
        before: dict[_Member, int] = {}
        wanted: dict[_Member, int | None] = {}
        blocks: dict[Key, int] = {}
        values = {"guild": guild, "on_board": CHIPS, "those": list(more)}
        for member, who, score, members in await self._often(_MEMBERS_AND_BLOCKS, values):
            if member is None:
                blocks[Key(score, who)] = members
            else:
                before |= {} if score is None else {(CHIPS, who): score}
                wanted[CHIPS, who] = (score or 0) + more[member]
        await self._put(guild, before, wanted, {CHIPS: dict(sorted(blocks.items()))})

    async def forget(self, guild: int, person: int) -> None:
        """Take somebody off every board.

        Raises:
            NotHeld: the server is not locked.
        """
        before = await self._there(guild, await self._column(_BOARDS, {"guild": guild}), [person])
        boards = {board for board, _ in before}
        await self._put(guild, before, dict.fromkeys(before), await self._blocks(guild, boards))

    async def drop_weeks(self, before: str) -> None:
        """Delete the boards of weeks before this one."""
        boards = set(await self._connection.scalars(sa.select(score_blocks.c.board).distinct()))
        old = [each for each in boards if is_week(time_of(each)) and time_of(each) < before]
        for table in (scores, score_blocks) if old else ():
            await self._run(sa.delete(table).where(table.c.board.in_(old)))

    async def _there(self, guild: int, boards: Collection[str], persons: Collection[int]) -> dict[_Member, int]:
        """Return the scores that people have on boards.

        Raises:
            NotHeld: the server is not locked, so that others might change them.
        """
        self._unit.check_held(guild)
        those = {"guild": guild, "boards": sorted(boards), "those": sorted(persons)}
        return {(board, person): score for board, person, score in await self._often(_THERE, those)}

    async def _put(
        self,
        guild: int,
        before: Mapping[_Member, int],
        wanted: Mapping[_Member, int | None],
        blocks: dict[str, dict[Key, int]],
    ) -> None:
        """Write the scores of people on boards; None takes them off.

        Args:
            guild: the server, which is locked.
            before: the scores that they have now.
            wanted: those that they get.
            blocks: the present blocks of these boards.
        """
        changed = {each: score for each, score in sorted(wanted.items()) if score != before.get(each)}
        for statement, places in (
            (_DELETE, [each for each, score in changed.items() if score is None]),
            (_UPDATE, [each for each, score in changed.items() if score is not None and each in before]),
            (_INSERT, [each for each in changed if each not in before]),
        ):
            if places:
                rows = [
                    {"guild": guild, "on_board": board, "whom": who, "has": changed[board, who]}
                    for board, who in places
                ]
                await self._later(statement, rows)
        left = [(board, Key(before[board, who], who)) for board, who in changed if (board, who) in before]
        taken = [(board, Key(score, who)) for (board, who), score in changed.items() if score is not None]
        await self._move(guild, blocks, left, taken)


# --- the statements, made once: making one takes longer than executing it ------------------------------------

_THOSE = sa.bindparam("those", expanding=True, type_=sa.BigInteger)
_HAS = sa.bindparam("has", type_=sa.BigInteger)
_BOARDS = (
    sa.select(score_blocks.c.board)
    .where(score_blocks.c.guild_id == GUILD)
    .group_by(score_blocks.c.board)
    .having(sa.func.sum(score_blocks.c.members) > 0)
)
_THIS = sa.and_(here(scores), scores.c.person == WHO)
_DELETE = sa.delete(scores).where(_THIS)
_UPDATE = sa.update(scores).where(_THIS).values(score=_HAS)
_INSERT = sa.insert(scores).values(guild_id=GUILD, board=BOARD, person=WHO, score=_HAS)
_THERE = sa.select(scores.c.board, scores.c.person, scores.c.score).where(
    scores.c.guild_id == GUILD, scores.c.board.in_(BOARDS), scores.c.person.in_(_THOSE)
)
_MEMBERS_AND_BLOCKS = sa.union_all(
    sa.select(people.c.member_id, people.c.person, scores.c.score, sa.cast(sa.null(), sa.Integer))
    .outerjoin(scores, sa.and_(here(scores), scores.c.person == people.c.person))
    .where(people.c.guild_id == GUILD, people.c.member_id.in_(_THOSE)),
    sa.select(
        sa.cast(sa.null(), sa.BigInteger), *(score_blocks.c[name] for name in ("person", "score", "members"))
    ).where(here(score_blocks)),
)
"""Members, and the blocks of their board, both together: that takes less time."""
_PLAYERS = (
    sa.select(results.c.person)
    .join(people, people.c.person == results.c.person)
    .where(results.c.guild_id == GUILD, people.c.member_id.is_not(None))
    .group_by(results.c.person)
    .order_by(results.c.person)
)
_BROUGHT = (
    sa.select(*(results.c[name] for name in Brought._fields))
    .join(people, people.c.person == results.c.person)
    .where(people.c.member_id.is_not(None))
)
_OF_TABLE = _BROUGHT.where(results.c.table_id == sa.bindparam("table", type_=sa.BigInteger))
_OF_PERSONS = _BROUGHT.where(
    results.c.guild_id == GUILD,
    results.c.person.between(
        sa.bindparam("from_person", type_=sa.BigInteger), sa.bindparam("to_person", type_=sa.BigInteger)
    ),
)

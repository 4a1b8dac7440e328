"""The scores of members on a server's boards, in SQL; `boards.py` says what a board is.

A transaction that moves chips, or closes a match, also updates its members' places.
"""

import math
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.store.chips.accounts import Kind
from bot.store.chips.blocks import BlockRepository
from bot.store.chips.boards import (
    CHIPS,
    EVER,
    PROVISIONAL,
    WON,
    Brought,
    counted,
    is_month,
    is_week,
    named,
    rating,
    reach,
    score_of,
    time_of,
    times_of,
)
from bot.store.chips.order import BOARD, GUILD, WHO, Key, here
from bot.store.chips.places import PlaceRepository
from bot.store.chips.places import ScorePlace as ScorePlace
from bot.store.repository import WITH_NEXT
from bot.store.schema import accounts, members, people, results, score_blocks, scores

AT_ONCE = 500
"""How many members are counted together: their results are in memory at once."""


class ScoreRepository(PlaceRepository):
    """Every board of every server."""

    # --- reading ------------------------------------------------------------------------------------------

    async def months(self, guild: int, what: str) -> list[str]:
        """Return the months in which a board has members, the latest first."""
        times = {board: time_of(board) for board in await self._column(_BOARDS, {"guild": guild})}
        months = (time for board, time in times.items() if is_month(time) and board == named(what, time))
        return sorted(months, reverse=True)

    # --- what an audit reads ------------------------------------------------------------------------------

    async def servers(self) -> list[int]:
        """Return every server that has results."""
        return await self._column(sa.select(results.c.guild_id).distinct())

    async def counted(self, guild: int) -> dict[str, dict[int, int]]:
        """Return every board of a server, and each person's score there, counted from all results, some at a time.

        Forgotten people are on no board.
        """
        those = await self._column(_PLAYERS, {"guild": guild})
        found: dict[str, dict[int, int]] = defaultdict(dict)
        for at in range(0, len(those), AT_ONCE):
            reach = {"guild": guild, "from_person": those[at], "to_person": those[at : at + AT_ONCE][-1]}
            rows = await self._connection.execute(_BROUGHT, reach)
            for board, scores_there in counted(Brought._make(row) for row in rows).items():
                found[board].update(scores_there)
        return found

    async def everything(self, *, of_chips: bool = False) -> dict[int, dict[str, dict[int, int]]]:
        """Return every score, by server, board and person: those of matches, or those `of_chips`."""
        found: dict[int, dict[str, dict[int, int]]] = defaultdict(lambda: defaultdict(dict))
        which = (scores.c.board == CHIPS) == of_chips
        for guild, board, person, score in await self._connection.execute(sa.select(*_SCORE).where(which)):
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

    async def refresh(self, guild: int, game: str, those: Collection[int], at: float) -> None:
        """Update members' places on the boards that a match counts for, from all their stored results.

        `those`: members of the server, by their ids; forgotten ones are on no board.
        """
        persons = sorted(await self._connection.scalars(_PERSONS, {"guild": guild, "those": list(those)}))
        if not persons:
            return
        self._unit.check_held(guild)
        boards = [named(what, time) for what in (WON, rating(game)) for time in times_of(at)]
        wanted = await self._wanted(guild, game, persons, at)
        await self._put(guild, boards, persons, {place: wanted[place] for place in wanted if place[0] in boards})

    async def refresh_chips(self, guild: int, those: Collection[int]) -> None:
        """Update members' places by the chips that they have in their wallets and on tables now.

        Every unit of work that changes either must call this. Nothing is written for a member whose sum has not
        changed. Members without a wallet have no place.

        Raises:
            NotHeld: the server is not locked.
        """
        if not those:
            return
        self._unit.check_held(guild)
        moved = {"guild": guild, "on_board": CHIPS, "those": list(those)}
        wanted = {(CHIPS, person): chips for person, chips in await self._connection.execute(_MOVED, moved)}
        if wanted:
            persons = sorted(person for _, person in wanted)
            await self._put(guild, [CHIPS], persons, wanted)

    async def forget(self, guild: int, person: int) -> None:
        """Take somebody off every board.

        Raises:
            NotHeld: the server is not locked.
        """
        self._unit.check_held(guild)
        boards = await self._column(_BOARDS, {"guild": guild})
        if boards:
            await self._put(guild, boards, [person], {})

    async def drop_weeks(self, before: str) -> None:
        """Delete the boards of weeks before this one."""
        boards = set(await self._connection.scalars(sa.select(score_blocks.c.board).distinct()))
        old = [each for each in boards if is_week(time_of(each)) and time_of(each) < before]
        for table in (scores, score_blocks) if old else ():
            await self._run(sa.delete(table).where(table.c.board.in_(old)))

    async def _wanted(self, guild: int, game: str, persons: Sequence[int], at: float) -> dict[tuple[str, int], int]:
        """Return the scores that people have on the boards of a moment, by board and person."""
        times = times_of(at)
        those: dict[str, object] = {"guild": guild, "game": game, "those": persons}
        for span, time in enumerate(times):
            those[f"since_{span}"], those[f"until_{span}"] = (-math.inf, math.inf) if time == EVER else reach(time)
        wanted: dict[tuple[str, int], int] = {}
        for person, *sums in await self._connection.execute(_SUMS, those):
            won = zip(times, sums, strict=True)
            wanted |= {(named(WON, time), person): score for time, score in won if score is not None}
        for span, person, mu, sigma in await self._connection.execute(_RATINGS, those):
            wanted[named(rating(game), times[span]), person] = score_of(mu, sigma)
        return wanted

    async def _put(
        self, guild: int, boards: Sequence[str], persons: Sequence[int], wanted: Mapping[tuple[str, int], int]
    ) -> None:
        """Write the scores of people on boards, and take people off those where they have none."""
        those = {"guild": guild, "boards": boards, "those": persons}
        before = {(board, who): score for board, who, score in await self._tuples(_THERE, those)}
        changed = [each for each in sorted({*wanted, *before}) if wanted.get(each) != before.get(each)]
        for statement, places in (
            (_DELETE, [each for each in changed if each not in wanted]),
            (_UPDATE, [each for each in changed if each in wanted and each in before]),
            (_INSERT, [each for each in changed if each not in before]),
        ):
            rows = [{"guild": guild, "on_board": board, "whom": who} for board, who in places]
            if rows and statement is not _DELETE:
                rows = [{**row, "has": wanted[each]} for row, each in zip(rows, places, strict=True)]
            if rows:
                await self._run(statement, rows)
        left, taken = (
            [(board, Key(has[board, who], who)) for board, who in changed if (board, who) in has]
            for has in (before, wanted)
        )
        if changed:
            await BlockRepository(self._unit).move(guild, boards, left, taken)


# --- the statements, made once: making one takes longer than executing it ------------------------------------

_THOSE = sa.bindparam("those", expanding=True, type_=sa.BigInteger)
_PERSONS = sa.select(people.c.person).where(people.c.guild_id == GUILD, people.c.member_id.in_(_THOSE))
_HAS = sa.bindparam("has", type_=sa.BigInteger)
_GAME = sa.bindparam("game", type_=sa.String)
_SPANS = tuple(
    (sa.bindparam(f"since_{span}", type_=sa.Float), sa.bindparam(f"until_{span}", type_=sa.Float)) for span in range(3)
)
"""The beginnings and ends of the times that a moment lies in."""
_BOARDS = (
    sa.select(score_blocks.c.board)
    .where(score_blocks.c.guild_id == GUILD)
    .group_by(score_blocks.c.board)
    .having(sa.func.sum(score_blocks.c.members) > 0)
)
_SCORE = (scores.c.guild_id, scores.c.board, scores.c.person, scores.c.score)
_THIS = sa.and_(here(scores), scores.c.person == WHO)
_DELETE = sa.delete(scores).where(_THIS).execution_options(**WITH_NEXT)
_UPDATE = sa.update(scores).where(_THIS).values(score=_HAS).execution_options(**WITH_NEXT)
_INSERT = sa.insert(scores).values(guild_id=GUILD, board=BOARD, person=WHO, score=_HAS).execution_options(**WITH_NEXT)
_THERE = sa.select(scores.c.board, scores.c.person, scores.c.score).where(
    scores.c.guild_id == GUILD,
    scores.c.board.in_(sa.bindparam("boards", expanding=True, type_=sa.String)),
    scores.c.person.in_(_THOSE),
)
_NOW = accounts.c.balance + members.c.on_tables
_WALLET = sa.and_(
    accounts.c.guild_id == members.c.guild_id,
    accounts.c.kind == str(Kind.WALLET),
    accounts.c.owner == members.c.person,
)
_ON_CHIPS = sa.and_(scores.c.guild_id == GUILD, scores.c.board == BOARD, scores.c.person == members.c.person)
_MOVED = (
    sa.select(members.c.person, _NOW)
    .select_from(
        people.join(members, members.c.person == people.c.person).join(accounts, _WALLET).outerjoin(scores, _ON_CHIPS)
    )
    .where(people.c.guild_id == GUILD, people.c.member_id.in_(_THOSE), scores.c.score.is_distinct_from(_NOW))
)
"""Members with a wallet whose stored sum is not what they have."""
_SUMS = (
    sa.select(
        results.c.person,
        *(
            sa.func.sum(results.c.won_from_members).filter(results.c.at >= since, results.c.at < until)
            for since, until in _SPANS
        ),
    )
    .where(results.c.guild_id == GUILD, results.c.person.in_(_THOSE), results.c.won_from_members != 0)
    .group_by(results.c.person)
)


def _last_ratings(span: int) -> sa.Select[Any]:
    """Select members' ratings after their last rated match of a time."""
    since, until = _SPANS[span]
    each = results.alias()
    number = (
        sa.select(each.c.rated)
        .where(
            each.c.guild_id == GUILD,
            each.c.game == _GAME,
            each.c.person == people.c.person,
            each.c.rated >= PROVISIONAL,
            each.c.at >= since,
            each.c.at < until,
        )
        .order_by(each.c.rated.desc())
        .limit(1)
        .scalar_subquery()
    )
    return (
        sa.select(sa.literal_column(str(span), sa.Integer), results.c.person, results.c.mu, results.c.sigma)
        .select_from(
            people.join(
                results,
                sa.and_(
                    results.c.guild_id == people.c.guild_id,
                    results.c.game == _GAME,
                    results.c.person == people.c.person,
                    results.c.rated == number,
                ),
            )
        )
        .where(people.c.person.in_(_THOSE))
    )


_RATINGS = sa.union_all(*(_last_ratings(span) for span in range(len(_SPANS))))
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
    .where(
        results.c.guild_id == GUILD,
        people.c.member_id.is_not(None),
        results.c.person.between(
            sa.bindparam("from_person", type_=sa.BigInteger), sa.bindparam("to_person", type_=sa.BigInteger)
        ),
    )
)

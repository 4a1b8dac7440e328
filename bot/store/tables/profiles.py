"""What members have done in their matches, in SQL: sums over rows of `results`, and never a row at a time.

A match counts as *decided* for a member if they had a chance to win it: nobody wins a match that was broken off.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.people.people import person_of
from bot.store.repository import Repository
from bot.store.schema import results, scores


class Sums(NamedTuple):
    """A member's matches, added up."""

    matches: int = 0
    """Those in which they have played a round to its end."""
    decided: int = 0
    won: int = 0
    chance: int = 0
    """The chances to win the decided ones, added up, in 2520ths; `round_chances` is the same for rounds."""
    rounds: int = 0
    rounds_won: int = 0
    round_chances: int = 0
    chips: int = 0
    """What the matches brought them."""
    won_from_members: int = 0
    """The chips won from other members, less those lost to them."""
    payout: int = 0
    """The biggest single payout, in chips."""
    run: int = 0
    """The most cards of one run that they played."""
    aces: int = 0
    """Boodle cards whose chips they took, by `KINDS`, like the next five."""
    kings: int = 0
    queens: int = 0
    jacks: int = 0
    tens: int = 0
    others: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """The time for all of these decisions together."""
    first: float = 0.0
    """When the first of the matches ended, in seconds since 1970."""


class SumsRow(NamedTuple):
    """A member's matches of one preset in which they did the same feats."""

    game: str
    preset: str
    feats: str
    """Their names, with commas."""
    sums: Sums


class StreakRow(NamedTuple):
    """How many decided matches a member has won one after the other."""

    longest: int
    latest: int
    """Those since the last match that they did not win."""


class ProfileRepository(Repository):
    """The sums that profiles show. Everywhere an empty `game` means all games, and `since` is in seconds since 1970."""

    async def sums(self, guild: int, member: int, game: str, since: float) -> list[SumsRow]:
        """Return a member's matches in groups that can be added up."""
        rows = await self._tuples(_SUMS, _which(guild, member, game, since))
        return [SumsRow(game, preset, feats, Sums(*sums)) for game, preset, feats, *sums in rows]

    async def streak(self, guild: int, member: int, game: str, since: float) -> StreakRow:
        """Return how many matches a member has won one after the other."""
        row = (await self._connection.execute(_STREAK, _which(guild, member, game, since))).one()
        return StreakRow(row.longest or 0, row.latest or 0)

    async def between(self, guild: int, one: int, other: int, game: str, since: float) -> list[int]:
        """Return how many matches two members have both played, in how many they took the same place, and two sides.

        A side is in how many of them that member came out ahead of the other, and how many matches and chips they won.
        """
        row = (await self._connection.execute(_BETWEEN, {**_which(guild, one, game, since), "other": other})).one()
        return [each or 0 for each in row]

    async def first_places(self, guild: int, member: int, boards: Sequence[str]) -> list[str]:
        """Return those of these boards, sorted, on which a member is first with a score above 0, alone or not."""
        rows = await self._connection.execute(_FIRST, {"guild": guild, "member": member, "boards": list(boards)})
        return sorted(board for board, score, best in rows if score == best > 0)


def _which(guild: int, member: int, game: str, since: float) -> dict[str, Any]:
    return {"guild": guild, "member": member, "game": game, "since": since}


# --- the statements, made once: making one takes longer than executing it ------------------------------------

_GAME = sa.bindparam("game", type_=sa.String)
_GUILD = sa.bindparam("guild", type_=sa.BigInteger)
_PERSON = person_of(_GUILD, sa.bindparam("member", type_=sa.BigInteger))
_OTHER = person_of(_GUILD, sa.bindparam("other", type_=sa.BigInteger))
_THESE = (
    results.c.guild_id == _GUILD,
    results.c.person == _PERSON,
    results.c.at >= sa.bindparam("since", type_=sa.Float),
    sa.or_(_GAME == "", results.c.game == _GAME),
)
_DECIDED = results.c.chance > 0


def _number(condition: sa.ColumnElement[bool]) -> sa.ColumnElement[int]:
    """Return the number of rows that meet a condition."""
    return sa.func.sum(sa.case((condition, 1), else_=0))


def _sums() -> sa.Select[Any]:
    """Select a member's matches by game, preset and feats: a sum of each column, but for a few."""
    group = [results.c[name] for name in ("game", "preset", "feats")]
    others = {
        "matches": _number(results.c.rounds > 0),
        "decided": _number(_DECIDED),
        "won": _number(results.c.won),
        "payout": sa.func.max(results.c.payout),
        "run": sa.func.max(results.c.run),
        "first": sa.func.min(results.c.at),
    }
    sums = [others[name] if name in others else sa.func.sum(results.c[name]) for name in Sums._fields]
    return sa.select(*group, *sums).where(*_THESE).group_by(*group)


def _streak() -> sa.Select[Any]:
    """Select the longest and the latest of the stretches between two matches that were not won."""
    lost = sa.func.sum(sa.case((results.c.won, 0), else_=1)).over(order_by=(results.c.at, results.c.table_id))
    stretch = sa.select(results.c.won, lost.label("lost")).where(*_THESE, _DECIDED).subquery()
    stretches = sa.select(stretch.c.lost, _number(stretch.c.won).label("won")).group_by(stretch.c.lost).cte()
    latest = sa.select(stretches.c.won).order_by(stretches.c.lost.desc()).limit(1).scalar_subquery()
    return sa.select(sa.func.max(stretches.c.won).label("longest"), latest.label("latest"))


def _between() -> sa.Select[*tuple[Any, ...]]:
    """Select what two members did in the matches of both, which an index finds before any row is read."""
    one, other = results.alias("one"), results.alias("another")
    also = sa.select(results.c.table_id).where(results.c.guild_id == _GUILD, results.c.person == _OTHER)
    shared = sa.intersect(sa.select(results.c.table_id).where(*_THESE), also).subquery()
    placed = sa.and_(one.c.place > 0, other.c.place > 0)
    return (
        sa.select(
            sa.func.count(),
            _number(sa.and_(placed, one.c.place == other.c.place)),
            _number(sa.and_(placed, one.c.place < other.c.place)),
            _number(one.c.won),
            sa.func.sum(one.c.chips),
            _number(sa.and_(placed, one.c.place > other.c.place)),
            _number(other.c.won),
            sa.func.sum(other.c.chips),
        )
        .select_from(shared)
        .join(one, sa.and_(one.c.table_id == shared.c.table_id, one.c.person == _PERSON))
        .join(other, sa.and_(other.c.table_id == shared.c.table_id, other.c.person == _OTHER))
        .where(one.c.rounds > 0, other.c.rounds > 0)
    )


def _first() -> sa.Select[*tuple[Any, ...]]:
    """Select a member's scores, each with the best of its board.

    If this statement compared them, SQLite would search all scores of a board instead of using its key.
    """
    better = scores.alias("better")
    best = sa.select(sa.func.max(better.c.score)).where(
        better.c.guild_id == scores.c.guild_id, better.c.board == scores.c.board
    )
    return sa.select(scores.c.board, scores.c.score, best.scalar_subquery().label("best")).where(
        scores.c.guild_id == _GUILD,
        scores.c.person == _PERSON,
        scores.c.board.in_(sa.bindparam("boards", expanding=True)),
    )


_SUMS = _sums()
_STREAK = _streak()
_BETWEEN = _between()
_FIRST = _first()

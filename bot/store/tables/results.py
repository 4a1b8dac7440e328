"""What matches were and what they brought their members, in SQL: written when the table closes."""

from collections.abc import Iterable
from typing import NamedTuple

import sqlalchemy as sa

from bot.store.people.people import member_of, person_of
from bot.store.repository import WITH_NEXT, Repository
from bot.store.schema import matches, people, results

LEFT = "left"
"""The ending of a match for a member who was gone before the table closed."""

_ADD_MATCH = sa.insert(matches).execution_options(**WITH_NEXT)


class MatchRow(NamedTuple):
    """A match that was begun and is over. `bot/store/results_schema.py` describes its columns."""

    table_id: int
    guild_id: int
    channel_id: int
    at: float
    game: str
    preset: str
    level: str
    ending: str
    broken_off: bool
    rounds: int
    players: int
    computers: str
    """Empty if the match was broken off."""

    @property
    def computer_places(self) -> tuple[int, ...]:
        """The places of the computer players that played from the start to the end."""
        return tuple(map(int, self.computers.split(","))) if self.computers else ()


class ResultRow(NamedTuple):
    """What a match brought a member. `bot/store/results_schema.py` describes its columns."""

    member_id: int
    """Below zero for somebody who was forgotten."""
    ending: str
    chips: int
    game: str = ""
    preset: str = ""
    place: int = 0
    """0 if the match was broken off, or the member has not sat there from the first round on."""
    won: bool = False
    chance: int = 0
    rounds: int = 0
    rounds_won: int = 0
    round_chances: int = 0
    payout: int = 0
    run: int = 0
    aces: int = 0
    kings: int = 0
    queens: int = 0
    jacks: int = 0
    tens: int = 0
    others: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    feats: str = ""
    won_from_members: int = 0
    rated: int = 0
    mu: float | None = None
    sigma: float | None = None


class ResultRepository(Repository):
    """The matches that are over, and what they brought."""

    async def add(self, guild: int, table: int, at: float, rows: Iterable[ResultRow]) -> None:
        """Write what a match brought its members. `at`: when the table closed, in seconds since 1970."""
        of_all = {"new_guild_id": guild, "new_table_id": table, "new_at": at}
        those = [{**of_all, **{f"new_{name}": value for name, value in row._asdict().items()}} for row in rows]
        if those:
            await self._run(_ADD, those)

    async def add_match(self, row: MatchRow) -> None:
        """Write what a match was."""
        await self._run(_ADD_MATCH, row._asdict())

    async def match(self, table: int) -> MatchRow | None:
        """Return what a match was, None if none was begun, or it is not over."""
        columns = (matches.c[name] for name in MatchRow._fields)
        return await self._one(MatchRow, sa.select(*columns).where(matches.c.table_id == table))

    async def last_at(self) -> float | None:
        """Return when the last match of any server was over, in seconds since 1970; None if there is none."""
        return await self._value(float, sa.select(sa.func.max(matches.c.at)))

    async def of_table(self, table: int) -> list[ResultRow]:
        """Return what a match brought its members, by their ids."""
        columns = (results.c[name] for name in ResultRow._fields if name != "member_id")
        rows = await self._connection.execute(
            sa.select(member_of(person=results.c.person), *columns)
            .outerjoin(people, people.c.person == results.c.person)
            .where(results.c.table_id == table)
        )
        return sorted(ResultRow(*row) for row in rows)


def _new(name: str) -> sa.BindParameter[object]:
    return sa.bindparam(f"new_{name}", type_=results.c[name].type)


_ADD = (
    sa.insert(results)
    .inline()
    .values(
        person=person_of(_new("guild_id"), sa.bindparam("new_member_id", type_=sa.BigInteger)),
        **{column.name: _new(column.name) for column in results.c if column.name != "person"},
    )
    .execution_options(**WITH_NEXT)
)

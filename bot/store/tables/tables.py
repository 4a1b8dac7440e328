"""Tables in SQL: a row for each, with its snapshot as JSON, written together with a row of its journal.

Nothing here knows what a snapshot means.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.chips.accounts import Kind
from bot.store.people.people import PeopleRepository, PersonRow, person_of
from bot.store.repository import Repository
from bot.store.schema import CLOSED, accounts, journal, matches, people, set_aside, tables, visits
from bot.store.tables.journal import APPEND, appending


class TableRow(NamedTuple):
    """A table as it was stored last."""

    id: int
    guild_id: int
    channel_id: int
    status: str
    seq: int
    """The number of its last journal row."""
    snapshot: str
    """JSON, perhaps damaged; `clock` too."""
    clock: str
    """Until when it waits."""
    closed_at: float | None
    """When it closed, None for one that is open."""
    people: Sequence[PersonRow]
    """Whom its journal names."""


class NewRow(NamedTuple):
    """What is to be stored about a table. The names are those of `TableRow`."""

    status: str
    seq: int
    snapshot: Mapping[str, Any]
    clock: Mapping[str, Any]


class OtherRows(NamedTuple):
    """What rows of other subjects say about a table."""

    last_row: int | None
    """The number of its last journal row, None without any."""
    held: int
    """The chips in its escrow."""


class Sitting(NamedTuple):
    """An open table where a member has a seat, and is not about to leave."""

    channel: int
    status: str
    alone: bool
    """Whether all others there are computer players, or about to leave."""


AT_ONCE = 200
"""How many rows are read together: while the bot runs, an audit may take time, but not much memory."""
_TEXTS = {name: sa.cast(tables.c[name], sa.Text) for name in ("snapshot", "clock")}
_ROW = sa.select(*[_TEXTS.get(name, tables.c[name]) for name in TableRow._fields[:-1]])
_OPEN = tables.c.status != CLOSED
HELD = (
    sa.select(accounts.c.balance)
    .where(
        accounts.c.guild_id == tables.c.guild_id,
        accounts.c.kind == str(Kind.ESCROW),
        accounts.c.owner == tables.c.id,
    )
    .scalar_subquery()
)
"""The chips in a table's escrow; null before the first."""
_OTHER_ROWS = sa.select(
    tables.c.id,
    sa.select(sa.func.max(journal.c.seq)).where(journal.c.table_id == tables.c.id).scalar_subquery().label("last_row"),
    sa.func.coalesce(HELD, 0),
)
_LOCK = sa.select(tables.c.seq).where(tables.c.id == sa.bindparam("number")).with_for_update(of=tables, key_share=True)
_AS_KNOWN = (
    sa.select(tables.c.id)
    .where(
        tables.c.id == sa.bindparam("number"),
        tables.c.seq == sa.bindparam("known"),
        sa.func.coalesce(HELD, 0) == sa.bindparam("held", type_=sa.BigInteger),
        ~sa.exists().where(journal.c.interaction_id == sa.bindparam("click", type_=journal.c.interaction_id.type)),
    )
    .with_for_update(of=tables, key_share=True)
)
_SAVE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("number"))
    .values({name: sa.bindparam(f"new_{name}", type_=tables.c[name].type) for name in (*NewRow._fields, "closed_at")})
)
_GO_ON = APPEND.add_cte(_SAVE.cte("saved"))  # for databases that take both in one statement


class TableRepository(Repository):
    """The tables of every server, closed ones included."""

    async def add(self, guild: int, channel: int, status: str, at: float) -> int:
        """Add a row for a new table in a channel, and return its id, which no table ever had.

        Raises:
            NotHeld: the server is not locked, so that others might open more tables than allowed.
        """
        self._unit.check_held(guild)
        place = {"guild_id": guild, "channel_id": channel}
        return await self._add(tables, {**place, "status": status, "seq": -1, "snapshot": {}, "opened_at": at})

    async def save(self, table: int, row: NewRow, at: float) -> None:
        """Write a table's row. `at`: now."""
        await self._later(_SAVE, _saved(table, row, at))

    async def go_on(
        self, table: int, row: NewRow, at: float, action: Mapping[str, Any], interaction: int | None
    ) -> None:
        """Write a table's row, and the action as a row of its journal.

        If the interaction is in a journal, the unit of work fails.
        """
        appended = appending(table, row.seq, at, action, interaction)
        if self._unit.backend.merges:
            await self._later(_GO_ON, {**appended, **_saved(table, row, at)})
        else:
            await self._later(APPEND, appended)
            await self.save(table, row, at)

    async def get(self, table: int) -> TableRow | None:
        """Return a table's row, None if there never was such a table."""
        rows = await self.several([table])
        return rows[0] if rows else None

    async def several(self, those: Sequence[int]) -> list[TableRow]:
        """Return the rows of tables, by their ids."""
        return await self._several(tables.c.id.in_(those))

    async def all_open(self) -> list[TableRow]:
        """Return the rows of the tables that are not closed."""
        return await self._several(_OPEN)

    async def everything(self) -> AsyncIterator[TableRow]:
        """Yield the row of every table, by its id; few are in memory at the same time."""
        after = -(2**63)
        while rows := await self._several(tables.c.id > after, AT_ONCE):
            for row in rows:
                yield row
            after = rows[-1].id

    async def _several(self, which: sa.ColumnElement[bool], most: int | None = None) -> list[TableRow]:
        rows = (await self._connection.execute(_ROW.where(which).order_by(tables.c.id).limit(most))).all()
        there = await PeopleRepository(self._unit).at_tables([row.id for row in rows])
        return [TableRow._make((*row, there[row.id])) for row in rows]

    async def other_rows(self, those: Sequence[int]) -> dict[int, OtherRows]:
        """Return what rows of other subjects say about tables, by their ids."""
        rows = await self._connection.execute(_OTHER_ROWS.where(tables.c.id.in_(those)))
        return {number: OtherRows(*row) for number, *row in rows}

    async def set_aside(self, table: int, at: float, *, rebuilt: bool) -> None:
        """Keep a corrupt snapshot, before another one takes its place.

        `rebuilt`: whether that one comes from the journal, so that the table continues.
        """
        text = _TEXTS["snapshot"]
        snapshot = sa.select(tables.c.id, sa.literal(at), text, sa.literal(rebuilt)).where(tables.c.id == table)
        columns = ["table_id", "at", "snapshot", "rebuilt"]
        await self._run(sa.insert(set_aside).from_select(columns, snapshot))

    async def count_on(self, given: Mapping[str, int] | None, leap: int) -> None:
        """Skip the numbers that may have been given elsewhere since this database was copied.

        Args:
            given: the last key of each of the `NUMBERED` tables there; None if nobody knows.
            leap: how many numbers to skip then.
        """
        here = await self._unit.backend.numbers(self._connection)
        later = {name: last + leap if given is None else max(last, given.get(name, 0)) for name, last in here.items()}
        await self._unit.backend.count_from(self._connection, later)

    async def last_row(self, table: int) -> int | None:
        """Return the number of a table's last journal row, None if there never was such a table."""
        return await self._value(int, sa.select(tables.c.seq).where(tables.c.id == table))

    async def lock(self, table: int) -> int | None:
        """Return the number of a table's last journal row, None if there never was such a table.

        Nobody else can write the table until the transaction ends.
        """
        found = await self._often(_LOCK, {"number": table})
        return int(found[0][0]) if found else None

    async def is_as_known(self, table: int, seq: int, held: int, interaction: int | None) -> bool:
        """Return whether a table is as somebody knows it, and no journal has an interaction. If so, it is locked.

        `seq`: the number of its last journal row. `held`: the chips in its escrow.
        """
        return await self._holds(_AS_KNOWN, {"number": table, "known": seq, "held": held, "click": interaction})

    async def open_guilds(self) -> dict[int, int]:
        """Return the servers of the tables that are not closed, by table, the last changed first."""
        return await self._pairs(
            sa.select(tables.c.id, tables.c.guild_id)
            .join(journal, sa.and_(journal.c.table_id == tables.c.id, journal.c.seq == tables.c.seq), isouter=True)
            .where(_OPEN)
            .order_by(sa.func.coalesce(journal.c.at, tables.c.opened_at).desc(), tables.c.id)
        )

    async def count_open(self, guild: int, seconds: int, *, longer: bool) -> int:
        """Return how many open tables of a server have turns of at most some seconds, or with `longer` longer ones."""
        turn = tables.c.snapshot["turn_seconds"].as_integer()
        those = tables.c.guild_id == guild, _OPEN, turn > seconds if longer else turn <= seconds
        return await self._value(int, sa.select(sa.func.count()).where(*those)) or 0

    async def seated_in(self, guild: int, member: int) -> list[Sitting]:
        """Return the open tables of a server where a member has a seat, the oldest first."""
        rows = await self._connection.execute(
            sa.select(tables.c.channel_id, tables.c.status, tables.c.snapshot["seats"], person_of(guild, member))
            .where(tables.c.guild_id == guild, _OPEN)
            .order_by(tables.c.id)
        )
        found = []
        for channel, status, seats, person in rows:
            staying = [each["member"] for each in seats or () if each["member"] is not None and not each["leaving"]]
            if person in staying:
                found.append(Sitting(channel, status, alone=len(staying) == 1))
        return found

    async def open_in(self, channel: int) -> int | None:
        """Return the id of the open table in a channel."""
        return await self._value(int, sa.select(tables.c.id).where(tables.c.channel_id == channel, _OPEN))

    async def ended_in(self, channel: int, game: str, ending: str, most: int) -> list[TableRow]:
        """Return the tables in a channel whose matches of a game ended like this, the last ones first."""
        return await self._ended(game, ending, most, matches.c.channel_id == channel)

    async def ended_with(self, member: int, game: str, ending: str, most: int) -> list[TableRow]:
        """Return such tables of all servers where a member has been, the last ones first."""
        been = (
            sa.select(visits.c.table_id)
            .join(people, people.c.person == visits.c.person)
            .where(people.c.member_id == member)
        )
        return await self._ended(game, ending, most, matches.c.table_id.in_(been))

    async def _ended(self, game: str, ending: str, most: int, which: sa.ColumnElement[bool]) -> list[TableRow]:
        last = (
            sa.select(matches.c.table_id)
            .where(matches.c.game == game, matches.c.ending == ending, which)
            .order_by(matches.c.at.desc(), matches.c.table_id.desc())
            .limit(most)
        )
        rows = await self._several(tables.c.id.in_(last))
        return sorted(rows, key=lambda row: (row.closed_at or 0.0, row.id), reverse=True)

    async def last_closed(self, most: int) -> list[int]:
        """Return the closed tables, the last opened first."""
        last = sa.select(tables.c.id).where(tables.c.status == CLOSED).order_by(tables.c.id.desc()).limit(most)
        return await self._column(last)


def _saved(table: int, row: NewRow, at: float) -> dict[str, Any]:
    values = {f"new_{name}": value for name, value in row._asdict().items()}
    return {**values, "number": table, "new_closed_at": at if row.status == CLOSED else None}

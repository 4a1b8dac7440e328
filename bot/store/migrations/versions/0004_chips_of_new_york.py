"""What the first version with New York, New York did otherwise with chips is written down where it did.

It laid a channel's leftover chips on the pot of tables that play for nothing. It gave every stake back from a match
that was broken off after a scored round. And what it noted of members' chips on tables lacked the stakes on the pot.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

tables = sa.table("tables", sa.column("id"), sa.column("guild_id"), sa.column("status"), sa.column("snapshot"))
journal = sa.table("journal", sa.column("table_id"), sa.column("seq"), sa.column("action", sa.JSON))
members = sa.table("members", sa.column("guild_id"), sa.column("member_id"), sa.column("on_tables"))
transfers = sa.table("transfers", sa.column("id"), sa.column("table_id"), sa.column("chips"), sa.column("reason"))


class Row(NamedTuple):
    """A table's row."""

    id: int
    guild: int
    status: str
    snapshot: dict[str, Any]


def upgrade() -> None:
    connection = op.get_bind()
    staked = []
    for row in _tables(connection, sa.true()):
        if row.snapshot["game"] == "new-york" and row.snapshot["match"] is not None:
            _note_what_was_laid(connection, row)
            _note_what_was_paid_back(connection, row)
            if row.status != "closed" and row.snapshot["rules"].get("stake"):
                staked.append(row)
    if staked:
        _note_stakes(connection, staked)


def _tables(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Iterator[Row]:
    """Yield the tables that can be read; one that cannot stays as it is and keeps nobody from the others."""
    columns = (tables.c.id, tables.c.guild_id, tables.c.status, sa.cast(tables.c.snapshot, sa.Text))
    for number, guild, status, text in connection.execute(sa.select(*columns).where(where).order_by(tables.c.id)):
        try:
            snapshot = json.loads(text)
        except ValueError:
            continue
        if isinstance(snapshot, dict) and {"game", "rules", "match", "seats", "carried", "ending"} <= snapshot.keys():
            yield Row(number, guild, status, snapshot)


def _note_what_was_laid(connection: sa.Connection, row: Row) -> None:
    carried = row.snapshot["carried"]
    if carried and not row.snapshot["rules"].get("stake"):
        _change(connection, row.id, "start", {"laid": {"pot": carried}})


def _note_what_was_paid_back(connection: sa.Connection, row: Row) -> None:
    match, stake = row.snapshot["match"], row.snapshot["rules"].get("stake", 0)
    if row.status != "closed" or row.snapshot["ending"] == "finished" or not stake or not match["scores"]:
        return
    went_home = connection.scalars(
        sa.select(transfers.c.chips)
        .where(transfers.c.table_id == row.id, transfers.c.reason == "stack")
        .order_by(transfers.c.id)
    )
    if list(went_home) == [chips + stake for chips in match["chips"]]:
        _change(connection, row.id, "close", {"paid_back": [stake] * len(match["chips"])})


def _change(connection: sa.Connection, table: int, kind: str, changes: Mapping[str, Any]) -> None:
    """Change the rows of a kind in a table's journal: there is one."""
    columns = (journal.c.seq, sa.cast(journal.c.action, sa.Text))
    for seq, text in connection.execute(sa.select(*columns).where(journal.c.table_id == table)).all():
        action = json.loads(text)
        if action["do"] == kind:
            here = sa.and_(journal.c.table_id == table, journal.c.seq == seq)
            connection.execute(sa.update(journal).where(here).values(action={**action, **changes}))


def _note_stakes(connection: sa.Connection, staked: list[Row]) -> None:
    """Count the chips anew that the members of these tables have on all open tables of their servers."""
    concerned = {(row.guild, seat["member"]) for row in staked for seat in row.snapshot["seats"]}
    chips: dict[tuple[int, int | None], int] = defaultdict(int)
    for row in _tables(connection, tables.c.status != "closed"):
        for seat, worth in zip(row.snapshot["seats"], _worth(row.snapshot), strict=True):
            chips[row.guild, seat["member"]] += worth
    for guild, member in concerned:
        if member is not None:
            this = sa.and_(members.c.guild_id == guild, members.c.member_id == member)
            connection.execute(sa.update(members).where(this).values(on_tables=chips[guild, member]))


def _worth(table: Mapping[str, Any]) -> list[int]:
    match = table["match"]
    if match is None:
        return [table["buy_in"]] * len(table["seats"])
    stacks: list[int] = match["chips"]
    stake = table["rules"].get("stake", 0)
    if table["game"] != "new-york" or match["outcome"] is not None or (match["phase"], match["round"]) == ("deal", 1):
        return stacks
    if not match["scores"]:
        return [each + stake for each in stacks]
    totals = list(map(sum, zip(*match["scores"], strict=True)))
    leading = [total == max(totals) for total in totals]
    return [each + leads * (match["pot"] // sum(leading)) for each, leads in zip(stacks, leading, strict=True)]

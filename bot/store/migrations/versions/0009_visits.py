"""An index of the journals by member, filled from them; members who are forgotten table by table; their numbers."""

import json
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
AT_ONCE = 500
"""Tables whose journals are read together."""


def upgrade() -> None:
    visits = op.create_table(
        "visits",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("member_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", Key, autoincrement=False, nullable=False),
        sa.Column(
            "name", sa.String(length=64), nullable=True, comment="of somebody who did something there without a seat"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visits_table_id")),
        sa.PrimaryKeyConstraint("guild_id", "member_id", "table_id", name=op.f("pk_visits")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "erasures",
        sa.Column("table_id", Key, autoincrement=False, nullable=False),
        sa.Column(
            "alias", sa.BigInteger(), autoincrement=False, nullable=False, comment="what takes the place of their id"
        ),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("member_id", sa.BigInteger(), nullable=False, comment="who is forgotten, but at this table not yet"),
        sa.Column("names", sa.JSON(), nullable=False, comment="what they were called in the server"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_erasures_table_id")),
        sa.PrimaryKeyConstraint("table_id", "alias", name=op.f("pk_erasures")),
        sqlite_with_rowid=False,
    )
    _index(visits)
    _count_aliases()


def _index(visits: sa.Table) -> None:
    """Note who is named in which journal, and who stopped a table where they had no seat: as far as names tell."""
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "guild_id")))
    journal = sa.table("journal", *map(sa.column, ("table_id", "action")))
    members = sa.table("members", *map(sa.column, ("guild_id", "member_id", "name")))
    called: dict[tuple[int, str], set[int]] = defaultdict(set)
    for guild, member, name in connection.execute(sa.select(members.c.guild_id, members.c.member_id, members.c.name)):
        called[guild, name].add(member)
    guilds = dict(connection.execute(sa.select(tables.c.id, tables.c.guild_id).order_by(tables.c.id)).all())
    stopped: list[tuple[int, str]] = []
    there: dict[int, set[int]] = {}
    numbers = sorted(guilds)
    text = sa.cast(journal.c.action, sa.Text)
    for at in range(0, len(numbers), AT_ONCE):
        rows = connection.execute(
            sa.select(journal.c.table_id, text).where(
                journal.c.table_id.between(numbers[at], numbers[min(at + AT_ONCE, len(numbers)) - 1]),
                sa.or_(*(text.like(f'%"{word}"%') for word in ("open", "member", "close"))),
            )
        )
        for number, action in rows:
            row = _read(action)
            there.setdefault(number, set()).update(_members(row))
            if row.get("do") in ("join", "take_seat"):
                called[guilds[number], str(row.get("name"))].update(_members(row))
            if row.get("do") == "close" and row.get("by"):
                stopped.append((number, str(row["by"])))
    names: dict[tuple[int, int], str] = {}
    for number, by in stopped:
        for member in called[guilds[number], by] - there[number]:
            names[number, member] = by
    found = [(number, member) for number, those in there.items() for member in those]
    rows_of = [
        {"guild_id": guilds[number], "member_id": member, "table_id": number, "name": names.get((number, member))}
        for number, member in {*found, *names}
    ]
    op.bulk_insert(visits, rows_of)


def _read(action: str) -> dict[str, object]:
    """Return a row of a journal; nothing where it is damaged."""
    try:
        row = json.loads(action)
    except ValueError:
        return {}
    return row if isinstance(row, dict) else {}


def _members(row: dict[str, object]) -> set[int]:
    """Return the ids of the members whom a row of a journal names. Forgotten ones have numbers below zero."""
    seats, expected = row.get("seats"), row.get("expected")
    ids = [row.get("member"), row.get("host"), *(expected if isinstance(expected, list) else ())]
    ids += [seat.get("member") for seat in (seats if isinstance(seats, list) else ()) if isinstance(seat, dict)]
    return {each for each in ids if isinstance(each, int) and each > 0}


def _count_aliases() -> None:
    """Count on from the number that stands for the member who was forgotten last."""
    accounts = sa.table("accounts", *map(sa.column, ("kind", "owner")))
    transfers = sa.table("transfers", sa.column("by"))
    connection = op.get_bind()
    lowest = min(
        connection.scalar(sa.select(sa.func.min(accounts.c.owner)).where(accounts.c.kind == "wallet")) or 0,
        connection.scalar(sa.select(sa.func.min(transfers.c.by))) or 0,
        0,
    )
    counters = sa.table("counters", *map(sa.column, ("name", "last")))
    op.execute(sa.insert(counters).values(name="aliases", last=-lowest))

"""Movements carry a hash over themselves and the one before them in their server. Those that are there are sealed."""

import json
import secrets
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

FORM = "newmarket-ledger/1"
BEGINNING = "0" * 64
AT_ONCE = 10_000
"""So many movements are read and written together."""

READ = ("id", "guild_id", "at", "source_id", "target_id", "chips", "reason", "table_id", "by", "interaction_id")
WRITTEN = ("by_salt", "by_digest", "hash")
KEPT = ("id", *READ[1:8], "interaction_id", "by_digest", "hash")
"""What stays of a movement whose orderer is forgotten."""

UNNAMED = "OLD.by_salt IS NOT NULL AND NEW.by_salt IS NULL AND NEW.by < 0"
REFUSED = """
CREATE TRIGGER {table}_are_not_{done} BEFORE {verb} ON {table} WHEN NOT ({allowed})
BEGIN SELECT RAISE(ABORT, '{table} are not {done}'); END
"""


def upgrade() -> None:
    op.create_table(
        "chains",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("head", sa.String(64), nullable=False, comment="the hash of the last movement, or forgetting"),
        sa.PrimaryKeyConstraint("guild_id", name="pk_chains"),
    )
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "forgettings",
        sa.Column("id", key, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("after_id", key, nullable=False, comment="the last movement before it, of any server"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("alias", sa.BigInteger(), nullable=False, comment="in place of the member's id"),
        sa.Column("movements", sa.Integer(), nullable=False, comment="how many do not name the member any more"),
        sa.Column("hash", sa.String(64), nullable=False, comment="over it and what was before it"),
        sa.PrimaryKeyConstraint("id", name="pk_forgettings"),
    )
    op.create_index("ix_forgettings_guild_id", "forgettings", ["guild_id"])
    salt = sa.Column("by_salt", sa.String(32), nullable=True, comment="random; goes when the member is forgotten")
    digest = sa.Column("by_digest", sa.String(64), nullable=True, comment="of the salt and the member who ordered it")
    comment = "over it and the one before it"
    sealed = sa.Column("hash", sa.String(64), nullable=False, server_default="", comment=comment)
    for column in (salt, digest, sealed):
        op.add_column("transfers", column)
    by_somebody = sa.text("by IS NOT NULL")
    op.create_index(
        "ix_transfers_ordered",
        "transfers",
        ["guild_id", "by"],
        sqlite_where=by_somebody,
        postgresql_where=by_somebody,
    )
    _seal()
    if op.get_bind().dialect.name == "sqlite":
        _guard()


def _seal() -> None:
    connection = op.get_bind()
    transfers = sa.table("transfers", *map(sa.column, (*READ, *WRITTEN)))
    heads: dict[int, str] = {}
    asked = sa.select(*(transfers.c[name] for name in READ)).order_by(transfers.c.id).limit(AT_ONCE)
    write = (
        sa.update(transfers)
        .where(transfers.c.id == sa.bindparam("number"))
        .values({name: sa.bindparam(f"new_{name}") for name in WRITTEN})
    )
    rows = connection.execute(asked).mappings().all()
    while rows:
        connection.execute(write, [_sealed(row, heads) for row in rows])
        rows = connection.execute(asked.where(transfers.c.id > rows[-1]["id"])).mappings().all()
    if heads:
        chains = sa.table("chains", sa.column("guild_id"), sa.column("head"))
        op.bulk_insert(chains, [{"guild_id": guild, "head": head} for guild, head in heads.items()])


def _sealed(row: sa.RowMapping, heads: dict[int, str]) -> dict[str, Any]:
    """Return what a movement gets, and note it as its server's last."""
    salt = None if row["by"] is None else secrets.token_hex(16)
    digest = None if salt is None else sha256(f"{salt}:{row['by']}".encode()).hexdigest()
    previous = heads.get(row["guild_id"], BEGINNING)
    entry = [FORM, "movement", previous, *(row[name] for name in READ[1:8]), digest, row["interaction_id"]]
    hashed = sha256(json.dumps(entry, separators=(",", ":")).encode()).hexdigest()
    heads[row["guild_id"]] = hashed
    return {"number": row["id"], "new_by_salt": salt, "new_by_digest": digest, "new_hash": hashed}


def _guard() -> None:
    """Refuse changes of movements, but for the forgetting of a member, and of a server that has removed the bot."""
    same = " AND ".join(f"NEW.{name} IS OLD.{name}" for name in KEPT)
    for table, allowed in (("transfers", f"{UNNAMED} AND {same}"), ("forgettings", "FALSE")):
        op.execute(REFUSED.format(table=table, verb="UPDATE", done="changed", allowed=allowed))
        left = "EXISTS (SELECT 1 FROM departures WHERE guild_id = OLD.guild_id)"
        op.execute(REFUSED.format(table=table, verb="DELETE", done="deleted", allowed=left))

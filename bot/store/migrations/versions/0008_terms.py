"""House rules keep the terms of a table as one value, so that another option needs no other column."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

KEY = ("guild_id", "channel_id", "game")
KEPT = ("buy_in", "turn_seconds", "level", "hints")


def upgrade() -> None:
    before = sa.table("house_rules", *map(sa.column, (*KEY, *KEPT, "rules")))
    columns = [before.c[name] for name in (*KEY, *KEPT)]
    rows = op.get_bind().execute(sa.select(*columns, sa.cast(before.c.rules, sa.Text).label("rules"))).mappings().all()
    op.drop_table("house_rules")
    after = op.create_table(
        "house_rules",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False, comment="what a table begins with: rules, buy-in, time, options"),
        sa.PrimaryKeyConstraint("guild_id", "channel_id", "game", name=op.f("pk_house_rules")),
    )
    op.bulk_insert(after, [{**{name: row[name] for name in KEY}, "terms": _terms(row)} for row in rows])


def _terms(row: sa.RowMapping) -> dict[str, object]:
    kept = {name: row[name] for name in KEPT}
    return {**kept, "rules": json.loads(row["rules"]), "hints": bool(row["hints"])}

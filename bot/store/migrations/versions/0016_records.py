"""Of old matches a record and a proof remain."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("table_id", Key, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False, comment="when its journal began to go"),
        sa.Column("record", sa.Text(), nullable=True, comment="as JSON; null where nothing was dealt"),
        sa.Column("proof", sa.Text(), nullable=True, comment="the same"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_records_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_records")),
    )
    op.create_index(op.f("ix_tables_closed_at"), "tables", ["closed_at"], unique=False)

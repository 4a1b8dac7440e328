"""House rules keep how well computer players play, and whether there are hints."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    level = sa.Column("level", sa.String(length=16), server_default="normal", nullable=False, comment="of computers")
    op.add_column("house_rules", level)
    op.add_column("house_rules", sa.Column("hints", sa.Boolean(), server_default=sa.true(), nullable=False))

"""The deadline of a decision is kept beside that of a wait: who was away for a moment has some seconds more, once."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("decision_until", sa.Float(), nullable=True))

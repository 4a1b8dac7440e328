"""The admins of a server set how many rounds a match may have."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    most = sa.Column("most_rounds", sa.Integer(), nullable=False, server_default="60", comment="of a match")
    op.add_column("guilds", most)

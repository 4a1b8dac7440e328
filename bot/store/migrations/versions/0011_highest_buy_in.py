"""Admins may say how many chips a table may ask of a player at most."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    most = sa.Column(
        "most_buy_in", sa.Integer(), nullable=False, server_default="1000000", comment="chips, for a seat at a table"
    )
    op.add_column("guilds", most)

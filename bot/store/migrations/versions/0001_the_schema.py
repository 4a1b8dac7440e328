"""The schema of version 1.0.0, written out for each kind of database. It never changes: later schemas follow it."""

import secrets
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
ALONE = True
DIGEST = "d0dfdba4bb9c96a2c83b17ce2c66ac83dfc3743a83077141eb83256ceed9a790"
"""What its databases note of it. Development versions before it had other schemas, with other digests."""


def upgrade() -> None:
    connection = op.get_bind()
    written = Path(__file__).with_name(f"0001_{connection.dialect.name}.sql").read_text(encoding="utf-8")
    for statement in written.removesuffix(";\n").split(";\n"):
        connection.exec_driver_sql(statement)
    key = sa.text("INSERT INTO application (name, value) VALUES ('forgotten', :key)")
    connection.execute(key, {"key": secrets.token_hex(32)})

"""The schema of `bot/store/schema.py`. Until the first release it may be rewritten.

Then it is written out in full, with its digest, so that later schemas do not change it.
"""

import secrets

import sqlalchemy as sa
from alembic import op

from bot.store.schema import FORGOTTEN, application, digest, metadata

revision = "0001"
down_revision = None
ALONE = True
DIGEST = digest()


def upgrade() -> None:
    connection = op.get_bind()
    metadata.create_all(connection)
    connection.execute(sa.insert(application).values(name=FORGOTTEN, value=secrets.token_hex(32)))

"""What all tables of the database share: how keys are named, and types."""

from __future__ import annotations

import sqlalchemy as sa

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = sa.MetaData(naming_convention=NAMING)

Snowflake = sa.BigInteger()
"""An id of Discord's."""
Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""An id of our own, counted up by the database."""

CLOSED = "closed"
"""The status of tables that nothing happens at any more."""

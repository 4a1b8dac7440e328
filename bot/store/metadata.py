"""What all tables of the database share: how keys are named, and types."""

from typing import Any

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


class Padded(sa.types.TypeDecorator[str]):
    """Text of a fixed number of bytes, padded with spaces, so that a change never moves its row.

    When SQLite moves a row to another page, it leaves a copy; it overwrites only what it deletes.
    """

    impl = sa.String
    cache_ok = True

    def __init__(self, length: int) -> None:
        """`length`: in bytes of UTF-8."""
        super().__init__(length)
        self._length = length

    def process_bind_param(self, value: str | None, _dialect: Any) -> str | None:
        """Pad the text."""
        return None if value is None else value + " " * (self._length - len(value.encode()))

    def process_result_value(self, value: str | None, _dialect: Any) -> str | None:
        """Remove the padding."""
        return None if value is None else value.rstrip(" ")


CLOSED = "closed"
"""The status of a table at which nothing happens any more."""

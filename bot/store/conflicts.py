"""What cannot be written, because something else is there already. The whole unit of work is rolled back then."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError


class ChannelOccupied(Exception):
    """The channel has an open table already."""


class AlreadyAnswered(Exception):
    """The interaction is in a journal already."""


@contextmanager
def conflict(column: str, means: type[Exception]) -> Iterator[None]:
    """Raise what a value means that is in a unique column already. Databases name the column or its index."""
    try:
        yield
    except IntegrityError as error:
        if column in str(error.orig):
            raise means from error
        raise

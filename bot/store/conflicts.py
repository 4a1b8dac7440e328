"""What cannot be written, because something else is there already. The whole unit of work is rolled back then."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import IntegrityError


class ChannelOccupied(Exception):
    """The channel has an open table already."""


class AlreadyAnswered(Exception):
    """The interaction is in a journal already."""


@contextmanager
def conflict(means: type[Exception], *names: str) -> Iterator[None]:
    """Raise what a value means that is in a unique column already. Databases name the table and the column.

    Args:
        means: what it means.
        names: words of which all are in what the database says.
    """
    try:
        yield
    except IntegrityError as error:
        if all(name in str(error.orig) for name in names):
            raise means from error
        raise

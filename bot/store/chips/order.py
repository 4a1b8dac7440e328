"""Boards in SQL: the order of members on each, and the blocks that divide this order.

An index has the rows of a board in their order: by score, and among equals by the person. A block is
stored as its lowest key and the number of rows in it, up to the next block's lowest key.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

GUILD = sa.bindparam("guild", type_=sa.BigInteger)
BOARD = sa.bindparam("on_board", type_=sa.String)
LOW = sa.bindparam("low", type_=sa.BigInteger)
WHO = sa.bindparam("whom", type_=sa.BigInteger)
OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
LIMIT = sa.bindparam("limit", type_=sa.Integer)
HERE = sa.tuple_(LOW, WHO)

Scope = Mapping[str, int | str]
"""A board: the values of `GUILD` and `BOARD`."""


class Key(NamedTuple):
    """A place in an order."""

    score: int
    person: int


FIRST = Key(-(2**62), 0)
"""The beginning of a board's first block. No score is lower, even of members who have lost chips on balance."""


def here(of: Any) -> sa.ColumnElement[bool]:
    """Return whether a row, or a block, belongs to the requested board."""
    return sa.and_(of.c.guild_id == GUILD, of.c.board == BOARD)


def place(of: Any) -> sa.Tuple:
    """Return the place of a row, of a block, or of an alias of these."""
    return sa.tuple_(of.c.score, of.c.person)


def upwards(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    """Return what to order by, so that the lowest come first."""
    return of.c.score, of.c.person


def downwards(of: Any) -> tuple[sa.ColumnElement[Any], ...]:
    """Return what to order by, so that the highest come first."""
    return of.c.score.desc(), of.c.person.desc()


def plain(*numbers: sa.ColumnElement[int]) -> tuple[sa.ColumnElement[int], ...]:
    """Return numbers as results of a calculation: SQLite compares an index with pairs of these, not of columns."""
    return tuple(number + 0 for number in numbers)

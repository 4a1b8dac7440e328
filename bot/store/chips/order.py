"""Boards in SQL: the order that each has its members in, and the blocks that this order is cut into.

Rows have a score each, so that an index has them in their order: by score, and among equals by the person. A block is
stored as its lowest key and the number of rows in it, up to the next block's lowest key.

Statements are made once: making one takes longer than executing it.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.repository import WITH_NEXT
from bot.store.schema import score_blocks, scores

GUILD = sa.bindparam("guild", type_=sa.BigInteger)
BOARD = sa.bindparam("on_board", type_=sa.String)
LOW = sa.bindparam("low", type_=sa.BigInteger)
WHO = sa.bindparam("whom", type_=sa.BigInteger)
COUNT = sa.bindparam("count", type_=sa.Integer)
OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
LIMIT = sa.bindparam("limit", type_=sa.Integer)
HERE = sa.tuple_(LOW, WHO)

Scope = Mapping[str, int | str]
"""Which board it is: the values of `GUILD` and `BOARD`."""


class Key(NamedTuple):
    """A place in an order."""

    score: int
    person: int


FIRST = Key(-(2**62), 0)
"""Where the first block of a board begins. No score is lower: members may have lost chips on the whole."""


def here(of: Any) -> sa.ColumnElement[bool]:
    """Return whether a row, or a block, belongs to the board that is asked for."""
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


def holds(block: Any) -> sa.ColumnElement[bool]:
    """Return whether a score lies in a block, or in an alias of these."""
    each = score_blocks.alias()
    lowest = (
        sa.select(*plain(each.c.score, each.c.person))
        .where(
            each.c.guild_id == GUILD,
            each.c.board == scores.c.board,
            place(each) <= sa.tuple_(*plain(scores.c.score, scores.c.person)),
        )
        .order_by(*downwards(each))
        .limit(1)
        .scalar_subquery()
    )
    return sa.and_(block.c.guild_id == GUILD, block.c.board == scores.c.board, place(block) == lowest)


def plain(*numbers: sa.ColumnElement[int]) -> tuple[sa.ColumnElement[int], ...]:
    """Return numbers as results of a calculation: SQLite compares an index with pairs of these, not of columns."""
    return tuple(number + 0 for number in numbers)


# --- statements about blocks ---------------------------------------------------------------------------------

_THIS = sa.and_(here(score_blocks), score_blocks.c.score == LOW, score_blocks.c.person == WHO)
_FOUND = sa.select(score_blocks.c.score, score_blocks.c.person, score_blocks.c.members).where(here(score_blocks))
ADD = sa.update(score_blocks).where(_THIS).values(members=score_blocks.c.members + COUNT).execution_options(**WITH_NEXT)
INSERT = (
    sa.insert(score_blocks)
    .values(guild_id=GUILD, board=BOARD, score=LOW, person=WHO, members=COUNT)
    .execution_options(**WITH_NEXT)
)
DELETE = sa.delete(score_blocks).where(_THIS).execution_options(**WITH_NEXT)
LOWER = _FOUND.where(place(score_blocks) < HERE).order_by(*downwards(score_blocks)).limit(1)
FROM_HERE = _FOUND.where(place(score_blocks) >= HERE).order_by(*upwards(score_blocks)).limit(2)
CUT = (
    sa.select(scores.c.score, scores.c.person)
    .where(here(scores), place(scores) >= HERE)
    .order_by(*upwards(scores))
    .offset(OFFSET)
    .limit(1)
)

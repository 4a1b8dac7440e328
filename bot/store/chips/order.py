"""An order of members that is cut into blocks, in SQL: by what they are compared, and where the blocks are.

Rows have a score each, so that an index has them in their order: by score, and among equals by the person. A block is
stored as its lowest key and the number of rows in it, up to the next block's lowest key.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.store.repository import WITH_NEXT

GUILD = sa.bindparam("guild", type_=sa.BigInteger)
BOARD = sa.bindparam("on_board", type_=sa.String)
LOW = sa.bindparam("low", type_=sa.BigInteger)
WHO = sa.bindparam("whom", type_=sa.BigInteger)
COUNT = sa.bindparam("count", type_=sa.Integer)
OFFSET = sa.bindparam("offset", type_=sa.BigInteger)
LIMIT = sa.bindparam("limit", type_=sa.Integer)
HERE = sa.tuple_(LOW, WHO)
SCOPE: Mapping[str, sa.BindParameter[Any]] = MappingProxyType({"guild_id": GUILD, "board": BOARD})
"""What tells one order of a table from the others there, by the names of the columns."""

Scope = Mapping[str, int | str]
"""The values of these: a server, and a board where the table has several."""


class Key(NamedTuple):
    """A place in an order."""

    score: int
    person: int


class Order:
    """Rows in their order, the blocks that it is cut into, and the statements about these.

    Statements are made once: making one takes longer than executing it.
    """

    def __init__(self, rows: sa.Table, blocks: sa.Table, score: str, lowest: int) -> None:
        """Make the statements.

        Args:
            rows: the table of the rows.
            blocks: the table of the blocks.
            score: the column in both by which rows are compared.
            lowest: what no score lies below: there the first block begins.
        """
        self.rows, self.blocks = rows, blocks
        self.score = score
        self.first = Key(lowest, 0)
        self.scope = tuple(name for name in SCOPE if name in blocks.c)
        this = sa.and_(self.here(blocks), blocks.c[score] == LOW, blocks.c.person == WHO)
        found = self._keys(blocks).where(self.here(blocks))
        self.add = sa.update(blocks).where(this).values(members=blocks.c.members + COUNT).execution_options(**WITH_NEXT)
        new = {**{name: SCOPE[name] for name in self.scope}, score: LOW, "person": WHO, "members": COUNT}
        self.insert = sa.insert(blocks).values(**new).execution_options(**WITH_NEXT)
        self.delete = sa.delete(blocks).where(this).execution_options(**WITH_NEXT)
        self.lower = found.where(self.place(blocks) < HERE).order_by(*self.downwards(blocks)).limit(1)
        self.from_here = found.where(self.place(blocks) >= HERE).order_by(*self.upwards(blocks)).limit(2)
        self.cut = (
            sa.select(rows.c[score].label("score"), rows.c.person)
            .where(self.here(rows), self.place(rows) >= HERE)
            .order_by(*self.upwards(rows))
            .offset(OFFSET)
            .limit(1)
        )

    def _keys(self, blocks: sa.Table) -> sa.Select[Any]:
        return sa.select(blocks.c[self.score].label("score"), blocks.c.person, blocks.c.members)

    def here(self, of: Any) -> sa.ColumnElement[bool]:
        """Return whether a row, or a block, belongs to the order that is asked for."""
        return sa.and_(*(of.c[name] == SCOPE[name] for name in self.scope))

    def place(self, of: Any) -> sa.Tuple:
        """Return the place of a row, of a block, or of an alias of these."""
        return sa.tuple_(of.c[self.score], of.c.person)

    def upwards(self, of: Any) -> tuple[sa.ColumnElement[Any], ...]:
        """Return what to order by, so that the lowest come first."""
        return of.c[self.score], of.c.person

    def downwards(self, of: Any) -> tuple[sa.ColumnElement[Any], ...]:
        """Return what to order by, so that the highest come first."""
        return of.c[self.score].desc(), of.c.person.desc()

    def holds(self, block: Any, score: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
        """Return whether a row would lie in a block, an alias of these, with another score."""
        each = self.blocks.alias()
        same = [each.c[name] == self.rows.c[name] for name in self.scope if name != "guild_id"]
        lowest = (
            sa.select(*plain(each.c[self.score], each.c.person))
            .where(
                each.c.guild_id == GUILD,
                *same,
                self.place(each) <= sa.tuple_(*plain(score, self.rows.c.person)),
            )
            .order_by(*self.downwards(each))
            .limit(1)
            .scalar_subquery()
        )
        mine = [block.c[name] == self.rows.c[name] for name in self.scope if name != "guild_id"]
        return sa.and_(block.c.guild_id == GUILD, *mine, self.place(block) == lowest)


def plain(*numbers: sa.ColumnElement[int]) -> tuple[sa.ColumnElement[int], ...]:
    """Return numbers as results of a calculation: SQLite compares an index with pairs of these, not of columns."""
    return tuple(number + 0 for number in numbers)

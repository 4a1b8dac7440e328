"""A table rebuilt from its journal."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.tables.model.actions import TableAction
from bot.tables.model.change import Change
from bot.tables.model.codec import load_action, load_table
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.transitions.transition import transition


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a journal."""

    before: Table
    """The table before it; for its opening, the table as it opened."""
    action: TableAction | None
    """The action, None for the opening."""
    change: Change[Table]

    @property
    def after(self) -> Table:
        """The table after it."""
        return self.change.table


def replayed(rows: Iterable[dict[str, Any]], people: People) -> Iterator[Entry]:
    """Yield each row of a table's journal, from its opening on. A damaged row may fail in any way.

    `people`: whom they name.
    """
    table: Table | None = None
    for row in rows:
        if table is None:
            table = load_table({name: value for name, value in row.items() if name != "do"}, people)
            yield Entry(table, None, Change(table))
            continue
        action = load_action(row, people)
        change = transition(table, action)
        yield Entry(table, action, change)
        table = change.table

"""A table made again from the rows of its journal, as they are stored."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from bot.tables.model.codec import load_action, load_table
from bot.tables.model.people import People
from bot.tables.model.table import Table
from bot.tables.transitions.transition import transition


def replayed(rows: Iterable[str], people: People) -> Iterator[Table]:
    """Yield the table as it was after each row of its journal, from its opening on. A damaged row may fail in any way.

    `rows`: JSON, in order. `people`: whom they name.
    """
    table: Table | None = None
    for row in rows:
        action = json.loads(row)
        if table is None:
            table = load_table({name: value for name, value in action.items() if name != "do"}, people)
        else:
            table = transition(table, load_action(action, people)).table
        yield table

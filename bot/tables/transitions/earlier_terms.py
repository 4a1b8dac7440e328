"""What a lobby was to be played by before its terms changed, from its journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.tables.model.codec import load_action, load_table
from bot.tables.model.people import People
from bot.tables.model.terms import Terms
from bot.tables.transitions.transition import transition


def earlier_terms(rows: Iterable[dict[str, Any]], number: int, people: People) -> Terms | None:
    """Return the terms that a journal tells of under a number, None if it tells of none."""
    first, *others = rows
    table = load_table({name: value for name, value in first.items() if name != "do"}, people)
    for row in others:
        if table.terms_number >= number or table.match is not None:
            break
        table = transition(table, load_action(row, people)).table
    return table.terms if table.terms_number == number else None

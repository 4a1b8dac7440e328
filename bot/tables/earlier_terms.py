"""What a lobby was to be played by before its terms changed, from its journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.tables.codec import load_action, load_table
from bot.tables.terms import Terms
from bot.tables.transition import transition


def earlier_terms(rows: Iterable[dict[str, Any]], number: int) -> Terms | None:
    """Return the terms that a journal tells of under a number, None if it tells of none.

    Versions without numbers changed terms and kept the first number: the last ones under a number are meant.
    """
    first, *others = rows
    table = load_table({name: value for name, value in first.items() if name != "do"})
    found = None
    for row in others:
        if table.terms_number == number:
            found = table.terms
        if table.terms_number > number or table.match is not None:
            break
        table = transition(table, load_action(row)).table
    return found if table.terms_number != number else table.terms

"""What a lobby was to be played by before its terms changed, from its journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.tables.model.people import People
from bot.tables.model.table import Lobby
from bot.tables.model.terms import Terms
from bot.tables.transitions.replaying import replayed


def earlier_terms(rows: Iterable[dict[str, Any]], number: int, people: People) -> Terms | None:
    """Return the terms that a journal tells of under a number, None if it tells of none."""
    for entry in replayed(rows, people):
        table = entry.after
        if isinstance(table, Lobby) and table.terms_number == number:
            return table.terms
    return None

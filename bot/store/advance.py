"""A table that goes on by one row of its journal, while nothing else of its server changes: most of what is written.

No chips move and nobody comes or goes, so nothing is needed of the server's lock: the table's row keeps others away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Advance:
    """What is written of a table that goes on."""

    table: int
    seq: int
    """The number of the new row of its journal; the last one has to be the one before it."""
    held: int
    """The chips on the table, before and after. So many have to be in its escrow."""
    at: float
    """Now, in seconds since 1970."""
    interaction: int | None
    """Whose doing it is; it may be in no journal yet."""
    action: Mapping[str, Any]
    """What is done, as JSON types."""
    row: Mapping[str, Any]
    """What the table's row says from now on, by the names of `TableRow`, with its status; it stays open."""
    announcement: Mapping[str, Any] | None = None
    """What is told of it."""

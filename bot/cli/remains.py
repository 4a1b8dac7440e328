"""What must be true of what is left of an old match whose journal is gone."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.cli.verify import check
from bot.tables.table import Status, Table
from engine.proof import faults, read_proof


def remains(table: Table, record: str | None, proof: str | None) -> Iterator[str]:
    """Yield what is wrong with what is left of an old match: its record, and the proof of its deals."""
    if table.status is not Status.CLOSED:
        yield f"table {table.id}: it is open, but its journal is said to be gone"
        return
    if record is None or proof is None:
        if table.rounds_over():
            yield f"table {table.id}: rounds were played, but nothing is left of them"
        return
    try:
        document, source = json.loads(record), read_proof(json.loads(proof))
        agrees = check(document, source.stream, len(source.rounds)).difference is None and not list(faults(source))
    except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
        yield f"table {table.id}: its record or its proof cannot be read ({type(error).__name__})"
        return
    if not agrees:
        yield f"table {table.id}: its record is not what its proof gives"
    if document["players"] != [seat.name for seat in table.seats]:
        yield f"table {table.id}: its record is not its snapshot's (players)"

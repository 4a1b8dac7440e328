"""The chain of a server's movements: each carries a hash over itself and over the one before it.

A movement that is changed, removed, added or swapped breaks the chain there. What that shows and what it cannot show
stands in docs/decisions/chips-and-ledger.md, with the text that is hashed.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

FORM = "newmarket-ledger/1"
BEGINNING = "0" * 64
"""What stands before a server's first movement, in place of a hash."""


class Movement(NamedTuple):
    """What is hashed of a movement, in this order."""

    guild: int
    at: float
    """Seconds since 1970."""
    source: int
    """The number of the account that the chips left. It stays when the account's owner is forgotten."""
    target: int
    """The number of the account that they came to."""
    chips: int
    reason: str
    table: int | None
    by: str | None
    """The digest of who ordered it (`digest_of`), where somebody did."""
    interaction: int | None


class Forgetting(NamedTuple):
    """What is hashed where a member who ordered movements was forgotten, in this order."""

    guild: int
    at: float
    """Seconds since 1970."""
    alias: int
    """The number below zero in place of their id."""
    movements: int
    """How many movements do not name them any more."""


def link(previous: str, entry: Movement | Forgetting) -> str:
    """Return the hash of an entry, 64 hexadecimal digits. `previous`: the hash of the one before it in its server."""
    kind = "movement" if isinstance(entry, Movement) else "forgetting"
    text = json.dumps([FORM, kind, previous, *entry], separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def digest_of(member: int, salt: str) -> str:
    """Return what stands for a member in the hash of a movement that they ordered.

    Without the salt, which goes when they are forgotten, nobody can tell whose digest it is.
    """
    return sha256(f"{salt}:{member}".encode()).hexdigest()


def heads_in(file: Path) -> dict[int, str]:
    """Return the last hash of every server in a file of SQLite's; none for a schema without chains.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'chains'").fetchone():
            return {}
        return dict(connection.execute("SELECT guild_id, head FROM chains ORDER BY guild_id"))

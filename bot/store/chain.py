"""The chain of a server's movements: each carries a hash over itself and over the one before it.

A movement that is changed, removed, added or swapped breaks the chain there. What that proves and what it
cannot prove is in docs/decisions/chips-and-ledger.md, with the text that is hashed.
"""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

FORM = "newmarket-ledger/1"
BEGINNING = "0" * 64
"""In place of the hash before a server's first movement."""


class Movement(NamedTuple):
    """The hashed columns of a movement, in this order."""

    guild_id: int
    at: float
    """Seconds since 1970."""
    source_id: int
    """The id of the account that the chips left."""
    target_id: int
    """The id of the account that received them."""
    chips: int
    reason: str
    table_id: int | None
    by: int | None
    """The key of the person who ordered it, if any."""
    interaction_id: int | None


class Identity(NamedTuple):
    """The hashed columns when a person becomes known, or is forgotten, in this order."""

    guild_id: int
    person: int
    """Their key."""
    digest: str | None
    """Who they are (`digest_of`), None if they were forgotten."""


def link(previous: str, entry: Movement | Identity) -> str:
    """Return the hash of an entry, 64 hexadecimal digits. `previous`: the hash of its server's entry before it."""
    kind = "movement" if isinstance(entry, Movement) else "identity"
    text = json.dumps([FORM, kind, previous, *entry], separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def digest_of(member: int, salt: str) -> str:
    """Return the digest that represents a member in the chain of a server.

    Without the salt, which is deleted when they are forgotten, nobody can tell whose digest it is.
    """
    return sha256(f"{salt}:{member}".encode()).hexdigest()


def heads_in(file: Path) -> dict[int, str]:
    """Return the last hash of every server in an SQLite file; none for a schema without chains.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'chains'").fetchone():
            return {}
        return dict(connection.execute("SELECT guild_id, head FROM chains ORDER BY guild_id"))

"""Where a running bot can be asked how it is, if it has no port for that: a socket beside its database.

The database's folder is the one place that every bot can write, even where all else is read-only.
"""

import re
import socket
from pathlib import Path

from bot.settings import address_of


def file_of(database: str) -> Path | None:
    """Return the file of a database that is one, None for a server's and for one in memory."""
    found = re.fullmatch(r"sqlite(?:\+\w+)?:///([^?]+).*", address_of(database))
    return Path(found[1]) if found and found[1] != ":memory:" else None


def monitor_socket(database: str) -> Path | None:
    """Return the socket's path, None where there is none: for a server's database, or on Windows."""
    file = file_of(database)
    if file is None or not file.name or not hasattr(socket, "AF_UNIX"):
        return None
    return file.with_name(f"{file.name}.health")

"""What a PostgreSQL server lets this program do, as hosts have set it up; `doctor` reads it."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

PER_VERSION = 10_000
"""The server reports its version as the major version multiplied by this."""
_READ = sa.text(
    "SELECT CAST(current_setting('server_version_num') AS integer) AS version, "
    "pg_encoding_to_char(encoding) AS encoding, rolname AS role, rolconnlimit AS of_role, datconnlimit AS of_database, "
    "CAST(current_setting('max_connections') AS integer) "
    "- CAST(current_setting('superuser_reserved_connections') AS integer) "
    "- coalesce(CAST(current_setting('reserved_connections', true) AS integer), 0) AS of_server, "
    "coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS makes_tables "
    "FROM pg_database, pg_roles WHERE datname = current_database() AND rolname = current_user"
)


@dataclass(frozen=True, slots=True)
class Allowances:
    """What a server allows, and what this program needs."""

    version: int
    """Its major version, like 18."""
    encoding: str
    """The encoding of its texts; every language needs `UTF8`."""
    role: str
    """The role that this program connects as."""
    makes_tables: bool
    """Whether it may create tables, as each newer version may have to."""
    connections: int
    """The most connections for all processes of this program together."""
    a_process: int
    """How many of them each process needs at most."""


async def allowances(connection: AsyncConnection, a_process: int) -> Allowances:
    """Read what a server allows. `a_process`: the connections that each process needs."""
    found = (await connection.execute(_READ)).one()
    limits = [each for each in (found.of_server, found.of_role, found.of_database) if each >= 0]  # -1: none
    return Allowances(
        version=found.version // PER_VERSION,
        encoding=found.encoding,
        role=found.role,
        makes_tables=found.makes_tables,
        connections=min(limits),
        a_process=a_process,
    )

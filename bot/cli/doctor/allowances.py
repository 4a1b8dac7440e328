"""What `doctor` checks if the database is a PostgreSQL server's: what the server allows."""

from collections.abc import AsyncIterator

from bot.cli.doctor.finding import Finding, note, ok, wrong
from bot.store.database import Database
from bot.store.operation.vitals import Allowances

TRIED = 15
"""The oldest major version of PostgreSQL with which the bot is tested."""
SPARE = 5
"""Connections to leave for `backup`, `doctor`, the daily audit and people who look into the database themselves."""
LETTERS = "UTF8"


async def allowances_found(database: Database, clusters: int) -> AsyncIterator[Finding]:
    """Yield what is wrong with the server's limits, or that they suffice; yield nothing for a file.

    Args:
        database: one that answers; its content does not matter.
        clusters: how many processes share the servers; 0 for one that is alone.
    """
    if not database.can_listen:
        if clusters:
            advice = "set it to 0, or move to PostgreSQL (docs/POSTGRESQL.md)"
            yield wrong("processes", f"NEWMARKET_CLUSTERS={clusters} needs a PostgreSQL database", advice)
        return
    async with database.reading() as work:
        found = await work.vitals.allowances()
    if found is not None:
        for each in _of_server(found, clusters):
            yield each


def _of_server(found: Allowances, clusters: int) -> list[Finding]:
    findings = []
    if found.version < TRIED:
        said = f"it is PostgreSQL {found.version}, and the bot is tried with {TRIED} and newer ones"
        findings.append(note("server", said, "bring it to a newer version"))
    if found.encoding != LETTERS:
        advice = f"make another database (`createdb --encoding {LETTERS} --template template0 …`), and `move` there"
        findings.append(wrong("server", f"the database keeps letters as {found.encoding}, not as {LETTERS}", advice))
    if not found.makes_tables:
        advice = f'let the user own the database: `ALTER DATABASE … OWNER TO "{found.role}"`'
        findings.append(wrong("server", f"{found.role} may make no tables there, as an upgrade has to", advice))
    needed = SPARE + found.a_process * (clusters + 1 if clusters else 1)
    whom = f"{clusters} processes, and a further one during an upgrade," if clusters else "the bot"
    if found.connections < needed:
        advice = (
            f"let it take {needed - found.connections} more, by max_connections or the user's or database's own limit"
        )
        said = f"{whom} may need {needed} connections, and the server allows {found.connections}"
        findings.append(wrong("server", said, advice))
    return findings or [ok("server", f"it allows {found.connections} connections, of which {whom} may need {needed}")]

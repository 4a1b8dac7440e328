"""What `doctor` checks on this machine and at a PostgreSQL server: settings, disk, database, deck, languages."""

import os
import shutil
from pathlib import Path

from babel.messages.pofile import PoFileError, read_po
from dotenv import dotenv_values

from bot.cli.doctor.report import Report
from bot.cli.given import variable
from bot.deck.pictures import read_pictures
from bot.members import languages
from bot.settings import Settings, file_of, without_password
from bot.store.database import Database, DatabaseUnusable, NotUpToDate
from bot.store.operation.vitals import Allowances

ROOM = 100 * 2**20
"""Bytes that should be free besides a second copy of the database, which upgrades and backups write."""
ENV = Path(".env")
TRIED = 15
"""The oldest major version of PostgreSQL with which the bot is tested."""
SPARE = 5
"""Connections to leave for `backup`, `doctor`, the daily audit and people who look into the database themselves."""
LETTERS = "UTF8"
AT_A_SERVER = (
    "see whether the server runs and takes connections from here, whether the database was made and its tables are the "
    "user's, and whether address, user and password in NEWMARKET_DATABASE are right; docs/POSTGRESQL.md begins with it"
)


def check_settings(report: Report) -> None:
    """Check how valid settings are given."""
    known = {variable(str(each.validation_alias or name)) for name, each in Settings.model_fields.items()}
    written = dotenv_values(ENV) if ENV.is_file() else {}
    given = {name.upper() for name in (*os.environ, *written)}
    used = len(known & given)
    report.ok("settings", f"{used} of {len(known)} are given; the others are as .env.example has them")
    for name in sorted(given - known):
        if name.startswith("NEWMARKET_") and not name.startswith("NEWMARKET_TEST"):
            report.note("settings", f"{name} is not a setting", "look in .env.example for how it is spelled")
    if written and os.name == "posix" and ENV.stat().st_mode & 0o077:
        report.note("settings", ".env holds the token and others may read it", "run `chmod 600 .env`")


def check_disk(report: Report, database: str) -> None:
    """Check whether there is room for the database, and whether it can be written."""
    file = file_of(database)
    if file is None:
        return
    folder = file.absolute().parent
    if not folder.is_dir():
        report.wrong("disk", f"there is no folder {folder}", "make it, for the bot's user")
        return
    if not os.access(folder, os.W_OK):
        advice = "let the bot's user write there: SQLite creates more files next to the database"
        report.wrong("disk", f"{folder} cannot be written", advice)
    free = shutil.disk_usage(folder).free
    needed = ROOM + (file.stat().st_size if file.is_file() else 0)
    said = f"{size(free)} are free in {folder}"
    if free > needed:
        report.ok("disk", said)
    else:
        report.wrong("disk", said, f"make room: at least {size(needed)}")


async def check_database(report: Report, database: Database, settings: Settings) -> bool:
    """Check a database and its server; return whether it can be read. Opened or not, it is still to be closed."""
    usable = False
    name, file = without_password(settings.database), file_of(settings.database)
    if file is not None and not file.exists():
        report.note("database", f"there is no {file} yet", "start the bot: it creates one")
    else:
        try:
            await database.open()
            async with database.reading() as work:
                engine = await work.vitals.engine()
        except NotUpToDate as error:
            report.note("database", f"{name} is not ready: {error}", "start the bot, or run `migrate`")
        except DatabaseUnusable as error:
            in_file = "see *Upgrade* in docs/HOSTING.md and *Restore* in docs/OPERATING.md"
            report.wrong("database", f"{name} cannot be used: {error}", AT_A_SERVER if file is None else in_file)
            return False
        else:
            usable = True
            runs = f"{engine.name} {engine.version}, schema {engine.schema}, {size(engine.size)}"
            report.ok("database", f"{name} can be used: {runs}")
    if database.has_server:
        async with database.reading() as work:
            found = await work.vitals.allowances()
        if found is not None:
            _check_server(report, found, settings.clusters)
    elif settings.clusters:
        advice = "set it to 0, or move to PostgreSQL (docs/POSTGRESQL.md)"
        report.wrong("processes", f"NEWMARKET_CLUSTERS={settings.clusters} needs a PostgreSQL database", advice)
    return usable


def _check_server(report: Report, found: Allowances, clusters: int) -> None:
    """Check the limits of a server. `clusters`: how many processes share the bot; 0 for one that is alone."""
    before = report.remarks
    if found.version < TRIED:
        said = f"it is PostgreSQL {found.version}, and the bot is tried with {TRIED} and newer ones"
        report.note("server", said, "bring it to a newer version")
    if found.encoding != LETTERS:
        advice = f"make another database (`createdb --encoding {LETTERS} --template template0 …`), and `move` there"
        report.wrong("server", f"the database keeps letters as {found.encoding}, not as {LETTERS}", advice)
    if not found.makes_tables:
        advice = f'let the user own the database: `ALTER DATABASE … OWNER TO "{found.role}"`'
        report.wrong("server", f"{found.role} may make no tables there, as an upgrade has to", advice)
    needed = SPARE + found.a_process * (clusters + 1 if clusters else 1)
    whom = f"{clusters} processes, and a further one during an upgrade," if clusters else "the bot"
    if found.connections < needed:
        more = needed - found.connections
        advice = f"let it take {more} more, by max_connections or the user's or database's own limit"
        said = f"{whom} may need {needed} connections, and the server allows {found.connections}"
        report.wrong("server", said, advice)
    elif report.remarks == before:
        report.ok("server", f"it allows {found.connections} connections, of which {whom} may need {needed}")


def check_deck(report: Report, *, wanted: bool) -> None:
    """Check whether the deck's files are there."""
    pictures = read_pictures()
    if pictures:
        unused = "" if wanted else ", which NEWMARKET_PICTURES=0 leaves unused"
        report.ok("deck", f"{len(pictures)} pictures{unused}")
    else:
        report.wrong("deck", "files of pictures are missing, so cards are text", "install this version again")


def check_languages(report: Report) -> None:
    """Check how far the bot is translated, and which catalogues cannot be read."""
    whole = []
    for each in languages.languages()[1:]:
        path = languages.CATALOGUES / each / languages.CATALOGUE
        try:
            with path.open("rb") as file:
                read = read_po(file, locale=None, abort_invalid=True)
        except (OSError, ValueError, PoFileError) as error:
            said = f"{path} cannot be read ({error}), so people read English"
            report.wrong("languages", said, "mend or replace it")
            continue
        sentences = [message for message in read if message.id]
        done = sum(1 for message in sentences if message.string and not message.fuzzy)
        whole.append(f"{each} ({100 * done // max(len(sentences), 1)} %)")
    report.ok("languages", ", ".join(["English", *whole]))


def size(count: float) -> str:
    """Return bytes as people read them: `1.2 MB`."""
    units = iter(("bytes", "kB", "MB", "GB", "TB"))
    unit = next(units)
    while count >= 1024 and unit != "TB":
        count, unit = count / 1024, next(units)
    return f"{count:.0f} {unit}" if unit == "bytes" else f"{count:.1f} {unit}"

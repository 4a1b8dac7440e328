"""What `doctor` checks on this machine: settings, disk, database, deck, languages."""

import os
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.messages.pofile import PoFileError, read_po
from dotenv import dotenv_values
from pydantic import AliasChoices

from bot.cli.doctor.finding import Finding, note, ok, wrong
from bot.deck.pictures import read_pictures
from bot.members import languages
from bot.settings import Settings, address_of, file_of, without_password
from bot.store.database import Database, DatabaseUnusable, NotUpToDate

ROOM = 100 * 2**20
"""Bytes that should be free besides a second copy of the database, which upgrades and backups write."""
ENV = Path(".env")
AT_A_SERVER = (
    "see whether the server runs and takes connections from here, whether the database was made and its tables are the "
    "user's, and whether address, user and password in NEWMARKET_DATABASE are right; docs/POSTGRESQL.md begins with it"
)


def settings_found(environment: Mapping[str, str] = os.environ) -> Iterator[Finding]:
    """Yield remarks on settings that are valid."""
    known = {_variable(name) for name in Settings.model_fields}
    written = dotenv_values(ENV) if ENV.is_file() else {}
    given = {name.upper() for name in (*environment, *written)}
    used = len(known & given)
    yield ok("settings", f"{used} of {len(known)} are given; the others are as .env.example has them")
    for name in sorted(given - known):
        if name.startswith("NEWMARKET_") and not name.startswith("NEWMARKET_TEST"):
            yield note("settings", f"{name} is not a setting", "look in .env.example for how it is spelled")
    if written and os.name == "posix" and ENV.stat().st_mode & 0o077:
        yield note("settings", ".env holds the token and others may read it", "run `chmod 600 .env`")


def _variable(field: str) -> str:
    alias = Settings.model_fields[field].validation_alias
    assert not isinstance(alias, AliasChoices)
    return str(alias) if alias else f"NEWMARKET_{field.upper()}"


def disk_found(database: str) -> Iterator[Finding]:
    """Yield whether there is room for the database, and whether it can be written."""
    file = file_of(database)
    if file is None:
        return
    folder = file.absolute().parent
    if not folder.is_dir():
        yield wrong("disk", f"there is no folder {folder}", "make it, for the bot's user")
        return
    if not os.access(folder, os.W_OK):
        yield wrong(
            "disk",
            f"{folder} cannot be written",
            "let the bot's user write there: SQLite creates more files next to the database",
        )
    free = shutil.disk_usage(folder).free
    needed = ROOM + (file.stat().st_size if file.is_file() else 0)
    said = f"{size(free)} are free in {folder}"
    yield ok("disk", said) if free > needed else wrong("disk", said, f"make room: at least {size(needed)}")


async def database_found(name: str) -> tuple[Database | None, Finding]:
    """Return a database, opened if it can be, and whether it can be used; None if its address makes no sense."""
    try:
        database = Database(address_of(name), read_only=True)
    except DatabaseUnusable as error:
        advice = "see NEWMARKET_DATABASE in .env.example"
        return None, wrong("database", f"its address cannot be used: {error}", advice)
    return database, await _opened(database, name)


async def _opened(database: Database, name: str) -> Finding:
    file = file_of(name)
    if file is not None and not file.exists():
        return note("database", f"there is no {file} yet", "start the bot: it creates one")
    try:
        await database.open()
        async with database.reading() as work:
            engine = await work.vitals.engine()
    except NotUpToDate as error:
        return note("database", f"{without_password(name)} is not ready: {error}", "start the bot, or run `migrate`")
    except DatabaseUnusable as error:
        advice = (
            "see *Upgrade* in docs/HOSTING.md and *Restore* in docs/OPERATING.md" if file is not None else AT_A_SERVER
        )
        return wrong("database", f"{without_password(name)} cannot be used: {error}", advice)
    runs = f"{engine.name} {engine.version}, schema {engine.schema}, {size(engine.size)}"
    return ok("database", f"{without_password(name)} can be used: {runs}")


def deck_found(*, wanted: bool) -> Finding:
    """Return whether the deck's files are there."""
    pictures = read_pictures()
    if not pictures:
        return wrong("deck", "files of pictures are missing, so cards are text", "install this version again")
    return ok("deck", f"{len(pictures)} pictures" + ("" if wanted else ", which NEWMARKET_PICTURES=0 leaves unused"))


def languages_found() -> Iterator[Finding]:
    """Yield how far the bot is translated, and which catalogues cannot be read."""
    whole = []
    for each in languages.languages()[1:]:
        path = languages.CATALOGUES / each / languages.CATALOGUE
        try:
            with path.open("rb") as file:
                read = read_po(file, locale=None, abort_invalid=True)
        except (OSError, ValueError, PoFileError) as error:
            yield wrong("languages", f"{path} cannot be read ({error}), so people read English", "mend or replace it")
            continue
        sentences = [message for message in read if message.id]
        done = sum(1 for message in sentences if message.string and not message.fuzzy)
        whole.append(f"{each} ({100 * done // max(len(sentences), 1)} %)")
    yield ok("languages", ", ".join(["English", *whole]))


def size(count: float) -> str:
    """Return bytes as people read them: `1.2 MB`."""
    units = iter(("bytes", "kB", "MB", "GB", "TB"))
    unit = next(units)
    while count >= 1024 and unit != "TB":
        count, unit = count / 1024, next(units)
    return f"{count:.0f} {unit}" if unit == "bytes" else f"{count:.1f} {unit}"

"""`python -m bot restore`: replaces the database by a copy, so that nobody can use what they have seen since."""

import asyncio
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, time

from bot.chips.wallets import Wallets
from bot.cli.audit import Wrong, ending_if_wrong, sound
from bot.cli.given import unusable
from bot.cli.progress import progress
from bot.ops.exits import Exit, Failed
from bot.ops.registration import ID
from bot.ops.steady import SteadyClock
from bot.refusals import StillAtATable
from bot.servers.erasure import Erasure
from bot.settings import file_of, without_password
from bot.store.backends.replacing import Content, Forgotten, Former, alone_with, drop, put_in_place
from bot.store.database import Database, DatabaseUnusable
from bot.store.file import NotCopied, parsed, whole_copy
from bot.store.moving import Arriving, Different, brought
from bot.store.operation.upgrading import check_file
from bot.store.people.people import NOWHERE
from bot.tables.commands.tables import Tables
from bot.tables.service.opening import going_on, leap
from bot.tables.service.stored import load
from bot.tables.service.writer import Writer
from bot.tables.time.paces import Paces


@dataclass(frozen=True, slots=True)
class Restored:
    """The result of restoring a copy: how many tables are still played, and how many rounds begin again."""

    tables: int
    begun: int
    gone: int | None
    """How many members were forgotten again; None if nobody can tell whom the old database had forgotten."""
    seated: tuple[tuple[int, int], ...] = ()
    """The servers and ids of members who could not be forgotten again: they sit at an open table."""
    kept: Path | None = None
    """The old database file."""


def run(database: str, file: Path, force: bool = False) -> Exit:
    """Put a copy in the place of a database, which is kept, and print the result.

    Args:
        database: its file, which need not exist, or the address of a server's database, which has to be empty.
        file: the copy, which does not change.
        force: whether to restore a copy that has far less than the database, or no members.

    Raises:
        Failed: somebody uses the database, or one of the two cannot be used.
    """
    with ending_if_wrong(f"The copy {file} was not restored."):
        restored = put_back(database, file, force=force)
    sys.stdout.write(f"{without_password(database)} is restored from {file}.\n")
    if restored.kept is not None:
        sys.stdout.write(f"The old database is kept as {restored.kept}.\n")
    sys.stdout.write(f"{go_on(restored)}, and all coming deals are new.\n")
    if restored.gone is None:
        sys.stdout.write(
            "The copy has the data of everybody who was forgotten after it was made. The bot cannot tell who they are: "
            "they have to ask again.\n"
        )
    elif restored.gone:
        sys.stdout.write(f"{restored.gone} whom the old database had forgotten are forgotten again.\n")
    for guild, member in restored.seated:
        sys.stdout.write(
            f"Member {member} of server {guild} had been forgotten, but sits at an open table: "
            "an admin has to forget them once it is closed.\n"
        )
    return Exit.OK


def go_on(restored: Restored) -> str:
    """Return how many tables are still played, and at how many of them a round begins again, as a sentence."""
    tables = "1 table goes" if restored.tables == 1 else f"{restored.tables} tables go"
    rounds = "1 round begins" if restored.begun == 1 else f"{restored.begun} rounds begin"
    return f"{tables} on, {rounds} again"


def put_back(database: str, file: Path, *, force: bool = False) -> Restored:
    """Put a copy in the place of a database, unless something is wrong with the copy; see `run`.

    Raises:
        Wrong: something is wrong with the copy.
        Failed: somebody uses the database, or one of the two cannot be used.
    """
    shown = without_password(database)
    if not file.is_file():
        raise Failed(Exit.DATABASE, f"There is no copy {file}. Nothing was changed.")
    try:
        with unusable(f"The database {shown} cannot be replaced"):
            if file_of(database) is not None:
                with (
                    alone_with(parsed(database)) as former,
                    _prepared(file, former, force=force) as (part, restored),
                ):
                    return replace(restored, kept=put_in_place(part, former))
            # Nothing is replaced in a server's empty database, so nothing has to be kept.
            asyncio.run(Arriving(database, "").check_vacant())
            with (
                TemporaryDirectory(prefix=".restore-", dir=file.parent) as folder,
                _prepared(file, Former(Path(folder) / "restored.sqlite3"), force=force) as (part, restored),
            ):
                asyncio.run(_brought(part, database))
            return restored
    except (NotCopied, Different, OSError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise Failed(Exit.NOT_DONE, f"The database {shown} cannot be replaced: {why}.") from error


@contextmanager
def _prepared(file: Path, former: Former, *, force: bool) -> Iterator[tuple[Path, Restored]]:
    """Copy a copy into the folder of the file that it replaces, and prepare it for play; see `_made_ready`.

    Raises:
        Failed: the copy cannot be opened, or never was a database of this program.
    """
    with unusable(f"The copy {file} cannot be used", " Nothing was changed."):
        part = whole_copy(parsed(str(file)), former.file)
    try:
        with unusable(f"The copy {file} cannot be used", " Nothing was changed."):
            if check_file(parsed(str(part))) is None:
                raise DatabaseUnusable("it has none of this program's tables")
            restored = asyncio.run(_made_ready(part, former, force=force))
        yield part, restored
    finally:
        drop(part)


async def _brought(part: Path, database: str) -> None:
    with progress("rows") as tell:
        async with (
            Database(str(part), read_only=True) as prepared,
            prepared.at_one_moment() as work,
            brought(work, database, tell),
        ):
            pass


async def _made_ready(part: Path, former: Former, *, force: bool) -> Restored:
    """Bring a copy up to date, audit it, replace cards that may be known, and forget forgotten members again."""
    async with Database(str(part)) as database:
        async with database.reading() as work:
            there = await sound(work)
            if not force:
                content = Content(there.members, there.movements, await work.application.get(ID))
                _check_content(content, former.content)
            copied_at = await work.journal.latest() or time()
            omitted = leap(secrets.token_bytes)
            count = len(await work.tables.open_guilds())
        async with database.writing() as work:
            await work.tables.count_on(former.counters, omitted)
        wallets = Wallets(database, time)
        tables = Tables(database, wallets, SteadyClock(time, monotonic), Paces(), Random())
        begun = await _go_on(database, tables.writer, copied_at, omitted)
        gone, seated = await _forget_again(database, former.forgotten)
        async with database.reading() as work:
            await sound(work)
        return Restored(count, begun, gone, seated)


async def _go_on(database: Database, writer: Writer, copied_at: float, omitted: int) -> int:
    """Prepare the open tables of a copy, and return at how many a round begins again.

    What was played since the copy was made is lost, but its cards may be known. So a round under way begins again, from
    the chips that it began with, and all coming rounds are dealt from new secrets.
    """
    begun = 0
    async with database.reading() as work:
        numbers = sorted(await work.tables.open_guilds())
    for number in numbers:
        async with database.reading() as work:
            live = await load(work, number)
        async with database.writing(live.table.guild) as work:
            rows = await work.journal.rows(number)
            restored = going_on(rows, live.people, copied_at, omitted, secrets.token_bytes)
            begun += restored.match is not None
            await writer.write(work, live, restored)
    return begun


def _check_content(there: Content, before: Content | None) -> None:
    """Refuse a copy of nothing, or of another database.

    Raises:
        Wrong: it has no members, or less than half of what the replaced database has.
    """
    doubts = [] if there.members else ["there are no members in it"]
    if before is not None:
        for what, now, then in (
            ("members", there.members, before.members),
            ("movements of chips", there.movements, before.movements),
        ):
            if 2 * now < then:
                doubts.append(f"it has {now} {what}, and the database {then}")
        if None not in (there.application, before.application) and there.application != before.application:
            doubts.append(f"it is application {there.application}'s, and the database {before.application}'s")
    if doubts:
        raise Wrong(*(f"{each[0].upper()}{each[1:]}: give --force if it is the right copy" for each in doubts))


async def _forget_again(
    database: Database, forgotten: Forgotten | None
) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """Forget in a copy the members whom the replaced database had forgotten.

    Returns:
        How many were forgotten, None if that is a different database; and the servers and ids of those who could not
        be: they sit at an open table.
    """
    async with database.reading() as work:
        if forgotten is None or forgotten.database != await work.people.database():
            return None, ()
        known = await work.people.known_of(forgotten.people)
        everywhere = {member: await work.people.find(NOWHERE, member) for _, member in known}
    erasure, seated = Erasure(database, time), []
    for guild, member in known:
        person = everywhere[member]
        try:
            await erasure.forget(guild, member, own=person is not None and person not in forgotten.everywhere)
        except StillAtATable:
            seated.append((guild, member))
    return len(known) - len(seated), tuple(seated)

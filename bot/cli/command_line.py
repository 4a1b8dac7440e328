"""The command line: `python -m bot` runs the bot, `demo` shows it without Discord, `replay` plays records again.

`health` asks the running bot how it is; `bot/__main__.py` runs it without this file. `verify` deals the matches of
records again, `check` audits the database, `backup` copies it, and `restore` puts a copy in its place. `migrate` brings
it up to date, `move` brings it into another one. `drill` finds out whether a copy can be relied on. `deck` uploads the
pictures of cards, lists or removes them. `doctor` looks at all that the bot needs.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import discord
from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot.app import NewmarketBot
from bot.cli.backup import backup, backup_and_rotate
from bot.cli.backup_rotation import keep
from bot.cli.check import check, head
from bot.cli.deck import WORDS, deck
from bot.cli.doctor.doctor import doctor
from bot.cli.doctor.finding import wrong
from bot.cli.drill import drill
from bot.cli.health import health
from bot.cli.migrate import migrate
from bot.cli.move import move
from bot.cli.replay import Show, Verdict, html, replay
from bot.cli.restore import restore
from bot.cli.verify import verify
from bot.cluster import DRAIN
from bot.clusters.alone import OtherDivision, OthersShare, RunsAlone
from bot.ops import logs
from bot.ops.collector import pass_over_what_stays
from bot.ops.endings import REFUSED_TOKEN, ending
from bot.ops.exits import Exit, Failed
from bot.ops.stopping import CUT_OFF, LINGER, asked_to_stop, first_of
from bot.settings import Settings, without_password
from bot.store.database import DatabaseAway, DatabaseUnusable
from bot.version import VERSION


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return the exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        if chosen.command == "replay":
            return _replay(chosen)
        if chosen.command == "verify":
            return _printed(lambda: verify(chosen.given, chosen.commitment))
        if chosen.command == "check":
            return check(chosen.database or _settings().database, chosen.head)
        if chosen.command == "backup":
            database = chosen.database or _settings().database
            if chosen.keep is None:
                return backup(database, chosen.file)
            return backup_and_rotate(database, chosen.file, chosen.keep)
        if chosen.command == "restore":
            return restore(chosen.database or _settings().database, chosen.file)
        if chosen.command == "move":
            return move(chosen.database or _settings().database, chosen.to)
        if chosen.command == "health":
            return health()
        if chosen.command == "doctor":
            return _doctor()
        if chosen.command == "drill":
            return drill(chosen.copy)
        settings = _settings()
        logs.configure(settings.log_level, settings.token.get_secret_value().strip())
        if chosen.command == "migrate":
            return migrate(chosen.database or settings.database)
        if chosen.command == "demo":
            _demo(settings, chosen)
        elif chosen.command == "deck":
            return asyncio.run(deck(settings, _token(settings), chosen.word))
        else:
            asyncio.run(_run(settings))
    except Failed as failed:
        sys.stderr.write(f"{failed}\n")
        return failed.code
    except KeyboardInterrupt:
        pass
    return Exit.OK


def _parser() -> argparse.ArgumentParser:
    numbers = "\n".join(f"  {each:2}{'*' if each.stays else ' '} {each.why}" for each in Exit)
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Newmarket for Discord.",
        epilog=f"It ends with\n{numbers}\n* and is not to be started again before something has changed.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"newmarket-bot {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="run the bot with the token from .env (the default)")
    demo = commands.add_parser("demo", help="show the bot in a browser, without Discord")
    demo.add_argument("--port", type=int, default=0, help="the page's port on this machine; any free one if left out")
    demo.add_argument("--database", type=Path, default=Path("demo.sqlite3"), help="the demo's own database file")
    demo.add_argument("--no-browser", action="store_true", help="print the page's address only")
    demo.add_argument(
        "--locale",
        nargs="+",
        choices=[each.value for each in discord.Locale],
        default=["en-US"],
        metavar="LOCALE",
        help="everybody's language, like de; or several: yours and the server's first, then your friends'",
    )
    again = commands.add_parser("replay", help="play recorded matches again, and print them")
    again.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a record, as JSON")
    shows = again.add_mutually_exclusive_group()
    shows.add_argument("--json", action="store_true", help="print the records as the engine writes them, a line each")
    shows.add_argument(
        "--html", type=Path, metavar="OUT", help="write one match as a page that plays it, to a file or to - for stdout"
    )
    shows.add_argument("--check", action="store_true", help="compare what the records say with the engine")
    fair = commands.add_parser(
        "verify",
        usage="%(prog)s [--commitment ROUND:HEX] PROOF RECORD\n       %(prog)s [--commitment HEX] SECRET CLICK RECORD",
        help="check that the deals of a recorded match follow from its proof",
        description="Deals a match again. Matches of earlier versions have one secret, shown with their result.",
    )
    fair.add_argument("given", nargs="+", metavar="PROOF RECORD", help="the two files that the record's command gives")
    fair.add_argument(
        "--commitment",
        action="append",
        default=[],
        metavar="ROUND:HEX",
        help="what the channel showed for a round: 8 digits, or all 64 of them; may be given several times",
    )
    audited = commands.add_parser("check", help="look for anything wrong in the database, and change nothing")
    audited.add_argument(
        "--head",
        type=head,
        action="append",
        default=[],
        metavar="SERVER:HASH",
        help="a line of an earlier backup's, which has to be in the chain of movements still; as often as you like",
    )
    copied = commands.add_parser("backup", help="copy the database, while the bot runs or not")
    copied.add_argument(
        "file", type=Path, metavar="FILE", help="the copy, which must not be there yet; with --keep the folder for it"
    )
    copied.add_argument(
        "--keep",
        type=keep,
        metavar="RULE",
        help="name the copy by the time, and delete those before it in its folder but the newest of each of the last "
        "days, weeks and months: 7d,4w,6m",
    )
    restored = commands.add_parser("restore", help="put a copy in the place of the database, which is kept")
    restored.add_argument("file", type=Path, metavar="FILE", help="the copy; rounds that were under way begin again")
    migrated = commands.add_parser("migrate", help="bring the database up to date, as the bot does when it starts")
    moved = commands.add_parser("move", help="bring the whole database into another one, as a file's into PostgreSQL")
    moved.add_argument(
        "--to",
        required=True,
        metavar="ADDRESS",
        help="the other one: the address of an empty database, or a file that is not there; or where this was broken "
        "off, and goes on",
    )
    drilled = commands.add_parser("drill", help="restore a copy beside, check it, play on it, and throw that away")
    drilled.add_argument("copy", type=Path, metavar="COPY", help="the copy, or a folder, whose newest copy is taken")
    pictures = commands.add_parser("deck", help="look after the pictures of cards, the application's emojis")
    pictures.add_argument("word", choices=WORDS, help="upload what is missing, list what is there, or remove all")
    commands.add_parser("health", help="ask the running bot whether it is well")
    commands.add_parser("doctor", help="look at all that the bot needs, and say what to do; needs no token")
    for command in (audited, copied, restored, migrated, moved):
        command.add_argument("--database", metavar="FILE", help="the database; the one in the settings if left out")
    return parser


def _replay(chosen: argparse.Namespace) -> Exit:
    if chosen.html is not None:
        return _page(chosen.files, chosen.html)
    show: Show = "json" if chosen.json else "check" if chosen.check else "text"
    return _printed(lambda: replay(chosen.files, show))


def _page(files: Sequence[Path], out: Path) -> Exit:
    """Write the page of a match.

    Raises:
        Failed: there are several matches, or it cannot be written.
    """
    if len(files) > 1:
        raise Failed(Exit.USAGE, "A page shows one match: name one record.")
    try:
        return _printed(lambda: html(files[0], out))
    except OSError as error:
        raise Failed(Exit.USAGE, f"{out} cannot be written ({error.strerror or error}).") from error


def _printed(print_it: Callable[[], Verdict]) -> Exit:
    """Run a command that prints what it finds, also when its reader stops reading."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may not know a letter of a name
    try:
        verdict = print_it()
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.OK
    return Exit(verdict)


def _doctor() -> Exit:
    """Look at everything. Of settings that cannot be used each wrong one is told; the rest is looked at after them."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # what it finds is told as a finding
    try:
        Settings()
    except ValidationError as error:
        for each in error.errors():
            said = f"{_name(each['loc'])}: {each['msg']}"
            sys.stdout.write(f"{wrong('settings', said, 'see .env.example')}\n")
        return Exit.DIFFERENT
    return asyncio.run(doctor(_settings()))


def _settings() -> Settings:
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{_name(each['loc'])}: {each['msg']}" for each in error.errors())
        raise Failed(Exit.SETTINGS, f"The settings cannot be used. {wrong}. See .env.example.") from error
    except (SettingsError, UnicodeDecodeError, OSError) as error:
        raise Failed(Exit.SETTINGS, f"The settings cannot be read: {error}. See .env.example.") from error


def _name(location: tuple[int | str, ...]) -> str:
    name = str(location[0])
    return name if name.isupper() else f"NEWMARKET_{name.upper()}"


def _token(settings: Settings) -> str:
    token = settings.token.get_secret_value().strip()
    if not token:
        raise Failed(Exit.SETTINGS, "There is no token: put DISCORD_TOKEN=… into .env, or try `make play` without one.")
    if not token.isprintable():
        raise Failed(*REFUSED_TOKEN)  # nothing with a line break in it can even be sent
    return token


async def _run(settings: Settings) -> None:
    token = _token(settings)
    with asked_to_stop(DRAIN if settings.clusters else 0.0) as asked:
        try:
            bot = NewmarketBot(settings)
        except DatabaseUnusable as error:
            raise Failed(
                Exit.DATABASE, f"The database {without_password(settings.database)} cannot be used: {error}."
            ) from error
        running = asyncio.create_task(_serve(bot, token))
        try:
            await first_of(running, asked)
            if asked.is_set():
                logging.getLogger(__name__).info("stopping")
                await bot.leave()
                await asyncio.gather(bot.finish(), asyncio.sleep(LINGER))
        finally:
            running.cancel()
            await asyncio.wait({running}, timeout=CUT_OFF)
            await bot.close()
        if not running.done() or running.cancelled():
            return
        failure = running.exception()
        if failure is not None and not asked.is_set():
            raise failure


async def _serve(bot: NewmarketBot, token: str) -> None:
    """Run the bot until it is cancelled.

    Raises:
        Failed: the bot cannot run.
    """
    try:
        await bot.prepare()
        await bot.monitor.start()
        bot.add_listener(pass_over_what_stays, "on_ready")
        await bot.start(token)
    except DatabaseUnusable as error:
        raise Failed(
            Exit.UNAVAILABLE if isinstance(error, DatabaseAway) else Exit.DATABASE,
            f"The database {without_password(bot.settings.database)} cannot be used: {error}.",
        ) from error
    except (OtherDivision, OthersShare, RunsAlone) as error:
        raise Failed(Exit.UNAVAILABLE, _others(error)) from error
    except Exception as error:
        known = ending(error)
        if known is None:
            raise
        raise Failed(known.code, logs.harmless(known.sentence, token)) from error


def _others(error: OtherDivision | OthersShare | RunsAlone) -> str:
    """Return why a process cannot run the bot beside those that do."""
    if isinstance(error, RunsAlone):
        return (
            "Another process runs this bot on the same database, without NEWMARKET_CLUSTERS, and has all of it: stop "
            "that one before any starts that shares it."
        )
    there = f"Other processes run this bot, as {error.there.shares} clusters with {error.there.shards} shards"
    if isinstance(error, OthersShare):
        return f"{there}, on the same database: give this one NEWMARKET_CLUSTERS={error.there.shares}, or stop them."
    return (
        f"{there}: give this one the same NEWMARKET_CLUSTERS and NEWMARKET_SHARDS, or stop all of them before any "
        "starts anew."
    )


def _demo(settings: Settings, chosen: argparse.Namespace) -> None:
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # the offline Discord tries a client without intents
    try:
        from bot.cli import demo
    except ModuleNotFoundError as error:
        raise Failed(Exit.SETTINGS, f"The demo needs the package {error.name}: run `make install`.") from error
    try:
        browser = not chosen.no_browser
        asyncio.run(demo.show(settings, chosen.database, chosen.port, browser=browser, locales=chosen.locale))
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {chosen.database} cannot be used: {error}.") from error

"""The command line: `python -m bot` runs the bot, `demo` shows it without Discord, `replay` plays records again.

This module declares the commands with their arguments, and imports nothing that takes long. A command's own module is
imported when somebody chooses the command, and its `run` gets the arguments by their names.
"""

import argparse
import os
import select
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any

from bot.cli.backup_rotation import keep
from bot.ops.exits import Exit, Failed
from bot.version import VERSION

Parser = argparse.ArgumentParser


@dataclass(frozen=True, slots=True)
class Command:
    """A command of `python -m bot`, in the module of its name."""

    help: str
    declare: Callable[[Parser], object] = lambda _parser: None
    """Adds the command's arguments to its parser."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return the exit code. All is well if somebody reads only the beginning of its output."""
    given = sys.argv[1:] if arguments is None else arguments
    chosen = vars(_parser().parse_args(given or ["run"]))
    try:
        if chosen.get("database", "") is None:
            from bot.cli.given import settings_given

            chosen["database"] = settings_given().database
        code: Exit = _module(chosen.pop("command")).run(**chosen)
        sys.stdout.flush()
    except BrokenPipeError:
        if not _is_read_no_more():
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.OK
    except Failed as failed:
        sys.stderr.write(f"{failed}\n")
        return failed.code
    except KeyboardInterrupt:
        return Exit.OK
    return code


def _is_read_no_more() -> bool:
    """Return whether the reader of the output has read enough, as `head` does.

    Another pipe may break, too, and a command that says what is wrong never ends well if nobody reads that.
    """
    ends = select.poll()
    for stream in (sys.stdout, sys.stderr):
        ends.register(stream.fileno(), 0)  # so that only broken ones are returned
    return [end for end, _ in ends.poll(0)] == [sys.stdout.fileno()]


def _module(command: str) -> Any:
    """Return the module of a command.

    Raises:
        Failed: a package that it needs is not installed.
    """
    try:
        return import_module(f"bot.cli.{command}")
    except ModuleNotFoundError as error:
        raise Failed(Exit.SETTINGS, f"`{command}` needs the package {error.name}: run `make install`.") from error


def _parser() -> Parser:
    rest = {inf: "**", 0.0: ""}
    codes = "\n".join(f"  {each:2}{rest.get(each.rest, '*'):2} {each.why}" for each in Exit)
    parser = Parser(
        prog="python -m bot",
        description="Newmarket for Discord.",
        epilog=f"It exits with code\n{codes}\n"
        "*  Start the bot again after an hour.\n** Start it again when somebody has changed something.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"newmarket-bot {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="command", required=True)
    for name, command in COMMANDS.items():
        command.declare(commands.add_parser(name, help=command.help))
    return parser


def _database(parser: Parser) -> None:
    parser.add_argument("--database", metavar="FILE", help="the database; the one in the settings if left out")


def _demo(parser: Parser) -> None:
    parser.add_argument("--port", type=int, default=0, help="the page's port on this machine; any free one if left out")
    parser.add_argument("--database", type=Path, default=Path("demo.sqlite3"), help="the demo's own database file")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="print the page's address only")
    parser.add_argument(
        "--locale",
        nargs="+",
        dest="locales",
        default=["en-US"],
        metavar="LOCALE",
        help="everybody's language, like de; or several: yours and the server's first, then your friends'",
    )


def _replay(parser: Parser) -> None:
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a record, as JSON")
    shows = parser.add_mutually_exclusive_group()
    shows.add_argument(
        "--json",
        dest="show",
        action="store_const",
        const="json",
        help="print the records as the engine writes them, a line each",
    )
    shows.add_argument(
        "--html", type=Path, metavar="OUT", help="write one match as a page that plays it, to a file or to - for stdout"
    )
    shows.add_argument(
        "--check", dest="show", action="store_const", const="check", help="compare what the records say with the engine"
    )


def _verify(parser: Parser) -> None:
    parser.add_argument("proof", type=Path, metavar="PROOF", help="what the match was dealt from, as JSON")
    parser.add_argument(
        "record",
        type=Path,
        nargs="?",
        metavar="RECORD",
        help="the match, as JSON: both files come from one `/newmarket record`; none for the deal of a day",
    )
    parser.add_argument(
        "--commitment",
        dest="noted",
        action="append",
        default=[],
        metavar="ROUND:COMMITMENT",
        help="what the channel showed for a round: 40 to 64 of its hexadecimal digits, or 32 letters of base32; "
        "round 0 is what it showed when the table opened; may be given several times; of a day without ROUND:",
    )
    parser.add_argument(
        "--accept-remarks",
        dest="accepted",
        action="store_true",
        help=f"exit with code {Exit.OK}, not {Exit.REMARKS}, where only remarks are found: a round without clicks, a "
        "commitment that came late, a secret replaced after a restore",
    )


def _check(parser: Parser) -> None:
    _database(parser)
    parser.add_argument(
        "--head",
        dest="noted",
        type=head,
        action="append",
        default=[],
        metavar="SERVER:HASH",
        help="a line of an earlier backup's, which has to be in the chain of movements still; as often as you like",
    )


def head(text: str) -> tuple[int, str]:
    """Read a head as `backup` prints it: SERVER:HASH.

    Raises:
        ValueError: the text is not a head.
    """
    server, _, digits = text.partition(":")
    if len(digits) != 64:
        raise ValueError(text)
    return int(server), f"{int(digits, 16):064x}"


def _backup(parser: Parser) -> None:
    _database(parser)
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the copy, which must not be there yet; with --keep the folder for it"
    )
    parser.add_argument(
        "--keep",
        type=keep,
        metavar="RULE",
        help="name the copy by the time, and delete those before it in its folder but the newest of each of the last "
        "days, weeks and months: 7d,4w,6m",
    )


def _restore(parser: Parser) -> None:
    _database(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; rounds that were under way begin again")
    parser.add_argument(
        "--force",
        action="store_true",
        help="also if there is nobody in the copy, or under half of what is in the database, or it is another bot's",
    )


def _move(parser: Parser) -> None:
    _database(parser)
    parser.add_argument(
        "--to",
        required=True,
        metavar="ADDRESS",
        help="the other one: the address of an empty database, or a file that is not there; or where this was broken "
        "off, and goes on",
    )


def _drill(parser: Parser) -> None:
    parser.add_argument("copy", type=Path, metavar="COPY", help="the copy, or a folder, whose newest copy is taken")


def _deck(parser: Parser) -> None:
    words = ("upload", "list", "remove")
    parser.add_argument("word", choices=words, help="upload what is missing, list what is there, or remove all")


COMMANDS: Mapping[str, Command] = {
    "run": Command("run the bot with the token from .env (the default)"),
    "demo": Command("show the bot in a browser, without Discord", _demo),
    "replay": Command("play recorded matches again, and print them", _replay),
    "verify": Command("check that the deals of a recorded match follow from its proof", _verify),
    "check": Command("look for anything wrong in the database, and change nothing", _check),
    "backup": Command("copy the database, while the bot runs or not", _backup),
    "restore": Command("put a copy in the place of the database, which is kept", _restore),
    "migrate": Command("upgrade the database, as the bot does when it starts", _database),
    "move": Command("copy the whole database into another one, for instance from a file to PostgreSQL", _move),
    "drill": Command("restore a copy to a temporary database, check it, play on it, and delete it", _drill),
    "deck": Command("look after the pictures of cards, the application's emojis", _deck),
    "health": Command("ask the running bot whether it is healthy"),
    "doctor": Command("look at all that the bot needs, and say what to do; needs no token"),
}

"""The command line: `python -m bot` runs the bot, `demo` shows it without Discord, `replay` plays records again."""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path

import aiohttp
import discord
from pydantic import ValidationError
from pydantic_settings import SettingsError

from bot import logs
from bot.app import NewmarketBot
from bot.replay import Show, replay
from bot.settings import Settings
from bot.store.database import DatabaseUnusable


class Exit(IntEnum):
    """How the process ends. Scripts and service managers may rely on the numbers."""

    OK = 0
    DIFFERENT = 1
    """A checked record says something else than the engine."""
    USAGE = 2
    """The command line makes no sense, or a record does not."""
    SETTINGS = 3
    NO_TOKEN = 4
    REFUSED_TOKEN = 5
    DATABASE = 6
    UNREACHABLE = 7
    DEMO_MISSING = 8


class Failed(Exception):
    """The program cannot run; the message is one sentence for whoever started it."""

    def __init__(self, code: Exit, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, and return the exit code."""
    chosen = _parser().parse_args(arguments)
    try:
        if chosen.command == "replay":
            return _replay(chosen)
        settings = _settings()
        logs.configure(settings.log_level)
        if chosen.command == "demo":
            _demo(settings, chosen)
        else:
            asyncio.run(_run(settings))
    except Failed as failed:
        sys.stderr.write(f"{failed}\n")
        return failed.code
    except KeyboardInterrupt:
        pass
    return Exit.OK


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Newmarket for Discord.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="run the bot with the token from .env (the default)")
    demo = commands.add_parser("demo", help="show the bot in a browser, without Discord")
    demo.add_argument("--port", type=int, default=0, help="the page's port on this machine; any free one if left out")
    demo.add_argument("--database", type=Path, default=Path("demo.sqlite3"), help="the demo's own database file")
    demo.add_argument("--no-browser", action="store_true", help="print the page's address only")
    again = commands.add_parser("replay", help="play recorded matches again, and print them")
    again.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a record, as JSON")
    shows = again.add_mutually_exclusive_group()
    shows.add_argument("--json", action="store_true", help="print the records as the engine writes them, a line each")
    shows.add_argument("--check", action="store_true", help="compare what the records say with the engine")
    return parser


def _replay(chosen: argparse.Namespace) -> Exit:
    show: Show = "json" if chosen.json else "check" if chosen.check else "text"
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal may not know a letter of a name
    try:
        verdict = replay(chosen.files, show)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read this has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.OK
    return Exit(verdict)


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


async def _run(settings: Settings) -> None:
    token = settings.token.get_secret_value().strip()
    if not token:
        raise Failed(Exit.NO_TOKEN, "There is no token: put DISCORD_TOKEN=… into .env, or try `make play` without one.")
    # A request to stop ends the wait below; the bot is then closed here, to its end.
    this = asyncio.current_task()
    assert this is not None
    with suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    try:
        bot = NewmarketBot(settings)
        await bot.prepare()
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {settings.database} cannot be used: {error}.") from error
    async with bot:
        try:
            await bot.start(token)
        except asyncio.CancelledError:
            logging.getLogger(__name__).info("stopping")
        except discord.LoginFailure as error:
            raise Failed(
                Exit.REFUSED_TOKEN, "Discord refused the token: copy it anew from the developer portal."
            ) from error
        except aiohttp.ClientConnectionError as error:
            raise Failed(Exit.UNREACHABLE, f"Discord cannot be reached: {error}.") from error


def _demo(settings: Settings, chosen: argparse.Namespace) -> None:
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # the offline Discord tries a client without intents
    try:
        from bot import demo
    except ModuleNotFoundError as error:
        raise Failed(Exit.DEMO_MISSING, f"The demo needs the package {error.name}: run `make install`.") from error
    try:
        asyncio.run(demo.show(settings, chosen.database, chosen.port, browser=not chosen.no_browser))
    except DatabaseUnusable as error:
        raise Failed(Exit.DATABASE, f"The database {chosen.database} cannot be used: {error}.") from error


if __name__ == "__main__":
    sys.exit(main())

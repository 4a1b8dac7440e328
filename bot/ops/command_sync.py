"""Telling Discord the slash commands: only if it does not have them as they are, and without holding up the bot.

Discord limits how often a bot may send its commands. So the bot stores two hashes: one of the commands that it sent,
and one of those that Discord has had since then. If both still hold, it sends nothing. It sends all commands again if
any of them has changed, be it a single translation, or if Discord has something else: an older version was started,
or somebody removed commands.

Two things come from the application's page in the portal. *Activities* give it an entry-point command, which every list
of commands has to keep (50240). *User Install* lets members install it for themselves; without that Discord takes no
command that is offered to them (*Application Commands*, "Installation Context").
"""

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.http import Route

from bot.refusals import StoreFails
from bot.store.database import Database

log = logging.getLogger(__name__)

NOTE = "commands"
"""The name under which the database stores the two hashes, among what it knows about the application."""
FIRST_PAUSE = 60.0
"""Seconds before another try if Discord did not take the commands. Each pause is twice as long as the last one."""
LONGEST_PAUSE = 3600.0
ENTRY_POINT = 4
"""The kind of command that opens an application's activity. There is at most one, and this bot makes none."""
READ_ONLY = frozenset({"application_id", "version"})
"""The fields of a command that Discord reports, and that it is not told."""
FOR_USERS, AMONG_USERS = 1, 2
"""Installation by a member for themselves, and the context that comes with it: channels without the bot."""
_LATER = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, StoreFails)
"""Errors that may be over some time later."""


@dataclass(eq=False)
class CommandSync:
    """Makes sure that Discord has the commands of a tree."""

    _tree: app_commands.CommandTree[Any]
    _database: Database
    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to try. A try that fails is repeated later, while the bot runs."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._until_told())

    async def stop(self) -> None:
        """Try no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _until_told(self) -> None:
        pause = FIRST_PAUSE
        while (least := await self._try(pause)) is not None:
            await asyncio.sleep(max(pause, least))
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _try(self, pause: float) -> float | None:
        """Tell Discord the commands if it has others. Return None when done, else the least seconds to wait."""
        try:
            await self._compare()
        except _LATER as error:
            if isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429:
                log.error("Discord refuses the commands and keeps the earlier ones: %s", "; ".join(_lines(error)))  # noqa: TRY400
                return None
            least = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
            why = (_lines(error) or [type(error).__name__])[0]
            log.warning(
                "Discord does not accept the commands now and keeps the earlier ones (%s); trying again in %d s",
                why, max(pause, least),
            )  # fmt: skip
            return least
        except Exception:
            log.exception("the commands could not be compared with what Discord has")
        return None

    async def _compare(self) -> None:
        described = await self._described()
        ours = _hash(described)
        route = Route("GET", "/applications/{application_id}/commands", application_id=self._application)
        theirs: Sequence[Any] = await self._tree.client.http.request(route, params={"with_localizations": "true"})
        async with self._database.reading() as work:
            noted = await work.application.get(NOTE)
        if noted == f"{ours} {_versions(theirs)}":
            return
        kept = [
            {key: value for key, value in each.items() if key not in READ_ONLY}
            for each in theirs
            if each.get("type") == ENTRY_POINT  # it keeps its translations
        ]
        theirs = await self._tell(described + kept)
        async with self._database.writing() as work:
            await work.application.put(NOTE, f"{ours} {_versions(theirs)}")
        log.info("the commands at Discord were updated: %s", ", ".join(sorted(each["name"] for each in described)))

    async def _described(self) -> list[dict[str, Any]]:
        """Return what Discord is told: the commands in all languages, for members' own use where it takes that."""
        commands, translator = self._tree._get_all_commands(guild=None), self._tree.translator
        if translator is None:
            described = [each.to_dict(self._tree) for each in commands]
        else:
            described = [await each.get_translated_payload(self._tree, translator) for each in commands]
        application = self._tree.client.application
        if application is None or application.user_integration_config is None:
            for each in described:
                each["integration_types"] = [kind for kind in each["integration_types"] if kind != FOR_USERS]
                each["contexts"] = [where for where in each["contexts"] if where != AMONG_USERS]
        return described

    async def _tell(self, described: list[dict[str, Any]]) -> Sequence[Any]:
        """Tell Discord the commands, and return what it has then. The tree's `sync` would translate them all once more.

        Raises:
            CommandSyncFailure: Discord refuses them. It says which, as `sync` does.
        """
        try:
            told: Sequence[Any] = await self._tree.client.http.bulk_upsert_global_commands(
                self._application, payload=described
            )
        except discord.HTTPException as error:
            if error.status == 400 and error.code == 50035:
                raise app_commands.CommandSyncFailure(error, self._tree._get_all_commands(guild=None)) from None
            raise
        return told

    @property
    def _application(self) -> int:
        application: int | None = self._tree.client.application_id
        assert application is not None
        return application


def _versions(commands: Sequence[Any]) -> str:
    """Return a hash of commands that Discord has: each one's id and version, which changes with every change."""
    return _hash(sorted([str(each["id"]), str(each.get("version"))] for each in commands))


def _hash(value: object) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:32]


def _lines(error: BaseException) -> list[str]:
    return [line.strip() for line in str(error).splitlines() if line.strip()]

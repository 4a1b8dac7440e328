"""The house rules of channels: the terms of a new table there, unless somebody chooses others."""

import logging

from bot.members.people import Actor
from bot.refusals import Refused, TableGone
from bot.store.database import Database
from bot.tables.commands.tables import Tables
from bot.tables.model.table import Status
from bot.tables.model.terms import Terms, dump_terms, load_terms
from bot.tables.transitions.permissions import Request, check, server_of
from engine.game import RulesRefused

log = logging.getLogger(__name__)


class HouseRules:
    """Keeps the house rules of every channel."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database = database
        self._tables = tables

    async def get(self, guild: int, channel: int, game: str) -> Terms | None:
        """Return a channel's house rules for a game; None if it has none, or none that can be played."""
        async with self._database.reading() as work:
            kept = await work.guild_settings.house_rules(guild, channel, game)
        if kept is None:
            return None
        try:
            return load_terms(kept).playable()
        except RulesRefused as refused:
            log.warning("the house rules of channel %d cannot be played: %s", channel, refused)
            return None

    async def keep(self, table: int, actor: Actor) -> None:
        """Store a table's rules as the house rules of its channel.

        Raises:
            Refused: they may not; see `permissions.check`.
            TableGone: the table is closed.
        """
        board = await self._tables.queries.allow(Request.KEEP_RULES, table, actor)
        if board.status is Status.CLOSED:
            raise TableGone
        async with self._database.writing() as work:
            await work.guild_settings.put_house_rules(board.guild, board.channel, board.game, dump_terms(board.terms))

    async def forget(self, channel: int, game: str, actor: Actor) -> None:
        """Forget the house rules of a channel in the server that the request comes from.

        Raises:
            Refused: they may not; see `permissions.check`.
        """
        await self._check(channel, actor)
        async with self._database.writing() as work:
            await work.guild_settings.put_house_rules(server_of(actor), channel, game, None)

    async def may_forget(self, channel: int, actor: Actor) -> bool:
        """Return whether somebody may delete a channel's house rules."""
        try:
            await self._check(channel, actor)
        except Refused:
            return False
        return True

    async def _check(self, channel: int, actor: Actor) -> None:
        table = await self._tables.queries.in_channel(channel)
        if table is None:
            check(Request.FORGET_RULES, actor)
        else:
            await self._tables.queries.allow(Request.FORGET_RULES, table, actor)

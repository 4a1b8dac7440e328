"""The house rules that a channel keeps: how a table begins there where nobody says anything else."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from bot.people import Actor
from bot.refusals import OnlyTheHost, OthersKeepTheRules, TableGone
from bot.store import house_rules as store
from bot.store.database import Database
from bot.tables.service import Tables
from bot.tables.state import Status
from engine.game import RulesRefused
from engine.registry import GAMES

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Kept:
    """What a channel keeps for one game."""

    rules: Any
    """The game's frozen rules object."""
    buy_in: int
    turn_seconds: int


class HouseRules:
    """Keeps the house rules of every channel."""

    def __init__(self, database: Database, tables: Tables) -> None:
        """Make the service."""
        self._database = database
        self._tables = tables

    async def get(self, guild: int, channel: int, game: str) -> Kept | None:
        """Return what a channel keeps for a game, None where that is nothing, or nothing that can be played."""
        async with self._database.reading() as connection:
            row = await store.get(connection, guild, channel, game)
        if row is None:
            return None
        overrides = dict(row.rules)
        try:
            rules = GAMES[game].rules(overrides.pop("preset", ""), overrides)
        except RulesRefused as refused:
            log.warning("the house rules of channel %d cannot be played: %s", channel, refused)
            return None
        return Kept(rules, row.buy_in, row.turn_seconds)

    async def keep(self, table: int, actor: Actor) -> None:
        """Keep a table's rules for its channel. The host's to do, or an admin's.

        Raises:
            OnlyTheHost: somebody else asks.
            TableGone: the table is closed.
        """
        board = await self._tables.board(table)
        if board.status is Status.CLOSED:
            raise TableGone
        hosts = [seat for seat in board.seats if seat.host]
        if not actor.manages and actor.member not in [seat.member for seat in hosts]:
            raise OnlyTheHost(hosts[0].name if hosts else "")
        values = {
            "rules": GAMES[board.game].dump_rules(board.rules),
            "buy_in": board.buy_in,
            "turn_seconds": board.turn_seconds,
        }
        async with self._database.writing() as connection:
            await store.put(connection, board.guild, board.channel, board.game, values)

    async def forget(self, guild: int, channel: int, game: str, actor: Actor) -> None:
        """Forget a channel's house rules. An admin's to do, or the host's of the table that stands there.

        Raises:
            OthersKeepTheRules: somebody else asks.
        """
        if not actor.manages and not await self._hosts(channel, actor):
            raise OthersKeepTheRules
        async with self._database.writing() as connection:
            await store.drop(connection, guild, channel, game)

    async def _hosts(self, channel: int, actor: Actor) -> bool:
        table = await self._tables.in_channel(channel)
        if table is None:
            return False
        return any(seat.host and seat.member == actor.member for seat in (await self._tables.board(table)).seats)

"""The private parts of discord.py that the gateway's connections need. They may change: look here first.

`AutoShardedClient.connect` would do the rest, but it hides why nothing can be connected at the start, begins a new
session after each failure, lets one shard's failure keep the others waiting, and has the same shards to its end.
"""

import asyncio
from collections.abc import Collection
from contextlib import suppress

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

__all__ = ["ReconnectWebSocket"]

LEAVE = 3.0
"""Seconds for closing a connection. A dead one does not answer."""
QUIET = 10.0
"""Seconds after which a rate limit that is over is forgotten."""


class Socket(DiscordWebSocket):
    """A connection that is closed if it cannot identify: its heartbeat would keep it alive for nobody."""

    async def identify(self) -> None:
        """Wait for the shard's turn, and identify."""
        try:
            await super().identify()
        except BaseException:
            await leave(self)
            raise


async def leave(socket: DiscordWebSocket) -> None:
    """Close a connection, so that Discord forgets its session."""
    with suppress(TimeoutError):
        await asyncio.wait_for(socket.close(code=1000), LEAVE)


async def asked(client: discord.AutoShardedClient) -> tuple[int, discord.SessionStartLimits]:
    """Return how many shards Discord recommends, and how many sessions may still begin.

    Raises:
        GatewayNotFound: Discord does not say.
    """
    shards, _, limits = await client.http.get_bot_gateway()
    return shards, discord.SessionStartLimits(**limits)


def forget_limits(client: discord.Client) -> None:
    """Forget the rate limits that are over. discord.py itself keeps them for five minutes: a KiB for each message."""
    limits, before = client.http._buckets, asyncio.get_running_loop().time() - QUIET
    for route, limit in [*limits.items()]:
        used = limit.outgoing or limit._pending_requests
        if not used and max(limit._last_request, limit.expires or 0.0) < before:
            del limits[route]


def set_count(client: discord.AutoShardedClient, count: int) -> None:
    """Set how many shards the whole bot has. Which of them are here is not set: see `tell_ready`."""
    client.shard_count = client._connection.shard_count = count


def enter(client: discord.AutoShardedClient, shard: int, line: object) -> None:
    """Make a shard known to the client: `get_shard` finds it, `close` ends it, and gateway requests use it.

    `line` has an `id`, the latest connection as `ws`, and can `close` and `disconnect`.
    """
    client.__dict__["_AutoShardedClient__shards"][shard] = line


def forget(client: discord.AutoShardedClient, shard: int) -> None:
    """Make the client forget a shard and its servers, without events about servers that are gone."""
    client.__dict__["_AutoShardedClient__shards"].pop(shard, None)
    state = client._connection
    waiting = state._ready_tasks.pop(shard, None)
    if waiting is not None:
        waiting.cancel()
    state._ready_states.pop(shard, None)
    keep_only(client, shard, ())


def keep_only(client: discord.AutoShardedClient, shard: int, named: Collection[int]) -> None:
    """Forget those servers of a shard that a new session does not name. discord.py would keep them for ever."""
    for guild in list(client.guilds):
        if guild.shard_id == shard and guild.id not in named:
            client._connection._remove_guild(guild)


def tell_ready(client: discord.AutoShardedClient) -> None:
    """Send the event that every shard of this process is ready.

    discord.py sends it when as many shards have begun a session as there are in `shard_ids`. That is empty here, as
    shards come and go.
    """
    client._connection.call_handlers("ready")
    client.dispatch("ready")

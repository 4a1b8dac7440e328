"""The project's own bot as a process of its own, talking to the small Discord: `python -m tests.wire.bot PORT`.

Settings come from the environment, as always. Nothing of the bot is changed but the address that it talks to.
"""

import sys

import discord
import yarl
from discord import gateway, http
from discord.state import AutoShardedConnectionState, ConnectionState

from bot.cli.command_line import main

GUILDS_COME_AT_ONCE = 0.2
"""Seconds after the last server until the bot is ready; discord.py waits two, because Discord takes its time."""


class _Connection(ConnectionState[discord.Client]):
    def __init__(self, **options: object) -> None:
        super().__init__(**{"guild_ready_timeout": GUILDS_COME_AT_ONCE, **options})  # type: ignore[arg-type]


class _Connections(AutoShardedConnectionState[discord.Client]):
    def __init__(self, **options: object) -> None:
        super().__init__(**{"guild_ready_timeout": GUILDS_COME_AT_ONCE, **options})


def point_at(port: int) -> None:
    """Let discord.py talk to a port of this machine."""
    http.Route.BASE = f"http://127.0.0.1:{port}/api/v{http.INTERNAL_API_VERSION}"
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
    setattr(discord.client, "ConnectionState", _Connection)  # noqa: B010  # it is not for others, says its type
    setattr(discord.shard, "AutoShardedConnectionState", _Connections)  # noqa: B010


def run(port: int) -> int:
    """Run the bot against the small Discord at a port, and return its exit code."""
    point_at(port)
    return main(["run"])


if __name__ == "__main__":
    sys.exit(run(int(sys.argv[1])))

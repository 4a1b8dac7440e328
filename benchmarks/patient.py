"""The project's own bot, which waits for its servers as long as beside Discord: `python -m benchmarks.patient PORT`.

discord.py takes a shard for ready when no further server has come for two seconds. Tests have no time for that.
"""

import sys

import tests.wire.bot

AS_AT_DISCORD = 2.0
"""Seconds after the last server until a shard is ready."""

if __name__ == "__main__":
    tests.wire.bot.GUILDS_COME_AT_ONCE = AS_AT_DISCORD
    sys.exit(tests.wire.bot.run(int(sys.argv[1])))

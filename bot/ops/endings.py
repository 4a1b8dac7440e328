"""How a failure ends the bot: Discord's refusals and the network's failures as an exit code and a sentence."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.ops.exits import REFUSED_TOKEN, Exit, Failed
from bot.ops.logs import harmless
from bot.refusals import StoreFails
from bot.settings import Settings, without_password
from bot.store.database import DatabaseAway, DatabaseUnusable

OUTGROWN = (
    "The bot is in more servers by now than its shards may have (4011): start again, where several processes run it "
    "all of them, and it makes as many as Discord recommends."
)
_CLOSED = {
    4004: REFUSED_TOKEN,
    4010: "Discord refuses the shard that the bot asks for (4010): install its newest version.",
    4011: "The bot is in more servers than so few shards may have (4011): set NEWMARKET_SHARDS to 0, for as many as "
    "Discord recommends, and start again.",
    4012: "Discord no longer speaks this version's language (4012): install the newest version.",
    4013: "Discord no longer knows the intents that this version asks for (4013): install the newest one.",
    4014: "Discord does not give the bot an intent that it asks for (4014): switch it on in the developer portal (Bot, "
    "Privileged Gateway Intents), or install the newest version.",
}
"""The codes with which the gateway closes for good, and what the host has to do then."""
_VERSION_REFUSED = 50041
"""Discord's number for a version of its HTTP API that it does not speak."""
_LONGEST = 200
"""How many characters of a foreign message are quoted."""


@contextmanager
def failing(settings: Settings, token: str) -> Iterator[None]:
    """Turn an error within this context that ends the process into `Failed`, unless it is unknown."""
    try:
        yield
    except Failed:
        raise
    except DatabaseUnusable as error:
        code = Exit.UNAVAILABLE if isinstance(error, DatabaseAway) else Exit.DATABASE
        raise Failed(code, f"The database {without_password(settings.database)} cannot be used: {error}.") from error
    except Exception as error:
        known = ending(error)
        if known is None:
            raise
        raise Failed(known.code, harmless(str(known), token)) from error


def ending(error: BaseException | None) -> Failed | None:
    """Return how an error ends the process, None for an unknown error, which is worth a traceback."""
    match error:
        case discord.LoginFailure():
            return Failed(Exit.SETTINGS, REFUSED_TOKEN)
        case discord.PrivilegedIntentsRequired():
            return Failed(Exit.SETTINGS, _CLOSED[4014])
        case discord.ConnectionClosed() if error.code in _CLOSED:
            return Failed(Exit.SETTINGS, _CLOSED[error.code])
        case discord.ConnectionClosed():
            return _unreachable(f"its gateway closed the connection with {error.code}")
        case discord.HTTPException():
            return _refused(error)
        case discord.RateLimited():
            return _unreachable(f"it makes the bot wait for {error.retry_after:.0f} s")
        case StoreFails():
            return Failed(Exit.UNAVAILABLE, "The database failed while the bot started: the log says why.")
        case aiohttp.WSServerHandshakeError(status=403 | 429):
            return _shut_out(error.status)
        case aiohttp.ClientSSLError() | ssl.SSLError():
            return Failed(
                Exit.UNAVAILABLE,
                f"No secure connection to Discord can be made ({_brief(error)}): look at this machine's clock, at its "
                "certificates (the package ca-certificates) and at proxies on the way.",
            )
        case aiohttp.ClientError() | ConnectionError() | TimeoutError() | discord.GatewayNotFound():
            return _unreachable(_brief(error))
    return None


def _refused(error: discord.HTTPException) -> Failed:
    """Return how an answer ends the process, whether it is Discord's or comes from something in front of Discord."""
    if error.status == 401:
        return Failed(Exit.SETTINGS, REFUSED_TOKEN)
    if error.status in (403, 429) and not _by_discord(error):
        return _shut_out(error.status)
    if error.status == 429 or error.status >= 500:
        return _unreachable(_brief(error))
    if error.code == _VERSION_REFUSED:
        return Failed(
            Exit.SETTINGS, "Discord no longer speaks this version's language (50041): install the newest version."
        )
    return Failed(
        Exit.UNAVAILABLE,
        f"Discord refused the login ({_brief(error)}): look at the application in the developer portal and at "
        "proxies on the way, and start again.",
    )


def _by_discord(error: discord.HTTPException) -> bool:
    """Return whether Discord itself has answered, and not Cloudflare, which stands in front of it."""
    headers = error.response.headers
    return bool(headers.get("Via")) and "json" in str(headers.get("Content-Type", "")).lower()


def _unreachable(why: str) -> Failed:
    return Failed(
        Exit.UNAVAILABLE,
        f"Discord cannot be reached ({why}): look at this machine's network and at discordstatus.com, and start again.",
    )


def _shut_out(status: int) -> Failed:
    return Failed(
        Exit.SHUT_OUT,
        f"Discord has shut out this machine's address ({status}), as it does for up to a day after too many refused "
        "requests: start again in an hour, and look in the log for what was refused.",
    )


def _brief(error: BaseException) -> str:
    """Return the beginning of an error's message, or its name."""
    if isinstance(error, discord.HTTPException) and not _by_discord(error):
        return str(error.status)  # what follows is a page
    said = " ".join(str(error).split())[:_LONGEST].rstrip(" .:")
    return said or type(error).__name__

"""What `doctor` asks Discord: whether it answers, what time it is, who owns the token, and where the bot may write.

It does not connect to the gateway, so a bot that runs with the same token notices nothing.
"""

import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.cli.doctor.finding import Finding, listed, note, ok, wrong
from bot.deck.application import ApplicationEmojis, DiscordRefuses, NotNow
from bot.deck.pictures import read_pictures
from bot.ops.permissions import INVITED_WITH, missing, needed_in
from bot.store.operation.vitals import Places

CLOCK = 5.0
"""Seconds by which the machine's clock may be off."""
PATIENCE = 10.0
"""Seconds that Discord has for the first answer."""
FEW_STARTS = 20
"""With fewer connections left today than this, `doctor` warns: Discord resets a token that connects too often."""
HIDDEN = (discord.Forbidden, discord.NotFound)


async def network_found() -> AsyncIterator[Finding]:
    """Yield whether Discord can be reached, and how far the clock is off."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE), trust_env=True) as session,
            session.get(f"{Route.BASE}/gateway") as answer,
        ):
            status, told = answer.status, answer.headers.get("Date")
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        said = f"Discord cannot be reached ({str(error) or type(error).__name__})"
        yield wrong("network", said, "look at this machine's network and at discordstatus.com")
        return
    if status != 200:
        yield wrong("network", f"Discord answers with {status}", "look at discordstatus.com and at proxies on the way")
        return
    yield ok("network", "Discord answers")
    if told is not None:
        off = time.time() - parsedate_to_datetime(told).timestamp()
        if abs(off) > CLOCK:
            advice = "let the machine keep its clock right (NTP): members are shown until when they may decide"
            yield wrong("clock", f"it is {abs(off):.0f} s {'ahead' if off > 0 else 'behind'} of Discord's", advice)
        else:
            yield ok("clock", "as Discord's")


async def application_found(client: discord.Client, its: str | None) -> AsyncIterator[Finding]:
    """Yield what is to be said about a valid token. `its`: the application that the database belongs to."""
    assert client.user is not None
    this = str(client.application_id)
    yield ok("token", f"of {client.user.name}, application {this}")
    if its is not None and its != this:
        advice = "put that one's token into .env, or another file after NEWMARKET_DATABASE"
        yield wrong("token", f"the database belongs to application {its}", advice)
    told = await client.http.request(Route("GET", "/gateway/bot"))
    starts = told["session_start_limit"]
    said = f"{starts['remaining']} of {starts['total']} connections are left today"
    if starts["remaining"] < FEW_STARTS:
        yield wrong("token", said, "find out in the log why the bot starts so often; Discord resets tokens for that")
    else:
        yield ok("token", said)


async def uploaded_deck_found(client: discord.Client) -> Finding:
    """Return whether Discord has the deck."""
    wanted = {each.name for each in read_pictures()}
    try:
        there = set((await ApplicationEmojis(client).everything()).values())
    except (DiscordRefuses, NotNow) as error:
        return note("deck", f"Discord does not tell what it has of it ({error})", "cards are text until it does")
    if lacking := len(wanted - there):
        advice = "the running bot uploads them by itself, or run `deck upload`"
        return note("deck", f"Discord has {len(wanted) - lacking} of {len(wanted)} pictures, so cards are text", advice)
    return ok("deck", f"Discord has all {len(wanted)} pictures")


async def server_found(client: discord.Client, found: discord.Guild, places: Places | None) -> list[Finding]:
    """Return the permissions that the bot lacks in a server. `places`: where it needs them, as far as known."""
    about = f"server {found.name} ({found.id})"
    try:
        guild = await client.fetch_guild(found.id, with_counts=False)
        channels = await guild.fetch_channels()
        assert client.user is not None
        me = await guild.fetch_member(client.user.id)
    except HIDDEN:
        return [wrong(about, "the bot may not look at it", "see in the server's settings whether it is still there")]
    texts = [each for each in channels if isinstance(each, discord.TextChannel)]
    known: dict[int, discord.abc.GuildChannel | discord.Thread] = {each.id: each for each in channels}
    needed = {} if places is None else _needed(places)
    if needed.keys() - known.keys():
        known |= {each.id: each for each in await guild.active_threads()}
    findings = []
    for channel, why in needed.items():
        there = known.get(channel)
        if there is None:
            findings.append(note(about, f"channel {channel} is not there, {why}", "an admin may choose anew"))
        elif lacks := _missing(there, me):
            advice = "an admin may allow that to the bot's role in the channel's settings"
            findings.append(wrong(about, f"the bot lacks {listed(lacks)} in #{there.name}, {why}", advice))
    silent = [each for each in texts if _missing(each, me)]
    if texts and len(silent) == len(texts):
        lacks = list(dict.fromkeys(name for each in silent for name in _missing(each, me)))
        said = f"the bot can show tables in no channel: it lacks {listed(lacks)} in {_named(silent)}"
        findings.append(wrong(about, said, "an admin may allow that to the bot's role"))
    elif not findings:
        said = f"tables can stand in {len(texts) - len(silent)} of {len(texts)} text channels"
        findings.append(ok(about, f"{said}, not in {_named(silent)}" if silent else said))
    if lacks := missing(INVITED_WITH, me.guild_permissions):
        advice = "invite the bot again with the address in README.md, or allow it to its role"
        findings.append(note(about, f"its role lacks {listed(lacks)}", advice))
    return findings


def _needed(places: Places) -> dict[int, str]:
    """Return the channels where the bot has to write, and why."""
    season = {} if places.season is None else {places.season: "where the end of a month is to be told"}
    allowed = dict.fromkeys(sorted(places.allowed), "where admins let tables stand")
    return {**season, **allowed, **dict.fromkeys(sorted(places.tables), "where a table is open")}


def _missing(channel: discord.abc.GuildChannel | discord.Thread, me: discord.Member) -> list[str]:
    return missing(needed_in(channel), channel.permissions_for(me))


def _named(channels: list[discord.TextChannel]) -> str:
    return listed([f"#{each.name}" for each in channels])

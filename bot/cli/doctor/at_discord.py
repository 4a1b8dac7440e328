"""What `doctor` asks Discord: whether it answers, what time it is, who owns the token, and where the bot may write.

It does not connect to the gateway, so a bot that runs with the same token notices nothing.
"""

import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

import aiohttp
import discord
from discord.http import Route

from bot.app import LONGEST_WAIT
from bot.cli.doctor.report import Report, listed
from bot.deck.application import ApplicationEmojis, DiscordRefuses, NotNow
from bot.deck.pictures import read_pictures
from bot.ops.endings import ending
from bot.ops.permissions import INVITED_WITH, missing, needed_in
from bot.ops.registration import ID
from bot.settings import Settings
from bot.store.database import Database

CLOCK = 5.0
"""Seconds by which the machine's clock may be off."""
PATIENCE = 10.0
"""Seconds that Discord has for the first answer."""
FEW_STARTS = 20
"""With fewer connections left today than this, `doctor` warns: Discord resets a token that connects too often."""
HIDDEN = (discord.Forbidden, discord.NotFound)


async def check_network(report: Report) -> bool:
    """Check how far the clock is off Discord's; return whether Discord can be reached."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE), trust_env=True) as session,
            session.get(f"{Route.BASE}/gateway") as answer,
        ):
            status, told = answer.status, answer.headers.get("Date")
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        said = f"Discord cannot be reached ({str(error) or type(error).__name__})"
        report.wrong("network", said, "look at this machine's network and at discordstatus.com")
        return False
    if status != 200:
        advice = "look at discordstatus.com and at proxies on the way"
        report.wrong("network", f"Discord answers with {status}", advice)
        return False
    report.ok("network", "Discord answers")
    off = 0.0 if told is None else time.time() - parsedate_to_datetime(told).timestamp()
    if abs(off) > CLOCK:
        advice = "let the machine keep its clock right (NTP): members are shown until when they may decide"
        report.wrong("clock", f"it is {abs(off):.0f} s {'ahead' if off > 0 else 'behind'} of Discord's", advice)
    elif told is not None:
        report.ok("clock", "as Discord's")
    return True


async def check_application(report: Report, settings: Settings, token: str, database: Database | None) -> None:
    """Check the token, and what its application has and may. `database`: the bot's, None if it cannot be read."""
    try:
        async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=LONGEST_WAIT) as client:
            await client.login(token)
            await _check_token(report, client, database)
            if settings.pictures:
                await _check_uploaded_deck(report, client)
            servers = [each async for each in client.fetch_guilds(limit=None, with_counts=False)]
            if not servers:
                report.wrong("servers", "the bot is in none", "invite it with the address in README.md")
            for server in servers:
                await _check_server(report, client, server, await _needed(database, server.id))
    except Exception as error:
        known = ending(error)
        if known is None:
            raise
        report.wrong("token", "Discord does not answer as it should", str(known).rstrip("."))


async def _check_token(report: Report, client: discord.Client, database: Database | None) -> None:
    """Check whose a valid token is, and how often it can still connect."""
    its = None
    if database is not None:
        async with database.reading() as work:
            its = await work.application.get(ID)
    assert client.user is not None
    this = str(client.application_id)
    report.ok("token", f"of {client.user.name}, application {this}")
    if its is not None and its != this:
        advice = "put that one's token into .env, or another file after NEWMARKET_DATABASE"
        report.wrong("token", f"the database belongs to application {its}", advice)
    told = await client.http.request(Route("GET", "/gateway/bot"))
    starts = told["session_start_limit"]
    said = f"{starts['remaining']} of {starts['total']} connections are left today"
    if starts["remaining"] < FEW_STARTS:
        advice = "find out in the log why the bot starts so often; Discord resets tokens for that"
        report.wrong("token", said, advice)
    else:
        report.ok("token", said)


async def _check_uploaded_deck(report: Report, client: discord.Client) -> None:
    """Check whether Discord has the deck."""
    wanted = {each.name for each in read_pictures()}
    try:
        there = set((await ApplicationEmojis(client).everything()).values())
    except (DiscordRefuses, NotNow) as error:
        said = f"Discord does not tell what it has of it ({error})"
        report.note("deck", said, "cards are text until it does")
        return
    if lacking := len(wanted - there):
        advice = "the running bot uploads them by itself, or run `deck upload`"
        said = f"Discord has {len(wanted) - lacking} of {len(wanted)} pictures, so cards are text"
        report.note("deck", said, advice)
    else:
        report.ok("deck", f"Discord has all {len(wanted)} pictures")


async def _check_server(
    report: Report, client: discord.Client, found: discord.Guild, needed: Mapping[int, str]
) -> None:
    """Check which permissions the bot lacks in a server. `needed`: the channels where it has to write, and why."""
    about = f"server {found.name} ({found.id})"
    try:
        guild = await client.fetch_guild(found.id, with_counts=False)
        channels = await guild.fetch_channels()
        assert client.user is not None
        me = await guild.fetch_member(client.user.id)
    except HIDDEN:
        report.wrong(about, "the bot may not look at it", "see in the server's settings whether it is still there")
        return
    texts = [each for each in channels if isinstance(each, discord.TextChannel)]
    known: dict[int, discord.abc.GuildChannel | discord.Thread] = {each.id: each for each in channels}
    if needed.keys() - known.keys():
        known |= {each.id: each for each in await guild.active_threads()}
    before = report.remarks
    for channel, why in needed.items():
        there = known.get(channel)
        if there is None:
            report.note(about, f"channel {channel} is not there, {why}", "an admin may choose another")
        elif lacks := _missing(there, me):
            advice = "an admin may allow that to the bot's role in the channel's settings"
            report.wrong(about, f"the bot lacks {listed(lacks)} in #{there.name}, {why}", advice)
    silent = [each for each in texts if _missing(each, me)]
    named = listed([f"#{each.name}" for each in silent])
    if texts and len(silent) == len(texts):
        lacks = list(dict.fromkeys(name for each in silent for name in _missing(each, me)))
        said = f"the bot can show tables in no channel: it lacks {listed(lacks)} in {named}"
        report.wrong(about, said, "an admin may allow that to the bot's role")
    elif report.remarks == before:
        said = f"tables can stand in {len(texts) - len(silent)} of {len(texts)} text channels"
        report.ok(about, f"{said}, not in {named}" if silent else said)
    if lacks := missing(INVITED_WITH, me.guild_permissions):
        advice = "invite the bot again with the address in README.md, or allow it to its role"
        report.note(about, f"its role lacks {listed(lacks)}", advice)


async def _needed(database: Database | None, guild: int) -> dict[int, str]:
    """Return the channels of a server where the bot has to write, and why, as far as it is known."""
    if database is None:
        return {}
    async with database.reading() as work:
        allowed, tables, season = await work.vitals.places(guild)
    needed = {} if season is None else {season: "where the end of a month is to be told"}
    needed |= dict.fromkeys(allowed, "where admins let tables stand")
    return needed | dict.fromkeys(tables, "where a table is open")


def _missing(channel: discord.abc.GuildChannel | discord.Thread, me: discord.Member) -> list[str]:
    return missing(needed_in(channel), channel.permissions_for(me))

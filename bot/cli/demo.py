"""The demo: the real bot inside an offline Discord, shown as a page.

No token, no server, and nothing leaves the machine.
"""

import asyncio
import logging
import signal
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
from simcord import Env, SetupError
from simcord.backend.cdn import CDN_BASE
from simcord.preview import Preview

from art.names import AVATAR
from bot.app import NewmarketBot, now
from bot.cli.demo_page import dress, open_hands, speak
from bot.cli.given import logged_settings, unusable
from bot.deck.application import ApplicationEmojis
from bot.deck.pictures import Picture, read_pictures
from bot.deck.upload import Upload
from bot.ops.exits import Exit, Failed
from bot.ops.registration import forget
from bot.settings import Settings
from bot.store.database import Database

log = logging.getLogger(__name__)

MESSAGES = "cogs.render.help"
"""The module with the demo's sentences. The bot imports the cogs by name, too."""
FRIENDS = ("Ann", "Ben", "Zoe")
LOCALES = ("en-US",)
DISCORDS = tuple(each.value for each in discord.Locale)
"""The languages that Discord has."""
STARTING = 30.0
"""The most seconds that the start waits for the bot to come to rest: a busy machine takes its time."""
SETTLE = 0.5
"""The most seconds that the page waits after a click for the bot to come to rest."""
BRIEFLY = 0.05
"""The same for an update of the page without a click."""
PICTURE_BASES = (CDN_BASE, "https://cdn.discordapp.com")
"""The page finds most pictures at the offline Discord's address, and thumbnails at the real one's."""
PICTURE = "0" * 32
"""What the offline Discord calls the bot's own picture."""
LOOK = 0.3
"""Seconds between two checks for something new to show."""
STILL = 2.0
"""Seconds after which the page is updated even if nothing is new; see `_keep_fresh`."""


def run(port: int, database: Path, browser: bool, locales: Sequence[str]) -> Exit:
    """Show the demo until somebody closes the page or stops the process; see `show`.

    Raises:
        Failed: its database cannot be used, or Discord has no such language.
    """
    for each in locales:
        if each not in DISCORDS:
            raise Failed(Exit.USAGE, f"Discord has no language {each}; it has {', '.join(DISCORDS)}.")
    settings = logged_settings()
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # the offline Discord tries a client without intents
    logging.getLogger("cogs.servers").setLevel(logging.WARNING)  # nobody can invite this bot: the page is the only link
    with unusable(f"The database {database} cannot be used"):
        asyncio.run(show(settings, database, port, browser=browser, locales=locales))
    return Exit.OK


async def show(
    settings: Settings, database: Path, port: int, *, browser: bool, locales: Sequence[str] = LOCALES
) -> None:
    """Serve the demo until somebody closes the page or stops the process.

    Args:
        settings: paces and the like; the demo does not use token and database.
        database: the demo's own database file, which keeps chips from one demo to the next.
        port: the page's port on this machine, 0 for any free one.
        browser: whether to open the page.
        locales: Discord's languages: first the server's and your own, then your friends'; more friends have the first.
    """
    # The offline Discord begins on the same day each time, and gives the same ids to the same people. Time is moved to
    # the present before the bot comes, or deadlines of an earlier demo would lie in the future.
    first = discord.Client(intents=discord.Intents(guilds=True))
    env = Env(first, settle_timeout=STARTING, check_errors=False)
    env.backend.bot_user.name, env.backend.bot_user.avatar = "Newmarket", PICTURE
    you = env.create_user("you", global_name="Kim (you)")
    friends = [env.create_user(name.lower(), global_name=name) for name in FRIENDS]
    guild = env.create_guild("Card club", owner=you, preferred_locale=locales[0])
    channel = guild.create_text_channel("card-table", topic="Newmarket, without Discord")
    viewers = [guild.add_member(each) for each in (you, *friends)]
    speak(env, {each.id: locale for each, locale in zip(viewers, locales, strict=False)}, locales[0])
    await env.start()
    changed = {"database": str(database), "audit_at": "", "shards": 1}
    bot = NewmarketBot(settings.model_copy(update=changed), monotonic=now)
    try:
        await bot.prepare()
        await forget(bot.database)  # this Discord is another one in each run
        await bot.doors.forget()
        deck = await _upload(bot.database, ApplicationEmojis(first)) if settings.pictures else {}
        await env.advance_time((datetime.now(UTC) - env.now()).total_seconds())
        await env.restart_bot(bot)
        if await bot.tables.queries.in_channel(channel.id) is None:
            await _greet(bot, channel.id, locales[0])
        env.settle_timeout = SETTLE
        # The offline Discord keeps no pictures, neither of emojis nor of the bot.
        drawn = {f"emojis/{at}": each.path for at, each in deck.items()}
        drawn[f"avatars/{env.backend.bot_user.id}/{PICTURE}"] = AVATAR
        assets = {
            f"{base}/{at}.png": (each.name, each.read_bytes()) for at, each in drawn.items() for base in PICTURE_BASES
        }
        page = env.preview(channel, viewers=viewers, layout="channel", locale=locales[0], port=port, assets=assets)
        async with dress(page, [image for _, image in assets.values()]) as preview:
            _tell(preview.url, browser=browser)
            hands = partial(open_hands, env, bot, channel, viewers)
            freshness = asyncio.create_task(_keep_fresh(env, preview, hands))
            closed = asyncio.create_task(preview.wait_closed())
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                with suppress(NotImplementedError):
                    loop.add_signal_handler(number, closed.cancel)
            with suppress(asyncio.CancelledError):
                await closed
            freshness.cancel()
            with suppress(asyncio.CancelledError):
                await freshness
    finally:
        await bot.close()
        await env.shutdown()


async def _greet(bot: NewmarketBot, channel: int, locale: str) -> None:
    """Post the message from which everybody gets to a table without typing anything."""
    there = bot.get_channel(channel)
    assert isinstance(there, discord.TextChannel)
    view = import_module(MESSAGES).demo_message(locale, f"attachment://{AVATAR.name}")
    await there.send(view=view, file=discord.File(AVATAR))


async def _upload(database: Database, shelf: ApplicationEmojis) -> dict[int, Picture]:
    """Upload the deck before the bot comes, so that its first board has pictures. Return each picture by its emoji."""

    async def at_once() -> None:
        """Do not wait: this Discord has no other requests yet, and no limits."""

    pictures, upload = read_pictures(), Upload(database, shelf, now)
    await upload.bring(await upload.compare(pictures), at_once)
    drawn = {each.name: each for each in pictures}
    return {emoji: drawn[name] for emoji, name in (await shelf.everything()).items()}


def _tell(url: str, *, browser: bool) -> None:
    sys.stdout.write(
        f"\nThe demo is at\n\n    {url}\n\n"
        "Three things worth trying:\n\n"
        "  1. Press Play Newmarket, then Start: a round against computers takes a minute.\n"
        "  2. Type /newyork start below the conversation, press Enter and the arrow: tiles that cover one another.\n"
        "  3. Pick a friend at the top to look through their eyes, press Join, and play both hands.\n\n"
        "Ctrl-C ends it.\n\n"
    )
    sys.stdout.flush()
    if browser:
        webbrowser.open(url)


def _keep_pace(env: Env) -> None:
    """Move the offline Discord's clock to the present: by itself it stands still from one timer to the next."""
    env.backend.clock.advance(max((datetime.now(UTC) - env.now()).total_seconds(), 0.0))


async def _keep_fresh(env: Env, preview: Preview, hands: Callable[[], Awaitable[None]]) -> None:
    """Show what the bot did by itself: the page only updates after somebody's action.

    A click during an update of the page would be refused, and so would a click on what the page showed a moment ago. So
    updates are kept short, clicks wait for them, and then count for what is shown now. Whether a button is still the
    right one is for the bot to say, as it is in Discord.

    On a busy machine the bot may not come to rest in time after a timer. The offline Discord then holds all further
    timers until somebody acts, so that a game would stand still while computer players are to move. Updating
    the page counts as an action, so it is done every few seconds even if nothing is new. Countdowns move then, too.

    `hands` opens the hands of the members through whose eyes the page can look.
    """
    one_at_a_time = asyncio.Lock()
    act: Callable[[str | None, Mapping[str, Any]], Awaitable[dict[str, Any]]] = preview._action

    async def wait_and_act(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with one_at_a_time:
            shown = getattr(preview._pages.get(context or ""), "revision", None)
            if "published_revision" in body and shown is not None:
                body = {**body, "published_revision": shown}
            _keep_pace(env)
            return await act(context, body)

    preview._action = wait_and_act  # type: ignore[method-assign, assignment]
    seen, latest = -1, 0.0
    clock = asyncio.get_running_loop().time
    while True:
        await asyncio.sleep(LOOK)
        _keep_pace(env)
        requests = len(env.http_requests)
        if requests == seen and clock() - latest < STILL:
            continue
        seen, latest = -1, clock()
        async with one_at_a_time:
            env.settle_timeout = BRIEFLY
            try:
                await hands()
                await preview.refresh()
                seen = requests
            except (SetupError, TimeoutError) as error:
                log.debug("the page will be updated later: %s", error)
            except Exception:
                log.exception("the page could not be updated; trying again")
            finally:
                env.settle_timeout = SETTLE

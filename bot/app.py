"""The bot: services, cogs, and their life from start to end."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from importlib import import_module
from random import Random, SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.chips.leaderboard import Leaderboard
from bot.chips.wallets import Wallets
from bot.cluster import Cluster
from bot.clusters.alone import begin_alone
from bot.daily.attempts import Attempts
from bot.daily.boards import DayBoards
from bot.daily.days import Days
from bot.deck.application import ApplicationEmojis
from bot.deck.deck import PictureDeck
from bot.gateway.gateway import Gateway
from bot.history.films import Films
from bot.history.profiles import Profiles
from bot.history.seasons import Seasons
from bot.lessons.pupils import Pupils
from bot.members.doors import Doors
from bot.members.preferences import PersonalSettings, nobody
from bot.members.strangers import Limits
from bot.ops.command_sync import CommandSync
from bot.ops.daily_audit import DailyAudit
from bot.ops.deadlines import Clock
from bot.ops.health import HealthCheck
from bot.ops.monitor import Monitor
from bot.ops.rates import Pace, Rates
from bot.ops.refused_requests import RefusedRequests
from bot.ops.registration import claim
from bot.ops.request_pace import RequestPace
from bot.ops.steady import SteadyClock
from bot.ops.stopping import CLOSE, FINISH, Answers, finish
from bot.refusals import StoreFails
from bot.search.pool import SearchPool
from bot.servers.choices import ServerChoices, learn
from bot.servers.departures import Departures
from bot.servers.erasure import Erasure
from bot.servers.house_rules import HouseRules
from bot.settings import Settings
from bot.store.database import Database, DatabaseUnusable
from bot.tables.after.pruning import Pruning
from bot.tables.after.records import Records
from bot.tables.commands.hints import Hints
from bot.tables.commands.own_tables import OwnTables
from bot.tables.commands.tables import Tables
from bot.tables.model.deals import Entropy
from bot.tables.service.ownership import ALONE
from bot.tables.service.posts import Posts
from bot.tables.time.paces import Paces

if TYPE_CHECKING:
    import aiohttp

    from bot.ops.metrics import Metrics

COGS = "cogs.loading"
"""The module that adds everything with which the bot answers at Discord. It imports this one."""
PRESENCE = "/newmarket start"
"""What Discord's member list shows under the bot's name."""
LONGEST_WAIT = 30.0
"""The most seconds that a request waits if Discord asks for it. One that must wait longer fails, and is tried later."""


def now() -> float:
    """Return the time in seconds since 1970, by discord.py's clock."""
    return discord.utils.utcnow().timestamp()


class NewmarketBot(commands.AutoShardedBot):
    """The application and its services: `tables`, `wallets`, `posts`, `house_rules` and all the others.

    The cogs show what the services do.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        random: Random | None = None,
        monotonic: Clock = time.monotonic,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        """Build everything. `prepare` opens the database, `login` the connection to Discord.

        Args:
            settings: the settings of this bot.
            random: the source of computer players' chance; by default the operating system.
            monotonic: a clock in seconds that nobody can set.
            entropy: the source of the deals' secrets.
        """
        self.refused_requests, self.request_pace = RefusedRequests(now), RequestPace(settings.requests_a_second)
        trace = self.refused_requests.trace()
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True, guild_messages=True),
            activity=discord.CustomActivity(PRESENCE),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=trace,
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=settings.shards or None,
        )
        self._connection.parsers.pop("MESSAGE_UPDATE")  # nobody needs edits; most are the bot's own
        self.settings = settings
        self.gateway = Gateway(self)
        self.database = Database(settings.database)
        self.command_sync = CommandSync(self.tree, self.database)
        self.cluster = self._one_of(settings.clusters) if settings.clusters else None
        """This process's part of the bot if several processes run it; None if it is the only one."""
        self.wallets = Wallets(self.database, now)
        self.pupils = Pupils(self.database, self.wallets, now)
        self.leaderboard = Leaderboard(self.database, self.wallets, now)
        self.seasons = Seasons(self.database, now)
        self.deck = PictureDeck(self.database, ApplicationEmojis(self), now, settings.picture_pause)
        limits = Limits(settings.direct_interval, settings.direct_a_day)
        self.doors = Doors(self.database, now, limits)
        steady, chance = SteadyClock(now, monotonic), random or SystemRandom()
        paces = Paces(
            card=settings.pace_card,
            lead=settings.pace_lead,
            deal=settings.pace_deal,
            round=settings.pace_round,
            lobby=settings.lobby_minutes * 60,
            alone=settings.lobby_alone_minutes * 60,
            paused=settings.paused_minutes * 60,
            delivery=settings.pace_delivery,
            spare=lambda member, at: self.preferences.spared(member, steady.shown(at)) - steady.apart,
        )
        self.search_pool = SearchPool(settings.thinkers, settings.thinking_time)
        ownership = ALONE if self.cluster is None else self.cluster.ownership
        self.tables = Tables(
            self.database, self.wallets, steady, paces, chance, self.search_pool.choose, entropy, ownership
        )
        self.posts = Posts(self.database, self.tables.cache.kept)
        self.own_tables = OwnTables(self.tables, self.posts)
        tell = nobody if self.cluster is None else self.cluster.wakeups.choices
        self.preferences = PersonalSettings(self.database, self.tables.preferred, tell)
        self.hints = Hints(self.tables, self.search_pool.weigh, random or SystemRandom())
        self.server_choices = ServerChoices(self.database, self.wallets, self.tables, tell)
        self.house_rules = HouseRules(self.database, self.tables)
        self.records = Records(self.database, self.search_pool.run)
        self.profiles = Profiles(self.database, now)
        self.days = Days(self.database, now, self.search_pool.run, entropy)
        self.attempts = Attempts(self.database, self.wallets, self.days)
        self.day_boards = DayBoards(self.database, self.days)
        self.films = Films(self.database, self.search_pool.run, self.records, self.attempts)
        self.erasure = Erasure(self.database, now, self.preferences.load)
        forgotten = (self.preferences.load, self.server_choices.load)
        self.departures = Departures(self.database, now, settings.keep_days, forgotten)
        self.pruning = Pruning(self.database, now, self.search_pool.run, settings.journal_days)
        self.daily_audit = DailyAudit(self.database, settings.database)
        self.rates = Rates(
            perf_counter,
            requests=Pace(settings.requests_at_once, settings.request_seconds),
            tables=Pace(settings.tables_at_once, settings.table_seconds),
        )
        self.answers = Answers()
        self.health = HealthCheck(self.database, now, self._connected)
        self.metrics = self._measured(trace) if settings.metrics_port else None
        self.monitor = Monitor(settings, self.health, None if self.metrics is None else self.metrics.text)
        self.ending = False
        """Whether the bot takes no more clicks, because it is about to end."""
        self.finishing: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """What the cogs have to finish before the bot ends."""
        self.edits_saved: Callable[[], int] = lambda: 0
        """Returns how many changes of boards and hands were shown together with a later one. Set by who shows them."""
        self._prepared = False
        self._closed = self._logged_in = False
        self._finish_by: float | None = None

    def _measured(self, trace: aiohttp.TraceConfig) -> Metrics:
        """Begin to measure clicks and requests."""
        from bot.ops.metrics import Metrics  # loaded only if somebody wants metrics

        metrics = Metrics(self._figures)
        metrics.watch(trace)
        self.answers.took = metrics.clicked
        return metrics

    def _connected(self) -> bool:
        """Return whether clicks arrive and the bot takes them."""
        return self.gateway.ready and not self.ending

    async def _figures(self) -> tuple[dict[str, float], dict[str, int]]:
        """Return the gauges' values, and the number of tables by what they are doing."""
        health = await self.health.look()
        values: dict[str, float] = {
            "ready": not health.problems,
            "gateway_connected": health.connected,
            "database_writable": health.works,
            "outbox_age_seconds": health.outbox_age,
            "deadlines_overdue": self.tables.time.overdue(),
            "search_queue": self.search_pool.queue,
            "edits_saved": self.edits_saved(),
            "requests_waiting": self.request_pace.waiting,
            "servers": len(self.guilds),
        }
        with suppress(StoreFails):
            async with self.database.reading() as work:
                values["ledger_head"] = await work.vitals.movements()
            values |= await self.doors.figures()
        return values, self.tables.statuses()

    def _paced(self, part: float) -> None:
        """Limit requests to this process's part of what the whole bot may ask, from 0 to 1."""
        self.request_pace.be(self.settings.requests_a_second * part)
        self.refused_requests.be(part)

    def _one_of(self, clusters: int) -> Cluster:
        """Become one of several processes.

        Raises:
            DatabaseUnusable: several processes cannot share such a database.
        """
        if not self.database.has_server:
            raise DatabaseUnusable(f"NEWMARKET_CLUSTERS={clusters} needs a PostgreSQL database")
        cluster = Cluster(
            self.database,
            self.gateway,
            lambda: self.tables.cache,
            lambda: learn(self.server_choices, self.preferences, self.tables),
            self.dispatch,
            self.command_sync,
        )
        cluster.paced = self._paced
        return cluster

    @property
    def does_chores(self) -> bool:
        """Whether this process does the work that is done once for the whole bot."""
        return self.cluster is None or self.cluster.does_chores

    def holds(self, guild: int) -> bool:
        """Return whether this process follows Discord's events of a server."""
        return self.cluster is None or self.cluster.holds(guild)

    def holds_shard(self, shard: int) -> bool:
        """Return whether this process follows Discord's events of a shard's servers."""
        return self.cluster is None or self.cluster.holds_shard(shard)

    async def takes(self, guild: int | None, click: int) -> bool:
        """Return whether this process answers a click; see `Cluster.takes`."""
        return self.cluster is None or await self.cluster.takes(guild, click)

    async def prepare(self) -> None:
        """Open and migrate the database.

        Raises:
            DatabaseUnusable: it cannot be opened or migrated.
        """
        if not self._prepared:
            await self.database.open()
            self._prepared = True

    async def login(self, token: str) -> None:
        """Log in at Discord; `setup_hook` runs then."""
        self._logged_in = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Load the cogs, and let Discord have the commands.

        They are not discord.py's extensions: a closing bot removes those from the interpreter, and a second bot in the
        same process would meet each class twice.

        Raises:
            Failed: the database is another application's, or other processes run the bot in a way that contradicts
                this one's. Nothing has changed.
        """
        await self.prepare()
        assert self.application_id is not None
        await claim(self.database, self.application_id)
        if self.cluster is None:
            await begin_alone(self.database)
        else:
            self.shard_count = await self.cluster.join(self.settings.clusters, self.settings.shards)
        await self.server_choices.load()
        await self.preferences.load()
        if self.settings.pictures:
            await self.deck.load()
        await import_module(COGS).load(self)
        if self.metrics is not None:
            self.metrics.start()
        if self.cluster is None:
            self.command_sync.start()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect this process's shards, and receive their events until the bot closes; see `Gateway.serve`."""
        await (self.gateway if self.cluster is None else self.cluster).serve()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until it is a shard's turn."""
        assert shard_id is not None
        await self.gateway.identify(shard_id)

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: there are no commands in messages."""

    async def leave(self) -> None:
        """Hand everything over to the other processes, if any; clicks are answered meanwhile."""
        if self.cluster is not None:
            await self.cluster.leave()

    async def finish(self) -> None:
        """Take no more clicks, stop all deadlines, and finish what is under way; what takes too long is cut off."""
        self.ending = True
        now = asyncio.get_running_loop().time()
        if self._finish_by is None:
            self._finish_by = now + FINISH
        under_way = [self.answers.given(), self.tables.time.stop(), *(each() for each in self.finishing)]
        await finish(under_way, max(self._finish_by - now, 0.0))

    async def close(self) -> None:
        """Finish what is under way, disconnect from Discord, and close the database."""
        if self._closed:
            return
        self._closed = True
        await self.finish()
        ending = [self._leave(), self.search_pool.close(), self.command_sync.stop(), self.deck.stop()]
        ending.append(self.monitor.stop())
        if self.cluster is not None:
            ending.append(self.cluster.wakeups.stop())
        if self.metrics is not None:
            self.metrics.stop()
        await finish(ending, CLOSE)
        await self.http.close()
        await self.database.close()

    async def _leave(self) -> None:
        await self.gateway.close()
        if self._logged_in:  # before that discord.py has nothing to close, and fails at it
            await super().close()

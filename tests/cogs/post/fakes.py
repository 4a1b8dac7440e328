"""What shows tables, on fakes: a Discord that keeps messages, tables that are set by hand, posts in memory.

`Hall` has the real publisher on them: a test sets a board, lets time pass, and looks at the messages. Time stands still
until the hall's clock is moved.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bot.members.people import Actor
from bot.ops.refused_requests import RefusedRequests
from bot.ops.request_pace import RequestPace
from bot.refusals import NotSeated
from bot.settings import Settings
from bot.tables.commands.own_tables import OwnTables
from bot.tables.model.announcements import Announcement
from bot.tables.model.table import Ending
from bot.tables.service.posts import Post
from bot.tables.transitions.permissions import Request
from bot.tables.views import Board, Hand
from cogs.post.publisher import Publisher
from cogs.press.boundary import boundary
from cogs.press.dispatch import table_button
from cogs.render.ids import TEMPLATE
from tests.bot.clock import HandClock
from tests.cogs.post.fake_discord import Click, FakeDiscord, Shown, look_up
from tests.cogs.post.fake_doors import FakeDoors
from tests.cogs.post.reading import Languages, readers_of

NO_PAUSES = ("board_interval", "board_apart", "board_deferral", "hand_deferral", "result_pause")
IMMEDIATE = Settings(_env_file=None).model_copy(update=dict.fromkeys(NO_PAUSES, 0.0))  # type: ignore[call-arg]
"""Nothing waits for anything."""


class FakeTables:
    """Tables as somebody sets them. `reads` counts what was read."""

    def __init__(self) -> None:
        self.boards: dict[int, Board] = {}
        self.seated: dict[int, list[Hand]] = {}
        self.reads: Counter[str] = Counter()
        self.pending: dict[int, list[tuple[int, Announcement]]] = {}
        self.skips: list[int] = []
        self.now_seen: list[int] = []
        self.gone: list[int] = []
        self.acts = 0
        self.changed: Callable[[int], None] = lambda _: None  # hears of each request that a table has changed
        self.plans: dict[int, tuple[Board, Sequence[Hand]] | Exception] = {}  # what the next request makes, or raises
        self.fails: Exception | None = None  # what noting an announcement raises
        self.elsewhere: set[int] = set()  # tables that another process keeps
        self.lobby = self.match = self.queries = self.cache = self.time = self  # it plays every part

    def keeps(self, table: int) -> bool:
        return table not in self.elsewhere

    def owns(self, _guild: int) -> bool:
        return True

    async def serves(self, table: int) -> bool:
        return self.keeps(table)

    def set(self, board: Board, hands: Sequence[Hand] = ()) -> None:
        """Let a table be like this from now on."""
        self.boards[board.id], self.seated[board.id] = board, list(hands)

    async def board(self, table: int) -> Board:
        self.reads["board"] += 1
        return self.boards[table]

    async def hands(self, table: int) -> list[Hand]:
        self.reads["hands"] += 1
        await look_up()
        return self.seated[table]

    async def hand(self, table: int, member: int) -> Hand:
        self.reads["hand"] += 1
        await look_up()
        for each in self.seated[table]:
            if each.member == member:
                return each
        raise NotSeated

    async def open_with(self, _member: int) -> list[int]:
        return []

    async def allow(self, request: Request, table: int, actor: Actor) -> Board:
        self.reads["allow"] += 1
        return self.boards[table]

    async def act(self, table: int, *_: Any, **__: Any) -> None:
        """Take any request, and let what was planned become so."""
        self.acts += 1
        self.changed(table)
        plan = self.plans.pop(table, None)
        if isinstance(plan, Exception):
            raise plan
        if plan is not None:
            self.set(*plan)

    play = start = join = leave = take_seat = add_computer = remove_computer = set_follow = set_away = deal_now = act

    async def unannounced(self, table: int) -> list[tuple[int, Announcement]]:
        return list(self.pending.get(table, []))

    async def announced(self, numbers: list[int]) -> None:
        if self.fails is not None:
            raise self.fails
        for each in self.pending.values():
            each[:] = [(number, told) for number, told in each if number not in numbers]

    async def skipped(self, numbers: list[int]) -> None:
        self.skips += numbers
        await self.announced(numbers)

    async def channel_gone(self, table: int) -> None:
        self.gone.append(table)
        self.boards[table] = replace(self.boards[table], ending=Ending.CHANNEL_GONE)

    def seen(self, table: int) -> None:
        self.now_seen.append(table)

    def rests(self, _table: int) -> None:
        """Keep everything."""


class FakePosts:
    """Where messages are, in memory. `reads` counts how often that was asked."""

    unwritten = False

    def __init__(self) -> None:
        self.kept: dict[tuple[int, str, int], Post] = {}
        self.reads = 0

    async def write(self, *_: Any) -> None:
        """Everything is written."""

    let_go = write

    async def get(self, table: int, kind: str, member: int = 0) -> Post | None:
        self.reads += 1
        await look_up()
        return self.kept.get((table, kind, member))

    async def keep(self, table: int, kind: str, post: Post, member: int = 0) -> None:
        self.kept[table, kind, member] = post

    async def drop(self, table: int, kind: str, member: int = 0) -> None:
        self.kept.pop((table, kind, member), None)

    async def everything(self, table: int) -> dict[tuple[str, int], Post]:
        self.reads += 1
        await look_up()
        return {(kind, member): post for (its, kind, member), post in self.kept.items() if its == table}


async def drawn_at_once(_: Any) -> bytes:
    """Return what stands for a picture here."""
    return b"a picture"


class Showing:
    """What shows tables, on a client that has its services already."""

    def __init__(self, client: Any, clock: HandClock, settings: Settings, languages: Languages | None = None) -> None:
        client.settings, client.refused_requests = settings, RefusedRequests(clock)
        client.request_pace = RequestPace(1_000_000.0)
        client.own_tables = OwnTables(client.tables, client.posts)
        readers_of(client, languages)
        self.publisher = Publisher(client, clock)
        self.reconciler, self.pictures = self.publisher._reconciler, self.publisher.pictures
        self.tokens = self.publisher.messenger.tokens


class Hall:
    """The publisher on fakes, whose time is moved by hand."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        settings: Settings = IMMEDIATE,
        before: "Hall | None" = None,
        there: tuple[FakeDiscord, FakeDoors] | None = None,
    ) -> None:
        """Open it.

        Args:
            monkeypatch: drives the loop's time.
            settings: how long what waits.
            before: another one that was closed, in whose place this one comes.
            there: a Discord, and where members' direct messages are, if they are to be others than usual.
        """
        self.numbers = count(1)
        """Of announcements."""
        self.draws: Callable[[Any], Awaitable[bytes]] = drawn_at_once
        """What draws a picture."""
        self.clock = HandClock()
        self.clock.drive(asyncio.get_running_loop(), monkeypatch)
        self.discord, self.tables, self.posts = FakeDiscord(), FakeTables(), FakePosts()
        if before is not None:
            self.discord, self.posts = before.discord, before.posts
            self.clock = before.clock
        self.doors = FakeDoors()
        if there is not None:
            self.discord, self.doors = there
        self.languages = Languages()
        client: Any = self.discord
        client.tables, client.posts, client.doors = self.tables, self.posts, self.doors
        client.search_pool = SimpleNamespace(run=self._draw)
        shows = Showing(client, self.clock, settings, self.languages)
        self.tokens, self.pictures = shows.tokens, shows.pictures
        self.reconciler, self.publisher = shows.reconciler, shows.publisher
        self.deck = client.deck
        """The application's pictures of cards; `ids` is empty while cards are text."""
        self.cogs = {"Publisher": self.publisher}
        self.tables.changed = self.publisher.changed

    async def _draw(self, _: Callable[..., Any], picture: Any) -> Any:
        return await self.draws(picture)

    def click(self, member: int, message: Shown | None = None, *, guild: int | None = 7) -> Any:
        """Return a member's click on a message, or a command where none is named."""
        click = Click(self.discord, member, message, guild)
        click.client.tables, click.client.get_cog = self.tables, self.cogs.get
        return click

    async def press(self, member: int, message: Shown, verb: str) -> Any:
        """Let a member press the first button of a verb on a message, and return their click."""
        found = [match for match in map(TEMPLATE.fullmatch, message.buttons) if match]
        click = self.click(member, message, guild=None if message.channel.id < 0 else 7)
        pressed = next(each for each in found if each["verb"] == verb)
        async with boundary(click, int(pressed["table"])) as asked:
            await table_button.act(asked, pressed)
        return click

    async def shows(self, board: Board, hands: Sequence[Hand] = ()) -> None:
        """Let a table be like this, and let all be shown that is shown at once."""
        self.tables.set(board, hands)
        self.publisher.changed(board.id)
        await self.rest()

    async def rest(self, seconds: float = 0.0) -> None:
        """Let seconds pass, and let everything come to its end that is due by then."""
        await self.clock.forward(seconds)
        for _ in range(60):
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop showing. All that was shown is what Discord takes."""
        await self.publisher.cog_unload()
        self.discord.strict.assert_content()

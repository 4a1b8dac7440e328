"""Two processes of one bot show tables with a day a turn: calls, deadlines, and what happens when one takes over."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection
from copy import copy
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cli.audit import audit
from bot.members.people import Actor
from bot.tables.service.posts import CALL, NUDGE, Post, Posts
from bot.tables.time.clock import LAST_HOURS, LONGEST
from cogs.post.publisher import Publisher
from tests.bot.clock import STEP, HandClock
from tests.bot.club import GUILD, Recorder
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.bot.tables.owned import Half
from tests.cogs.post.fake_discord import FAILS, FakeDiscord, Shown
from tests.cogs.post.fake_doors import FakeDoors
from tests.cogs.post.fakes import IMMEDIATE, Showing, drawn_at_once

pytestmark = pytest.mark.parametrize("kind", ["postgresql"], indirect=True)

HOUR, DAY = 3600, 24 * 3600
ELSEWHERE = 8
"""The other process's server."""
CHANNEL = {GUILD: 70, ELSEWHERE: 80}
WHO = tuple(replace(each, locale="en-US") for each in (ANN, BEN, CLARA))


class Shows(Recorder):
    """Writes down what it is told, and passes it on to what shows the tables."""

    publisher: Publisher

    def changed(self, table: int) -> None:
        super().changed(table)
        self.publisher.changed(table)

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        await super().let_go(tables, servers)
        await self.publisher.let_go(tables, servers)


class Process(Half):
    """A process with its part of the servers, which shows their tables in a Discord that is there for both."""

    def __init__(self, address: str, clock: HandClock, client: Any, *guilds: int) -> None:
        self._client = client
        super().__init__(address, clock, *guilds)

    def _wire(self) -> None:
        super()._wire()
        self.posts, self.audience = Posts(self.database, self.tables.cache.kept), Shows()
        client = copy(self._client)  # what the processes share is the Discord in it
        client.search_pool = SimpleNamespace(run=drawn_at_once)
        client.tables, client.posts, client.doors = self.tables, self.posts, FakeDoors()
        shows = Showing(client, self.clock, IMMEDIATE)
        self.reconciler, self.audience.publisher = shows.reconciler, shows.publisher

    @property
    def busy(self) -> bool:
        """Whether something is under way here."""
        jobs = self.reconciler.jobs._slots.values()
        return bool(self.reconciler.tasks or self.tables.time._tasks or any(each.task for each in jobs))

    async def dies(self) -> None:
        """Do nothing more, without a word to anybody."""
        self.own.clear()
        await self.tables.time.stop()
        for each in self.reconciler.tasks:
            each.cancel()
        await self.reconciler.stop()


class Bot:
    """The bot: two processes, each with a server where Ann, Ben and Clara have a table."""

    def __init__(self, address: str, clock: HandClock) -> None:
        self.clock = clock
        self.discord = FakeDiscord()
        client: Any = self.discord
        client.deck = SimpleNamespace(refused=lambda: None)
        self.one, self.other = (Process(address, clock, client, guild) for guild in (GUILD, ELSEWHERE))
        self.other.click = self.one.click  # type: ignore[method-assign]
        self.one.wakes, self.other.wakes = self._waking(self.other), self._waking(self.one)
        self._woken: set[asyncio.Task[None]] = set()

    @property
    def both(self) -> tuple[Process, Process]:
        return self.one, self.other

    def _waking(self, whom: Process) -> Any:
        def wake(*which: Any) -> None:
            task = asyncio.get_running_loop().create_task(whom.tables.cache.woken(*which))
            self._woken.add(task)
            task.add_done_callback(self._woken.discard)

        return wake

    async def rest(self) -> None:
        """Wait until nothing is under way."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0.002)
            quiet = 0 if self._woken or self.one.busy or self.other.busy else quiet + 1

    async def passes(self, seconds: float) -> None:
        """Let time pass."""
        while seconds > 0:
            await self.clock.forward(min(seconds, STEP))
            seconds -= STEP
            if self._woken or self.one.busy or self.other.busy:
                await self.rest()
        await self.rest()

    def keeper(self, guild: int) -> Process:
        return next(each for each in self.both if guild in each.own)

    async def begin(self, guild: int) -> int:
        """Begin a table in a server, whose members are at none before."""
        process = self.keeper(guild)
        await process.wallets.change_settings(guild, turn_seconds=DAY)
        table = await process.begin(*WHO, guild=guild, channel=CHANNEL[guild])
        await self.passes(30)
        return table

    async def turn(self, table: int) -> Actor:
        """Who is waited for."""
        hand = next(each for each in await self.one.tables.queries.hands(table) if each.acting)
        return seated(hand.member)

    async def decision(self, table: int) -> int:
        return (await self.one.stored(table)).decision

    async def passes_to(self, at: float) -> None:
        """Let it become that time."""
        await self.passes(at - self.clock())

    async def hand_over(self, guild: int) -> None:
        """Let the other process keep a server from now on."""
        process = self.keeper(guild)
        await process.let_go(guild)
        await next(each for each in self.both if each is not process).take_over(guild)
        await self.rest()

    async def due(self, table: int) -> float:
        due = (await self.one.tables.queries.board(table)).due_at
        assert due is not None
        return due

    async def play(self, table: int) -> Actor:
        """Let who is waited for play, by direct message: that comes to the first process."""
        process = self.one if self.one.own else self.other
        hand = next(each for each in await process.tables.queries.hands(table) if each.acting)
        await process.play(table, hand)
        await self.rest()
        return seated(hand.member)

    def calls(self, who: Actor) -> list[Shown]:
        """The calls to somebody that stand, in the channels and in their direct messages."""
        places = [*CHANNEL.values(), -who.member]
        said = [each for place in places for each in self.discord.of(place)]
        return [each for each in said if _is_call(each) and _of(each, who)]

    def called(self, who: Actor) -> int:
        """How often somebody's phone has told of a call."""
        return len([each for each in self.discord.messages if _is_call(each) and _of(each, who)])

    async def stop(self) -> None:
        for each in self.both:
            await each.tables.time.stop()
            await each.reconciler.stop()
        async with self.one.database.reading() as work:
            found = await audit(work)
        for each in self.both:
            await each.database.close()
        assert found.wrong == ()


def _is_call(message: Shown) -> bool:
    return "your move" in message.text or "for you:" in message.text


def _of(message: Shown, who: Actor) -> bool:
    return message.channel.id == -who.member or message.mentions == [who.member]


@pytest.fixture
async def bot(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    clock = HandClock()
    clock.drive(asyncio.get_running_loop(), monkeypatch)
    bot = Bot(address, clock)
    for each in bot.both:
        await each.tables.cache.resume(each.audience)
    yield bot
    await bot.stop()


@pytest.fixture(params=["mention", "direct"])
async def by(bot: Bot, request: pytest.FixtureRequest) -> str:
    """How all members are called."""
    for each in WHO:
        await bot.one.preferences.choose(each.member, "calls", request.param)
    return str(request.param)


async def test_a_call_stays_where_it_is_when_another_process_takes_over(bot: Bot, by: str) -> None:
    table = await bot.begin(GUILD)
    who, due = await bot.turn(table), await bot.due(table)
    await bot.passes(61)
    (first,) = bot.calls(who)
    await bot.hand_over(GUILD)
    await bot.passes(HOUR)
    assert bot.calls(who) == [first]
    assert await bot.due(table) == due
    await bot.passes_to(due - LAST_HOURS + 90)
    (last,) = bot.calls(who)
    assert (first.deleted, bot.called(who)) == (True, 2)
    await bot.hand_over(GUILD)
    await bot.passes(HOUR)
    assert bot.calls(who) == [last]
    before = await bot.decision(table)
    await bot.passes_to(due + 1)
    assert await bot.decision(table) > before
    assert not bot.calls(who)
    await bot.passes(120)
    now = await bot.turn(table)
    assert [len(bot.calls(each)) for each in WHO] == [each.member == now.member for each in WHO]


async def test_whoever_prefers_that_is_never_called(bot: Bot) -> None:
    for each in WHO:
        await bot.one.preferences.choose(each.member, "calls", "never")
    table = await bot.begin(GUILD)
    who, due = await bot.turn(table), await bot.due(table)
    await bot.passes_to(due - 60)
    assert await bot.turn(table) == who
    assert bot.called(who) == 0


@pytest.mark.parametrize("noted", [False, True])
async def test_a_process_that_dies_when_it_calls_loses_and_doubles_no_call(
    bot: Bot, by: str, monkeypatch: pytest.MonkeyPatch, *, noted: bool
) -> None:
    table = await bot.begin(GUILD)
    who = await bot.turn(table)
    keep = Posts.keep

    async def dies(posts: Posts, at: int, kind: str, post: Post, member: int = 0) -> None:
        if kind in (CALL, NUDGE):
            if noted:
                await keep(posts, at, kind, post, member)
            raise asyncio.CancelledError
        await keep(posts, at, kind, post, member)

    with monkeypatch.context() as patch:
        patch.setattr(Posts, "keep", dies)
        await bot.passes(61)
        assert bot.called(who) == 1
        await bot.one.dies()
    await bot.passes(30)
    await bot.other.take_over(GUILD)
    await bot.passes(HOUR)
    assert (len(bot.calls(who)), bot.called(who)) == (1, 1)
    await bot.play(table)
    await bot.rest()
    assert not bot.calls(who)


@pytest.mark.parametrize("away", [120, 22 * HOUR])
async def test_who_was_to_be_called_while_no_process_was_there_is_called_once(bot: Bot, by: str, away: float) -> None:
    table = await bot.begin(GUILD)
    who = await bot.turn(table)
    await bot.one.dies()
    await bot.passes(away)
    assert not bot.calls(who)
    await bot.other.take_over(GUILD)
    await bot.passes(120)
    assert (len(bot.calls(who)), bot.called(who)) == (1, 1)


async def test_a_deadline_that_no_process_has_seen_acts_once_and_not_at_once(bot: Bot, by: str) -> None:
    table = await bot.begin(GUILD)
    who, due, before = await bot.turn(table), await bot.due(table), await bot.decision(table)
    await bot.one.dies()
    await bot.passes_to(due + 2 * HOUR)
    await bot.other.take_over(GUILD)
    await bot.passes(90)
    assert await bot.decision(table) == before
    assert len(bot.calls(who)) == 1
    await bot.passes(LONGEST)
    assert await bot.decision(table) > before
    assert not bot.calls(who)


@pytest.mark.parametrize("fails", [False, True])
async def test_one_direct_message_names_the_tables_of_both_processes(bot: Bot, *, fails: bool) -> None:
    for each in WHO:
        await bot.one.preferences.choose(each.member, "calls", "direct")
    tables = [await bot.begin(guild) for guild in CHANNEL]
    await bot.passes(120)
    for step in range(16):
        turns = [await bot.turn(each) for each in tables]
        for who in WHO:
            waits = [CHANNEL[guild] for guild, turn in zip(CHANNEL, turns, strict=True) if turn.member == who.member]
            said = [each.text for each in bot.calls(who)]
            assert len(said) == bool(waits), (who, waits, said)
            assert all(f"<#{each}>" in said[0] for each in waits)
        await bot.play(tables[step % 2])
        if fails:
            bot.discord.fails["send"] = FAILS
            await bot.passes(70)
            bot.discord.fails.clear()
        await bot.passes(200)


async def test_of_a_table_that_rests_little_is_kept_and_nothing_shown_twice(bot: Bot) -> None:
    table = await bot.begin(GUILD)
    for _ in range(3):
        await bot.play(table)
        await bot.passes(120)
        live, asked = bot.one.tables.cache.kept(table), Counter(bot.discord.asked)
        state = bot.one.reconciler.states.get(table)
        assert live is not None
        assert state is not None
        assert (live.look, live.posts) == (None, None)
        assert not [slot for slot, each in state.slots.items() if each.drawn is not None and each.drawn.source]
        bot.one.tables.cache.show(table, GUILD)
        await bot.passes(600)
        assert bot.discord.asked == asked, "it looks as before"
        assert not bot.one.reconciler.jobs._slots, "nothing is looked at for its own sake"

"""Twenty tables deal at once: who was written to before has the hand at once, and doors are opened one by one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from bot.members.preferences import CardsBy
from bot.members.strangers import BURST
from bot.ops.refused_requests import RefusedRequests
from bot.tables.model.table import Status
from cogs.render.parts import small
from cogs.show import direct_hands
from cogs.show.common import Common
from cogs.show.conflation import Conflator
from cogs.show.direct_hands import DirectHands
from cogs.show.fallback import Fallback
from cogs.show.letters import Letters
from cogs.show.messenger import Messenger
from cogs.show.pace import Pace
from cogs.show.pauses import Pauses
from cogs.show.tokens import Tokens
from tests.bot.clock import HandClock
from tests.cogs.show.fake_doors import FakeDoors
from tests.cogs.show.fakes import FAILS, FakeDiscord, FakePosts, Shown, http_error
from tests.cogs.show.reading import readers_of

TABLES, SEATS = 20, 4
PAUSE = 2.0
STEP = 0.05


class Discord(FakeDiscord):
    """Notes when it was asked, and when doors were opened."""

    def __init__(self, clock: HandClock) -> None:
        super().__init__()
        self.clock = clock
        self.opened: list[tuple[int, float]] = []
        self.at: list[float] = []
        self.failing: set[int] = set()
        self.closed: set[int] = set()

    @property
    def written(self) -> set[int]:
        """Who was written to."""
        return {-each.channel.id for each in self.messages}

    @property
    def edits(self) -> int:
        return sum(each.edits for each in self.messages)

    def find(self, message: int) -> Shown:
        there = super().find(message)
        if -there.channel.id in self.failing:
            raise FAILS
        return there

    async def _ask(self, what: str) -> None:
        self.at.append(self.clock())
        await super()._ask(what)

    async def _send(self, channel: int, **what: Any) -> Shown:
        if -channel in self.closed:
            raise http_error(403, 50007)
        return await super()._send(channel, **what)

    async def _open(self, member: int) -> dict[str, str]:
        self.opened.append((member, self.clock()))
        return await super()._open(member)


class Evening:
    """Tables of members whose hands change, shown as the publisher shows them: a job a table."""

    def __init__(self, clock: HandClock) -> None:
        self.clock, self.discord, self.doors = clock, Discord(clock), FakeDoors({}, clock, PAUSE)
        self.jobs = Conflator(0.0)
        self.state = 0
        self.told: list[int] = []
        client: Any = self.discord
        posts: Any = FakePosts()
        doors: Any = self.doors
        self.posts = posts
        messenger = Messenger(client, RefusedRequests(clock), Tokens(clock), Pace(40.0))
        fallback = Fallback(lambda: None)
        schedule: Any = SimpleNamespace(mark=lambda _kind, table: self.told.append(table))
        nothing: Any = None
        common = Common(
            messenger=messenger,
            letters=Letters(messenger, doors, fallback),
            fallback=fallback,
            tables=nothing,
            posts=posts,
            screens=nothing,
            schedule=schedule,
            pauses=Pauses(hand_deferral=0.0),
            readers=readers_of(client),
            clock=clock,
        )
        self.hands = DirectHands(common)

    def at(self, table: int) -> list[Any]:
        board = SimpleNamespace(id=table, game="stops", status=Status.PLAYING, round=1, waiting=None)
        its = {
            "board": board,
            "view": SimpleNamespace(hand=(1,)),
            "preparing": False,
            "locale": "en-US",
            "cards": CardsBy.PICTURES,
        }
        members = range(table * SEATS + 1, (table + 1) * SEATS + 1)
        return [
            SimpleNamespace(member=each, acting=False, forced=False, direct=True, look=self.state, **its)
            for each in members
        ]

    def deal(self, tables: int = TABLES) -> None:
        for table in range(tables):
            self.jobs.mark(("direct", table), lambda table=table: self.send(table))

    def show(self, tables: int = TABLES) -> None:
        for table in range(tables):
            self.jobs.mark(("hands", table), lambda table=table: self.look(table))

    async def send(self, table: int) -> float | None:
        return await self.hands.send(self.at(table), await self.posts.everything(table), None, silent=False)

    async def look(self, table: int) -> float | None:
        hands = self.at(table)
        return await self.hands.show(hands[0].board, hands, await self.posts.everything(table), None, silent=False)

    async def over(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            await self.clock.forward(STEP)
            for _ in range(20):
                await asyncio.sleep(0)


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    clock = HandClock()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", clock)
    monkeypatch.setattr(
        direct_hands,
        "hand_message",
        lambda hand, *_, **__: small(f"{hand.member} {hand.look}"),
    )
    evening = Evening(clock)
    yield evening
    await evening.jobs.stop()


def everybody() -> range:
    return range(1, TABLES * SEATS + 1)


async def test_hands_reach_known_doors_at_once_while_new_ones_are_opened_one_by_one(evening: Evening) -> None:
    known = set(everybody()[::2])
    evening.doors.known.update({each: -each for each in known})
    begun = evening.clock()
    evening.deal()
    await evening.over(4.0)
    assert known <= evening.discord.written, "as fast as the pace over all allows"
    assert len(evening.discord.opened) in (BURST + 1, BURST + 2)
    evening.state += 1
    evening.show()
    await evening.over(4.0)
    assert evening.discord.edits >= len(known), "edits do not wait for doors"
    await evening.over(TABLES * SEATS / 2 * PAUSE)
    assert evening.discord.written == set(everybody())
    assert not [each for each in evening.discord.messages if each.silent]
    times = [at for _, at in evening.discord.opened]
    assert sorted(each for each, _ in evening.discord.opened) == sorted(set(everybody()) - known)
    assert max(sum(at <= other < at + 10.0 for other in times) for at in times) <= BURST + 10.0 / PAUSE
    assert max(sum(at <= other < at + 1.0 for other in evening.discord.at) for at in evening.discord.at) <= 50
    assert times[-1] - begun < 1.1 * PAUSE * len(times)


async def test_while_a_door_has_to_wait_the_board_says_where_the_hand_is_and_takes_it_back(evening: Evening) -> None:
    evening.deal()
    await evening.over(1.0)
    last = evening.at(TABLES - 1)[-1].member
    assert last in evening.hands.unreached(TABLES - 1, {})[0]
    assert TABLES - 1 in evening.told
    await evening.over(1.5 * TABLES * SEATS * PAUSE)
    assert not any(evening.hands.unreached(table, {})[0] for table in range(TABLES))


@pytest.mark.parametrize("code", [40003, 20026])
async def test_where_discord_has_had_enough_no_door_is_opened_for_longer_and_longer(
    evening: Evening, code: int
) -> None:
    evening.doors.known[1] = -1
    evening.discord.fails["open"] = http_error(403, code)
    evening.deal()
    for _ in range(24):
        await evening.clock.forward(3600.0)
        await evening.over(2.0)
    times = [at for _, at in evening.discord.opened]
    assert 1 in evening.discord.written
    pauses = [after - before for before, after in pairwise(times)]
    assert BURST + 4 <= len(times) <= BURST + 12, pauses
    assert pauses[BURST - 1] >= {40003: 480, 20026: 2880}[code], "a burst was on its way"
    assert pauses[-1] >= 4 * 3600
    del evening.discord.fails["open"]
    for _ in range(8):
        await evening.clock.forward(3600.0)
        await evening.over(2.0)
    assert len(evening.discord.written) > 1, "it begins again, gently"
    assert len(evening.discord.written) < TABLES * SEATS
    await evening.over(2 * TABLES * SEATS * PAUSE)
    assert evening.discord.written == set(everybody())


async def test_one_closed_door_is_nobody_elses(evening: Evening) -> None:
    evening.discord.closed = {1}
    evening.deal(tables=1)
    await evening.over(3 * PAUSE)
    assert len(evening.discord.opened) == SEATS
    assert len(evening.discord.written) == SEATS - 1
    assert evening.hands.unreached(0, await evening.posts.everything(0)) == ({1}, {2, 3, 4})


async def test_one_hand_that_fails_neither_stops_nor_delays_another(evening: Evening) -> None:
    evening.doors.known.update({each: -each for each in everybody()})
    evening.deal(tables=1)
    await evening.over(1.0)
    evening.discord.failing = {1}
    for _ in range(5):
        evening.state += 1
        evening.show(tables=1)
        await evening.over(2 * STEP)
    assert evening.discord.edits == 5 * (SEATS - 1), "each change is shown to the others at once"
    evening.discord.failing.clear()
    before = evening.discord.edits
    await evening.over(40.0)
    assert evening.discord.edits == before + 1, "and the last one to whom it concerns, by itself"

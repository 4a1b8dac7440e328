"""Twenty tables deal at once: who was written to before has the hand at once, and doors are opened one by one."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.members.strangers import BURST
from bot.tables.views import Board, Hand
from cogs.render.parts import small
from cogs.screen import screens
from tests.bot.clock import HandClock
from tests.cogs.post.fake_discord import FAILS, FakeDiscord, Shown, http_error
from tests.cogs.post.fake_doors import FakeDoors
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import LEAD, seen

TABLES, SEATS = 20, 4
PAUSE = 2.0
STEP = 0.05
CHANNELS = 1000
"""The number of the first table's channel."""


class Evening:
    """Tables of members whose hands change."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.discord, self.doors = FakeDiscord(), FakeDoors({}, HandClock(), PAUSE)
        self.hall = Hall(monkeypatch, IMMEDIATE, there=(self.discord, self.doors))
        self.doors.clock = self.clock = self.hall.clock
        self.hall.discord.request_pace.be(40.0)
        self.discord.heard = self.heard
        self.at: list[float] = []
        """When Discord was asked."""
        self.opened: list[tuple[int, float]] = []
        """Whose doors were opened, and when."""
        self.failing: set[int] = set()
        self.closed: set[int] = set()
        self.state = 0

    def heard(self, what: str, channel: int) -> None:
        self.at.append(self.clock())
        if what == "open":
            self.opened.append((-channel, self.clock()))
        if what == "send" and -channel in self.closed:
            raise http_error(403, 50007)
        if what == "edit" and -channel in self.failing:
            raise FAILS

    @property
    def direct(self) -> list[Shown]:
        """All direct messages."""
        return [each for each in self.discord.messages if each.channel.id < 0]

    @property
    def written(self) -> set[int]:
        """Who was written to."""
        return {-each.channel.id for each in self.direct}

    @property
    def edits(self) -> int:
        return sum(each.edits for each in self.direct)

    def situation(self, table: int) -> tuple[Board, list[Hand]]:
        board, hands = seen(LEAD)
        board = replace(board, id=table, channel=CHANNELS + table, decision=self.state)
        members = range(table * SEATS + 1, (table + 1) * SEATS + 1)
        return board, [replace(hands[0], board=board, member=each, acting=False) for each in members]

    def show(self, tables: int = TABLES) -> None:
        for table in range(tables):
            self.hall.tables.set(*self.situation(table))
            self.hall.publisher.changed(table)

    async def unreached(self, table: int) -> tuple[frozenset[int], frozenset[int]]:
        """Return who is told to look elsewhere, and whom that this is the first message."""
        now = await self.hall.reconciler.states.read(self.hall.reconciler.states.of(table))
        return now.unreached, frozenset(now.known.first - now.unreached)

    async def over(self, seconds: float) -> None:
        for _ in range(round(seconds / STEP)):
            await self.clock.forward(STEP)
            for _ in range(20):
                await asyncio.sleep(0)


@pytest.fixture
async def evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    def drawn(hand: Any, *_: Any, **__: Any) -> Any:
        return small(f"{hand.member} {hand.board.decision}")

    monkeypatch.setattr(screens, "hand_message", drawn)
    monkeypatch.setattr(screens, "board_message", lambda board, *_, **__: small(f"table {board.id}"))
    evening = Evening(monkeypatch)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", evening.clock)
    yield evening
    await evening.hall.publisher.cog_unload()


def everybody() -> range:
    return range(1, TABLES * SEATS + 1)


async def test_hands_reach_known_doors_at_once_while_new_ones_are_opened_one_by_one(evening: Evening) -> None:
    known = set(everybody()[::2])
    evening.doors.known.update({each: -each for each in known})
    begun = evening.clock()
    evening.show()
    await evening.over(4.0)
    assert known <= evening.written, "as fast as the pace over all allows"
    assert len(evening.opened) in (BURST + 1, BURST + 2)
    evening.state += 1
    evening.show()
    await evening.over(4.0)
    assert evening.edits >= len(known), "edits do not wait for doors"
    await evening.over(TABLES * SEATS / 2 * PAUSE)
    assert evening.written == set(everybody())
    assert not [each for each in evening.direct if each.silent]
    times = [at for _, at in evening.opened]
    assert sorted(each for each, _ in evening.opened) == sorted(set(everybody()) - known)
    assert max(sum(at <= other < at + 10.0 for other in times) for at in times) <= BURST + 10.0 / PAUSE
    assert max(sum(at <= other < at + 1.0 for other in evening.at) for at in evening.at) <= 50
    assert times[-1] - begun < 1.1 * PAUSE * len(times)


async def test_while_a_door_has_to_wait_the_board_says_where_the_hand_is_and_takes_it_back(evening: Evening) -> None:
    evening.show()
    await evening.over(1.0)
    last = evening.situation(TABLES - 1)[1][-1].member
    assert last in (await evening.unreached(TABLES - 1))[0]
    await evening.over(1.5 * TABLES * SEATS * PAUSE)
    assert not [table for table in range(TABLES) if (await evening.unreached(table))[0]]


async def test_of_hands_that_have_not_arrived_nothing_is_kept_when_others_show_the_tables(evening: Evening) -> None:
    evening.show()
    await evening.over(1.0)
    states = evening.hall.reconciler.states
    assert any(stands.tried for state in states for stands in state.slots.values())
    letting = asyncio.ensure_future(evening.hall.publisher.let_go(range(TABLES), lambda _: False))
    await evening.over(15.0)
    await letting
    assert not list(states)


async def test_one_closed_door_is_nobody_elses(evening: Evening) -> None:
    evening.closed = {1}
    evening.show(tables=1)
    await evening.over(3 * PAUSE)
    assert len(evening.opened) == SEATS
    assert len(evening.written) == SEATS - 1
    assert await evening.unreached(0) == ({1}, {2, 3, 4})


async def test_one_hand_that_fails_neither_stops_nor_delays_another(evening: Evening) -> None:
    evening.doors.known.update({each: -each for each in everybody()})
    evening.show(tables=1)
    await evening.over(1.0)
    evening.failing = {1}
    for _ in range(5):
        evening.state += 1
        evening.show(tables=1)
        await evening.over(2 * STEP)
    assert evening.edits == 5 * (SEATS - 1), "each change is shown to the others at once"
    evening.failing.clear()
    before = evening.edits
    await evening.over(40.0)
    assert evening.edits == before + 1, "and the last one to whom it concerns, by itself"

"""What members wait for if Discord's limits are the worse ones: `WORSE` in `limits`.

The whole bot plays beside the small Discord in virtual time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from benchmarks.filled import fill, places
from benchmarks.simulation import Wish, _Simulated
from benchmarks.virtual import VirtualLoop, run_virtually
from bot.tables.model.terms import QUICK, USUAL, Terms
from tests.inline import connect_inline
from tests.wire.limits import UNLIMITED, WORSE, Rules
from tests.wire.messages import Interaction, Message

PATIENCE = 5.0
"""Virtual seconds that nobody waits longer than."""
AT_THE_TABLE = Wish(
    servers=1, tables=1, owners=1, owner=0, pause=(1.0, 1.0), direct=0.0, settling=0.0, seconds=0.0, seed=1
)


class Evening(_Simulated):
    """A table in virtual time."""

    def my_hand(self, at: int) -> Interaction:
        """Let the member in a seat press **My hand** on the board."""
        return self._discord.click(self._discord.members[self._those[0].member(at)], self._board(), "hand")

    def _board(self) -> Message:
        board = self._discord.board(self._those[0].channel)
        assert board is not None
        return board

    async def cards_in(self, seconds: float) -> int:
        """Return how much is played in some seconds, where members press a second after they can."""
        before, playing = await self._played(), asyncio.create_task(self._company(*self._those).play())
        await asyncio.sleep(seconds)
        playing.cancel()
        return await self._played() - before


def evening(file: Path, humans: int, play: Callable[[Evening], Awaitable[Any]], rules: Rules = WORSE) -> Any:
    """Return what `play` does of a table with so many members and computer players, where nothing may be refused."""

    async def happens(loop: VirtualLoop) -> Any:
        table = Evening(AT_THE_TABLE, file, loop)
        try:
            table._discord.limits.rules = rules
            await table._line.connect()
            await table._discord.until(lambda: table._board().now.at)
            found = await play(table)
            assert table._discord.limits.refused == {}
        finally:
            await table._bot.close()
        return found

    def terms(*given: Any) -> Terms:
        return replace(Terms(*given), turn_seconds=60, pace=QUICK if humans == 1 else USUAL)

    with (
        patch("bot.store.backends.sqlite.connect_seldom_asked", connect_inline),
        patch("benchmarks.filled.Terms", terms),
    ):
        run_virtually(lambda _: fill(file, places(1), humans=humans, entropy=Random(1).randbytes))
        return run_virtually(happens)


def slowest(pressed: list[Interaction]) -> float:
    """Return after how many seconds the last of those who pressed saw something new, an hour if nothing has come."""
    told = [[*filter(None, [each.original if each.callback == 4 else None]), *each.followups] for each in pressed]
    came = zip(pressed, told, strict=True)
    return max(min([one.posted_at - each.at for one in own], default=3600.0) for each, own in came)


def test_three_members_who_press_my_hand_29_times_in_twelve_seconds_freeze_no_hand(tmp_path: Path) -> None:
    async def play(table: Evening) -> list[Interaction]:
        pressed = []
        for _ in range(29):
            pressed += map(table.my_hand, range(3))
            await asyncio.sleep(12.0 / 29)
        await asyncio.sleep(60.0)
        return pressed

    assert slowest(evening(tmp_path / "table.sqlite3", 3, play)) < PATIENCE


def test_nobody_waits_beside_a_member_who_hammers_my_hand(tmp_path: Path) -> None:
    async def play(table: Evening) -> list[Interaction]:
        pressed = []
        for at in range(90):
            table.my_hand(0)
            if at % 15 == 14:
                pressed += map(table.my_hand, (1, 2))
            await asyncio.sleep(0.35)  # as often as the bot lets anybody press
        await asyncio.sleep(60.0)
        return pressed

    assert slowest(evening(tmp_path / "table.sqlite3", 3, play)) < PATIENCE


def test_a_lone_human_among_quick_computer_players_waits_for_no_bucket(tmp_path: Path) -> None:
    async def play(table: Evening) -> int:
        return await table.cards_in(120.0)

    worse, free = evening(tmp_path / "worse.sqlite3", 1, play), evening(tmp_path / "free.sqlite3", 1, play, UNLIMITED)
    assert worse > free * 0.95 > 50  # the way to Discord takes as long as chance will have it

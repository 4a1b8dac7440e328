"""A hundred and fifty tables where the bot may do nothing, while all changes: Discord shuts out at 10,000 refusals."""

from bisect import bisect_left
from dataclasses import replace
from typing import Any

import pytest

from bot.ops.refused_requests import WINDOW
from cogs.post.policy import Pauses
from cogs.render.parts import small
from cogs.screen import screens
from tests.cogs.post.fake_discord import REFUSED, FakeDiscord
from tests.cogs.post.fake_doors import FakeDoors
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import LEAD, RUN, seen

TABLES = 150
DISCORDS_LIMIT = 10_000


class Forbidden(FakeDiscord):
    """Refuses everything, and notes when."""

    hall: Hall

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    async def _ask(self, what: str) -> None:
        self.times.append(self.hall.clock())
        self.hall.refused.seen(403)
        raise REFUSED

    def most(self) -> int:
        """The most refusals within ten minutes."""
        return max(bisect_left(self.times, begin + WINDOW) - at for at, begin in enumerate(self.times))


async def test_twenty_minutes_of_it_stay_far_below_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "hand_message", lambda *_, **__: small("a hand"))
    monkeypatch.setattr(screens, "board_message", lambda board, *_, **__: small(f"decision {board.decision}"))
    discord = Forbidden()
    hall = discord.hall = Hall(monkeypatch, Pauses(), there=(discord, FakeDoors()))
    for minute, _ in enumerate(range(0, 1200, 40)):
        for table in range(TABLES):
            board: Any = replace(seen((LEAD, RUN)[minute % 2], half_over=True)[0], id=table, channel=1000 + table)
            hall.tables.set(board, [])
            hall.publisher.changed(table)
        await hall.rest(40.0)
    await hall.publisher.cog_unload()
    assert len(discord.times) > 3 * TABLES, "it is tried again"
    assert discord.most() < 1000 < DISCORDS_LIMIT / 8

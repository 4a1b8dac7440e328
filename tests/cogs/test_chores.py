"""Who does the chores of the whole bot, and when, where several processes run it."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.chores import Chores
from cogs.press.membership import Membership


class Bot:
    """A process that is connected, and writes down its chores."""

    def __init__(self, *, does_chores: bool) -> None:
        self.does_chores = does_chores
        self.done: list[str] = []
        self.guilds: list[Any] = []
        self.gateway = SimpleNamespace(shards=(), hears=lambda _: True)
        self.departures = SimpleNamespace(review=self._noting("review"))
        self.pruning = SimpleNamespace(prune=self._noting("prune"))
        self.seasons = SimpleNamespace(drop_old_weeks=self._noting("drop"))
        self.attempts = SimpleNamespace(tidy=self._noting("tidy"))
        self.settings = SimpleNamespace(keep_days=30, pictures=False, audit_at="")
        self.daily_audit = SimpleNamespace(audit=self._noting("audit"))

    def _noting(self, what: str) -> Any:
        async def done(*_: object) -> None:
            self.done.append(what)

        return done

    async def done_with(self, what: list[str]) -> None:
        """Wait until so much is done."""
        async with asyncio.timeout(5.0):
            while self.done != what:  # noqa: ASYNC110 - a loop of discord.py's does it
                await asyncio.sleep(0.01)

    def is_ready(self) -> bool:
        return True

    def holds(self, _guild: int) -> bool:
        return True

    def get_cog(self, _name: str) -> Any:
        return Membership(self)  # type: ignore[arg-type]


CHORES = ["prune", "drop", "tidy"]


@pytest.fixture
async def cog() -> AsyncIterator[Chores]:
    cog = Chores(Bot(does_chores=False))  # type: ignore[arg-type]
    yield cog
    await cog.cog_unload()


async def test_whoever_gets_the_chores_while_it_runs_does_what_the_other_has_left(cog: Chores) -> None:
    bot: Any = cog._bot
    await cog.on_ready()
    await bot.done_with(["review"])
    bot.does_chores = True
    await cog.on_shard_owned(2)
    assert bot.done == ["review"]
    await cog.on_shard_owned(0)
    assert bot.done == ["review", *CHORES]


async def test_at_the_start_they_wait_until_all_is_ready(cog: Chores) -> None:
    bot: Any = cog._bot
    bot.does_chores = True
    await cog.on_shard_owned(0)
    assert bot.done == []
    await cog.on_ready()
    await bot.done_with(["review", *CHORES])


async def test_whoever_loses_them_begins_no_more_of_them(cog: Chores) -> None:
    bot: Any = cog._bot
    await cog.on_ready()
    await bot.done_with(["review"])
    bot.does_chores = True

    async def lost() -> None:
        bot.done.append("prune")
        bot.does_chores = False

    bot.pruning.prune = lost
    await cog.on_shard_owned(0)
    assert bot.done == ["review", "prune"]


@pytest.mark.parametrize(("at", "due"), [("04:05", "04:05:00+00:00"), ("", "")])
async def test_the_audit_comes_at_its_time_of_day_in_utc_or_never(cog: Chores, at: str, due: str) -> None:
    cog._bot.settings.audit_at = at
    for _ in range(2):  # a connection that was lost is ready again
        await cog.on_ready()
    await asyncio.sleep(0.01)
    found = cog._audit.next_iteration
    assert (str(found.timetz()) if found else "") == due


async def test_only_the_process_that_does_the_chores_audits(cog: Chores) -> None:
    bot: Any = cog._bot
    await cog._audit()
    assert bot.done == []
    bot.does_chores = True
    await cog._audit()
    assert bot.done == ["audit"]

"""Two shards in one process: what is lost with one of them concerns its servers alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.cluster import Cluster
from bot.clusters.holdings import Holdings
from bot.clusters.shares import Division
from bot.settings import Settings
from bot.tables import clock
from tests.e2e.club import Club, quick_settings

TURN = 120
HOUR = 3600.0
MOMENT = 60


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, shards=2)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Members have a longer moment: the offline Discord would wait for a short one to pass."""
    monkeypatch.setattr(clock, "GRACE", float(MOMENT))


@pytest.fixture
async def three(club: Club) -> list[MemberActor]:
    """Three at a table, one of them to lead, with two minutes for it."""
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=TURN, follow_seconds=TURN)
    three = [club.member(name) for name in ("Ann", "Ben", "Clara")]
    await club.start(*three)
    return three


async def lose(club: Club, shard: int) -> None:
    connection = club.bot.get_shard(shard)
    assert connection is not None
    with club.env._bot_scope():
        await connection.disconnect()
    await club.env.settle()


async def find(club: Club, shard: int, *, resumed: bool = False) -> None:
    connection = club.bot.get_shard(shard)
    assert connection is not None
    with club.env._bot_scope():
        if resumed:
            connection._parent.ws.open = True  # type: ignore[misc]  # it is the offline Discord's own
            club.bot.dispatch("shard_resumed", shard)
        else:
            await connection.connect()
    await club.env.settle()


@pytest.mark.parametrize("resumed", [True, False])
async def test_only_the_servers_of_a_lost_shard_wait(club: Club, three: list[MemberActor], resumed: bool) -> None:
    here = (club.guild.id >> 22) % 2
    before = await club.table()
    await lose(club, here)
    await club.env.advance_time(HOUR)
    assert (await club.table()).decision == before.decision
    await lose(club, 1 - here)
    await find(club, here, resumed=resumed)
    await club.env.advance_time(MOMENT + 1)
    assert (await club.table()).decision > before.decision


async def test_a_shard_that_was_lost_before_its_servers_were_known_goes_on_waiting(
    club: Club, three: list[MemberActor]
) -> None:
    here = (club.guild.id >> 22) % 2
    before = await club.table()
    await lose(club, here)
    with club.env._bot_scope():
        club.bot.dispatch("shard_ready", here)
    await club.env.advance_time(HOUR)
    assert (await club.table()).decision == before.decision


async def test_a_shard_that_is_back_while_the_database_is_silent_does_not_wait_for_ever(
    club: Club, three: list[MemberActor]
) -> None:
    here = (club.guild.id >> 22) % 2
    before = await club.table()
    await lose(club, here)
    await club.env.advance_time(HOUR)
    club.bot.cluster = unsure(club)
    assert not club.bot.cluster.owns(club.guild.id)
    await find(club, here)
    club.bot.cluster = None
    await club.env.advance_time(MOMENT + 1)
    assert (await club.table()).decision > before.decision


def unsure(club: Club) -> Cluster:
    """What a process of several has that holds everything, and has not heard of the database for a while."""
    cluster = Cluster(club.bot.database, club.bot.gateway, lambda: club.bot.tables, club.bot.choices.learn, print)
    member = cluster.membership
    member.number, member._division = 1, Division(2, 1)
    member._holdings = Holdings(cluster, member._division, member)
    member._holdings.owned.add(0)
    return cluster

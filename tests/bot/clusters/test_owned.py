"""Which servers a process keeps: those of its shares, while it is sure of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.clusters.owned import Owned
from bot.clusters.shares import Division

DIVISION = Division(8, 4)
SHARES = range(DIVISION.shares)


class Doubt:
    """Whether a process is sure."""

    sure = True

    def __call__(self) -> bool:
        return self.sure


@pytest.fixture
def doubt() -> Doubt:
    return Doubt()


@pytest.fixture
def owned(doubt: Doubt) -> Owned:
    return Owned(DIVISION.share_of, doubt)


def server(share: int) -> int:
    return (DIVISION.shards * 7 + share) << 22


def test_it_begins_with_none_and_keeps_those_of_its_shares(owned: Owned) -> None:
    assert not any(owned.owns(server(share)) for share in SHARES)
    owned.own(1)
    owned.own(3)
    assert [share for share in SHARES if owned.owns(server(share))] == [1, 3]
    owned.lose(3)
    assert [share for share in SHARES if owned.owns(server(share))] == [1]
    assert owned.shares == {1}


def test_it_keeps_nothing_while_it_is_not_sure(owned: Owned, doubt: Doubt) -> None:
    owned.own(1)
    doubt.sure = False
    assert not owned.owns(server(1))
    assert owned.shares == {1}
    doubt.sure = True
    assert owned.owns(server(1))


def test_servers_of_shares_are_told_apart_whoever_keeps_them(owned: Owned) -> None:
    theirs = owned.of(2)
    assert [share for share in SHARES if theirs(server(share))] == [2]


async def test_a_click_that_is_early_waits_for_its_server(owned: Owned) -> None:
    waiting = asyncio.create_task(owned.soon(server(2), 5.0))
    await asyncio.sleep(0)
    owned.own(1)
    await asyncio.sleep(0.01)
    assert not waiting.done()
    owned.own(2)
    assert await waiting


async def test_a_click_that_is_nobodys_waits_no_longer_than_it_may(owned: Owned) -> None:
    assert not await owned.soon(server(2), 0.01)

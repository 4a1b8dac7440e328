"""Messages, channels and servers that are deleted: no chip is lost, and the game goes on where it can."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from simcord.actors import MemberActor
from simcord.types import HttpLogEntry

from bot.tables.table import Ending, Status
from tests.e2e.club import Club, components, read, same_deals, verbs
from tests.e2e.faults import boards

WELCOME, STACK = 500, 50
LATER = 61
"""Seconds after which the bot tries again what Discord refused."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@contextmanager
def unnoticed(club: Club) -> Iterator[None]:
    """Let something happen while the bot is not connected."""
    listeners = club.env.backend.subscribers
    kept = list(listeners)
    listeners.clear()
    yield
    listeners.extend(kept)


def in_channel(club: Club, since: int) -> list[HttpLogEntry]:
    """What the bot asked of the channel after so many requests."""
    where = f"/channels/{club.channel.id}"
    return [each for each in club.env.http_requests[since:] if each.path.startswith(where)]


async def went_home(club: Club, players: list[MemberActor]) -> None:
    """Assert that everybody got the stack that was in front of them when stand-ins had played the round."""
    board = await club.table()
    assert not any(board.view.counts) or board.view.went_out is not None or board.view.run
    for at, each in enumerate(players):
        assert await club.wallet(each) == WELCOME - STACK + board.view.chips[at]
        statement = await club.bot.wallets.statement(club.guild.id, each.id)
        assert statement is not None
        assert statement.own.on_tables == 0


@pytest.mark.parametrize("bulk", [True, False])
async def test_a_lobby_that_somebody_deleted_is_posted_anew(club: Club, three: list[MemberActor], bulk: bool) -> None:
    board = await club.open(three[0])
    if bulk:
        club.env.backend.bulk_delete_messages(club.channel.id, [board.id])
    else:
        club.env.backend.delete_message(club.channel.id, board.id)
    await club.env.settle()
    (new,) = boards(club)
    assert new.id != board.id
    for each in three[1:]:
        await club.click(each, new, "join")
    await club.click(three[0], new, "start")
    assert (await club.table()).status is Status.PLAYING
    assert [each.id for each in boards(club)] == [new.id]


async def test_a_board_that_somebody_deleted_is_posted_anew_and_its_buttons_work(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    shown = read(club.board())
    club.env.backend.delete_message(club.channel.id, club.board().id)
    await club.env.settle()
    assert read(club.board()) == shown
    before = (await club.table()).decision
    await club.click(await club.turn(three), club.board(), "next")
    assert (await club.table()).decision == before + 1
    assert len(boards(club)) == 1
    links = {each["url"] for each in components(club.direct(three[0].user)[0]) if "url" in each}
    assert links == {f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board().id}"}


async def test_a_table_whose_channel_is_deleted_closes_and_the_stacks_go_home(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play(await club.turn(three))
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert (await club.closed()).ending is Ending.CHANNEL_GONE
    await went_home(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not in_channel(club, since)
    assert not verbs(club.direct(three[0].user)[0])


async def test_a_channel_that_vanished_unnoticed_closes_its_table_at_the_next_edit(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    with unnoticed(club):
        club.env.backend.delete_channel(club.channel.id)
    await club.play(leader)
    table = await club.closed()
    assert table.ending is Ending.CHANNEL_GONE
    async with club.bot.database.reading() as work:
        does = [row["do"] for row in await work.journal.rows(1)]
    assert does[does.index("wind_up") - 1] == "act", "the card was played before that"
    statements = [await club.bot.wallets.statement(club.guild.id, each.id) for each in three]
    assert all(each is not None and each.own.on_tables == 0 for each in statements)


@pytest.mark.parametrize("away", [True, False])
async def test_when_the_bot_is_removed_from_a_server_its_tables_close(
    club: Club, three: list[MemberActor], away: bool
) -> None:
    other = club.guild.create_text_channel("more-games")
    await club.start(*three)
    await club.slash(three[0], "newmarket start", other)
    if away:
        with unnoticed(club):
            club.env.backend.remove_guild(club.guild.id)
        await club.restart()
    else:
        club.env.backend.remove_guild(club.guild.id)
        await club.env.settle()
    assert (await club.closed(1)).ending is Ending.CHANNEL_GONE
    assert (await club.closed(2)).ending is Ending.CHANNEL_GONE
    await went_home(club, three)
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not in_channel(club, since)

"""Where the board stands: below the talk, but not jumping about, and not fought over with whoever deletes it."""

from __future__ import annotations

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.settings import Settings
from tests.e2e.club import Club, quick_settings, read, same_deals
from tests.e2e.faults import boards

APART = 30.0
SILENT = 1 << 12
"""The flag of a message that nobody's phone tells of."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, board_apart=APART)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


async def delete(club: Club, number: int) -> None:
    """Let a moderator, or a bot that keeps a channel clean, remove a message."""
    club.env.backend.bulk_delete_messages(club.channel.id, [number])
    await club.env.settle()


async def chat(club: Club, who: MemberActor, messages: int) -> None:
    for number in range(messages):
        await who.send(club.channel, f"chat {number}")


def flags(club: Club, number: int) -> int:
    return int(club.env.backend.messages[club.channel.id][number].flags)


async def test_after_three_deletions_the_board_waits_until_somebody_presses(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    for _ in range(3):
        await club.env.advance_time(APART + 1)
        (board,) = boards(club)
        await delete(club, board.id)
    for _ in range(4):
        await club.env.advance_time(10 * APART)
        await club.play_until(three, lambda _: True)
    assert not boards(club), "whatever deletes them is not fought"
    await club.click(three[0].user, club.direct(three[0].user)[-1], "away")
    await club.env.advance_time(APART + 1)
    assert len(boards(club)) == 1


async def test_what_is_posted_without_anybodys_asking_is_silent(club: Club, three: list[MemberActor]) -> None:
    first = await club.start(*three)
    await chat(club, three[0], 9)
    await club.env.advance_time(APART + 1)
    await club.play_until(three, lambda board: board.round == 2)
    told = [each for each in club.messages() if each.id > first.id and not each.content.startswith("chat")]
    assert any("💰" in read(each) for each in told), "payouts"
    assert any("### Round 1: " in read(each) for each in told), "a result"
    assert {flags(club, each.id) & SILENT for each in told} == {SILENT}

"""Whoever's eyes one looks through in the demo finds their own hand in the channel."""

from __future__ import annotations

from bot.cli.demo_page import open_hands
from tests.e2e.club import Club, read


async def test_everybody_at_the_table_has_their_hand_in_the_channel_once(club: Club) -> None:
    ann, ben, clara, zoe = viewers = [club.member(name) for name in ("Ann", "Ben", "Clara", "Zoe")]
    await club.open(ann, ben, clara)
    await open_hands(club.env, club.bot, club.channel, viewers)
    assert not any(club.private(each) for each in viewers), "a lobby has no hands"
    await club.click(ann, club.board(), "start")
    for _ in range(2):
        await open_hands(club.env, club.bot, club.channel, viewers)
        await club.env.settle()
    for each in (ann, ben, clara):
        (hand,) = club.private(each)
        assert "Your hand" in read(hand)
    assert club.private(zoe) == []

"""For how long a hand in a direct message may be behind, from where its owner has played."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.tables.views import Hand
from cogs.show.attention import AT_THE_BOARD, CHOICE, Attention
from tests.bot.clock import HandClock
from tests.cogs.show.situations import COMPUTERS, LEAD, RUN, seen

LONGEST = 300.0

WATCHES = seen(COMPUTERS)[1][0]
"""Ann's hand while others play."""
LEADS = seen(LEAD)[1][0]
"""Ann's hand when Ann leads."""


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> HandClock:
    made = HandClock()
    made.drive(asyncio.get_running_loop(), monkeypatch)
    return made


def left(attention: Attention, hand: Hand, clock: HandClock, *, beside: bool = False) -> Any:
    """Return the seconds for which the hand may be behind, roughly."""
    return pytest.approx(attention.may_defer(hand, clock(), LONGEST, beside=beside), abs=0.5)


async def test_a_hand_rests_while_its_owner_has_nothing_to_choose(clock: HandClock) -> None:
    attention = Attention()
    assert left(attention, WATCHES, clock) == LONGEST
    await clock.forward(LONGEST - 10)
    assert left(attention, WATCHES, clock) == 10
    await clock.forward(11)
    assert left(attention, WATCHES, clock) == 0
    attention.shown(WATCHES)
    assert left(attention, WATCHES, clock) == LONGEST


async def test_a_choice_is_shown_at_once_unless_its_owner_has_just_played_elsewhere(clock: HandClock) -> None:
    attention = Attention()
    assert left(attention, LEADS, clock) == 0
    attention.played(clock(), there=False)
    assert left(attention, LEADS, clock) == CHOICE
    await clock.forward(CHOICE + 1)
    assert left(attention, LEADS, clock) == 0
    left(attention, WATCHES, clock)
    assert left(attention, LEADS, clock) == CHOICE, "each choice has its own moment"
    await clock.forward(AT_THE_BOARD)
    assert left(Attention(elsewhere_at=attention.elsewhere_at), LEADS, clock) == 0


async def test_a_hand_keeps_up_once_its_owner_has_followed_there(clock: HandClock) -> None:
    attention = Attention()
    attention.played(clock(), there=True)
    assert left(attention, WATCHES, clock) == 0
    attention.moved()
    assert left(attention, WATCHES, clock) == LONGEST, "until the hand is shown elsewhere"


async def test_a_lead_says_nothing_about_where_they_follow(clock: HandClock) -> None:
    attention = Attention()
    attention.shown(LEADS)
    assert left(attention, WATCHES, clock) == 0, "what it offers is over, and has to go"
    attention.played(clock(), there=True)
    attention.shown(WATCHES)
    assert left(attention, WATCHES, clock) == LONGEST


async def test_a_choice_may_wait_beside_another_hand_but_not_for_whoever_plays_from_there(clock: HandClock) -> None:
    attention = Attention()
    its = seen(RUN)[1][1]
    assert its.acting
    assert left(attention, its, clock, beside=True) == LONGEST
    attention.played(clock(), there=True)
    attention.follows_there = False
    hand = LEADS
    assert left(attention, hand, clock, beside=True) == 0

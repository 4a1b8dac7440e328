"""Clicks on cards: whose counts, which are too late, and what becomes of many at the same moment."""

import asyncio
from typing import Any

import pytest

from bot.refusals import DecisionOver, NotSeated, NotYourMove
from bot.tables.views import Hand
from tests.bot.club import Club
from tests.bot.people import DIRK, seated


def card(hand: Hand) -> dict[str, Any]:
    """The first card that a member may play, which is the one that everybody waits for where there is one."""
    return {"do": "play", "card": str(next(iter(hand.view.legal)))}


def others(hand: Hand) -> list[int]:
    return [seat.member for seat in hand.board.seats if seat.member not in (None, hand.member)]


async def press(club: Club, hand: Hand, member: int | None = None, off: int = 0, click: int | None = None) -> None:
    """Press the button of a card that somebody may play, as they or as another member."""
    who = seated(hand.member if member is None else member)
    await club.tables.match.play(hand.board.id, who, hand.board.decision + off, card(hand), click or club.click())


@pytest.mark.parametrize("waiting", [Club.to_a_lead, Club.to_a_forced_card])
async def test_a_card_is_played_for_whoever_may_play_it_and_nobody_else(club: Club, table: int, waiting: Any) -> None:
    hand = await waiting(club, table)
    for member, refusal in ((others(hand)[0], NotYourMove), (others(hand)[1], NotYourMove), (DIRK.member, NotSeated)):
        with pytest.raises(refusal):
            await press(club, hand, member)
    assert await club.tables.queries.board(table) == hand.board
    await press(club, hand)
    board = await club.tables.queries.board(table)
    assert board.decision == hand.board.decision + 1
    assert (str(board.view.plays[-1].card), board.view.plays[-1].seat) == (card(hand)["card"], hand.seat)


@pytest.mark.parametrize("off", [-1, 1])
async def test_an_answer_to_another_decision_is_refused(club: Club, table: int, off: int) -> None:
    await club.play(table, await club.to_a_lead(table))
    hand = await club.to_a_forced_card(table)
    for member in (hand.member, *others(hand)):
        with pytest.raises(DecisionOver):
            await press(club, hand, member, off)
    assert await club.tables.queries.board(table) == hand.board


@pytest.mark.parametrize("same_click", [True, False])
async def test_of_many_clicks_at_once_exactly_one_wins(club: Club, table: int, same_click: bool) -> None:
    hand = await club.to_a_lead(table)
    rows = len(await club.journal(table))
    first = club.click()
    clicks = [first if same_click else club.click() for _ in range(6)]
    answers = await asyncio.gather(*(press(club, hand, click=each) for each in clicks), return_exceptions=True)
    late = [] if same_click else [DecisionOver] * 5
    assert [type(answer) for answer in answers if answer is not None] == late
    with pytest.raises(DecisionOver):
        await press(club, hand, click=club.click())
    assert len(await club.journal(table)) == rows + 1


async def test_a_click_and_a_deadline_at_once_play_one_card(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    assert hand.board.due_at is not None
    clicking = asyncio.ensure_future(press(club, hand))
    await club.clock.forward_to(hand.board.due_at)
    await asyncio.gather(clicking, return_exceptions=True)
    while (await club.stored(table)).decision == hand.board.decision:
        await club.audience.next_change()
    left = len((await club.tables.queries.hand(table, hand.member)).view.hand)
    assert left == len(hand.view.hand) - 1, "the computers may have gone on"


async def test_a_hand_and_its_board_are_of_the_same_moment(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = await club.to_a_lead(table)
    profiles = club.wallets.profiles

    async def slow(guild: int, members: Any) -> Any:
        found = await profiles(guild, members)
        monkeypatch.setattr(club.wallets, "profiles", profiles)
        await press(club, hand)
        return found

    monkeypatch.setattr(club.wallets, "profiles", slow)
    for seen in await club.tables.queries.hands(table):
        assert seen.view.plays == seen.board.view.plays

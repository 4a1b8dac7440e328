import asyncio
from typing import Any

import pytest

from bot.refusals import DecisionOver, NotSeated, NotYourMove, Refused
from bot.tables.views import Board, Hand
from engine.game import RuleBroken
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, seated
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

HUMANS = (ANN, BEN, CLARA)


@pytest.fixture
async def table(club: Club) -> int:
    """Ann, Ben and Clara play, and nobody else."""
    table = await club.open(*HUMANS)
    await club.start(table, ANN)
    return table


def card(hand: Hand) -> dict[str, Any]:
    return {"do": "play", "card": str(next(iter(hand.view.legal)))}


def others(hand: Hand) -> list[int]:
    return [seat.member for seat in hand.board.seats if seat.member not in (None, hand.member)]


async def unchanged(club: Club, table: int, before: Board) -> bool:
    stored = await club.stored(table)
    return await club.tables.board(table) == before and stored.decision == before.decision


async def test_a_card_is_played_for_whoever_chose_it(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    chosen = card(hand)
    await club.tables.play(table, seated(hand.member), hand.board.decision, chosen, club.click())
    board = await club.tables.board(table)
    assert board.decision == hand.board.decision + 1
    assert (str(board.view.plays[-1].card), board.view.plays[-1].seat) == (chosen["card"], hand.seat)


async def test_the_runs_next_card_is_played_for_whoever_holds_it(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    wanted = hand.board.view.wanted
    await club.tables.play(
        table, seated(hand.member), hand.board.decision, {"do": "play", "card": str(wanted)}, club.click()
    )
    play = (await club.tables.board(table)).view.plays[-1]
    assert (play.seat, play.card) == (hand.seat, wanted)


async def test_who_does_not_hold_the_runs_next_card_is_told_so(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    wanted = str(hand.board.view.wanted)
    before = await club.tables.board(table)
    for member in others(hand):
        with pytest.raises(NotYourMove):
            await club.tables.play(table, seated(member), before.decision, {"do": "play", "card": wanted}, club.click())
    assert await unchanged(club, table, before)


async def test_who_has_nothing_to_decide_is_told_so(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    before = await club.tables.board(table)
    for member in others(hand):
        with pytest.raises(NotYourMove):
            await club.tables.play(table, seated(member), before.decision, card(hand), club.click())
    assert await unchanged(club, table, before)


async def test_who_does_not_sit_there_plays_nothing(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    before = await club.tables.board(table)
    with pytest.raises(NotSeated):
        await club.tables.play(table, DIRK, before.decision, card(hand), club.click())
    assert await unchanged(club, table, before)


@pytest.mark.parametrize("off", [-1, 1])
async def test_an_answer_to_another_decision_is_refused(club: Club, table: int, off: int) -> None:
    await club.play(table, await club.to_a_lead(table))
    hand = await club.to_a_forced_card(table)
    before = await club.tables.board(table)
    with pytest.raises(DecisionOver):
        await club.tables.play(table, seated(hand.member), before.decision + off, card(hand), club.click())
    wanted = str(before.view.wanted)
    for member in (hand.member, *others(hand)):
        with pytest.raises(DecisionOver):
            await club.tables.play(
                table, seated(member), before.decision + off, {"do": "play", "card": wanted}, club.click()
            )
    assert await unchanged(club, table, before)


async def test_a_card_that_may_not_be_led_is_refused(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    before = await club.tables.board(table)
    forbidden = next(iter(hand.view.hand - hand.view.legal))
    with pytest.raises(RuleBroken):
        await club.tables.play(
            table, seated(hand.member), before.decision, {"do": "play", "card": str(forbidden)}, club.click()
        )
    assert await unchanged(club, table, before)


async def test_an_old_button_counts_as_long_as_its_decision_is_open(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    other = others(hand)[0]
    await club.tables.set_away(table, seated(other), True, club.click())
    await club.tables.set_follow(table, seated(other), True, club.click())
    await club.play(table, hand)
    assert (await club.tables.board(table)).decision == hand.board.decision + 1


async def test_a_card_that_is_delivered_twice_is_played_once(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    click = club.click()
    await club.tables.play(table, seated(hand.member), hand.board.decision, card(hand), click)
    rows = await club.journal(table)
    with pytest.raises(DecisionOver):
        await club.tables.play(table, seated(hand.member), hand.board.decision, card(hand), click)
    assert await club.journal(table) == rows


@pytest.mark.parametrize("same_click", [True, False])
async def test_of_many_clicks_at_once_exactly_one_wins(club: Club, table: int, same_click: bool) -> None:
    hand = await club.to_a_lead(table)
    rows = len(await club.journal(table))
    first = club.click()
    clicks = [first if same_click else club.click() for _ in range(6)]
    answers = await asyncio.gather(
        *(club.tables.play(table, seated(hand.member), hand.board.decision, card(hand), click) for click in clicks),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers if answer is not None] == [DecisionOver] * 5
    assert len(await club.journal(table)) == rows + 1


async def test_when_everybody_presses_the_public_button_at_once_its_holder_wins(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    wanted = str(hand.board.view.wanted)
    members = [*others(hand), hand.member, *others(hand), hand.member]
    answers = await asyncio.gather(
        *(
            club.tables.play(table, seated(each), hand.board.decision, {"do": "play", "card": wanted}, club.click())
            for each in members
        ),
        return_exceptions=True,
    )
    assert answers.count(None) == 1
    assert answers[members.index(hand.member)] is None
    assert all(isinstance(answer, Refused) for answer in answers if answer is not None)


async def test_a_click_and_a_deadline_at_once_play_one_card(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)
    assert hand.board.due_at is not None
    clicking = asyncio.ensure_future(club.play(table, hand))
    await club.clock.forward_to(hand.board.due_at)
    await asyncio.gather(clicking, return_exceptions=True)
    while (await club.stored(table)).decision == hand.board.decision:
        await club.audience.next_change()
    left = len((await club.tables.hand(table, hand.member)).view.hand)
    assert left == len(hand.view.hand) - 1, "the computers may have gone on"


async def test_many_different_requests_at_once_all_count(club: Club, table: int) -> None:
    await club.to_a_lead(table)
    rows = len(await club.journal(table))
    requests = [club.tables.set_follow(table, each, True, club.click()) for each in HUMANS]
    requests += [club.tables.set_away(table, each, True, club.click()) for each in HUMANS]
    await asyncio.gather(*requests)
    assert len(await club.journal(table)) == rows + 6
    assert all(seat.follow and seat.away for seat in (await club.stored(table)).seats)


async def test_buttons_of_a_table_that_was_played_to_its_end_say_that_it_is_over(club: Club, table: int) -> None:
    hand = await club.to_a_forced_card(table)
    wanted = str(hand.board.view.wanted)
    await club.stop(table)
    with pytest.raises(DecisionOver):
        await club.tables.play(table, seated(hand.member), hand.board.decision, card(hand), club.click())
    with pytest.raises(DecisionOver):
        await club.tables.play(
            table, seated(hand.member), hand.board.decision, {"do": "play", "card": wanted}, club.click()
        )


async def test_a_hand_and_its_board_are_of_the_same_moment(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = await club.to_a_lead(table)
    profiles = club.wallets.profiles

    async def slow(guild: int, members: Any) -> Any:
        found = await profiles(guild, members)
        monkeypatch.setattr(club.wallets, "profiles", profiles)
        await club.play(table, hand)
        return found

    monkeypatch.setattr(club.wallets, "profiles", slow)
    for seen in await club.tables.hands(table):
        assert seen.view.plays == seen.board.view.plays

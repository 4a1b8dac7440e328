"""Decisions that everybody may prepare at the same time: stakes, and five cards for the poker."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.refusals import DecisionOver, NotYourMove
from bot.tables.model.actions import Act, DealRound, Prepare, SetAway
from bot.tables.model.table import Table
from bot.tables.time.clock import Waiting, wait_of
from bot.tables.time.deadline import time_is_up
from bot.tables.time.paces import Paces
from engine.game import NotAllowed
from engine.stops.actions import PlaceStake
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA, seated
from tests.bot.tables.situations import begun, dealt, on, round_played, seat, to_a_lead

FREE = {"stake.mode": "free", "stake.amount": 2, "stake.dealer": 2}
PACES = Paces(card=1, lead=2, deal=3, round=12)
ON_AH = {"do": "stake", "on": {"AH": 2}}


def staking(**house: Any) -> Table:
    """Ann, Ben and Clara are about to place two chips each; who is asked first is in the order of the seats."""
    return on(begun(ANN, BEN, CLARA, house=FREE | house), DealRound()).table


def waits(table: Table) -> tuple[Waiting, float]:
    wait = wait_of(table, PACES)
    assert wait is not None
    return wait.waiting, wait.seconds


def by_seat(table: Table) -> list[int]:
    return [each.member or 0 for each in table.seats]


def test_the_stakes_come_before_the_deal_and_the_deal_after_the_last_stake() -> None:
    table = staking()
    assert table.preparing() == table.state.asked
    for _ in range(3):
        assert not table.rules_of_play.awaits_deal(table.state)
        at = table.acting()
        assert at is not None
        table = on(table, Act(at, ON_AH, "member")).table
    assert waits(table) == (Waiting.DEAL, 2)
    assert on(table, DealRound()).table.state.deal.hands[0]


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_computer_players_spread_their_stakes_as_their_names_say(level: str) -> None:
    house = FREE | {"stake.amount": 4, "stake.dealer": 4}
    before = begun(ANN, computers=("Ada", "Blaise", "Clara"), house=house)
    table = on(replace(before, terms=replace(before.terms, level=level)), DealRound()).table
    placed = {}
    thought = PlaceStake((("AH", 4),))
    while table.rules_of_play.preparing(table.state):
        at = table.acting()
        assert at is not None
        waiting = Waiting.AUTOMATIC if table.seats[at].member is None else Waiting.MEMBER
        act = time_is_up(table, waiting, Random(1), thought)
        assert isinstance(act, Act)
        placed[table.seats[at].name] = act.action["on"]
        table = on(table, act).table
    assert placed["Ann"] == placed["Ada"] == dict.fromkeys(("AH", "KC", "QD", "JS"), 1)
    assert placed["Blaise"] == {"KC": 4}
    assert sorted(placed["Clara"].values()) == [2, 2]


def test_a_prepared_stake_acts_by_itself_when_the_seat_is_asked() -> None:
    table = staking()
    first, second, _ = table.preparing()
    table = on(table, Prepare(by_seat(table)[second], ON_AH, ready=True)).table
    assert table.acting() == first
    assert waits(table)[0] is Waiting.MEMBER
    table = on(table, Act(first, ON_AH, "member")).table
    assert table.acting() == second
    assert waits(table) == (Waiting.PREPARED, 0)
    act = time_is_up(table, Waiting.PREPARED, Random(1))
    assert act == Act(second, ON_AH, "prepared")
    after = on(table, act).table
    assert (after.seats[second].draft, after.seats[second].ready) == (None, False)


def test_a_stake_that_is_said_to_be_ready_has_to_be_whole() -> None:
    table = staking()
    for wrong in ({"AH": 1}, {"AH": 3}, {"2C": 2}, {}, {"kitty": 2}):
        with pytest.raises(NotAllowed):
            on(table, Prepare(ANN.member, {"do": "stake", "on": wrong}, ready=True))
    for nonsense in ({"do": "stake"}, {"do": "bid", "chips": 1}, {"do": "dance"}, {}):
        with pytest.raises(NotAllowed):
            on(table, Prepare(ANN.member, nonsense, ready=True))


def test_at_the_deadline_a_whole_draft_counts_and_a_half_one_is_spread_evenly_instead() -> None:
    table = staking()
    first = table.preparing()[0]
    who = by_seat(table)[first]
    whole = on(table, Prepare(who, ON_AH, ready=False)).table
    assert waits(whole)[0] is Waiting.MEMBER
    assert time_is_up(whole, Waiting.MEMBER, Random(1)) == Act(first, ON_AH, "deadline")
    half = on(table, Prepare(who, {"do": "stake", "on": {"JS": 1}}, ready=False)).table
    act = time_is_up(half, Waiting.MEMBER, Random(1))
    assert act == Act(first, {"do": "stake", "on": {"AH": 1, "KC": 1}}, "deadline")


def test_nothing_can_be_prepared_when_each_decision_depends_on_the_one_before() -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA))
    assert table.preparing() == ()
    with pytest.raises(NotYourMove):
        on(table, Prepare(ANN.member, ON_AH, ready=True))


def test_who_prepares_is_back() -> None:
    table = on(staking(), SetAway(BEN.member, away=True)).table
    table = on(table, Prepare(BEN.member, ON_AH, ready=True)).table
    assert not table.seats[seat(table, BEN)].away


def test_a_prepared_stake_does_not_bring_back_who_has_gone_away_since() -> None:
    table = staking()
    first, second, _ = table.preparing()
    table = on(
        table,
        Prepare(by_seat(table)[second], ON_AH, ready=True),
        SetAway(by_seat(table)[second], away=True),
        Act(first, ON_AH, "member"),
    ).table
    act = time_is_up(table, Waiting.PREPARED, Random(1))
    after = on(table, act).table
    assert after.seats[second].away
    assert dict(after.state.placed[second]) == {"AH": 2}


def test_a_prepared_decision_that_the_rules_no_longer_take_gives_way_to_a_cautious_one() -> None:
    table = staking()
    first = table.preparing()[0]
    table = table.with_seat(first, draft={"do": "stake", "on": {"AH": 9}}, ready=True)
    act = time_is_up(table, Waiting.PREPARED, Random(1))
    assert act == Act(first, {"do": "stake", "on": {"AH": 1, "KC": 1}}, "prepared")


def test_five_cards_are_prepared_in_the_same_way() -> None:
    table = dealt(ANN, BEN, CLARA, house={"poker": True})
    _, second, third = table.preparing()
    five = {"do": "hold", "cards": [str(each) for each in list(table.state.deal.hands[second])[:5]]}
    table = on(table, Prepare(by_seat(table)[second], five, ready=True)).table
    assert table.seats[second].ready
    with pytest.raises(NotAllowed):  # these are somebody else's cards
        on(table, Prepare(by_seat(table)[third], five, ready=True))


def test_nothing_of_a_round_is_left_prepared_in_the_next() -> None:
    table = round_played(dealt(ANN, BEN, CLARA, house={"poker": True})).table
    assert all(each.draft is None and not each.ready for each in table.seats)


# --- with time ----------------------------------------------------------------------------------------------


async def opened(club: Club, *who: Any) -> int:
    table = await club.open(*who, house=FREE)
    await club.start(table, ANN)
    await club.time_is_up(table)
    return table


async def test_a_stake_of_another_round_is_told_to_be_over(club: Club) -> None:
    table = await opened(club, ANN, BEN, CLARA)
    with pytest.raises(DecisionOver):
        await club.tables.match.prepare(table, ANN, 2, lambda _: (ON_AH, True), club.click())
    await club.tables.match.prepare(table, ANN, 1, lambda _: (ON_AH, True), club.click())


@pytest.mark.parametrize("prepared", [0, 1, 3])
async def test_all_members_share_one_deadline(club: Club, prepared: int) -> None:
    table = await opened(club, ANN, BEN, CLARA)
    until = club.clock() + 60
    asked = [seated((await club.stored(table)).seats[at].member) for at in (await club.stored(table)).preparing()]
    for each in asked[::-1][:prepared]:
        assert (await club.tables.queries.board(table)).together_until == pytest.approx(until)
        await club.tables.match.prepare(table, each, 1, lambda _: (ON_AH, True), club.click())
        if prepared < 3:
            await club.restart()
            assert (await club.tables.queries.hand(table, each.member)).own.ready
    if prepared < 3:
        await club.clock.forward_to(until)
    while (await club.tables.queries.board(table)).view.phase == "stake":
        await club.audience.next_change()
    assert (await club.tables.queries.board(table)).together_until is None
    stakes = [row["by"] for row in await club.journal(table) if row["do"] == "act"]
    assert stakes == ["deadline"] * (3 - prepared) + ["prepared"] * prepared

from dataclasses import replace

import pytest

from engine.cards import NO_CARDS, card
from engine.stops.actions import Auction, Bet, Bid, Check, Fold, PassBid, Swap
from engine.stops.events import CardPlayed
from engine.stops.state import Phase
from engine.stops.view import View
from tests.engine.stops.situations import (
    GAME,
    after_the_deal,
    before_the_deal,
    betting,
    cards,
    dealt,
    do,
    hold_five,
    open_round,
    play,
)

HANDS = ("2C 4C 6C 8D TD", "2D 4D 6D 8S TS", "2S 4S 6S 8H TH")


def views(*hands: str, line: str = "", **situation: object) -> dict[int | None, View]:
    """What each seat, and everybody (None), may know after these cards."""
    state = play(dealt(*hands, **situation), line).state  # type: ignore[arg-type]  # keywords of `dealt`
    return {seat: GAME.view(state, seat) for seat in (None, *range(state.players))}


def test_everybody_sees_what_was_played_and_who_went_out() -> None:
    for view in views("5C 9H", "2S 9S", "6C KD", line="5C 6C").values():
        assert view.plays == (CardPlayed(0, card("5C"), led=True), CardPlayed(2, card("6C"), led=False))
        assert (view.played, view.went_out) == (cards("5C 6C"), None)
    assert {view.went_out for view in views("5C 9H", "2S 9S", "6C", line="5C 6C").values()} == {2}


def test_everybody_sees_their_own_hand_only_and_who_leads_but_not_what_they_may_lead() -> None:
    seen = views("5C 9C 9H", "2S 9S", "6C KD")
    assert [seen[seat].hand for seat in (None, 0, 1, 2)] == [NO_CARDS, *map(cards, ("5C 9C 9H", "2S 9S", "6C KD"))]
    assert {view.leader for view in seen.values()} == {0}
    assert {view.wanted for view in seen.values()} == {None}
    assert seen[0].legal == cards("5C 9H")
    assert [seen[seat].legal for seat in (None, 1, 2)] == [NO_CARDS] * 3


def test_everybody_sees_which_card_is_wanted_but_only_its_holder_sees_who_has_it() -> None:
    seen = views("5C 9H", "2S 9S", "6C KD", line="5C")
    assert {view.wanted for view in seen.values()} == {card("6C")}
    assert {view.leader for view in seen.values()} == {None}
    assert seen[2].legal == cards("6C")
    assert [seen[seat].legal for seat in (None, 0, 1)] == [NO_CARDS] * 3


def test_everybody_sees_who_has_to_decide_but_not_who_has_to_follow() -> None:
    lead = dealt("5C 9H", "2S 9S", "6C KD")
    assert [GAME.view(lead, seat).turn for seat in (None, 0, 1, 2)] == [0] * 4
    follow = play(lead, "5C").state
    assert [GAME.view(follow, seat).turn for seat in (None, 0, 1, 2)] == [None] * 4
    assert [GAME.view(betting(*HANDS), seat).turn for seat in (None, 0, 1, 2)] == [0] * 4
    assert GAME.view(before_the_deal((50, 50, 50)), 0).turn is None


def test_everybody_knows_a_card_to_be_dead_when_a_run_stops_below_it_and_what_else_they_have_not_seen() -> None:
    seen = views("5C 9H", "2S 9S", "7C KD", line="5C")
    pack = GAME.rulebook.read("michigan", {}).cards
    assert {view.missing for view in seen.values()} == {cards("6C")}
    assert seen[0].unseen == pack - cards("5C 6C 9H")
    assert seen[None].unseen == pack - cards("5C 6C")


def test_everybody_sees_who_passed_the_lead_on() -> None:
    house = {"lead.change": "suit", "lead.blocked": "pass"}
    for view in views("5C 9C", "7C KC", "2C 3D", house=house, line="5C").values():
        assert (view.passed, view.leader, view.relaxed) == ((0, 1), 2, False)


@pytest.mark.parametrize("seat", [None, 0])
def test_before_the_deal_there_is_nothing_to_see_but_chips(seat: int | None) -> None:
    view = GAME.view(before_the_deal((50, 40, 30), dealer=1), seat)
    assert (view.chips, view.dealer, view.round) == ((50, 40, 30), 1, 1)
    assert (view.hand, view.counts, view.dead) == (NO_CARDS, (0, 0, 0), 0)
    assert (view.bets, view.held, view.given_up) == ((), NO_CARDS, NO_CARDS)


def test_everybody_sees_the_bets_and_who_has_folded_and_each_what_they_have_to_call() -> None:
    state = do(betting(*HANDS), Bet(3), Fold()).state
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        assert (view.bets, view.folded, view.asked) == ((3, 0, 0), {1}, (2,))
    assert [GAME.view(state, seat).to_call for seat in (None, 0, 2)] == [0, 0, 3]


def test_nothing_of_the_old_hands_is_seen_while_the_next_stakes_are_placed() -> None:
    house = {"stake.mode": "free", "spare.owner": "dealer", "poker": True}
    state = do(after_the_deal(*HANDS, spare="9C 9D 9H 9S TC", house=house).state, Swap()).state
    held = do(hold_five(state), Check(), Check(), Check()).state
    after = [replace(held, phase=phase, turn=None) for phase in (Phase.ROUND, Phase.DEAL, Phase.OVER)]
    opened = open_round(after[0]).state
    assert opened.phase is Phase.STAKE
    for state in (*after, opened):
        for seat in (None, 0, 1, 2):
            view = GAME.view(state, seat)
            assert (view.hand, view.held, view.given_up) == (NO_CARDS, NO_CARDS, NO_CARDS)
            assert (view.counts, view.dead) == ((0, 0, 0), 0)
    seen = GAME.view(opened, 0)
    assert (seen.plays, seen.collected, seen.opening_log) == ((), (), ())


def test_what_was_told_before_play_is_told_until_the_next_round() -> None:
    house = {"spare.owner": "dealer", "spare.sale": "auction"}
    state = after_the_deal(*HANDS, spare="9C", house=house).state
    step = do(state, Auction(), Bid(1), PassBid())
    public = tuple(event for event in step.events if event.audience is None)
    assert len(public) == len(step.events) - 1
    assert {GAME.view(step.state, seat).opening_log for seat in (None, 0, 1, 2)} == {public}
    led = GAME.apply(step.state, 0, next(iter(GAME.legal(step.state, 0)))).state
    assert GAME.view(led, None).opening_log == public

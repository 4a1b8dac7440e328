"""Pay cards at the deal; collecting in play is told in `test_collecting`."""

from typing import Any

import pytest

from engine.game import Step
from engine.stops.actions import Keep, Swap
from engine.stops.events import BoodleCollected
from engine.stops.state import State
from tests.engine.stops.situations import GAME, after_the_deal, do, told

AT_THE_DEAL = {"paycards.when": "deal", "layout": ["AH", "KH", "KQ", "8910"]}


def paid(*hands: str, house: dict[str, Any] | None = None, **situation: Any) -> Step[State]:
    return after_the_deal(*hands, house=AT_THE_DEAL | (house or {}), **situation)


def takings(step: Step[State]) -> list[tuple[int, str, int]]:
    """Who took how much from which space, in order."""
    return [(each.seat, each.space, each.chips) for each in told(step, BoodleCollected)]


def test_the_holder_of_a_layout_card_takes_its_chips() -> None:
    step = paid("2C", "AH 3C", "4C", table={"AH": 5})
    assert takings(step) == [(1, "AH", 5)]
    assert step.state.chips == (50, 55, 50)
    assert GAME.on_table(step.state) == {}


def test_spaces_are_paid_in_layout_order() -> None:
    table = {"AH": 1, "KH": 2, "KQ": 3, "8910": 4}
    step = paid("8C 9C TC", "KH QH", "AH", table=table)
    assert takings(step) == [(2, "AH", 1), (1, "KH", 2), (1, "KQ", 3), (0, "8910", 4)]
    turned = AT_THE_DEAL["layout"][::-1]
    assert [
        space for _, space, _ in takings(paid("8C 9C TC", "KH QH", "AH", house={"layout": turned}, table=table))
    ] == turned


class TestKingAndQueen:
    def test_the_holder_of_both_takes_it(self) -> None:
        assert takings(paid("2C", "KH QH", "4C", table={"KQ": 6})) == [(1, "KQ", 6)]

    @pytest.mark.parametrize("hands", [("KH", "QH", "4C"), ("KH QD", "4C", "5C"), ("KS QS", "4C", "5C")])
    def test_one_of_them_is_not_enough(self, hands: tuple[str, ...]) -> None:
        step = paid(*hands, table={"KQ": 6})
        assert takings(step) == []
        assert GAME.on_table(step.state) == {"KQ": 6}


class TestEightNineTen:
    @pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
    def test_any_suit_will_do(self, suit: str) -> None:
        assert takings(paid("2C", f"8{suit} 9{suit} T{suit}", "4C", table={"8910": 6})) == [(1, "8910", 6)]

    def test_it_must_be_one_suit(self) -> None:
        assert takings(paid("8C 9C TD", "8D 9S TS", "4C", table={"8910": 6})) == []

    def test_every_holder_shares_and_the_remainder_stays(self) -> None:
        step = paid("8C 9C TC", "2S", "8D 9D TD", "8H 9H TH", table={"8910": 11})
        assert takings(step) == [(0, "8910", 3), (2, "8910", 3), (3, "8910", 3)]
        assert GAME.on_table(step.state) == {"8910": 2}

    def test_one_player_counts_once(self) -> None:
        step = paid("8C 9C TC 8S 9S TS", "8D 9D TD", "4C", table={"8910": 10})
        assert takings(step) == [(0, "8910", 5), (1, "8910", 5)]

    def test_fewer_chips_than_holders_stay(self) -> None:
        step = paid("8C 9C TC", "8D 9D TD", "4C", table={"8910": 1})
        assert takings(step) == []
        assert GAME.on_table(step.state) == {"8910": 1}


class TestDead:
    def test_cards_in_the_dead_hand_leave_their_chips(self) -> None:
        step = paid("KH", "2C", "8C 9C", spare="AH QH TC", table={"AH": 1, "KH": 2, "KQ": 3, "8910": 4})
        assert takings(step) == [(0, "KH", 2)]
        assert GAME.on_table(step.state) == {"AH": 1, "KQ": 3, "8910": 4}

    def test_it_is_the_hands_after_the_spare_hand_was_decided_on_that_count(self) -> None:
        state = paid("2C", "3C", "4C KH", spare="AH", house={"spare.owner": "dealer"}, table={"AH": 1, "KH": 2}).state
        assert GAME.on_table(state) == {"AH": 1, "KH": 2}
        assert takings(do(state, Keep())) == [(2, "KH", 2)]
        assert takings(do(state, Swap())) == [(2, "AH", 1)]

import pytest

from engine.cards import card
from engine.stops.events import BoodleCollected, RoundEnded, RunStopped
from tests.engine.stops.situations import GAME, dealt, play, told


def test_playing_a_layout_card_collects_its_chips_at_once() -> None:
    step = play(dealt("KC 2H", "3H 9H", "4D", table={"KC": 7, "AH": 5}), "KC")
    assert told(step, BoodleCollected) == [BoodleCollected(0, "KC", card("KC"), 7)]
    assert step.state.chips == (57, 50, 50)
    assert GAME.on_table(step.state) == {"AH": 5}


def test_boodle_chips_on_the_last_card_are_collected_before_the_settlement() -> None:
    step = play(dealt("KC", "2H 3H", "4D", table={"KC": 7}), "KC")
    kinds = [type(event) for event in step.events]
    assert kinds.index(BoodleCollected) < kinds.index(RoundEnded)
    assert step.state.chips == (50 + 7 + 2 + 1, 48, 49)


class TestSinglePack:
    @pytest.mark.parametrize(
        ("ace", "space", "collector"),
        [
            ("high", "KC", "QC"),
            ("high", "JS", "TS"),
            ("high", "3D", "2D"),
            ("high", "AH", "KH"),
            ("low", "AH", "KH"),
            ("low", "2D", "AD"),
            ("low", "KC", "QC"),
        ],
    )
    def test_the_card_one_rank_below_collects(self, ace: str, space: str, collector: str) -> None:
        house = {"pack": "single", "ace": ace, "layout": [space], "lead.card": "any"}
        step = play(dealt(f"{collector} 9S 9H", "5S", "5D", house=house, table={space: 6}), collector)
        assert told(step, BoodleCollected) == [BoodleCollected(0, space, card(collector), 6)]
        assert step.state.chips == (56, 50, 50)

    @pytest.mark.parametrize("ace", ["high", "low"])
    def test_a_king_below_an_ace_collects_even_though_it_ends_the_run(self, ace: str) -> None:
        house = {"pack": "single", "ace": ace, "layout": ["AH"]}
        step = play(dealt("QH 2C", "KH 9C", "4D", house=house, table={"AH": 6}), "QH KH")
        assert step.state.chips == (50, 56, 50)
        assert [each.card for each in told(step, RunStopped)] == [card("KH")]


KING_AND_QUEEN = {"layout": ["KQ"]}


class TestKingAndQueen:
    def test_having_played_both_king_and_queen_of_hearts_collects_it(self) -> None:
        step = play(dealt("QH KH 2C", "3H", "4D", house=KING_AND_QUEEN, table={"KQ": 6}), "QH KH")
        assert told(step, BoodleCollected) == [BoodleCollected(0, "KQ", card("KH"), 6)]
        assert step.state.chips == (56, 50, 50)

    def test_in_either_order_and_in_two_runs(self) -> None:
        house = KING_AND_QUEEN | {"lead.card": "any"}
        step = play(dealt("QH KH 2C", "3H", "4D", house=house, table={"KQ": 6}), "KH QH")
        assert told(step, BoodleCollected) == [BoodleCollected(0, "KQ", card("QH"), 6)]

    def test_the_king_alone_collects_nothing(self) -> None:
        state = play(dealt("QH 2C", "KH 9C", "4D", house=KING_AND_QUEEN, table={"KQ": 6}), "QH KH").state
        assert GAME.on_table(state) == {"KQ": 6}


EIGHT_NINE_TEN = {"layout": ["8910"], "lead.card": "any"}


class TestEightNineTen:
    @pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
    def test_having_played_eight_nine_and_ten_of_one_suit_oneself_collects_it(self, suit: str) -> None:
        hand = f"8{suit} 9{suit} T{suit}"
        step = play(dealt(f"{hand} 2C", "3H", "4D", house=EIGHT_NINE_TEN, table={"8910": 7}), hand)
        assert told(step, BoodleCollected) == [BoodleCollected(0, "8910", card(f"T{suit}"), 7)]
        assert step.state.chips == (57, 50, 50)

    def test_somebody_elses_card_does_not_count(self) -> None:
        state = play(dealt("8S TS 2C", "9S 3H", "4D", house=EIGHT_NINE_TEN, table={"8910": 7}), "8S 9S TS").state
        assert GAME.on_table(state) == {"8910": 7}


def test_nothing_is_collected_in_play_where_the_deal_paid() -> None:
    house = {"layout": ["KH", "KQ", "8910"], "paycards.when": "deal", "lead.card": "any"}
    state = dealt("QH KH 8S 9S TS 2C", "3H", "4D", house=house, table={"KH": 1, "KQ": 2, "8910": 3})
    step = play(state, "QH KH 8S 9S TS")
    assert told(step, BoodleCollected) == []
    assert GAME.on_table(step.state) == {"KH": 1, "KQ": 2, "8910": 3}

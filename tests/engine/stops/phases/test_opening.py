import pytest

from engine.stops.actions import Check
from tests.engine.stops.situations import betting, dealt, do, may_play

LOWEST = {"open.leader": "lowest"}
SUIT = {"open.leader": "suit"}


def test_eldest_opens_with_the_lowest_card_of_any_suit() -> None:
    assert may_play(dealt("9C KC 3H 8H", "2C", "2D")) == (0, "9C 3H")


def test_eldest_is_left_of_the_dealer_past_the_eliminated() -> None:
    assert may_play(dealt("2C", "", "3D", "4S", dealer=0, eliminated={1})) == (2, "3D")


def test_the_dealer_may_open() -> None:
    assert may_play(dealt("2C", "3D", "9S TS 4H", house={"open.leader": "dealer"})) == (2, "4H 9S")


@pytest.mark.parametrize("leader", ["eldest", "dealer"])
def test_who_opens_by_the_lead_rules_has_no_change_of_suit_to_respect(leader: str) -> None:
    house = {"open.leader": leader, "lead.change": "suit", "lead.blocked": "pass", "lead.card": "any"}
    state = dealt("5C 9C", "2D", "5S 9S", house=house)
    assert may_play(state) == {"eldest": (0, "5C 9C"), "dealer": (2, "5S 9S")}[leader]


class TestLowest:
    def test_the_lowest_rank_in_any_hand_opens(self) -> None:
        assert may_play(dealt("5C 9C", "4D AC", "3S KS", house=LOWEST)) == (2, "3S")

    def test_of_its_holders_the_first_in_order(self) -> None:
        assert may_play(dealt("5C", "3D", "3S", "3H", dealer=1, house=LOWEST)) == (2, "3S")

    def test_holding_several_of_that_rank_they_choose_which(self) -> None:
        assert may_play(dealt("5C", "3D 3S 7H", "3H", house=LOWEST)) == (1, "3D 3S")

    def test_an_ace_may_be_the_lowest(self) -> None:
        assert may_play(dealt("2C", "AD 2D", "KS", house=LOWEST | {"ace": "low"})) == (1, "AD")


class TestSuit:
    def test_the_lowest_club_in_any_hand_opens(self) -> None:
        assert may_play(dealt("2D 9C", "2S 7C 8C", "JC", house=SUIT)) == (1, "7C")

    @pytest.mark.parametrize(
        ("suit", "hands", "opens"),
        [
            ("C", ("2S 9H", "7S", "8H 4D"), (2, "4D")),
            ("C", ("2S 9H", "7S", "8H"), (2, "8H")),
            ("S", ("2D 9H", "7C", "8C"), (1, "7C")),
            ("D", ("2S 9H", "7S", "3H"), (2, "3H")),
        ],
    )
    def test_if_none_holds_that_suit_the_first_other_of_clubs_diamonds_hearts_spades(
        self, suit: str, hands: tuple[str, ...], opens: tuple[int, str]
    ) -> None:
        assert may_play(dealt(*hands, house=SUIT | {"open.suit": suit})) == opens


class TestPoker:
    HANDS = ("2C 5C 9D TD JS 3H", "AC AD 4C 4D 8S 5H", "KC KD 7S 9S 2H 6H")

    def test_who_won_the_poker_opens_by_the_lead_rules(self) -> None:
        state = betting(*self.HANDS, house={"open.leader": "poker"})
        assert may_play(do(state, Check(), Check(), Check()).state) == (1, "4C 4D 5H 8S")

    def test_with_no_change_of_suit_to_respect(self) -> None:
        house = {"open.leader": "poker", "lead.change": "suit", "lead.blocked": "pass", "lead.card": "group_low"}
        assert may_play(do(betting(*self.HANDS, house=house), Check(), Check(), Check()).state) == (1, "4C 4D")

import pytest

from engine.stops.events import LeadPassed, RestrictionLifted, RoundEnded
from engine.stops.state import Phase, State
from tests.engine.stops.situations import GAME, dealt, may_play, play, told

SUIT_OR_PASS = {"lead.change": "suit", "lead.blocked": "pass"}
SUIT_OR_RELAX = {"lead.change": "suit", "lead.blocked": "relax"}


def test_whoever_played_last_leads_again() -> None:
    state = play(dealt("5C 9H", "6C 3D", "7C 2S 8S"), "5C 6C 7C").state
    assert may_play(state) == (2, "2S")


@pytest.mark.parametrize(
    ("hand", "house", "cards"),
    [
        ("7C 9C 7D TD KS", {"lead.card": "any"}, "7C 9C 7D TD KS"),
        ("7C 9C 7D TD KS", {"lead.card": "suit_low"}, "7C 7D KS"),
        ("7C 9C 7D TD KS", {"lead.card": "group_low"}, "7C 7D"),
        ("AC 2C KS", {"ace": "low"}, "AC KS"),
        ("8H 7C 9D KS", {"lead.change": "none"}, "7C 9D 8H KS"),
        ("8H 7C 9D KS", {"lead.change": "suit"}, "7C 9D KS"),
        ("8H 7C 9D KS", {"lead.change": "colour"}, "7C KS"),
    ],
)
def test_which_cards_may_be_led(hand: str, house: dict[str, str], cards: str) -> None:
    state = dealt(f"2H {hand}", "4H", "4S", house=house)
    assert may_play(play(state, "2H").state) == (0, cards)


def test_a_lead_leaves_the_suit_of_the_run_just_before_it_and_only_that() -> None:
    state = dealt("2H 8H 7C 9C", "4H", "4S", house={"lead.change": "suit"})
    state = play(state, "2H 7C").state
    assert may_play(state) == (0, "8H")


class TestBlocked:
    def test_relax_lets_them_lead_the_same_suit(self) -> None:
        step = play(dealt("5C 9C KC", "2D", "2S", house=SUIT_OR_RELAX), "5C")
        assert may_play(step.state) == (0, "9C")
        assert told(step, RestrictionLifted) == [RestrictionLifted(0)]
        assert told(step, LeadPassed) == []

    @pytest.mark.parametrize(
        ("which", "cards"),
        [("any", "8D KD 9H KH"), ("suit_low", "8D 9H"), ("group_low", "8D")],
    )
    def test_relax_leaves_the_rule_which_card(self, which: str, cards: str) -> None:
        house = {"lead.change": "colour", "lead.card": which, "open.leader": "lowest"}
        step = play(dealt("5H 8D KD 9H KH", "7C", "7S", house=house), "5H")
        assert may_play(step.state) == (0, cards)

    def test_pass_lets_the_player_to_their_left_try_under_the_same_restriction(self) -> None:
        step = play(dealt("5C 9C", "2C 7D KD 8S", "2S", house=SUIT_OR_PASS), "5C")
        assert may_play(step.state) == (1, "7D 8S")
        assert told(step, LeadPassed) == [LeadPassed(0)]

    def test_and_so_on_round_the_table(self) -> None:
        step = play(dealt("2C 4D", "3C 9C", "5C", "7C JC", house=SUIT_OR_PASS), "2C 3C")
        assert may_play(step.state) == (0, "4D")
        assert told(step, LeadPassed) == [LeadPassed(1), LeadPassed(2), LeadPassed(3)]

    def test_the_eliminated_are_not_asked(self) -> None:
        state = dealt("5C 9C", "", "7C", "2S", house=SUIT_OR_PASS, eliminated={1})
        step = play(state, "5C")
        assert may_play(step.state) == (3, "2S")
        assert told(step, LeadPassed) == [LeadPassed(0), LeadPassed(2)]


class TestDeadlock:
    def clubs_only(self, **house: str) -> State:
        changed = {name.replace("_", "."): value for name, value in house.items()}
        table = {"KC": 3, "kitty": 4}
        return dealt("5C 9C", "6C JC KC", "2C 3C", house=SUIT_OR_PASS | changed, table=table)

    def test_end_ends_the_round_without_a_winner(self) -> None:
        step = play(self.clubs_only(), "5C 6C")
        (ended,) = told(step, RoundEnded)
        assert ended.winner is None
        assert step.state.phase is Phase.DEAL
        assert GAME.to_act(step.state) == ()

    def test_end_means_no_kitty_no_payments_and_the_table_stays(self) -> None:
        state = play(self.clubs_only(), "5C 6C").state
        assert state.chips == (50, 50, 50)
        assert GAME.on_table(state) == {"KC": 3, "kitty": 4}

    def test_relax_lets_who_played_last_lead_any_suit(self) -> None:
        step = play(self.clubs_only(lead_deadlock="relax"), "5C 6C")
        assert may_play(step.state) == (1, "JC")
        assert told(step, LeadPassed) == [LeadPassed(1), LeadPassed(2), LeadPassed(0)]
        assert told(step, RestrictionLifted) == [RestrictionLifted(1)]

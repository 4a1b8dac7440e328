from engine.cards import card
from engine.game import Seat
from engine.stops.events import CardPlayed, RoundEnded, RunStopped
from engine.stops.state import Phase
from tests.engine.stops.situations import GAME, cards, dealt, may_play, play, told


def test_whoever_holds_the_next_card_must_play_it_out_of_turn() -> None:
    state = play(dealt("5C 9H", "2S 9S", "6C KD"), "5C").state
    assert may_play(state) == (2, "6C")


def test_only_leads_are_decisions() -> None:
    lead = dealt("5C 9H", "2S", "6C KD")
    follow = play(lead, "5C").state
    assert not GAME.forced(lead)
    assert GAME.forced(follow)


def stops(*hands: str, line: str, house: dict[str, str] | None = None) -> list[tuple[Seat, str, str]]:
    """Where these cards stop: who played last, which card, and which one is missing."""
    step = play(dealt(*hands, house=house), line)
    return [(each.seat, str(each.card), str(each.missing or "")) for each in told(step, RunStopped)]


def test_a_run_stops_at_the_top_rank() -> None:
    assert stops("KC 2H", "AC 3H 9H", "4D", line="KC AC") == [(1, "AC", "")]


def test_with_the_ace_low_the_two_follows_it() -> None:
    assert may_play(play(dealt("AC 2H", "2C 3H", "4D", house={"ace": "low"}), "AC").state) == (1, "2C")


def test_a_run_stops_where_the_next_card_is_dead() -> None:
    assert stops("5C 2H", "7C 3H", "4D", line="5C") == [(0, "5C", "6C")]


def test_a_run_stops_where_the_next_card_has_been_played() -> None:
    state = dealt("7C 2H 9S", "5C 8C 4H", "6C 4D")
    step = play(state, "7C 8C 5C 6C")
    assert [(str(each.card), str(each.missing)) for each in told(step, RunStopped)] == [("8C", "9C"), ("6C", "7C")]


def test_a_run_stops_where_the_next_card_is_not_in_the_pack() -> None:
    assert stops("QC 2H", "3H", "4D", line="QC", house={"pack": "single"}) == [(0, "QC", "KC")]


def test_a_card_that_was_played_or_taken_out_of_the_pack_is_not_known_to_be_dead() -> None:
    played = play(dealt("7C 2H 9S", "5C 8C 9C 4H", "6C 4D"), "7C 8C 9C 5C 6C").state
    assert played.deal.missing == cards("TC")
    taken_out = play(dealt("QC 2H", "3H", "4D", house={"pack": "single"}), "QC").state
    assert taken_out.deal.missing == cards("")


class TestGoingOut:
    def test_whoever_plays_their_last_card_wins_at_once(self) -> None:
        step = play(dealt("5C", "2S 9S", "4D"), "5C")
        assert [(each.winner, each.card) for each in told(step, RoundEnded)] == [(0, card("5C"))]
        assert step.state.phase is Phase.DEAL

    def test_their_last_card_is_not_followed(self) -> None:
        step = play(dealt("5C", "6C 9S", "4D"), "5C")
        assert told(step, CardPlayed) == [CardPlayed(0, card("5C"), led=True)]
        assert GAME.to_act(step.state) == ()

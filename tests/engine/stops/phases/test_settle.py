from engine.stops.events import RoundEnded
from tests.engine.stops.situations import GAME, cards, dealt, play, told


def test_each_opponent_pays_for_every_card_left() -> None:
    step = play(dealt("5C", "2H 3H 9H", "4D"), "5C")
    assert step.state.chips == (54, 47, 49)


def test_opponents_pay_clockwise_from_the_winners_left() -> None:
    state = dealt("2H 3H", "4D", "5C", "6S 7S 9D", dealer=1)
    (ended,) = told(play(state, "5C"), RoundEnded)
    assert [each.seat for each in ended.payments] == [3, 0, 1]


def test_they_pay_as_far_as_their_chips_reach_and_the_rest_is_forgiven() -> None:
    step = play(dealt("5C", "2H 3H 9H", "4D 9D", "3S", chips=(10, 2, 0, 1)), "5C")
    (ended,) = told(step, RoundEnded)
    assert [(each.due, each.chips) for each in ended.payments] == [(3, 2), (2, 0), (1, 1)]
    assert step.state.chips == (13, 0, 0, 0)


def test_the_winner_takes_the_kitty() -> None:
    step = play(dealt("5C", "2H", "4D", table={"kitty": 8}), "5C")
    assert [each.kitty for each in told(step, RoundEnded)] == [8]
    assert step.state.chips == (60, 49, 49)
    assert GAME.on_table(step.state) == {}


def test_at_the_end_everybody_sees_what_the_others_held_and_the_dead_hand() -> None:
    step = play(dealt("5C", "2H 3H", "4D"), "5C")
    (ended,) = told(step, RoundEnded)
    assert ended.held == (cards(""), cards("2H 3H"), cards("4D"))
    assert ended.dead == step.state.rules.cards - cards("5C 2H 3H 4D")

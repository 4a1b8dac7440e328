from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import card
from engine.game import Action
from engine.players import EASY, NORMAL
from engine.stops.actions import PlayCard
from engine.stops.pack import PACK as STOPS
from engine.stops.players.hard import BATCH, weighed
from engine.stops.search.deals import Deals
from engine.stops.search.lanes import lanes
from engine.stops.search.playout import Playout, greedy
from engine.stops.state import State
from tests.engine.stops.players.looks import After
from tests.engine.stops.random_play import Played, matches
from tests.engine.stops.situations import GAME, dealt

weigh = STOPS.weigher


def choice(state: State, looks: int = 6) -> str:
    """The card that `hard` leads."""
    (seat,) = GAME.to_act(state)
    action = weigh(GAME.view(state, seat), Random(1), After(looks)).action
    assert isinstance(action, PlayCard)
    return str(action.card)


def test_it_takes_chips_that_are_there_for_the_taking() -> None:
    assert choice(dealt("KC KS 3D", "2H 3H 5D 7H", "2D 4S 6H 8H", table={"KC": 9})) == "KC"


def test_what_other_leads_lack_is_what_they_bring_less_on_the_same_deals() -> None:
    view = GAME.view(dealt("3S 4S 5S 9D KD", "4H 5H 6H TD 6S", "5D 6D JD 2C", house={"lead.card": "any"}), 0)
    found = weighed(view, Random(3), After(2))
    random, deals, playout = Random(3), Deals(view), Playout(view)
    brought: Counter[Action] = Counter()
    for _ in range(2 * BATCH):
        hands = [lanes(view.rules.ace, hand) for hand in deals.draw(random)]
        for each in view.legal:
            brought[PlayCard(each)] += playout.play(hands, playout.bits[each], greedy)[0]
    best = max(brought.values())
    assert brought[found.action] == best
    assert found.ahead == tuple(
        (action, (best - gains) / 16)
        for action, gains in sorted(brought.items(), key=lambda each: -each[1])
        if action != found.action
    )


@given(matches(rounds=1), st.data())
@settings(max_examples=60)
@pytest.mark.parametrize("level", [EASY, NORMAL, "hard"])
def test_whatever_it_decides_is_legal(level: str, match: Played, data: st.DataObject) -> None:
    asked = [each for each in match.states if GAME.to_act(each)]
    if not asked:
        return
    state = data.draw(st.sampled_from(asked))
    (seat,) = GAME.to_act(state)
    view, random = GAME.view(state, seat), Random(data.draw(st.integers(0, 2**32)))
    action = weigh(view, random, After(1)).action if level == "hard" else STOPS.players[level](view, random)
    GAME.apply(state, seat, action)


def test_easy_often_takes_any_card() -> None:
    state = dealt("7C 8C 9C 7D 3S", "2H 3H 5D 7H", "2D 4H 6H 8H")
    led = [STOPS.players[EASY](GAME.view(state, 0), Random(seed)) for seed in range(60)]
    assert {PlayCard(card(each)) for each in ("7C", "7D", "3S")} == set(led)
    assert led.count(PlayCard(card("7C"))) > 20

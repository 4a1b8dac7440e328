"""What a round of New York, New York was for each seat, in numbers."""

from hypothesis import given

from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME


@given(matches())
def test_the_pot_is_all_the_chips_that_anybody_gets(played: Played) -> None:
    found = [
        GAME.figures(before, step.state, step.events) for before, step in zip(played.states, played.steps, strict=False)
    ]
    staked = [chips - played.start.rules.stake for chips in played.start.chips]
    got = [after - before for before, after in zip(staked, played.states[-1].chips, strict=True)]
    rounds = [each for each in found if each]
    assert [each.payout for each in rounds[-1]] == got
    assert all(each.payout == 0 for those in rounds[:-1] for each in those)

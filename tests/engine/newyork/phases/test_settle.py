"""RULES.md, *New York: match*: as many rounds as players, most points wins; and what becomes of the pot."""

import pytest

from engine.game import NotYourTurn, Outcome
from engine.newyork.actions import Lay
from engine.newyork.cards import card
from engine.newyork.events import Cover, PotWon, RoundScored
from engine.newyork.scoring import Score
from tests.engine.newyork.situations import GAME, before_the_deal, deal, dealt, play, row, told


def test_a_round_is_told_whole() -> None:
    step = play(dealt("R4 R5", "B9", "G7", profi=True, row="B5 Y7"), "R4 B9 G7 R5")
    (scored,) = told(step, RoundScored)
    assert (scored.round, scored.rounds) == (1, 3)
    assert row(scored.tops) == "R4 R5 G7 B9"
    assert scored.scores == (Score((4, 5), ((4, 5),)), Score((9,)), Score((7,)))
    assert scored.totals == (12, 9, 7)
    assert scored.notable


@pytest.mark.parametrize(
    ("hands", "row", "line", "cover"),
    [
        (("R9 R4", "B9 B4"), "", "R9 B9 R4 B4", Cover(1, card("B9"), card("R9"))),
        (("R9", "B4 Y9"), "B9", "R9 B4 -", Cover(0, card("R9"), card("B9"))),
        (("R9", "B4 Y9"), "B9 R4", "R9 Y9 B4", Cover(1, card("Y9"), card("R9"))),
        (("R9 R4", "B9"), "Y9 G9 R9 Y9", "- -", None),
        (("Y9", "B2"), "R9", "Y9 B2", None),
        (("B9", "B2"), "G9", "B9 B2", None),
    ],
    ids=["the-highest", "stays", "by-a-colour-that-nobody-plays", "of-nobodys", "of-ones-own", "nobodys-by-anothers"],
)
def test_the_highest_cover_that_stays_is_told(hands: tuple[str, ...], row: str, line: str, cover: Cover | None) -> None:
    (scored,) = told(play(dealt(*hands, row=row), line), RoundScored)
    assert scored.cover == cover


def test_tied_winners_share_and_odd_chips_stay_on_the_pot() -> None:
    step = play(dealt("R4", "B4", "G4", round_number=3, scores=((4, 4, 0), (0, 0, 0)), pot=7), "- - G4")
    assert told(step, PotWon) == [PotWon((0, 1, 2), 2)]
    assert (step.state.outcome, step.state.chips) == (Outcome((0, 1, 2), (4, 4, 4)), (2, 2, 2))
    assert GAME.on_table(step.state) == {"pot": 1}


def test_a_pot_that_is_smaller_than_its_winners_stays() -> None:
    step = play(dealt("R4", "B4", round_number=2, scores=((1, 1),), pot=1), "- -")
    assert told(step, PotWon) == []
    assert (step.state.outcome, step.state.chips) == (Outcome((0, 1), (1, 1)), (0, 0))


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    state = play(dealt("R4", "B4", round_number=2, scores=((1, 1),)), "- -").state
    assert GAME.to_act(state) == ()
    assert not GAME.awaits_deal(state)
    assert not GAME.between_rounds(state)
    for seat in (None, 0, 1):
        with pytest.raises(NotYourTurn):
            GAME.apply(state, seat, Lay(card("R4")))


def test_where_a_match_is_broken_off_everybody_gets_the_stake_back() -> None:
    before = before_the_deal(3, stake=4)
    assert GAME.paid_back(before) == (0, 0, 0), "nothing is paid before the first deal"
    assert GAME.paid_back(deal(before).state) == (4, 4, 4)


def test_after_a_round_those_who_lead_share_the_pot_of_a_match_that_is_broken_off() -> None:
    state = dealt("R4", "B4", "G4", round_number=2, scores=((5, 9, 9),), pot=31)
    assert GAME.paid_back(state) == (0, 15, 15)

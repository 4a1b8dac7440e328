"""The computer players of New York, New York."""

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from benchmarks.figures import mean
from benchmarks.newyork import margins
from engine.game import Action
from engine.newyork.pack import PACK as NEW_YORK
from engine.newyork.state import State
from engine.newyork.view import View
from engine.players import EASY, NORMAL, ComputerPlayer
from tests.engine.newyork.random_play import Played, matches
from tests.engine.newyork.situations import GAME, dealt, play
from tests.engine.stops.players.looks import After

normal, easy = NEW_YORK.players[NORMAL], NEW_YORK.players[EASY]
at_random = settings(max_examples=25)
seeds = st.integers(0, 2**32 - 1)
both = pytest.mark.parametrize("player", [normal, easy], ids=["normal", "easy"])


def choice(state: State, player: ComputerPlayer = normal, seed: int = 0) -> str:
    """What a computer player does when it is asked, in the words of a record."""
    (seat,) = GAME.to_act(state)
    return " ".join(GAME.codec.dump_action(player(GAME.view(state, seat), Random(seed))).values())


@both
@at_random
@given(played=matches(), seed=seeds)
def test_it_chooses_legal_actions_only(player: ComputerPlayer, played: Played, seed: int) -> None:
    random = Random(seed)
    for state in played.states:
        for seat in GAME.to_act(state):
            assert player(GAME.view(state, seat), random) in GAME.legal(state, seat)


def test_easy_does_anything_but_pass() -> None:
    state = dealt("R1 B2 G3", "R4", market="Y5 Y6")
    assert {choice(state, easy, seed) for seed in range(40)} == {"lay R1", "lay B2", "lay G3"}
    state = play(state, "R1").state
    assert {choice(state, easy, seed) for seed in range(40)} == {"take Y5", "take Y6"}


ROW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12"
"""Piles that score for nobody, where two play; all the other cards lie below them."""


def late(*hands: str, row: str, market: str = "", profi: bool = False, turn: int = 0) -> State:
    """A round near its end, when only these cards can still be laid; where no card of `row` is, neutral ones are."""
    return dealt(
        *hands, row=f"{_less(ROW, row, market, *hands)} {row}", market=market, whole=True, profi=profi, turn=turn
    )


def _less(row: str, *others: str) -> str:
    gone = " ".join(others).split()
    return " ".join(each for each in row.split() if each not in gone)


def test_it_covers_what_scores_for_another_and_not_what_scores_for_nobody() -> None:
    assert choice(late("G4 G12 G9", "G2 G1", row="B4 Y12 R9")) == "lay G4"


def test_it_protects_its_own() -> None:
    assert choice(late("G12 R1", "G2 G3", row="R12")) == "lay R1"


def test_it_passes_when_playing_on_would_cost_it_points() -> None:
    assert choice(late("G12 B9", "G2 G1", row="R12 R9")) == "pass"


def test_it_takes_what_it_can_use() -> None:
    assert choice(play(late("G1 G2", "G4", market="G3 R12 G5", row=""), "G1").state) == "take R12"


def test_with_profi_it_builds_blocks() -> None:
    assert choice(late("R5 R7", "G2 G3", row="R3 R4")) == "lay R7"
    assert choice(late("R5 R7", "G2 G3", row="R3 R4", profi=True)) == "lay R5"


def test_with_profi_it_breaks_blocks() -> None:
    assert choice(late("G5 G7", "G2", row="B4 B5 B6 B7")) == "lay G7"
    assert choice(late("G5 G7", "G2", row="B3 B4 B5 B6 B7", profi=True)) == "lay G5"


@pytest.mark.parametrize("preset", GAME.rulebook.presets())
def test_normal_beats_easy(preset: str) -> None:
    """The lower end of the 95 % interval is above zero; the decks are always the same."""
    ahead = [sum(pair) / 2 for pair in margins(preset, normal, easy, 40)]
    more = mean("ahead", "points per match", ahead)
    assert more.low is not None
    assert more.low > 0


# --- hard -------------------------------------------------------------------------------------------------------------


weigh = NEW_YORK.weigher
slow = settings(max_examples=30)


def hard_choice(state: State, looks: int = 12, seed: int = 1) -> str:
    """What `hard` does, in the words of a record."""
    (seat,) = GAME.to_act(state)
    return " ".join(GAME.codec.dump_action(weigh(GAME.view(state, seat), Random(seed), After(looks)).action).values())


def test_it_waits_until_the_other_has_nothing_else_to_lay() -> None:
    """The eight is for whoever lays there last: a nine below one's own nine gains a turn."""
    state = late("R9 R8 G9", "B8 R2", row="B9")
    assert choice(state) == "lay R9"
    assert hard_choice(state) == "lay G9"


def test_where_all_cards_are_known_it_takes_no_more_time() -> None:
    looked = After(1_000_000)
    state = late("R12 Y2", "G12 Y1", row="G2 G1")
    weigh(GAME.view(state, 0), Random(1), looked)
    assert looked.left == 1_000_000


@slow
@given(matches(), st.data())
def test_it_says_of_every_other_choice_how_much_less_it_brings(match: Played, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from([state for state in match.states if GAME.to_act(state)]))
    (seat,) = GAME.to_act(state)
    view, seed = GAME.view(state, seat), data.draw(st.integers(0, 2**32 - 1))
    assume(len(view.choices) > 1)
    looks = data.draw(st.sampled_from([1, 2, 40]))
    weighed = weigh(view, Random(seed), After(looks))
    assert weighed == weigh(view, Random(seed), After(looks))
    assert {weighed.action, *(action for action, _ in weighed.ahead)} == set(GAME.legal(state, seat))
    less = [each for _, each in weighed.ahead]
    assert less == sorted(less)
    assert min(less) >= 0


@pytest.mark.soak
@pytest.mark.parametrize("preset", GAME.rulebook.presets())
def test_hard_beats_normal(preset: str) -> None:
    """The lower end of the 95 % interval is above zero; the decks are always the same."""

    def hard(view: View, random: Random) -> Action:
        return weigh(view, random, After(4)).action

    ahead = [sum(pair) / 2 for pair in margins(preset, hard, NEW_YORK.players[NORMAL], 8)]
    more = mean("ahead", "points per match", ahead)
    assert more.low is not None
    assert more.low > 0

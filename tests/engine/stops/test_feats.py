"""What people will talk about: each feat in a round where it was done, and in one where it was nearly done."""

from typing import Any

import pytest

from engine.game import Seat
from engine.stops.actions import Check
from engine.stops.state import State
from tests.engine.stops.situations import GAME, betting, dealt, do, play

HOUSE = {"lead.card": "any"}
LAYOUT = {"AH": 1, "KC": 1, "QD": 1, "JS": 1}


def done_in(before: State, line: str) -> list[tuple[str, ...]]:
    """Return the feats of each seat in a round that is played to its end."""
    step = play(before, line)
    found = GAME.figures(before, step.state, step.events)
    assert found, "the round is not over"
    return [each.feats for each in found]


def feats(seat: Seat, line: str, *hands: str, **situation: Any) -> tuple[str, ...]:
    return done_in(dealt(*hands, house=HOUSE, **situation), line)[seat]


@pytest.mark.parametrize(
    ("feat", "seat", "line", "hands"),
    [
        ("no-lead", 1, "7D 8D", ("7D 2C", "8D", "3S")),
        ("first-run", 0, "7D 8D 9D", ("7D 9D", "8D 2H", "3S")),
        ("early-out", 0, "2C 4C 6C", ("2C 4C 6C", "9H", "3S")),
        ("long-run", 0, "2D 3D 4D 5D 6D 7D 8D 9D", ("2D 3D 4D 6D 7D 8D 9D", "5D KH", "3S")),
        ("six-in-a-row", 0, "2D 3D 4D 5D 6D 7D", ("2D 3D 4D 5D 6D 7D", "KH", "3S")),
        ("ten-alone", 0, "2C 3C 4C 5C 6C 8C 9C 2D 3D 4D", ("2C 3C 4C 5C 6C 8C 9C 2D 3D 4D", "KH", "3S")),
        ("others-stuck", 0, "7D 8D 9D", ("7D 9D", "8D 2H 4H 6H", "3S")),
        # nearly:
        ("no-lead", None, "7D 8D 3H", ("7D 2C", "8D 3H", "3S")),
        ("first-run", None, "2C 4C", ("2C 4C", "9H", "3S")),
        ("early-out", None, "7D 8D 9D", ("7D 9D", "8D 2H", "3S")),
        ("early-out", None, "2C 4C 6C 8C", ("2C 4C 6C 8C", "9H", "3S")),
        ("long-run", None, "2D 3D 4D 5D 6D 7D 8D", ("2D 3D 4D 6D 7D 8D", "5D KH", "3S")),
        ("long-run", None, "2D 3D 4D 6D 7D 8D 9D", ("2D 3D 4D 6D 7D 8D 9D", "KH", "3S")),
        ("six-in-a-row", None, "2D 3D 4D 5D 6D", ("2D 3D 4D 5D 6D", "KH", "3S")),
        ("six-in-a-row", None, "2D 3D 4D 5D 6D 7D 8D", ("2D 3D 4D 6D 7D 8D", "5D KH", "3S")),
        ("ten-alone", None, "2C 3C 4C 5C 6C 8C 2D 3D 4D", ("2C 3C 4C 5C 6C 8C 2D 3D 4D", "KH", "3S")),
        ("ten-alone", None, "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 7D", ("2C 3C 4C 5C 6C 2D 3D 4D 6D 7D", "5D KH", "3S")),
        ("others-stuck", None, "7D 8D 9D", ("7D 9D", "8D 2H 4H", "3S")),
    ],
)
def test_each_feat_where_it_was_done_and_where_it_was_nearly_done(
    feat: str, seat: Seat | None, line: str, hands: tuple[str, ...]
) -> None:
    found = done_in(dealt(*hands, house=HOUSE), line)
    assert [at for at, each in enumerate(found) if feat in each] == ([] if seat is None else [seat])


def test_who_takes_every_card_of_the_layout_in_a_round_has_swept_it() -> None:
    assert "all-boodles" in feats(0, "AH KC QD JS", "AH KC QD JS", "3H", "3S", table=LAYOUT)
    nearly = done_in(dealt("AH KC QD 2S", "3H JS", "3S 4H", house=HOUSE, table=LAYOUT), "AH KC QD 2S")
    assert all("all-boodles" not in each for each in nearly)


@pytest.mark.parametrize(("hand", "done"), [("5H 6H 7H 8H 9H", True), ("AH AS AC AD 2C", False)])
def test_a_straight_flush_counts_where_it_was_shown_and_won(hand: str, done: bool) -> None:
    before = betting(hand, "KH 3S 5C 7D 9C", "4S 6S 8S TS QC", house=HOUSE)
    shown = do(before, Check(), Check(), Check()).state
    assert [("straight-flush" in each) for each in done_in(shown, hand)] == [done, False, False]


def last_round(*chips: int, before: tuple[int, ...] = (), kitty: int = 0) -> tuple[str, ...]:
    """Return what the first seat has done that goes out in the only round of a match; each other pays one chip."""
    house = {**HOUSE, "end.rounds": 1}
    state = dealt("5C", *["2H"] + ["3H"] * (len(chips) - 2), house=house, chips=chips, table={"kitty": kitty})
    return done_in(state.with_deal(before=before or chips), "5C")[0]


def test_who_comes_from_last_place_to_win_the_match() -> None:
    assert "comeback" in last_round(10, 50, 40, kitty=90)
    assert "comeback" not in last_round(40, 50, 40, kitty=90), "they were not alone there"
    assert "comeback" not in last_round(10, 50, 40), "they did not win"


def test_a_match_is_won_by_one_chip() -> None:
    assert "photo-finish" in last_round(50, 52, 40)
    assert "photo-finish" not in last_round(50, 51, 40)
    assert "photo-finish" not in last_round(50, 53, 40), "it is shared"

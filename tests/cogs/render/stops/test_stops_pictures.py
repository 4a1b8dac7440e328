"""Boards, hands and lobbies of stops games with the deck's pictures, beside those in text that other tests look at."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.announcements import Notice
from bot.tables.model.seat import Seat
from bot.tables.model.table import Table
from bot.tables.time.clock import Waiting
from bot.tables.views import Hand
from cogs.render.board import board_message
from cogs.render.parts import MOST_CHARACTERS, length_of
from engine.stops.actions import Bet, PlaceStake
from engine.stops.state import State
from tests.cogs.render.form import form
from tests.cogs.render.pictures import FOUR_COLOURS
from tests.cogs.render.tables import (
    ADA,
    ANN,
    BEN,
    CLARA,
    DRAWN,
    WORDS,
    at_table,
    board_form,
    board_of,
    hand_of,
    lobby,
    shown_hand,
)
from tests.engine.stops.situations import after_the_deal, before_the_deal, betting, dealt, do, open_round, play

HANDS = ("2S 3S 9H KD", "4S 8C 9C TD", "5S QD 3C")
FREE = {"stake.mode": "free", "stake.amount": 6, "stake.dealer": 6}
ANY = {"lead.card": "any"}
FIVES = ("2S 9S 3D 4D 9C", "AH 4S 4C 8D 8H", "5D KH QH JD TD")
SPACES = {"AH": 4, "KC": 12, "QD": 6}
EIGHT = tuple(Seat(2000 + at, f"{'_' * 9} ___ {at} ____") for at in range(8))
"""Members whose names are as long as can be, and full of markdown."""


def played(line: str = "", *hands: str, **situation: Any) -> State:
    """The state when these cards are played; Ann is eldest."""
    return play(dealt(*(hands or HANDS), **{"table": SPACES} | situation), line).state


def three_in_one() -> State:
    """Everything is on the spaces, two of which are taken at the deal, and a poker hand is to be chosen."""
    house = {"spare.owner": "none", "spare.sale": "none", "spare.resale": False, "spare.late_swap": False}
    table = {"AH": 4, "KH": 3, "QH": 12, "TH": 1, "KQ": 5, "8910": 12, "kitty": 10, "pot": 6}
    return after_the_deal(*FIVES, preset="three-in-one", house=house, table=table).state


def stakes(preset: str) -> State:
    """A round that opens with stakes that people spread as they like."""
    return open_round(before_the_deal((50, 50, 50), FREE, preset=preset)).state


def full_board() -> Table:
    """Everybody who can sit there, with the longest names, in a long run before which were others."""
    hands = ("2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "2H", "2C", "2D 3D", "3H 4H", "3C 4C", "4D 5D", "5H 6H")
    line = " ".join(f"{rank}S" for rank in "23456789TJQ")
    return at_table(played(line, *hands, table=SPACES | {"kitty": 100}), *EIGHT)


def longest_hand() -> Table:
    """A hand of 18 cards, all of which may be led: the most that two players are dealt beside the dead hand."""
    hand = " ".join(f"{rank}{suit}" for suit in "SH" for rank in "23456789T")
    return at_table(played("", hand, "2C", "2D", house=ANY))


def round_over() -> Table:
    """Ann is out first, with the first card."""
    return at_table(played("2S", "2S", "3S 4S", "5S KD"))


BOARDS: dict[str, tuple[Table, dict[str, Any]]] = {
    "lobby": (lobby("michigan", ANN, BEN, ADA), {"waiting": Waiting.EXPIRE}),
    "run with its holder": (at_table(played("2S 3S")), {"half_over": True}),
    "stop": (at_table(played("2S 3S 4S 5S"), ANN, BEN, CLARA), {}),
    "payout": (at_table(played("QD", "QD 2S", "3S 3C", "4C 5H", house=ANY)), {}),
    "two runs before": (at_table(played("2S 3S 9H KD", "2S 3S 9H KD 3D", "8C 9C TD", "5S QD", house=ANY)), {}),
    "end of a round": (round_over(), {"waiting": Waiting.DEAL}),
    "three in one": (at_table(three_in_one()), {}),
    "boodle stakes": (at_table(stakes("boodle")), {"together": True}),
    "stakes that are placed": (at_table(do(stakes("boodle"), PlaceStake((("AS", 4), ("QD", 2)))).state), {}),
    "poker": (at_table(do(betting(*FIVES, table={"pot": 3}), Bet(2)).state), {}),
    "eight players": (full_board(), {}),
}
HANDS_SHOWN: dict[str, Hand] = {
    "lead": hand_of(at_table(played(house=ANY))),
    "lead of another colour": hand_of(
        at_table(played("2S", "2S 5S 5C KD", "4S 8C", "7S QD", house={"lead.change": "colour"}))
    ),
    "follow": hand_of(at_table(played("2S 3S")), 1),
    "boodle stakes": hand_of(
        at_table(stakes("boodle"), replace(ANN, draft={"do": "stake", "on": {"AS": 2, "QD": 1}}), BEN, ADA)
    ),
    "five": hand_of(at_table(after_the_deal(*FIVES, house={"poker": True}).state)),
    "bet": hand_of(at_table(do(betting(*FIVES, table={"pot": 3}), Bet(2)).state), 1),
    "longest": hand_of(longest_hand()),
}


def is_drawn(drawn: str, written: str) -> None:
    """Look whether nothing mixes pictures and text."""
    assert not set(drawn) & {*"♠♥♦♣"}
    assert "⟨" not in written


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_of_pictures(name: str, snapshot: SnapshotAssertion) -> None:
    table, situation = BOARDS[name]
    drawn = board_form(table, words=DRAWN, **situation)
    is_drawn(drawn, board_form(table, **situation))
    assert drawn == snapshot


@pytest.mark.parametrize("name", HANDS_SHOWN)
def test_a_hand_of_pictures(name: str, snapshot: SnapshotAssertion) -> None:
    drawn = shown_hand(HANDS_SHOWN[name], words=DRAWN)
    is_drawn(drawn, shown_hand(HANDS_SHOWN[name]))
    assert drawn == snapshot


def test_the_four_colour_deck_has_its_own_cards() -> None:
    shown = shown_hand(HANDS_SHOWN["lead"], words=WORDS.with_deck(FOUR_COLOURS))
    assert "⟨two_of_spades_⟩" in shown
    assert "⟨two_of_spades⟩" not in shown


def test_a_message_that_pictures_would_make_too_long_has_text() -> None:
    table, happened = full_board(), Notice("left_out", "_" * 20)
    table = replace(table, notices=(happened,) * 70)
    long = board_message(board_of(table), WORDS)
    assert MOST_CHARACTERS - 900 < long.content_length() <= MOST_CHARACTERS
    drawn = board_message(board_of(table), DRAWN)
    assert "⟨" not in form(drawn)
    assert length_of(drawn) <= MOST_CHARACTERS

"""Records of New York, New York (RECORDS.md): the worked ones, written ones, and what is no record."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.newyork.match import new_match
from engine.record.reader import write
from tests.engine.newyork.random_play import play_at_random
from tests.engine.newyork.situations import GAME
from tests.engine.record.test_reader import put, refusal

Record = dict[str, Any]
NAMES = ("Ann", "Ben", "Clara")
START = new_match(GAME.rulebook.read("new-york", {"stake": 0}), (9, 9, 9), 1, {"pot": 2})
DOCUMENT: Record = write("new-york", START.rules, NAMES, play_at_random(START, Random(1), 0.05).recorded).document
"""A match of three, the same in every run."""


def test_a_record_has_the_keys_of_the_rules_in_their_order() -> None:
    assert list(DOCUMENT) == ["format", "game", "rules", "players", "rounds", "result"]
    first = DOCUMENT["rounds"][0]
    assert list(first) == ["starter", "deal", "actions", "result"]
    assert list(first["deal"]) == ["hands", "market", "pile"]
    assert list(first["actions"][0]) == ["seat", "do", "card"]
    assert list(first["result"]) == ["tops", "scores", "totals"]
    assert list(DOCUMENT["result"]) == ["winners", "totals"]
    assert [each["starter"] for each in DOCUMENT["rounds"]] == [1, 2, 0]


ROUND = ("rounds", 1)
HAND = (*ROUND, "deal", "hands", "0")
FIRST = ("rounds", 0, "actions", 0)
DEAL = DOCUMENT["rounds"][1]["deal"]
STARTER = DOCUMENT["rounds"][0]["starter"]
FOREIGN = DOCUMENT["rounds"][0]["deal"]["hands"]["0"][0]
MARKET = DOCUMENT["rounds"][0]["deal"]["market"]
PILE = DOCUMENT["rounds"][0]["deal"]["pile"]


@pytest.mark.parametrize(
    ("change", "place", "why"),
    [
        (put([1, 1, 1], "chips"), "chips", "unknown key"),
        (put(True, "rules", "profi"), "rules.profi", "unknown parameter"),
        (put(5, "rules", "stake"), "rules.stake", "knows no stake"),
        (put(["Ann"], "players"), "players", "new-york takes 2 to 4 players, and these are 1"),
        (put(1, *ROUND, "dealer"), "rounds[1].dealer", "unknown key"),
        (put(0, *ROUND, "starter"), "rounds[1].starter", "seat 2's turn to begin, and not seat 0's"),
        (put(3, "rounds", 0, "starter"), "rounds[0].starter", "no seat 3"),
        (put([], *ROUND, "deal", "spare"), "rounds[1].deal.spare", "unknown key"),
        (put("TH", *ROUND, "deal", "pile", 0), "rounds[1].deal.pile[0]", 'no card "TH"'),
        (put(DEAL["market"][0], *HAND, 0), "rounds[1].deal.market[0]", "twice"),
        (put(DEAL["pile"][1:], *ROUND, "deal", "pile"), "rounds[1].deal", f"the card {DEAL['pile'][0]} is missing"),
        (put("play", *FIRST, "do"), "rounds[0].actions[0].do", 'no action "play"'),
        (put(0, *FIRST, "seat"), "rounds[0].actions[0].seat", "the turn of seat 1"),
        (put(FOREIGN, *FIRST, "card"), "rounds[0].actions[0].card", f"may not lay {FOREIGN} now"),
        (
            put({"seat": STARTER, "do": "take", "card": MARKET[0]}, *FIRST),
            "rounds[0].actions[0].do",
            "seat 1 may not take now, but has to lay or pass",
        ),
        (
            put({"seat": STARTER, "do": "pass"}, "rounds", 0, "actions", 1),
            "rounds[0].actions[1].do",
            "seat 1 may not pass now, but has to take",
        ),
        (put(PILE[5], "rounds", 0, "actions", 1, "card"), "rounds[0].actions[1].card", f"may not take {PILE[5]} now"),
    ],
)
def test_what_is_wrong_is_refused_by_its_place(change: Callable[[Record], None], place: str, why: str) -> None:
    refused = refusal(DOCUMENT, change)
    assert (refused.place, why in refused.reason) == (place, True), refused


def test_hands_and_market_have_six_cards_and_the_pile_the_rest() -> None:
    deal = DOCUMENT["rounds"][0]["deal"]
    hands, market, pile = deal["hands"], deal["market"], deal["pile"]
    for wrong, place in (
        ({**deal, "market": market[1:], "pile": [*pile, market[0]]}, "market"),
        ({**deal, "hands": {**hands, "2": hands["2"][1:]}, "pile": [*pile, hands["2"][0]]}, "hands.2"),
    ):
        refused = refusal(DOCUMENT, put(wrong, "rounds", 0, "deal"))
        assert str(refused) == f"rounds[0].deal.{place}: has 5 cards, and 6 are dealt to it"

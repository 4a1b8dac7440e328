"""Whole matches, dealt from a secret and a click as the bot deals them, and their records."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.catalogue import CATALOGUE
from engine.record.reader import Played, write
from engine.shuffle import Stream

SECRET = bytes(range(200, 232))
CLICK = "1301234567890123456"

MATCHES: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("stops", "michigan", {}, 4),
    ("stops", "michigan", {"pack": "single", "deal.spare_seat": "first"}, 3),
    ("stops", "michigan", {"end.mode": "elimination", "chips": 9, "pay.per_card": 4}, 5),
    ("stops", "traditional", {"layout": ["2C", "AS"], "pack": "double"}, 8),
    ("stops", "boodle", {}, 3),
    ("stops", "horses", {}, 2),
    ("stops", "three-in-one", {}, 6),
    ("new-york", "new-york", {}, 2),
    ("new-york", "new-york", {}, 4),
    ("new-york", "new-york-profi", {}, 3),
)
"""Games of every kind: each with its preset, its house rules, and its number of players."""


def a_match(game: str, preset: str, house: dict[str, Any], players: int) -> dict[str, Any]:
    """The record of a whole match in which everybody does anything legal."""
    rules_of_play, random = CATALOGUE[game].game, Random(preset)
    rules = rules_of_play.rulebook.read(preset, house)
    state = rules_of_play.new_match(rules, [rules.chips] * players, Stream(SECRET, CLICK, 0), {})
    acts: list[Played] = []
    while rules_of_play.outcome(state) is None:
        if rules_of_play.awaits_deal(state):
            stream = Stream(SECRET, CLICK, rules_of_play.round_number(state))
            acts.append((state, None, rules_of_play.deal(state, stream)))
        else:
            (seat,) = rules_of_play.to_act(state)
            choices = rules_of_play.legal(state, seat)
            acts.append((state, seat, choices[random.randrange(len(choices))]))
        state = rules_of_play.apply(*acts[-1]).state
    return write(game, rules, [f"Player {seat}" for seat in range(players)], acts)

"""Dealing a match again from its proof, to compare the deals with those that were played (`docs/FAIR_DEAL.md`).

Nothing here knows a game: openers and deals are compared in the form of the game's records.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.catalogue import CATALOGUE
from engine.proof import Proof
from engine.record.reader import Replay


@dataclass(frozen=True, slots=True)
class Redealt:
    """What was dealt in a round, and what should have been: who begins, and `deal`, both as in a record.

    `found` has no `deal` if the round broke off before it. If only the record or only the proof has a round, the only
    key is `dealt`: whether the round was dealt, and should have been.
    """

    round: int
    found: dict[str, Any]
    expected: dict[str, Any]


def deals_again(played: Replay, proof: Proof) -> Iterator[Redealt]:
    """Deal every round of a match again, and draw who begins the first."""
    form, game = CATALOGUE[played.game.key].record, played.game
    dealt = 0
    for each in played.rounds:
        number = each.start.round
        if number > len(proof.rounds):
            yield Redealt(number, {"dealt": True}, {"dealt": False})
            return
        found: dict[str, Any] = {}
        expected: dict[str, Any] = {}
        state = each.start
        for act in each.acts:
            if act.seat is None:
                found |= form.deal_of(state, act.action)
                expected |= form.deal_of(state, game.deal(state, proof.stream(number)))
            state = act.step.state
        if each is played.rounds[0] and found:
            start = game.new_match(played.rules, each.start.chips, proof.stream(0), game.on_table(each.start))
            opened = form.deal_of(start, game.deal(start, proof.stream(number)))
            expected[form.opener] = opened[form.opener]
        dealt += "deal" in found
        yield Redealt(number, found, expected)
    if dealt < len(proof.rounds):
        yield Redealt(dealt + 1, {"dealt": False}, {"dealt": True})

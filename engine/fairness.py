"""Dealing a match again from its proof, to compare the deals with those that were played (`docs/FAIR_DEAL.md`).

Nothing here knows a game: openers and deals are compared in the form of the game's records.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.catalogue import CATALOGUE
from engine.proof import Proof
from engine.record.film import Film


@dataclass(frozen=True, slots=True)
class Redealt:
    """What was dealt in a round, and what should have been: who begins, and `deal`, both as in a record.

    `found` has no `deal` if the round broke off before it. If only the record or only the proof has a round, the only
    key is `dealt`: whether the round was dealt, and should have been.
    """

    round: int
    found: dict[str, Any]
    expected: dict[str, Any]


@dataclass(frozen=True, slots=True)
class DealtAgain:
    """The result of dealing a match again: how many deals there were, up to the first wrong round, if any."""

    deals: int
    wrong: Redealt | None


def dealt_again(film: Film, proof: Proof) -> DealtAgain:
    """Deal a match again, up to the first round that was not dealt as it should have been."""
    deals = 0
    for each in deals_again(film, proof):
        deals += "deal" in each.found
        if any(each.found[key] != expected for key, expected in each.expected.items()):
            return DealtAgain(deals, each)
    return DealtAgain(deals, None)


def deals_again(film: Film, proof: Proof) -> Iterator[Redealt]:
    """Deal every round of a match again, and draw who begins the first."""
    form, game = CATALOGUE[film.key].record, film.game
    dealt = 0
    for at, each in enumerate(film.scenes, 1):
        number = each.start.round
        if number > len(proof.rounds):
            yield Redealt(number, {"dealt": True}, {"dealt": False})
            return
        found: dict[str, Any] = {}
        expected: dict[str, Any] = {}
        for done in film.played(at):
            if done.seat is None:
                found |= form.deal_of(done.before, done.action)
                expected |= form.deal_of(done.before, game.deal(done.before, proof.stream(number)))
        if at == 1 and found:
            first = proof.stream(0).below(len(film.names))
            start = game.new_match(film.rules, each.start.chips, first, game.on_table(each.start))
            opened = form.deal_of(start, game.deal(start, proof.stream(number)))
            expected[form.opener] = opened[form.opener]
        dealt += "deal" in found
        yield Redealt(number, found, expected)
    if dealt < len(proof.rounds):
        yield Redealt(dealt + 1, {"dealt": False}, {"dealt": True})

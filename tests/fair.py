"""Whole matches with their records and proofs, dealt as the bot deals."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.catalogue import CATALOGUE
from engine.proof import Proof, Source, dump_proof
from engine.record.reader import Played, write
from engine.shuffle import Stream, chained, commitment

CLICK = "1301234567890123456"

MATCHES: tuple[tuple[str, str, dict[str, Any], int], ...] = (
    ("stops", "michigan", {}, 4),
    ("stops", "michigan", {"pack": "single", "deal.spare_seat": "first"}, 3),
    ("stops", "michigan", {"end.mode": "elimination", "chips": 9, "pay.per_card": 4}, 5),
    ("stops", "traditional", {"layout": ["2C", "AS"], "pack": "double"}, 8),
    ("stops", "boodle", {}, 3),
    ("stops", "horses", {}, 2),
    ("stops", "three-in-one", {}, 6),
    ("stops", "pope-joan", {}, 5),
    ("new-york", "new-york", {}, 2),
    ("new-york", "new-york", {}, 4),
    ("new-york", "new-york-profi", {}, 3),
)
"""Games of every kind: each with its preset, its house rules, and its number of players."""


def a_proved_match(
    game: str, preset: str, house: dict[str, Any], players: int
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Record and proof of a whole match in which everybody does anything legal.

    Nobody presses anything for the third round.
    """
    random = Random(preset)
    proved: list[Source] = []

    def stream(number: int) -> Stream:
        if not number:
            proved.append(_source(random, CLICK, ()))
            return Stream(bytes.fromhex(proved[0].secret), CLICK, 0)
        clicks = () if number == 3 else tuple(random.randrange(10**18, 10**19) for _ in range(number))
        if number == 1:
            proved[:] = [_source(random, CLICK, clicks, proved[0].secret)]
        else:
            proved.append(_source(random, proved[-1].entropy, clicks))
        return Stream(bytes.fromhex(proved[-1].secret), proved[-1].entropy, number)

    record = _played(game, preset, house, players, stream)
    return record, dump_proof(Proof(12, CLICK, tuple(proved)))


def _source(random: Random, before: str, clicks: tuple[int, ...], secret: str | None = None) -> Source:
    secret = secret or random.randbytes(32).hex()
    entropy = chained(before, clicks)
    return Source(secret, commitment(bytes.fromhex(secret)), entropy, clicks, delivered=True)


def _played(
    game: str, preset: str, house: dict[str, Any], players: int, stream: Callable[[int], Stream]
) -> dict[str, Any]:
    rules_of_play, random = CATALOGUE[game].game, Random(preset)
    rules = rules_of_play.rulebook.read(preset, house)
    state = rules_of_play.new_match(rules, [rules.chips] * players, stream(0).below(players), {})
    acts: list[Played] = []
    while state.outcome is None:
        if rules_of_play.draws(state):
            acts.append((state, None, rules_of_play.deal(state, stream(state.round))))
        elif rules_of_play.awaits_deal(state):
            acts.append((state, None, rules_of_play.deal(state, Stream(b"", "", 0))))
        else:
            (seat,) = rules_of_play.to_act(state)
            choices = list(rules_of_play.legal(state, seat))
            acts.append((state, seat, choices[random.randrange(len(choices))]))
        state = rules_of_play.apply(*acts[-1]).state
    return write(game, rules, [f"Player {seat}" for seat in range(players)], acts).document

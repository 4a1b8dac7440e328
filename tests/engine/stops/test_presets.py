from typing import Any

import pytest

from engine.stops.presets import PRESETS
from engine.stops.rules import PARAMETERS, Rules

DEFAULTS: dict[str, Any] = {
    "ace": "high",
    "pack": "double",
    "layout": ("AH", "KC", "QD", "JS"),
    "stake.mode": "each",
    "stake.amount": 1,
    "stake.dealer": 2,
    "ante.kitty": 0,
    "ante.pot": 0,
    "deal.spare_seat": "last",
    "spare.owner": "none",
    "spare.sale": "none",
    "spare.price": 1,
    "spare.resale": False,
    "spare.late_swap": False,
    "open.leader": "eldest",
    "open.suit": "C",
    "lead.card": "suit_low",
    "lead.change": "none",
    "lead.blocked": "relax",
    "lead.deadlock": "end",
    "pay.per_card": 1,
    "paycards.when": "play",
    "poker": False,
    "poker.limit": 5,
    "poker.raises": 3,
    "chips": 50,
    "end.mode": "rounds",
    "end.rounds": "players",
    "end.leftover": "leave",
}

DIFFERENCES: dict[str, dict[str, Any]] = {
    "michigan": {},
    "traditional": {"lead.change": "suit", "lead.blocked": "pass"},
    "boodle": {
        "ace": "low",
        "layout": ("AS", "KH", "QD", "JC"),
        "stake.mode": "free",
        "stake.amount": 4,
        "stake.dealer": 4,
        "open.leader": "lowest",
        "lead.card": "any",
        "lead.change": "suit",
    },
    "horses": {
        "layout": ("JC", "QD", "KS", "AH"),
        "stake.mode": "free",
        "stake.amount": 1,
        "stake.dealer": 1,
        "ante.kitty": 1,
        "deal.spare_seat": "first",
        "spare.owner": "eldest",
        "spare.sale": "offer",
        "open.leader": "suit",
        "lead.card": "group_low",
        "lead.change": "colour",
        "lead.blocked": "pass",
        "pay.per_card": 0,
        "chips": 12,
        "end.mode": "first_bust",
    },
    "three-in-one": {
        "layout": ("AH", "KH", "QH", "JH", "TH", "KQ", "8910"),
        "stake.dealer": 1,
        "ante.kitty": 1,
        "ante.pot": 1,
        "spare.owner": "dealer",
        "spare.sale": "auction",
        "spare.resale": True,
        "spare.late_swap": True,
        "open.leader": "poker",
        "paycards.when": "deal",
        "poker": True,
        "chips": 100,
    },
}


def values(rules: Rules) -> dict[str, Any]:
    return {name: getattr(rules, parameter.name) for name, parameter in PARAMETERS.items()}


def test_the_defaults() -> None:
    assert values(Rules()) == DEFAULTS


def test_these_are_the_named_games() -> None:
    assert PRESETS.keys() == DIFFERENCES.keys()


@pytest.mark.parametrize("preset", DIFFERENCES)
def test_a_preset_is_the_defaults_with_its_differences(preset: str) -> None:
    assert values(PRESETS[preset].rules) == DEFAULTS | DIFFERENCES[preset]
    assert PRESETS[preset].rules.preset == preset


@pytest.mark.parametrize(
    ("preset", "least", "most"),
    [("michigan", 3, 8), ("traditional", 3, 8), ("boodle", 3, 8), ("horses", 2, 6), ("three-in-one", 2, 9)],
)
def test_how_many_can_play(preset: str, least: int, most: int) -> None:
    assert list(PRESETS[preset].players) == list(range(least, most + 1))

"""How to play, for each game as it is, and for house rules that change what is said."""

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.tables.model.terms import Terms
from cogs.render.games import RENDERERS
from cogs.render.help import explanation_message
from cogs.render.words import Words
from tests.cogs.render.form import form, said
from tests.cogs.render.tables import DRAWN, WORDS, lobby

PRESETS = ["michigan", "traditional", "boodle", "horses", "three-in-one", "pope-joan", "new-york", "new-york-profi"]
HOUSE: dict[str, tuple[str, dict[str, Any]]] = {
    "ace-low": ("michigan", {"ace": "low"}),
    "single-deck": ("michigan", {"pack": "single"}),
    "layout": ("michigan", {"layout": ["AH", "KQ", "8910"]}),
    "free-stakes": ("michigan", {"stake.mode": "free", "stake.amount": 6, "stake.dealer": 6}),
    "stakes-dealer": ("michigan", {"stake.amount": 2, "stake.dealer": 5}),
    "kitty": ("michigan", {"ante.kitty": 2, "ante.pot": 3}),
    "dealer-stakes-nothing": ("michigan", {"stake.dealer": 0}),
    "dealer-spreads-nothing": ("boodle", {"stake.dealer": 0}),
    "only-the-dealer": ("michigan", {"stake.amount": 0, "stake.dealer": 2}),
    "no-kitty": ("three-in-one", {"ante.kitty": 0, "ante.pot": 0}),
    "swap": ("michigan", {"spare.owner": "dealer"}),
    "auction": ("michigan", {"spare.owner": "dealer", "spare.sale": "auction"}),
    "whole-auction": (
        "michigan",
        {"spare.owner": "dealer", "spare.sale": "auction", "spare.resale": True, "spare.late_swap": True},
    ),
    "offer": ("michigan", {"spare.owner": "dealer", "spare.sale": "offer", "spare.price": 3}),
    "dead": ("horses", {"spare.owner": "none", "spare.sale": "none", "deal.spare_seat": "last"}),
    "dealer-opens": ("michigan", {"open.leader": "dealer"}),
    "lowest-opens": ("michigan", {"open.leader": "lowest"}),
    "suit-opens": ("michigan", {"open.leader": "suit", "open.suit": "H"}),
    "eldest-opens": ("boodle", {"open.leader": "eldest"}),
    "any-card": ("michigan", {"lead.card": "any"}),
    "suit-low": ("boodle", {"lead.card": "suit_low"}),
    "group-low": ("michigan", {"lead.card": "group_low"}),
    "any-suit": ("traditional", {"lead.change": "none", "lead.blocked": "relax"}),
    "suit": ("michigan", {"lead.change": "suit"}),
    "colour-pass": ("michigan", {"lead.change": "colour", "lead.blocked": "pass"}),
    "colour-relax": ("michigan", {"lead.change": "colour", "lead.blocked": "pass", "lead.deadlock": "relax"}),
    "pay": ("michigan", {"pay.per_card": 2}),
    "paid-at-the-deal": ("michigan", {"paycards.when": "deal"}),
    "won-in-play": ("three-in-one", {"paycards.when": "play"}),
    "poker": ("michigan", {"poker": True, "open.leader": "poker"}),
    "no-poker": ("three-in-one", {"poker": False, "open.leader": "eldest"}),
    "poker-limit": ("three-in-one", {"poker.limit": 10, "poker.raises": 1}),
    "first-bust": ("michigan", {"end.mode": "first_bust"}),
    "elimination": ("michigan", {"end.mode": "elimination"}),
    "topup-rounds": ("michigan", {"end.mode": "topup", "end.rounds": 4}),
    "one-round": ("michigan", {"end.rounds": 1}),
    "shared-at-the-end": ("michigan", {"end.leftover": "split"}),
    "new-york-stake-of-one": ("new-york", {"stake": 1}),
}


def shown(preset: str, words: Words) -> str:
    table, line = lobby(preset), "These are the rules here."
    return form(explanation_message(Terms(table.game, table.rules, 50, 60), words, line))


@pytest.mark.parametrize("preset", PRESETS)
def test_each_game_is_explained(preset: str, snapshot: SnapshotAssertion) -> None:
    assert shown(preset, WORDS) == snapshot
    drawn = shown(preset, DRAWN)
    assert preset == "horses" or not any(suit in drawn for suit in "♠♥♦♣"), "cards look as they do on the board"


@pytest.mark.parametrize("house", HOUSE)
def test_house_rules_are_told_in_the_summary_and_explained(house: str, snapshot: SnapshotAssertion) -> None:
    """What the preset explains in the same words is left out."""
    preset, changes = HOUSE[house]
    table, plain = lobby(preset, house=changes), lobby(preset)
    renderer = RENDERERS[table.game]
    usual = {line.split(". ", 1)[1] for line in renderer.explained(plain.rules, WORDS).splitlines()}
    lines = [line.split(". ", 1)[1] for line in renderer.explained(table.rules, WORDS).splitlines()]
    told = [
        renderer.rules.summary(table.rules, WORDS, table.terms.buy_in, table.terms.turn_seconds),
        renderer.rules.lasts(table.rules, 4, WORDS),
        *(line for line in lines if line not in usual),
        *(f"not: {line}" for line in sorted(usual - set(lines))),
    ]
    assert said("\n".join(told)) == snapshot


@pytest.mark.parametrize("preset", ["michigan", "new-york"])
def test_an_unusual_time_for_a_decision_is_told(preset: str, snapshot: SnapshotAssertion) -> None:
    table, summary = lobby(preset), RENDERERS[lobby(preset).game].rules.summary
    assert "\n".join(summary(table.rules, WORDS, 1, seconds) for seconds in (60, 5, 90, 7200)) == snapshot

"""RULES.md, *House rules*: house rules that people ask for by name, on any preset that they fit."""

import pytest

from engine.cards import card
from engine.game import RulesRefused
from engine.stops.presets import PRESETS
from engine.stops.rulebook import StopsRulebook
from engine.stops.rules import Rules

BOOK = StopsRulebook()
MICHIGAN, BOODLE, HORSES, THREE = (PRESETS[name] for name in ("michigan", "boodle", "horses", "three-in-one"))


def present(rules: Rules) -> dict[str, str]:
    return {each.name: each.present for each in BOOK.switches(rules)}


@pytest.mark.parametrize("preset", PRESETS)
def test_choosing_what_is_chosen_changes_nothing(preset: str) -> None:
    rules = PRESETS[preset]
    for each in BOOK.switches(rules):
        assert BOOK.switched(rules, each.name, each.present) == rules


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_chosen_is_what_is_shown_and_the_way_back_leads_back(preset: str) -> None:
    rules = PRESETS[preset]
    for switch in BOOK.switches(rules):
        for choice in switch.choices:
            try:
                other = BOOK.switched(rules, switch.name, choice)
            except RulesRefused:
                continue
            assert present(other)[switch.name] == choice
            assert BOOK.switched(other, switch.name, switch.present) == rules


def test_an_ace_is_above_the_king_or_below_the_two() -> None:
    high, low = MICHIGAN.order, BOOK.switched(MICHIGAN, "ace", "low").order
    assert (high.above[card("KS")], high.above[card("AS")]) == (card("AS"), None)
    assert (low.above[card("KS")], low.above[card("AS")]) == (None, card("2S"))
    assert BOOK.switched(BOODLE, "ace", "low") == BOODLE
    with pytest.raises(RulesRefused):
        BOOK.switched(BOOK.changed(MICHIGAN, {"pack": "single", "ace": "low", "layout": ["2H"]}), "ace", "high")


def test_leaving_the_auction_ends_resale_and_late_swap() -> None:
    rules = BOOK.switched(THREE, "spare", "swap")
    assert (rules.spare_owner, rules.spare_sale, rules.spare_resale, rules.spare_late_swap) == (
        "dealer",
        "none",
        False,
        False,
    )
    assert BOOK.switched(rules, "spare", "auction") == THREE, "the preset's own auction comes back with its details"


def test_free_placement_is_six_chips_where_the_preset_has_none_of_its_own() -> None:
    rules = BOOK.switched(MICHIGAN, "stakes", "free")
    assert (rules.stake_mode, rules.stake_amount, rules.stake_dealer) == ("free", 6, 6)
    assert BOOK.switched(BOOK.switched(BOODLE, "stakes", "each"), "stakes", "free") == BOODLE


def test_a_change_of_suit_is_another_suit_if_there_is_one_or_passing() -> None:
    stuck, passing = BOOK.switched(MICHIGAN, "suit", "suit"), BOOK.switched(MICHIGAN, "suit", "suit_pass")
    assert (stuck.lead_change, stuck.lead_blocked) == ("suit", "relax")
    assert (passing.lead_change, passing.lead_blocked, passing.lead_deadlock) == ("suit", "pass", "end")


def test_the_dealers_stake_keeps_its_proportion() -> None:
    tripled = BOOK.switched(MICHIGAN, "stake", "3")
    assert (tripled.stake_amount, tripled.stake_dealer) == (3, 6)
    assert BOOK.switched(HORSES, "stake", "2").stake_dealer == 2


@pytest.mark.parametrize(
    ("name", "choice"), [("deck", "triple"), ("spare", ""), ("nothing", "1"), ("chips", "many"), ("stake", "-1")]
)
def test_there_is_no_such_choice(name: str, choice: str) -> None:
    with pytest.raises(RulesRefused):
        BOOK.switched(MICHIGAN, name, choice)


@pytest.mark.parametrize(("name", "choice"), [("chips", "0"), ("rounds", "0")])
def test_a_number_that_is_too_small_is_refused(name: str, choice: str) -> None:
    with pytest.raises(RulesRefused):
        BOOK.switched(MICHIGAN, name, choice)

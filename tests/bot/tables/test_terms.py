"""What a table is played by: its options, and how they are stored."""

import json
from dataclasses import replace

import pytest

from bot.refusals import EasyForNothing
from bot.tables.model.terms import OPTIONS, changed, dump_changes, dump_terms, load_terms
from engine.catalogue import CATALOGUE
from engine.game import RulesRefused
from tests.bot.club import terms

PLAIN = terms()
GAMES_AND_PRESETS = [(game, preset) for game, pack in CATALOGUE.items() for preset in pack.game.rulebook.presets()]


@pytest.mark.parametrize(("game", "preset"), GAMES_AND_PRESETS)
@pytest.mark.parametrize("option", OPTIONS)
def test_what_is_chosen_for_an_option_is_kept_and_can_be_chosen_again(game: str, preset: str, option: str) -> None:
    plain = terms(game=game, preset=preset, buy_in=0 if game == "new-york" else 50)
    for text in plain.choices(option):
        wanted = plain.with_choice(option, text)
        wanted.check_options()
        assert wanted.chosen(option) == text
        assert load_terms(json.loads(json.dumps(dump_terms(wanted)))) == wanted == wanted.playable()
        assert changed(plain, json.loads(json.dumps(dump_changes(wanted)))) == wanted


@pytest.mark.parametrize("option", OPTIONS)
def test_what_cannot_be_chosen_is_refused(option: str) -> None:
    with pytest.raises(RulesRefused) as refused:
        PLAIN.with_choice(option, "whatever")
    assert refused.value.problems[0].parameters == (option,)


def test_a_level_that_is_gone_is_refused_and_passed_over_where_rules_were_kept() -> None:
    gone = replace(PLAIN, level="brilliant", hints=False)
    assert gone.chosen("level") == ""
    with pytest.raises(RulesRefused):
        gone.check_options()
    assert gone.playable() == replace(PLAIN, hints=False)


def test_easy_opponents_of_new_york_play_for_nothing_only() -> None:
    easy = terms(game="new-york", preset="new-york", buy_in=5, level="easy")
    with pytest.raises(EasyForNothing):
        easy.check_options()
    free = replace(easy, buy_in=0)
    free.check_options()
    assert changed(free, dump_changes(free)) == free


@pytest.mark.parametrize(("name", "value"), [("buy_in", 0), ("buy_in", 1_000_001), ("turn_seconds", 4)])
def test_numbers_have_their_limits(name: str, value: int) -> None:
    with pytest.raises(RulesRefused):
        changed(PLAIN, {**dump_changes(PLAIN), name: value})

"""The rules in words: every preset, and whatever rules somebody makes of them."""

import re
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.model.terms import Terms
from cogs.render.games import RENDERERS
from cogs.render.help import explanation_message
from cogs.render.stops.commands import COMMANDS
from cogs.render.stops.explained import explained
from cogs.render.stops.summary import summary
from cogs.render.words import words_for
from engine.cards import CARDS
from engine.game import RulesRefused
from engine.stops.presets import PRESETS
from engine.stops.rulebook import StopsRulebook
from engine.stops.rules import PARAMETERS, Rules, contradictions
from engine.stops.spaces import OFF_LAYOUT, SPACES

WORDS = words_for("en-US")
MICHIGAN, BOODLE, HORSES, THREE = (PRESETS[name] for name in ("michigan", "boodle", "horses", "three-in-one"))
NAMES = [name for name in PARAMETERS if "." in name]
"""What only those who read the code may see; one word without a dot may stand in a sentence."""
NUMBERS = {"poker.raises": st.integers(0, 9), "end.rounds": st.integers(1, 30) | st.just("players")}
LAYOUTS = st.lists(
    st.sampled_from([each for each, space in SPACES.items() if space not in OFF_LAYOUT]),
    min_size=1,
    max_size=14,
    unique=True,
)


def values(name: str) -> st.SearchStrategy[Any]:
    """The values that a parameter can have."""
    parameter = PARAMETERS[name]
    if name == "layout":
        return LAYOUTS.map(tuple)
    if name == "pack.without":
        return st.lists(st.sampled_from([*map(str, CARDS)]), max_size=5, unique=True).map(tuple)
    if name in NUMBERS:
        return NUMBERS[name]
    if parameter.metadata["choices"]:
        return st.sampled_from(parameter.metadata["choices"])
    if isinstance(parameter.default, bool):
        return st.booleans()
    return st.integers(parameter.metadata["least"], 1_000_000)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Valid rules: a preset with some of its parameters changed."""
    rules = PRESETS[draw(st.sampled_from(list(PRESETS)))]
    for name in draw(st.lists(st.sampled_from(list(PARAMETERS)), unique=True, max_size=12)):
        changed = replace(rules, **{PARAMETERS[name].name: draw(values(name))})
        rules = rules if any(contradictions(changed)) else changed
    return rules


def is_for_people(text: str) -> None:
    assert text.strip() == text != ""
    assert "{" not in text
    assert "}" not in text
    assert "_" not in text
    assert "  " not in text
    assert not [name for name in NAMES if name in text]
    assert not re.search(r"(?<!\w)[♥♦](?!\ufe0f)|[♠♣](?!\ufe0e)", text), "a suit is drawn everywhere as it is in a hand"
    assert not re.search(r"(^|[.:;] )(\*\*)?[Ww]ho [a-z]+ [^?]*[.]", text), "whoever, or a player who"


@settings(max_examples=300)
@given(rules=any_rules(), buy_in=st.integers(1, 1_000_000), turn=st.integers(5, 86_400))
def test_whatever_the_rules_are_they_are_explained_in_words_that_fit_a_message(
    rules: Rules, buy_in: int, turn: int
) -> None:
    is_for_people(explained(rules, WORDS))
    now = summary(rules, WORDS, buy_in, turn)
    is_for_people(now)
    assert "\n" not in now
    assert ", ," not in now
    view = explanation_message(Terms("stops", rules, buy_in, turn), WORDS, "Whose rules they are.")
    assert view.content_length() < 3500
    for switch in StopsRulebook().switches(rules):
        for choice in switch.choices:
            label, line = RENDERERS["stops"].rules.choice(rules, switch.name, choice, WORDS)
            is_for_people(label)
            assert len(label) <= 100
            assert len(line) <= 100


def parameter_matters(name: str) -> tuple[Rules, Rules]:
    """Two rules that differ in one parameter, where it matters."""
    grounds: dict[str, Rules] = {
        "stake.dealer": MICHIGAN,
        "spare.price": HORSES,
        "spare.resale": THREE,
        "spare.late_swap": THREE,
        "spare.sale": replace(HORSES, spare_owner="dealer"),
        "open.suit": HORSES,
        "lead.blocked": HORSES,
        "lead.deadlock": HORSES,
        "poker.limit": THREE,
        "poker.raises": THREE,
        "poker": MICHIGAN,
        "chips": replace(MICHIGAN, end_mode="topup"),
    }
    ground = grounds.get(name, MICHIGAN)
    parameter = PARAMETERS[name]
    now = getattr(ground, parameter.name)
    if name == "layout":
        other: Any = ("AH", "KC")
    elif name == "pack.without":
        other = ("8D",)
    elif parameter.metadata["choices"]:
        other = next(choice for choice in parameter.metadata["choices"] if choice != now)
    elif isinstance(now, bool):
        other = not now
    else:
        other = 3 if now == "players" else now + 3
    return ground, replace(ground, **{parameter.name: other})


@pytest.mark.parametrize("name", PARAMETERS)
def test_every_parameter_that_matters_makes_a_difference_in_words(name: str) -> None:
    ground, other = parameter_matters(name)
    assert explained(ground, WORDS) != explained(other, WORDS)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_of_a_host_is_in_the_summary(preset: str) -> None:
    rules, book = PRESETS[preset], StopsRulebook()
    for switch, choice in [(each.name, choice) for each in book.switches(rules) for choice in each.choices]:
        with suppress(RulesRefused):
            chosen = book.switched(rules, switch, choice)
            assert (summary(chosen, WORDS, chosen.chips, 60) != summary(rules, WORDS, rules.chips, 60)) is (
                chosen != rules
            )


@pytest.mark.parametrize("name", ["Tripoley", "Michigan Rummy"])
def test_three_in_one_is_found_by_its_other_names(name: str) -> None:
    assert [each for each, said in COMMANDS.rules.items() if name in said.message] == ["three-in-one"]

"""A translation that Discord would refuse is left out, so that it takes all commands; the others stay."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ops.localisations import usable
from tests.strict.build import COMMANDS, mistakes
from tests.strict.findings import Payload


def texts(name: str, **localizations: str) -> Payload:
    return {"name": name, "name_localizations": localizations}


def start(*options: Payload, **changes: Any) -> Payload:
    described = [{"type": 3, "description": "x", **each} for each in options]
    return {"name": "start", "type": 1, "description": "Open a table", "options": described, **changes}


def left_out(*commands: Payload) -> list[str]:
    told, found = usable(commands)
    assert mistakes(told, COMMANDS) == {}
    return [f"{', '.join(places)}: {str(each).partition(' (')[0]}" for each, places in found.items()]


@pytest.mark.parametrize("bad", ["", "Einsatz", "zwei wörter", "x" * 33, "geld💰", "u\u0308bung", "satz."])
def test_one_bad_name_is_left_out_and_said(bad: str) -> None:
    command = start(texts("buy-in", de=bad, nl="inleg"))
    assert left_out(command) == [f"start buy-in: 'buy-in' cannot be {bad!r} in de"]
    told, _ = usable([command])
    assert told[0]["options"][0]["name_localizations"] == {"nl": "inleg"}


@pytest.mark.parametrize("bad", ["", " ", "x" * 101, "🂡" * 51])
def test_one_bad_description_or_choice_is_left_out(bad: str) -> None:
    choice = {"value": "a", **texts("As text", de=bad)}
    assert left_out(start({"name": "cards", "choices": [choice], "description_localizations": {"nl": bad}})) == [
        f"start cards: 'x' cannot be {bad!r} in nl",
        f"start cards As text: 'As text' cannot be {bad!r} in de",
    ]


def test_two_options_of_a_command_have_two_names_in_each_language() -> None:
    command = start(texts("rules", de="spiel"), texts("game", de="spiel", nl="spel"), texts("since", de="game"))
    assert left_out(command) == [
        "start game: 'game' cannot be 'spiel' in de",
        "start since: 'since' cannot be 'game' in de",
    ]
    choices = [{"value": each, **texts(each, de="Bild")} for each in ("a", "b")]
    assert left_out(start({"name": "cards", "choices": choices})) == ["start cards b: 'b' cannot be 'Bild' in de"]


NAMES = st.sampled_from(["rules", "game", "spiel", "Spiel", "zwei wörter", "", " ", "x" * 33, "x" * 101])
LOCALIZED = st.dictionaries(st.sampled_from(["de", "nl"]), NAMES)


@given(
    st.lists(st.tuples(LOCALIZED, LOCALIZED, st.lists(LOCALIZED, max_size=3)), max_size=4),
    LOCALIZED,
)
def test_discord_takes_what_is_left(options: list[Any], menu: dict[str, str]) -> None:
    english = ["rules", "game", "since", "level"]
    described = [
        {
            **texts(english[at], **names),
            "description_localizations": about,
            "choices": [{"value": english[nr], **texts(english[nr], **each)} for nr, each in enumerate(choices)],
        }
        for at, (names, about, choices) in enumerate(options)
    ]
    left_out(start(*described, description_localizations=menu), {"type": 2, **texts("Statistics", **menu)})

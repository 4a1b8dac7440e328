"""Each of Discord's rules for commands, kept and broken."""

from typing import Any

import pytest

from tests.strict.build import COMMANDS, mistakes
from tests.strict.findings import Payload

BAD, NAME = "BASE_TYPE_BAD_LENGTH", "APPLICATION_COMMAND_INVALID_NAME"
TWICE = "SET_TYPE_ALREADY_CONTAINS_VALUE"


def command(name: str = "newmarket", **changes: Any) -> Payload:
    return {"name": name, "description": "Play here", "type": 1, **changes}


def option(name: str = "rules", **changes: Any) -> Payload:
    return {"name": name, "description": "Which rules", "type": 3, **changes}


def choice(name: str = "Michigan", value: object = "michigan", **changes: Any) -> Payload:
    return {"name": name, "value": value, **changes}


@pytest.mark.parametrize(
    ("changes", "where", "code"),
    [
        ({"name": "New"}, "name", NAME),
        ({"name": "new🎴"}, "name", NAME),
        ({"name": ""}, "name", BAD),
        ({"description": ""}, "description", BAD),
        ({"description_localizations": {"xx": "x"}}, "description_localizations.xx", "BASE_TYPE_CHOICES"),
        ({"description_localizations": {"de": "x" * 101}}, "description_localizations.de", BAD),
        ({"name_localizations": {"de": "Neu"}}, "name_localizations.de", NAME),
        ({"options": [option(name_localizations={"nl": "de regels"})]}, "options.0.name_localizations.nl", NAME),
        (
            {"options": [option(), option("level", name_localizations={"de": "rules"})]},
            "options.name_localizations.de",
            TWICE,
        ),
        (
            {"options": [option(choices=[choice(), choice("Boodle", "b", name_localizations={"nl": "Michigan"})])]},
            "options.0.choices.name_localizations.nl",
            TWICE,
        ),
        ({"options": [option(), option()]}, "options", TWICE),
    ],
)
def test_what_breaks_a_rule_is_refused(changes: dict[str, Any], where: str, code: str) -> None:
    assert mistakes([command(**changes)], COMMANDS)[f"0.{where}"] == code


def test_two_commands_have_two_names() -> None:
    assert mistakes([command(), command("newyork")], COMMANDS) == {}
    assert mistakes([command(), command()], COMMANDS) == {"1": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


def test_what_stands_in_a_menu_is_translated_too() -> None:
    entry = {"name": "Statistics", "type": 2}
    assert mistakes([entry | {"name_localizations": {"de": "x" * 33}}], COMMANDS) == {"0.name_localizations.de": BAD}
    other = {"name": "Chips", "type": 2, "name_localizations": {"de": "Statistics"}}
    assert mistakes([entry, other], COMMANDS) == {"name_localizations.de": TWICE}
    assert mistakes([entry, command("statistics")], COMMANDS) == {}


def test_a_command_has_at_most_so_many_characters_of_the_longest_translations() -> None:
    choices = [choice(f"{each:096}", f"{each:04}") for each in range(19)]
    options = [option(f"{each:02}", description="x" * 98, choices=choices) for each in range(4)]  # 2,000 each
    options[3] |= {"choices": choices[1:]}
    full = command("abc", description="x" * 97, options=options)
    assert mistakes([full], COMMANDS) == {}
    assert mistakes([full | {"description": "x" * 98}], COMMANDS) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}
    assert mistakes([full | {"description_localizations": {"de": "x" * 97, "fr": "x" * 96}}], COMMANDS) == {}
    translated = full | {"description_localizations": {"de": "x" * 98}}
    assert mistakes([translated], COMMANDS) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}

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

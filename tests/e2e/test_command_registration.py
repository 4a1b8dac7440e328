"""Discord hears of the commands in every language: of all that they say, and of the names of options."""

import gettext
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.render import words
from tests.e2e.club import Club
from tests.marked import read_again

COMMAND, SUBCOMMANDS = 1, (1, 2)


class German(gettext.NullTranslations):
    """Has a translation of everything, as long as it may be."""

    def gettext(self, message: str) -> str:
        return f"de {message}"[:100]

    def pgettext(self, context: str, message: str) -> str:
        return f"de-{message}" if context == "option" else self.gettext(message)


@pytest.fixture(autouse=True)
def commands_described_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """They are described at each start, as always, and German has other words than those of the repository."""
    spoken = words.catalogue
    monkeypatch.setattr(words, "catalogue", lambda language: German() if language == "de" else spoken(language))
    read_again()
    yield
    read_again()


def within(described: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All subcommands and options of a command."""
    for each in described.get("options", ()):
        yield each
        yield from within(each)


async def test_all_that_commands_say_is_translated_and_they_keep_their_names(club: Club) -> None:
    told: list[Any] = list(club.env.backend.commands[None].values())
    (menu,) = [each for each in told if each["type"] != COMMAND]
    assert menu["name_localizations"]["de"] == f"de {menu['name']}"
    commands = [each for each in told if each is not menu]
    options = [each for command in commands for each in within(command) if each["type"] not in SUBCOMMANDS]
    commands += [each for command in commands for each in within(command) if each["type"] in SUBCOMMANDS]
    assert len(options) > 20
    for each in (*commands, *options):
        assert each["description_localizations"]["de"] == f"de {each['description']}"[:100]
    assert not any(each.get("name_localizations") for each in commands)
    assert all(each["name_localizations"]["de"] == f"de-{each['name']}" for each in options)
    choices = [choice for each in options for choice in each.get("choices", ()) if not choice["name"].isdecimal()]
    assert all(each["name_localizations"]["de"] == f"de {each['name']}"[:100] for each in choices)
    await club.open(club.member("Ann"))

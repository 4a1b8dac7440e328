"""Discord hears of the commands when they have changed, in any language, and later where it could not listen."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from discord import app_commands

from tests.e2e.club import Club
from tests.marked import catalogues_in, read_again

Sentences = dict[str | tuple[str, str], str]
"""What a catalogue says: for each sentence, or for each scene and sentence, its translation."""


@pytest.fixture(autouse=True)
def commands_described_once() -> None:
    """They are described at each start, as always."""


@pytest.fixture
def in_german(tmp_path: Path) -> Iterator[Callable[[Sentences], None]]:
    """Writes a German catalogue, the only one there is; it is read at the next start."""
    file = tmp_path / "locale" / "de" / "LC_MESSAGES" / "newmarket.po"
    file.parent.mkdir(parents=True)

    def write(sentences: Sentences) -> None:
        written = Catalog(locale="de")
        for sentence, translated in sentences.items():
            scene, english = (None, sentence) if isinstance(sentence, str) else sentence
            written.add(english, translated, context=scene)
        with file.open("wb") as out:
            write_po(out, written)
        read_again()

    with catalogues_in(tmp_path / "locale"):
        yield write


def there(club: Club, name: str, *inside: str) -> dict[str, Any]:
    """A command that Discord has, a subcommand, or an option of one."""
    found: dict[str, Any] = next(
        each for (called, _), each in club.env.backend.commands[None].items() if called == name
    )
    for step in inside:
        found = next(each for each in found["options"] if each["name"] == step)
    return found


async def test_commands_are_translated_and_keep_their_names(club: Club, in_german: Callable[[Sentences], None]) -> None:
    in_german(
        {
            "newmarket": "neumarkt",
            "start": "beginnen",
            "Open a table in this channel": "Eröffnet hier einen Tisch",
            "Chips everybody starts with": "Chips für alle am Anfang",
            "rules": "Regeln",
            ("option", "rules"): "regeln",
            ("option", "buy-in"): "einsatz",
            "Normal: they look at every card": "Normal: sie achten auf jede Karte",
            "Statistics": "Statistik",
        }
    )
    await club.restart()
    start = there(club, "newmarket", "start")
    assert (start["name"], start["name_localizations"]) == ("start", {})
    assert start["description_localizations"] == {"de": "Eröffnet hier einen Tisch"}
    assert there(club, "newmarket")["name_localizations"] == {}
    assert there(club, "newmarket", "start", "rules")["name_localizations"] == {"de": "regeln"}
    buy_in, level = (there(club, "newmarket", "start", each) for each in ("buy-in", "level"))
    assert buy_in["name_localizations"] == {"de": "einsatz"}
    assert buy_in["description_localizations"] == {"de": "Chips für alle am Anfang"}
    assert "name_localizations" not in level
    assert [each.get("name_localizations") for each in level["choices"]][1] == {
        "de": "Normal: sie achten auf jede Karte"
    }
    assert there(club, "Statistics")["name_localizations"] == {"de": "Statistik"}
    await club.open(club.member("Ann"))


async def test_every_option_may_have_a_translation(club: Club) -> None:
    commands: list[Any] = club.env.bot.tree._get_all_commands(guild=None)

    class Named(app_commands.Translator):
        """Names everything that has a scene."""

        async def translate(self, string: app_commands.locale_str, *_: object) -> str | None:
            return "x" if string.extras.get("scene") == "option" else None

    options = [each for one in commands for each in await options_of(one, club.env.bot.tree, Named())]
    assert len(options) > 20
    assert [each["name"] for each in options if "de" not in each.get("name_localizations", {})] == []


async def options_of(command: Any, tree: Any, translator: app_commands.Translator) -> list[dict[str, Any]]:
    """All options of a command and of its subcommands."""

    def within(described: dict[str, Any]) -> Iterator[dict[str, Any]]:
        for each in described.get("options", ()):
            yield from within(each) if each["type"] in (1, 2) else [each]

    return list(within(await command.get_translated_payload(tree, translator)))

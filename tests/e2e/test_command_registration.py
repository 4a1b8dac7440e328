"""Discord hears of the commands when they have changed, in any language, and later where it could not listen."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from discord import app_commands

from bot.ops.command_sync import FIRST_PAUSE
from bot.ops.localisations import usable
from cogs.render import catalogues
from cogs.render.words import words_for
from cogs.tree import CommandWords
from tests.e2e.club import Club
from tests.e2e.faults import refuse


def told(club: Club) -> int:
    """How often Discord was told the commands."""
    return len([each for each in club.env.http_requests if each.method == "PUT" and each.path.endswith("/commands")])


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

    def forget() -> None:
        for each in (catalogues._known, catalogues.catalogue, words_for):
            each.cache_clear()

    def write(sentences: Sentences) -> None:
        written = Catalog(locale="de")
        for sentence, translated in sentences.items():
            scene, english = (None, sentence) if isinstance(sentence, str) else sentence
            written.add(english, translated, context=scene)
        with file.open("wb") as out:
            write_po(out, written)
        forget()

    with pytest.MonkeyPatch.context() as changed:
        changed.setattr("bot.members.languages.CATALOGUES", tmp_path / "locale")
        yield write
    forget()  # only now: the next test has the catalogues that there are


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


async def test_another_translation_alone_is_told_once(club: Club, in_german: Callable[[Sentences], None]) -> None:
    before = told(club)
    for word in ("einsatz", "einsatz", "stapel"):
        in_german({("option", "buy-in"): word})
        await club.restart()
    assert told(club) == before + 2
    assert there(club, "newmarket", "start", "buy-in")["name_localizations"] == {"de": "stapel"}


async def test_a_translation_that_discord_would_refuse_is_a_line_and_english(
    club: Club, in_german: Callable[[Sentences], None], caplog: pytest.LogCaptureFixture
) -> None:
    in_german({("option", "buy-in"): "einsatz", ("option", "rules"): "Die Regeln"})
    refuse(club, "PUT", f"/applications/{club.env.backend.application_id}/commands", 503, times=1)
    await club.restart()
    await club.env.advance_time(2 * FIRST_PAUSE + 1)
    assert there(club, "newmarket", "start", "rules")["name_localizations"] == {}
    assert there(club, "newmarket", "start", "buy-in")["name_localizations"] == {"de": "einsatz"}
    (line,) = [each.getMessage() for each in caplog.records if "members read English" in each.getMessage()]
    assert "'rules' cannot be 'Die Regeln' in de (" in line
    assert line.endswith(
        "part of newmarket start rules, newmarket rules rules, newyork start rules, newyork rules rules"
    )


async def test_discord_takes_every_translation_there_is_and_every_option_may_have_one(club: Club) -> None:
    commands: list[Any] = club.env.bot.tree._get_all_commands(guild=None)
    described = [await each.get_translated_payload(club.env.bot.tree, CommandWords()) for each in commands]
    assert list(map(str, usable(described)[1])) == []

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


async def test_what_discord_could_not_take_is_told_while_the_bot_runs(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot.ops.command_sync")
    ann = club.member("Ann")
    path = f"/applications/{club.env.backend.application_id}/commands"
    club.env.backend.commands.clear()
    refuse(club, "PUT", path, 503, times=2)
    await club.restart()
    assert told(club) == 2
    for _ in range(2):
        await club.env.advance_time(2 * FIRST_PAUSE + 1)
    assert told(club) == 4
    lines = [each for each in caplog.records if each.name == "bot.ops.command_sync"]
    assert [each.levelno for each in lines[-3:]] == [logging.WARNING, logging.WARNING, logging.INFO]
    assert "trying again in 60 s" in lines[-3].getMessage()
    assert "trying again in 120 s" in lines[-2].getMessage()
    await club.open(ann)

"""Discord hears of the commands when they have changed, in any language, and later where it could not listen."""

from __future__ import annotations

import logging

import pytest
from discord.app_commands import TranslationContextLocation, TranslationContextTypes

from bot.ops.command_sync import FIRST_PAUSE
from cogs.tree import CommandWords
from tests.e2e.club import Club
from tests.e2e.faults import refuse


def told(club: Club) -> int:
    """How often Discord was told the commands."""
    return len([each for each in club.env.http_requests if each.method == "PUT" and each.path.endswith("/commands")])


async def test_a_bot_that_has_not_changed_tells_nothing_and_one_with_other_words_does(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert told(club) == 1
    await club.restart()
    assert told(club) == 1

    async def in_german(
        _: CommandWords, string: object, locale: object, context: TranslationContextTypes
    ) -> str | None:
        described = context.location is TranslationContextLocation.group_description
        return "Karten spielen" if described and str(locale) == "de" else None

    monkeypatch.setattr(CommandWords, "translate", in_german)
    await club.restart()
    assert told(club) == 2
    await club.restart()
    assert told(club) == 2


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

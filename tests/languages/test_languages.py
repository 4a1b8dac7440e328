"""The languages that the bot is promised to speak, each of them whole."""

from __future__ import annotations

import pytest

from bot.members.languages import CATALOGUE, CATALOGUES, languages
from cogs.render.words import words_for
from tests.languages.messages import catalogue, template


def test_english_german_and_dutch_are_there() -> None:
    assert set(languages()) >= {"en", "de", "nl"}


@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
def test_every_message_is_read_from_its_catalogue(language: str) -> None:
    """In the bot, not only in the file: what is fuzzy or cannot be read would be English."""
    words = words_for(language)
    found = catalogue(CATALOGUES / language / CATALOGUE)
    assert {each.key for each in found.messages} == set(template())
    for message in found.messages:
        scene, sentence = message.key
        if message.many is None:
            assert words.plain(sentence, scene or None) == message.forms[0]
        else:
            assert not message.fuzzy
            assert all(message.forms)

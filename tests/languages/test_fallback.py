"""A catalogue that is not whole: what it has is shown, the rest is English, message by message."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from cogs.render import catalogues
from cogs.render.words import Words, words_for
from tests.cogs.render.tables import at_table, board_form
from tests.engine.stops.situations import dealt
from tests.languages.markup import places
from tests.languages.messages import said, template
from tests.languages.tongues import CLOSES, OPENS, pseudo

KINDS = ("translated", "fuzzy", "empty", "missing")


def kind(at: int) -> str:
    """What the catalogue below has of a message, by its number."""
    return KINDS[at % len(KINDS)]


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a language that has the pseudo-language's sentences for every fourth message."""
    file = tmp_path / "eo" / "LC_MESSAGES" / "newmarket.po"
    file.parent.mkdir(parents=True)
    written = Catalog(locale="eo")
    for at, ((scene, one), message) in enumerate(template().items()):
        if kind(at) != "missing":
            said = "" if kind(at) == "empty" else pseudo(one)
            forms = said if message.many is None else (said, said and pseudo(message.many))
            ids = one if message.many is None else (one, message.many)
            written.add(ids, forms, flags=["fuzzy"] if kind(at) == "fuzzy" else [], context=scene or None)
    with file.open("wb") as out:
        write_po(out, written)
    monkeypatch.setattr("bot.members.languages.CATALOGUES", tmp_path)
    return Words("eo", catalogues.catalogue.__wrapped__("eo"), language="eo")


def test_each_message_that_it_lacks_is_english_and_each_other_is_not(esperanto: Words) -> None:
    english = words_for("en-US")
    for at, message in enumerate(template().values()):
        filled = {each: "x" for each in places(message.many or message.one) if message.many is None or each != "n"}
        here, there = (said(message, words, filled, 2) for words in (english, esperanto))
        if kind(at) == "translated":
            assert OPENS in there
            assert CLOSES in there
        else:
            assert here == there


def test_a_board_shows_both(esperanto: Words) -> None:
    shown = board_form(at_table(dealt("2S 9S", "3S 4S", "5S KD")), words=esperanto)
    english = board_form(at_table(dealt("2S 9S", "3S 4S", "5S KD")))
    assert OPENS in shown
    assert set(english.split()) & set(shown.split()), "some of it is English"

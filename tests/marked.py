"""Other languages than those of the repository, for one test.

German and Dutch can have every sentence between marks, so that a test sees in which language something is.
"""

import gettext
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cogs.render import catalogues, words
from cogs.render.words import words_for

MARKS = {"de": "Ð", "nl": "Ñ"}
OPENS, CLOSES = "⟦", "⟧"
WORD = re.compile(r"[A-Za-z]{2,}")
NO_WORDS = re.compile(r"<[^<>]*>|`[^`]*`|[0-9a-f]{16,}")
"""Mentions, pictures, code and hashes."""


class Marking(gettext.NullTranslations):
    """The sentences of a language, each between marks."""

    def __init__(self, spoken: gettext.NullTranslations, mark: str) -> None:
        super().__init__()
        self._spoken = spoken
        self._mark = mark

    def gettext(self, message: str) -> str:
        return self._marked(self._spoken.gettext(message))

    def pgettext(self, context: str, message: str) -> str:
        said = self._spoken.pgettext(context, message)
        return said if context == "option" else self._marked(said)  # commands are no messages

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._marked(self._spoken.ngettext(msgid1, msgid2, n))

    def _marked(self, said: str) -> str:
        return f"{OPENS}{self._mark}{said}{CLOSES}"


@contextmanager
def catalogues_in(folder: Path) -> Iterator[None]:
    """Let the languages be those of another folder. Nothing that was read there outlives it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.members.languages.CATALOGUES", folder)
        read_again()
        yield
    read_again()


@contextmanager
def marking() -> Iterator[None]:
    """Let German and Dutch be spoken with marks."""
    spoken = catalogues.catalogue

    def catalogue(language: str) -> gettext.NullTranslations:
        found = spoken(language)
        return Marking(found, MARKS[language]) if language in MARKS else found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "catalogue", catalogue)
        read_again()
        yield
    read_again()


def read_again() -> None:
    """Forget which languages there are, and what their catalogues say."""
    for each in (catalogues.catalogue, words_for):
        each.cache_clear()


def languages_of(said: str, names: frozenset[str] = frozenset()) -> set[str]:
    """Return the languages of a text; words outside of marks that are no `names` are English."""
    found = {language for language, mark in MARKS.items() if OPENS + mark in said}
    outside, depth = "", 0
    for sign in said:
        depth += (sign == OPENS) - (sign == CLOSES)
        outside += sign if depth <= 0 else " "
    return found | ({"en"} if set(WORD.findall(NO_WORDS.sub(" ", outside))) - names else set())

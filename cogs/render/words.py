"""The words that people read, in the reader's language.

Sentences stand in the renderers, in English, as gettext's message ids: `words.say` for a sentence, `words.count` where
a number decides between singular and plural, `words.scene` where one English word has several translations. A sentence
is one message with named places, never glued from pieces. Whole numbers in its places are written as in its language.
"""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from functools import lru_cache

from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import format_decimal

from cogs.render.catalogues import ENGLISH, catalogue, formats, language_of
from cogs.render.deck import TEXT, Deck

GROUPED = 1000
"""From this number on, a number is written differently in different languages."""


class Words:
    """The words of one language, and the deck in which its reader sees cards among them."""

    def __init__(
        self, locale: str, translations: gettext.NullTranslations, deck: Deck = TEXT, language: str = ENGLISH
    ) -> None:
        """Use `words_for` to get one.

        Args:
            locale: what was asked for, like `de` or `en-US`.
            translations: the sentences.
            deck: the pictures of cards.
            language: how numbers, dates and lists are written; that of the sentences.
        """
        self.locale = locale
        self.language = language
        self.deck = deck
        self._translations = translations

    def with_deck(self, deck: Deck) -> Words:
        """Return the same words for somebody who sees cards in another deck."""
        return self if deck is self.deck else Words(self.locale, self._translations, deck, self.language)

    def say(self, sentence: str, **places: object) -> str:
        """Return a sentence in this language, with its places filled."""
        return self._translations.gettext(sentence).format(**self._written(places))

    def scene(self, context: str, sentence: str, **places: object) -> str:
        """Return a sentence whose translation depends on where it stands, like `button`, with its places filled."""
        return self._translations.pgettext(context, sentence).format(**self._written(places))

    def plain(self, sentence: str, scene: str | None = None) -> str:
        """Return a sentence without places in this language, for the scene in which it stands if it has one."""
        found = self._translations
        return found.gettext(sentence) if scene is None else found.pgettext(scene, sentence)

    def count(self, one: str, many: str, n: int, **places: object) -> str:
        """Return the form of a sentence that goes with the number `n`, which is one of its places."""
        return self._translations.ngettext(one, many, n).format(**self._written({"n": n, **places}))

    def _written(self, places: dict[str, object]) -> dict[str, object]:
        for name, value in places.items():
            if type(value) is int and not -GROUPED < value < GROUPED:
                places[name] = _number(value, self.language)
        return places

    def number(self, n: int) -> str:
        """Return a whole number as this language writes it: `12,345`."""
        return str(n) if -GROUPED < n < GROUPED else _number(n, self.language)

    def signed(self, n: int) -> str:
        """Return by how much something has changed: `+11`, `−3`, `±0`."""
        return f"{'+' if n > 0 else '−' if n < 0 else '±'}{self.number(abs(n))}"

    def decimal(self, value: float) -> str:
        """Return a number with one decimal as this language writes it: `2.4`."""
        return format_decimal(Decimal(f"{value:.1f}"), format="#,##0.0", locale=formats(self.language))

    def month(self, month: str) -> str:
        """Return a month like `2026-11` in words: November 2026."""
        year, number = month.split("-")
        return format_skeleton("yMMMM", date(int(year), int(number), 1), locale=formats(self.language))

    def listing(self, items: Sequence[str]) -> str:
        """Return a few things as a list within a sentence."""
        return format_list(list(items), locale=formats(self.language))

    def either(self, items: Sequence[str]) -> str:
        """Return a few things, of which one is meant, as a list within a sentence."""
        return format_list(list(items), style="or", locale=formats(self.language))


@lru_cache(maxsize=64)
def words_for(locale: str) -> Words:
    """Return the words of a locale as Discord writes it (`en-US`, `de`); English where there is no catalogue."""
    language = language_of(locale)
    return Words(locale, catalogue(language), language=language)


@lru_cache(maxsize=4096)
def _number(n: int, language: str) -> str:
    return format_decimal(n, locale=formats(language))

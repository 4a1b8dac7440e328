"""The words that people read, in the reader's language.

Sentences stand in the renderers, in English, as gettext's message ids: `words.say` for a sentence, `words.count` where
a number decides between singular and plural. A sentence is one message with named places, never glued from pieces.
"""

from __future__ import annotations

import gettext
from functools import lru_cache
from pathlib import Path

from cogs.render.deck import TEXT, Deck

CATALOGUES = Path(__file__).resolve().parents[2] / "locale"
DOMAIN = "newmarket"


class Words:
    """The words of one language, and the deck in which its reader sees cards among them."""

    def __init__(self, locale: str, translations: gettext.NullTranslations, deck: Deck = TEXT) -> None:
        """Use `words_for` to get one."""
        self.locale = locale
        self.deck = deck
        self._translations = translations

    def with_deck(self, deck: Deck) -> Words:
        """Return the same words for somebody who sees cards in another deck."""
        return self if deck is self.deck else Words(self.locale, self._translations, deck)

    def say(self, sentence: str, **places: object) -> str:
        """Return a sentence in this language, with its places filled."""
        return self._translations.gettext(sentence).format(**places)

    def plain(self, sentence: str) -> str:
        """Return a sentence without places in this language."""
        return self._translations.gettext(sentence)

    def count(self, one: str, many: str, n: int, **places: object) -> str:
        """Return the form of a sentence that goes with the number `n`, which is one of its places."""
        return self._translations.ngettext(one, many, n).format(n=n, **places)

    def listing(self, items: list[str]) -> str:
        """Return a few things as a list within a sentence."""
        if len(items) < 2:
            return "".join(items)
        # Translators: the last two items of a list; {before} may be a list with commas itself.
        return self.say("{before} and {last}", before=", ".join(items[:-1]), last=items[-1])

    def either(self, items: list[str]) -> str:
        """Return a few things, of which one is meant, as a list within a sentence."""
        if len(items) < 2:
            return "".join(items)
        # Translators: the last two items of a list of which one is meant; {before} may be a list with commas itself.
        return self.say("{before} or {last}", before=", ".join(items[:-1]), last=items[-1])


@lru_cache(maxsize=64)
def words_for(locale: str) -> Words:
    """Return the words of a locale as Discord writes it (`en-US`, `de`); English where there is no catalogue."""
    languages = [locale.replace("-", "_"), locale.split("-")[0]]
    return Words(locale, gettext.translation(DOMAIN, CATALOGUES, languages, fallback=True))

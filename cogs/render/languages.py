"""What languages are called: in menus by their own names, in sentences as in the sentence's language."""

from functools import lru_cache

from babel import Locale, UnknownLocaleError

from cogs.render.words import Words


def own_name(language: str) -> str:
    """Return a language's own name: English, Deutsch, Nederlands. People find theirs in a list that they can't read."""
    name = _name(language, language)
    return name[:1].upper() + name[1:]


def name_of(language: str, words: Words) -> str:
    """Return what a language is called in a sentence of the reader's language."""
    return _name(language, words.language)


@lru_cache(maxsize=256)
def _name(language: str, reader: str) -> str:
    """Return what a language is called in another one, its code if nobody knows."""
    try:
        return Locale.parse(language).get_display_name(reader) or language
    except (UnknownLocaleError, ValueError):
        return language

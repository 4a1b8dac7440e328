"""Catalogues of sentences, a folder of `locale/` for each language, each read at its first use and then cached.

A sentence stays English if its translation is missing, is marked as fuzzy, or has other placeholders. If a catalogue
cannot be read, all its sentences do. Hosts may edit catalogues, and no slip of theirs may stop a table.
"""

import gettext
import logging
import string
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from bot.members import languages as there
from bot.members.languages import ENGLISH

log = logging.getLogger(__name__)

_FORMATS = {ENGLISH: "en_GB"}
"""The locale by which numbers and lists are written, if it differs from the language: *Ann, Ben and Clara*."""
NUMBERS = range(1000)
"""The numbers with which a catalogue's formula for plural forms is tested."""


def language_of(locale: str) -> str:
    """Return the catalogue's language for a locale like `de`, `de-AT` or `en-US`; English if there is none."""
    known = there.languages()
    return next((each for each in (locale.replace("-", "_"), locale.split("-")[0]) if each in known), ENGLISH)


@lru_cache(maxsize=64)
def catalogue(language: str) -> gettext.NullTranslations:
    """Return the sentences of a language; the English ones if its catalogue cannot be read."""
    if language == ENGLISH:
        return gettext.NullTranslations()
    try:
        return _compiled(language, there.CATALOGUES / language / there.CATALOGUE)
    except (OSError, ValueError, LookupError, ArithmeticError, PoFileError) as error:
        log.warning("the catalogue of %s cannot be read, so people read English: %s", language, error)
        return gettext.NullTranslations()


def _compiled(language: str, path: Path) -> gettext.NullTranslations:
    with path.open("rb") as file:
        read = read_po(file, locale=locale_of(language), abort_invalid=True)
    if unusable := [each for each in read if each.id and not _usable(each)]:
        sentences = "; ".join(repr(each.id) for each in unusable)
        log.warning(
            "placeholders are wrong in the catalogue of %s, so these sentences stay English: %s", language, sentences
        )
        for each in unusable:
            read.delete(each.id, each.context)
    compiled = BytesIO()
    write_mo(compiled, read)
    compiled.seek(0)
    found = gettext.GNUTranslations(compiled)
    for n in NUMBERS:
        found.ngettext("", "", n)  # a formula that fails for a number fails here, not at a table
    return found


def _usable(message: Message) -> bool:
    """Return whether each form of a translation has the placeholders of the English sentence, and no others.

    A form may write `{n}` as a word. The English plural is ignored: gettext does not look sentences up by it, so a
    catalogue of an earlier version may have another one.
    """
    english, free = (message.id, set()) if isinstance(message.id, str) else (message.id[0], {"n"})
    forms = (message.string,) if isinstance(message.string, str) else message.string or ()
    try:
        wanted = _places(english)
        return all(wanted - free <= _places(each) <= wanted | free for each in forms if each)
    except ValueError:
        return False


def _places(sentence: str) -> set[str]:
    """Return the placeholders of a sentence as they are written, with conversion and format.

    Raises:
        ValueError: its braces do not match.
    """
    fields = string.Formatter().parse(sentence)
    return {f"{name}!{how}:{form}" if how or form else name for _, name, form, how in fields if name is not None}


@lru_cache(maxsize=64)
def formats(language: str) -> Locale:
    """Return how a language writes numbers, dates and lists; as English does if Babel does not know it."""
    return locale_of(_FORMATS.get(language, language)) or formats(ENGLISH)


def locale_of(language: str) -> Locale | None:
    """Return a language as Babel knows it, if it does."""
    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return None

"""Catalogues of sentences, a folder of `locale/` for each language: read when it is needed first, and kept.

What a catalogue lacks, is marked as fuzzy there, or cannot be read at all, is English.
"""

from __future__ import annotations

import gettext
import logging
from functools import lru_cache
from io import BytesIO

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

from bot.members import languages as there
from bot.members.languages import ENGLISH

log = logging.getLogger(__name__)

_FORMATS = {ENGLISH: "en_GB"}
"""How numbers and lists are written, where a language alone does not say it: *Ann, Ben and Clara*."""


def language_of(locale: str) -> str:
    """Return the language in which somebody reads whose locale is like `de`, `de-AT` or `en-US`; English for others."""
    known = _known()
    return next((each for each in (locale.replace("-", "_"), locale.split("-")[0]) if each in known), ENGLISH)


@lru_cache(maxsize=1)
def _known() -> frozenset[str]:
    return frozenset(there.languages())


@lru_cache(maxsize=64)
def catalogue(language: str) -> gettext.NullTranslations:
    """Return the sentences of a language; nothing but the English ones where its catalogue cannot be read."""
    if language == ENGLISH:
        return gettext.NullTranslations()
    try:
        with (there.CATALOGUES / language / there.CATALOGUE).open("rb") as file:
            read = read_po(file, locale=language, abort_invalid=True)
        compiled = BytesIO()
        write_mo(compiled, read)
    except (OSError, ValueError, PoFileError) as error:
        log.warning("the catalogue of %s cannot be read, so people read English: %s", language, error)
        return gettext.NullTranslations()
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


@lru_cache(maxsize=64)
def formats(language: str) -> Locale:
    """Return how a language writes numbers, dates and lists."""
    return Locale.parse(_FORMATS.get(language, language))

"""Catalogues of sentences, a folder of `locale/` for each language: read when it is needed first, and kept.

What a catalogue lacks, is marked as fuzzy there, or cannot be read at all, is English.
"""

from __future__ import annotations

import gettext
import logging
from functools import lru_cache
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

log = logging.getLogger(__name__)

CATALOGUES = Path(__file__).resolve().parents[2] / "locale"
DOMAIN = "newmarket"
ENGLISH = "en"
"""The language in which the sentences stand in the source."""
_FORMATS = {ENGLISH: "en_GB"}
"""How numbers and lists are written, where a language alone does not say it: *Ann, Ben and Clara*."""


def languages() -> tuple[str, ...]:
    """Return the languages that can be read, English first: `en`, `de`, `nl`."""
    return (ENGLISH, *sorted(each.parents[1].name for each in CATALOGUES.glob(f"*/LC_MESSAGES/{DOMAIN}.po")))


def language_of(locale: str) -> str:
    """Return the language in which somebody reads whose locale is like `de`, `de-AT` or `en-US`; English for others."""
    there = _there()
    return next((each for each in (locale.replace("-", "_"), locale.split("-")[0]) if each in there), ENGLISH)


@lru_cache(maxsize=1)
def _there() -> frozenset[str]:
    return frozenset(languages())


@lru_cache(maxsize=64)
def catalogue(language: str) -> gettext.NullTranslations:
    """Return the sentences of a language; nothing but the English ones where its catalogue cannot be read."""
    if language == ENGLISH:
        return gettext.NullTranslations()
    try:
        with (CATALOGUES / language / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
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

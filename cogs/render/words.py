"""The words that people read, in the reader's language.

The renderers have the sentences, in English, as gettext's message ids: `words.say` for a sentence, `words.count` if a
number decides between singular and plural, `words.scene` if one English word has several translations. A sentence is
one message with named placeholders, never glued from pieces. `Words` writes whole numbers in its placeholders as the
language does; other numbers, dates and lists have methods of their own.
"""

import gettext
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import MINYEAR, UTC, date, datetime, time
from functools import lru_cache

from babel.dates import format_date, format_skeleton, format_time, get_datetime_format
from babel.numbers import format_decimal, format_percent, get_group_symbol

from cogs.render.catalogues import catalogue, formats, language_of, locale_of
from cogs.render.deck import TEXT, Deck

GROUPED = 1000
"""From here on, languages write numbers differently."""


class Words:
    """The words of one language, and the deck in which its reader sees cards among them."""

    def __init__(self, language: str, translations: gettext.NullTranslations, deck: Deck = TEXT) -> None:
        """Use `words_for` to get one. `language`: also that by which numbers, dates and lists are written."""
        self.language = language
        self.deck = deck
        self._translations = translations

    def with_deck(self, deck: Deck) -> "Words":
        """Return the same words with another deck; the same object each time: messages keep and compare theirs."""
        return self if deck is self.deck else _in_deck(self, deck)

    def say(self, sentence: str, **places: object) -> str:
        """Return a sentence in this language, with its placeholders filled."""
        return self._translations.gettext(sentence).format_map(self._written(places))

    def scene(self, context: str, sentence: str, **places: object) -> str:
        """Return a sentence whose translation depends on its context, like `button`, with its placeholders filled."""
        return self._translations.pgettext(context, sentence).format_map(self._written(places))

    def plain(self, sentence: str, scene: str | None = None) -> str:
        """Return a sentence without placeholders in this language, for its scene if it has one."""
        found = self._translations
        return found.gettext(sentence) if scene is None else found.pgettext(scene, sentence)

    def count(self, one: str, many: str, n: int, **places: object) -> str:
        """Return the form of a sentence that goes with the number `n`, which is one of its placeholders."""
        return self._translations.ngettext(one, many, n).format_map(self._written({"n": n, **places}))

    def chips(self, n: int) -> str:
        """Return a number of chips in words."""
        return self.count("{n} chip", "{n} chips", n)

    def _written(self, places: dict[str, object]) -> dict[str, object]:
        for name, value in places.items():
            if type(value) is int and not 0 <= value < GROUPED:
                places[name] = self.number(value)
        return places

    def number(self, n: int) -> str:
        """Return a whole number as this language writes it: `12,345`, `−3`."""
        if n < 0:
            return f"−{self.number(-n)}"
        return str(n) if n < GROUPED else _written(n, None, self.language)

    @property
    def thousands(self) -> str:
        """The separator of thousands in a number."""
        return _drawable(get_group_symbol(formats(self.language)))

    def decimal(self, value: float) -> str:
        """Return a number with one decimal: `2.4`, in German `2,4`."""
        return _written(round(value, 1), "#,##0.0", self.language)

    def signed(self, n: float) -> str:
        """Return a change with its sign: `+11`, `−3`, `±0`; with one decimal if it is no whole number."""
        whole = isinstance(n, int)
        n = n if whole else round(n, 1)
        size = self.number(abs(int(n))) if whole else self.decimal(abs(n))
        return f"{'+' if n > 0 else '−' if n < 0 else '±'}{size}"

    def percent(self, part: float, whole: float) -> str:
        """Return a share in whole percent: 33%, in German 33 %. Halves are rounded up."""
        return _percent(int(100 * part / whole + 0.5), self.language)

    def date(self, at: float) -> str:
        """Return the day of a time in seconds since 1970, in UTC: 23 Nov 2026.

        This is for pictures and menus. Elsewhere, use Discord's timestamps, which show the reader's time zone.
        """
        return format_date(datetime.fromtimestamp(at, UTC), "medium", locale=formats(self.language))

    def moment(self, at: float) -> str:
        """Return day and time of a time in seconds since 1970, in UTC: 23 Nov 2026, 14:05."""
        locale = formats(self.language)
        time = format_time(datetime.fromtimestamp(at, UTC), "short", locale=locale)
        return str(get_datetime_format("medium", locale)).replace("{0}", time).replace("{1}", self.date(at))

    def clock(self, minutes: int) -> str:
        """Return the time of day `minutes` after midnight, as this language writes it: `10:00 PM` or `22:00`."""
        return format_time(time(minutes // 60 % 24, minutes % 60), "short", locale=formats(self.language))

    def month(self, month: str) -> str:
        """Return a month like `2026-11` in words: November 2026."""
        year, number = month.split("-")
        first = date(max(int(year), MINYEAR), int(number), 1)  # only a forged button names an earlier year
        return format_skeleton("yMMMM", first, locale=formats(self.language))

    def listing(self, items: Sequence[str]) -> str:
        """Return items as a list within a sentence, with an *and*."""
        return _listed(items, *_joints("standard", self.language))

    def row(self, items: Iterable[str]) -> str:
        """Return items as a list without an *and*: `3, 5, 8`."""
        _, _, middle, _ = _joints("standard", self.language)
        return middle.format("", "").join(items)

    def either(self, items: Sequence[str]) -> str:
        """Return items as a list within a sentence, with an *or*."""
        return _listed(items, *_joints("or", self.language))


Said = Callable[..., str]
"""Writes a sentence of a table, from the words of a language and, by name, what is in its placeholders."""


def say(sentence: str) -> Said:
    """Return what writes a sentence as `Words.say` does."""
    return lambda words, **places: words.say(sentence, **places)


def count(one: str, many: str, number: str) -> Said:
    """Return what writes a sentence whose form goes with the placeholder `number`."""
    return lambda words, **places: words.count(one, many, places.pop(number), **places)


@lru_cache(maxsize=512)
def _in_deck(words: Words, deck: Deck) -> Words:
    return Words(words.language, words._translations, deck)


@lru_cache(maxsize=64)
def words_for(locale: str) -> Words:
    """Return the words of a locale as Discord writes it (`en-US`, `de`); English if it has no catalogue."""
    language = language_of(locale)
    return Words(language, catalogue(language))


@lru_cache(maxsize=4096)
def _written(number: float, pattern: str | None, language: str) -> str:
    """Return a number as a language writes it; without a pattern, a whole number."""
    return _drawable(format_decimal(number, pattern, locale=formats(language)))


@lru_cache(maxsize=1024)
def _percent(n: int, language: str) -> str:
    return _drawable(format_percent(n / 100, locale=formats(language)))


@lru_cache(maxsize=64)
def _joints(style: str, language: str) -> tuple[str, str, str, str]:
    """Return how a language joins two items, and the first, the middle and the last ones of more."""
    found: Mapping[str, str] = formats(language).list_patterns[style]
    return found["2"], found["start"], found["middle"], found["end"]


def _listed(items: Sequence[str], two: str, start: str, middle: str, end: str) -> str:
    """Return a list as Babel's `format_list` does, without looking its patterns up each time."""
    if len(items) < 3:
        return two.format(*items) if len(items) == 2 else "".join(items)
    listed = start.format(*items[:2])
    for each in items[2:-1]:
        listed = middle.format(listed, each)
    return end.format(listed, items[-1])


def _drawable(number: str) -> str:
    """Return a number with a space that the font of pictures has, instead of the narrow one of French."""
    return number.replace("\u202f", "\u00a0")


def own_name(language: str) -> str:
    """Return a language's own name: English, Deutsch, Nederlands. So people find theirs in a list they can't read."""
    name = name_of(language, language)
    return name[:1].upper() + name[1:]


def name_of(language: str, reader: str) -> str:
    """Return a language's name in a sentence of the reader's language; its code if Babel does not know it."""
    known = locale_of(language)
    return (known and known.get_display_name(formats(reader))) or language

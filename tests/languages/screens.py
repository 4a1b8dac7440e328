"""Every screen that a test has made in English is made in the other languages as well, and judged.

Renderers are pure: `watch` puts a watch before each public one that gets `words`. What it returns goes on to the test;
then it is called again with the words of every other language, and the strict Discord looks at the message. A screen
that consists of the same sentences is looked at again only if it is clearly longer.
"""

import importlib
import inspect
import pkgutil
import sys
import threading
import time
import types
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

import discord
import pytest

import cogs
from bot.members.languages import ENGLISH, languages
from cogs.render.catalogues import catalogue
from cogs.render.parts import length_of
from cogs.render.pictures.pictured import MOST_ALT, Pictured
from cogs.render.words import Words, words_for
from tests.languages import limits
from tests.languages.limits import Limit
from tests.languages.messages import Key, template
from tests.languages.outside import cut_in, words_outside
from tests.languages.stands import Place, bare, places_of, sentences_in
from tests.languages.tongues import Made, Marked, pseudo_words
from tests.strict.build import POST
from tests.strict.components import MOST_TEXT
from tests.strict.described import check_body
from tests.strict.findings import Findings, text_length
from tests.strict.messages import COMPONENTS_V2, check_message
from tests.strict.policy import check_policy

Renderer = Callable[..., Any]
How = tuple[tuple[Any, ...], dict[str, Any], int]
"""What a renderer was called with: arguments by position and by name, and the position of its words."""
LONGER = 1.2
"""A screen that says the same as one before is judged again if it is so many times as long, as with more people."""
PSEUDO, MARKED = "xx", "marked"
RENDERERS = "cogs.render."


class AnyEmoji:
    """The application has every emoji that a message shows: tests of one language look whether that is so."""

    def __contains__(self, emoji: object) -> bool:
        return True


@dataclass
class Counts:
    """What was looked at."""

    screens: int = 0
    renderings: Counter[str] = field(default_factory=Counter)
    """By language."""
    seconds: float = 0


class Screens:
    """Judges screens in several languages, and remembers what is wrong."""

    def __init__(
        self, languages: dict[str, Words], marked: Words, known_limits: dict[Key, Limit] | None = None
    ) -> None:
        """Judge in these languages.

        Args:
            languages: the words of each by its name.
            marked: English words with marks that say where each sentence stands.
            known_limits: which sentences may stand in labels; None for those that are written down.
        """
        self.wrong: list[str] = []
        self.counts = Counts()
        self.limits: dict[Key, Limit] = {}
        """The room for each sentence that a label has shown."""
        self._known_limits = limits.read() if known_limits is None else known_limits
        self._asked = template()
        self._numbered = tuple(self._asked)
        self._languages = languages
        self._marked = marked
        self._longest: dict[object, int] = {}
        """How long the longest screen was that was judged, of those that say the same."""
        self._here = threading.local()

    def note(self, said: object) -> None:
        """Note a sentence that the screen of this moment says."""
        noted = getattr(self._here, "said", None)
        if noted is not None:
            noted.add(said)

    def watched(self, renderer: Renderer, at: int) -> Renderer:
        """Return a renderer whose screens are judged. Its words are the argument `at`, or `words` by name."""

        @wraps(renderer)
        def render(*args: Any, **named: Any) -> Any:
            words = named["words"] if "words" in named else args[at] if at < len(args) else None
            if getattr(self._here, "said", None) is not None or getattr(words, "language", None) != ENGLISH:
                return renderer(*args, **named)
            self._here.said = said = set()
            try:
                made = renderer(*args, **named)
                if made is not None and not isinstance(words._translations, Made):
                    began = time.thread_time()
                    self._judge(renderer, (args, named, at), words, (frozenset(said), length_in(made)))
                    self.counts.seconds += time.thread_time() - began
            finally:
                self._here.said = None
            return made

        return render

    def _judge(self, renderer: Renderer, how: How, words: Words, made: tuple[frozenset[object], int]) -> None:
        """Judge a screen in other languages. `made`: what it says in English, and how long it is there."""
        said, length = made
        called = f"{renderer.__module__}.{renderer.__qualname__}"
        screen = (called, bool(words.deck), said)
        if length <= self._longest.get(screen, -1) * LONGER:
            return
        self._longest[screen] = length
        self.counts.screens += 1
        for name, spoken in [*self._languages.items(), (MARKED, self._marked)]:
            self.counts.renderings[name] += 1
            try:
                made = _again(renderer, how, spoken.with_deck(words.deck))
            except Exception as error:  # noqa: BLE001  # whatever it is, it would not be there in English
                self.wrong.append(f"{called} in {name}: {error!r}")
            else:
                self.wrong += [f"{called} in {name}: {wrong}" for wrong in self._wrong(name, made, how)]
                too_long = {} if name in (PSEUDO, MARKED) else too_long_in(places_in(made))
                if too_long:
                    named = _again(renderer, how, marked_words(spoken).with_deck(words.deck))
                    self.wrong += [f"{called} in {name}: {wrong}" for wrong in self._named(too_long, named)]

    def _wrong(self, language: str, made: Any, how: How) -> Iterator[str]:
        """Yield what is wrong with a screen in a language."""
        if made is None and language not in (PSEUDO, MARKED):  # whose signs no font has
            yield "there is none, as it cannot be drawn"
        if isinstance(made, discord.ui.LayoutView) and language != MARKED:
            yield from map(str, _refused(made.to_components()))
        for place in places_in(made):
            yield from self._of_place(language, place, how)

    def _named(self, too_long: dict[str, Place], marked: Any) -> Iterator[str]:
        """Yield which labels are too long, with the sentences in them, which are marked in the same screen."""
        for place in places_in(marked):
            long = too_long.get(bare(place.text))
            if long is not None:
                said = ", ".join(repr(sentence) for _, sentence in sentences_in(place.text, self._numbered))
                yield (
                    f"{long.kind} {long.text!r} has {text_length(long.text)} characters, {long.room} fit: "
                    f"a shorter translation is needed of {said}"
                )

    def _of_place(self, language: str, place: Place, how: How) -> Iterator[str]:
        if language == PSEUDO:
            yield from (f"{place.kind} {place.text!r}: {each}" for each in cut_in(place.text))
            outside = words_outside(place.text, how)
            if outside:
                yield f"{place.kind} {place.text!r}: {', '.join(outside)} can be translated by nobody"
        elif language == MARKED:
            try:
                found = list(sentences_in(place.text, self._numbered))
            except ValueError as error:
                yield f"{place.kind} {bare(place.text)!r}: {error}"
                return
            for key in found if place.kind != "text" else ():
                limit = Limit(place.kind, limits.room_for(self._asked[key], bare(place.text), place.room))
                self.limits[key] = limits.tighter(self.limits.get(key), limit)
                if key not in self._known_limits:
                    yield f"{place.kind} {bare(place.text)!r}: {key[1]!r} is not in {limits.FILE.name}; `make limits`"


def every_language() -> Screens:
    """Return what judges in the pseudo-language and in every language that has a catalogue."""
    spoken = {each: words_for(each) for each in languages() if each != ENGLISH}
    return Screens({PSEUDO: pseudo_words(), **spoken}, marked_words(words_for(ENGLISH)))


def marked_words(words: Words) -> Words:
    """Return words of the same language with marks that say where each sentence stands."""
    return Words(words.language, Marked(template(), words._translations))


def places_in(made: Any) -> list[Place]:
    """Return all that people read of what a renderer has made."""
    match made:
        case discord.ui.LayoutView():
            return list(places_of(made.to_components()))
        case Pictured():
            return [Place("picture", made.alt, MOST_ALT)]
        case str():
            return [Place("text", made, MOST_TEXT)]
        case dict():
            return places_in(list(made.values()))
        case list():
            return [place for each in made for place in places_in(each)]
    return []


def length_in(made: Any) -> int:
    """Return how many characters a screen has in English, roughly."""
    if isinstance(made, discord.ui.LayoutView):
        return length_of(made)
    return len(made) if isinstance(made, (str, list)) else 0


def too_long_in(places: Sequence[Place]) -> dict[str, Place]:
    """Return what does not fit where it stands, by its text."""
    return {each.text: each for each in places if each.room is not None and text_length(each.text) > each.room}


def _again(renderer: Renderer, how: How, words: Words) -> Any:
    args, named, at = how
    if "words" in named:
        return renderer(*args, **named | {"words": words})
    return renderer(*args[:at], words, *args[at + 1 :], **named)


def _refused(components: Any) -> Iterator[object]:
    """Yield what Discord, or we, do not take of a message."""
    body = {"components": components, "flags": COMPONENTS_V2, "allowed_mentions": {"parse": []}}
    refused = Findings()
    check_body(refused, *POST, body)
    check_message(refused, (), body, before=None, uploaded=None, emojis=AnyEmoji())
    check_policy(refused, body)
    yield from refused


def renderers() -> Iterator[tuple[Renderer, int]]:
    """Yield all public renderers that get words, and the place of these among their arguments."""
    for found in pkgutil.walk_packages(cogs.__path__, "cogs."):
        module = importlib.import_module(found.name)
        if not found.name.startswith(RENDERERS):
            continue
        for name, each in vars(module).items():
            if isinstance(each, types.FunctionType) and each.__module__ == found.name and name[0] != "_":
                parameters = list(inspect.signature(each).parameters)
                if "words" in parameters:
                    yield each, parameters.index("words")


@contextmanager
def watch(screens: Screens) -> Iterator[None]:
    """Judge the screens of all renderers for a while. What imports them later gets them with their watch."""
    with pytest.MonkeyPatch.context() as patch:
        english = catalogue(ENGLISH)
        for name in ("gettext", "pgettext", "ngettext"):
            patch.setattr(english, name, _noting(screens, getattr(english, name)), raising=False)
        instead = {id(each): screens.watched(each, at) for each, at in list(renderers())}
        for module in [each for name, each in sys.modules.items() if name.partition(".")[0] == "cogs"]:
            for name, each in list(vars(module).items()):
                if isinstance(each, types.FunctionType) and id(each) in instead:
                    patch.setattr(module, name, instead[id(each)])
        yield


def _noting(screens: Screens, find: Callable[..., str]) -> Callable[..., str]:
    def note(*sentence: Any) -> str:
        screens.note(sentence[:2] if len(sentence) < 3 else sentence[0])
        return find(*sentence)

    return note

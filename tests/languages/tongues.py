"""Languages that are made of the template, never written down: one to look at, and one that tells what stands where."""

import gettext
import re
from collections.abc import Mapping
from functools import lru_cache

from bot.members.languages import ENGLISH
from cogs.render.words import Words
from tests.languages.markup import LINE
from tests.languages.messages import Key, Message, template

OPENS, CLOSES = "⟦", "⟧"
LONGER = 0.4
"""So much longer than English the pseudo-language is, and at least by so many letters:"""
AT_LEAST = 3
ACCENTS = str.maketrans(
    "aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrRsStTuUvVwWxXyYzZ", "åÅƀƁçÇđĐéÉƒƑĝĜĥĤîÎĵĴķĶļĻɱḾñÑöÖþÞɋɊŕŔšŠţŢûÛṽṼŵŴẋẊýÝžŽ"
)
LEFT_ALONE = re.compile(r"{[^{}]*}|<[^<>]*>|`[^`]*`|https?://\S+|(?<![\w/])/[a-z]+")
"""Places, mentions, code, addresses and commands."""
PADDING = "öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ "
FIRST, LAST = 0xF0000, 0x100000
"""The first signs of two planes that nobody uses: before and behind a sentence they say which one it is."""


class Made(gettext.NullTranslations):
    """A language that makes each translation when it is asked for it. What the template lacks, is English."""

    def __init__(self, asked: Mapping[Key, Message]) -> None:
        super().__init__()
        self._asked = asked
        self._made: dict[tuple[Key, str], str] = {}

    def gettext(self, message: str) -> str:
        return self._of(("", message), message)

    def pgettext(self, context: str, message: str) -> str:
        return self._of((context, message), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._of(("", msgid1), msgid1 if n == 1 else msgid2)

    def _of(self, key: Key, sentence: str) -> str:
        if key not in self._asked:
            return sentence
        made = self._made.get((key, sentence))
        if made is None:
            made = self._made[key, sentence] = self.make(key, sentence)
        return made

    def make(self, key: Key, sentence: str) -> str:
        raise NotImplementedError


class Pseudo(Made):
    """A language with accents, 40 % longer than English, in which each sentence stands in brackets."""

    def make(self, key: Key, sentence: str) -> str:
        return pseudo(sentence)


class Marked(Made):
    """Another language, in which each sentence stands between signs that say which one it is."""

    def __init__(self, asked: Mapping[Key, Message], spoken: gettext.NullTranslations) -> None:
        super().__init__(asked)
        self.keys = tuple(asked)
        self._numbers = {key: at for at, key in enumerate(self.keys)}
        self._spoken = spoken

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self._between(("", msgid1), self._spoken.ngettext(msgid1, msgid2, n))

    def make(self, key: Key, sentence: str) -> str:
        scene, message = key
        said = self._spoken.pgettext(scene, message) if scene else self._spoken.gettext(message)
        return self._between(key, said)

    def _between(self, key: Key, said: str) -> str:
        at = self._numbers.get(key)
        return said if at is None else f"{chr(FIRST + at)}{said}{chr(LAST + at)}"


def pseudo(sentence: str) -> str:
    """Return a sentence in the pseudo-language. Places and markup stay as they are, and a letter stays one letter."""
    if len(sentence) == 1:
        return f"{OPENS}{_accented(sentence)}{CLOSES}"
    head = LINE.match(sentence)[0]
    said = sentence[len(head) :]
    bare = said.strip()
    before, behind = said[: len(said) - len(said.lstrip())], said[len(said.rstrip()) :]
    letters = len(LEFT_ALONE.sub("", sentence))
    more = max(AT_LEAST, int(letters * LONGER) - len(OPENS + CLOSES))
    padding = (PADDING * (more // len(PADDING) + 1))[: more - 1].rstrip()
    return f"{head}{before}{OPENS}{_accented(bare)} {padding}{CLOSES}{behind}"


def _accented(text: str) -> str:
    parts, at = [], 0
    for kept in LEFT_ALONE.finditer(text):
        parts += [text[at : kept.start()].translate(ACCENTS), kept[0]]
        at = kept.end()
    return "".join([*parts, text[at:].translate(ACCENTS)])


@lru_cache(maxsize=1)
def pseudo_words() -> Words:
    """Return the words of the pseudo-language. Numbers and lists are as in English."""
    return Words(ENGLISH, Pseudo(template()))

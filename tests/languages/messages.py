"""What stands in the template and in catalogues: sentences with their translations, and where."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Message as Entry
from babel.messages.pofile import read_po

from cogs.render.words import Words

ROOT = Path(__file__).resolve().parents[2]
TEMPLATE = ROOT / "locale" / "newmarket.pot"
PLURAL_FORMS = re.compile(r'^"Plural-Forms:\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*(.+?)\s*;?\s*(?:\\n)?"$', re.M)

Key = tuple[str, str]
"""The scene in which a sentence stands, empty for most, and the sentence; of plural forms the first one."""


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence, and its translation if it has one."""

    key: Key
    many: str | None
    """The English sentence for several, where a number decides."""
    forms: tuple[str, ...]
    """The translation, in each plural form; empty texts are missing ones."""
    line: int
    fuzzy: bool
    as_in_english: bool
    """A translator notes with `# as in English` that a translation is the same on purpose."""

    @property
    def one(self) -> str:
        """Return the English sentence."""
        return self.key[1]

    @property
    def called(self) -> str:
        """Return the sentence for a line of findings, after the scene that it has."""
        scene, sentence = self.key
        return (f"[{scene}] " if scene else "") + repr(sentence)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The file of one language."""

    path: Path
    language: str
    messages: tuple[Message, ...]
    obsolete: tuple[Message, ...]
    plural_forms: tuple[int, str] | None
    """How many forms there are, and in C which one goes with the number n; None if the file does not say it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One mistake, told in one line."""

    path: Path
    line: int
    message: str
    """The English sentence, or what else it is about."""
    wrong: str

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}:{self.line}: {self.message}: {self.wrong}"


def template(path: Path = TEMPLATE) -> dict[Key, Message]:
    """Return the sentences that are to be translated."""
    with path.open("rb") as file:
        return {each.key: each for each in _messages(read_po(file))}


def catalogue(path: Path) -> Catalogue:
    """Return a language's file, which is `<language>/LC_MESSAGES/newmarket.po`.

    Raises:
        PoFileError: it is no such file.
    """
    text = path.read_bytes()
    language = path.parents[1].name
    with path.open("rb") as file:
        read = read_po(file, locale=language, abort_invalid=True)
    found = PLURAL_FORMS.search(text.decode())
    return Catalogue(
        path,
        language,
        tuple(_messages(read)),
        tuple(_message(each) for each in read.obsolete.values()),
        None if found is None else (int(found[1]), found[2]),
    )


def catalogues(folder: Path = TEMPLATE.parent) -> list[Path]:
    """Return the files of all languages."""
    return sorted(folder.glob("*/LC_MESSAGES/newmarket.po"))


def said(message: Message, words: Words, values: Mapping[str, object], n: int) -> str:
    """Return what words make of a message with these values in its places; `n` chooses the plural form."""
    scene, one = message.key
    if message.many is not None:
        return words.count(one, message.many, n, **values)
    return words.scene(scene, one, **values) if scene else words.say(one, **values)


def _messages(read: object) -> Iterator[Message]:
    return (_message(each) for each in read if each.id)  # type: ignore[attr-defined]


def _message(entry: Entry) -> Message:
    one, many = (entry.id, None) if isinstance(entry.id, str) else entry.id[:2]
    forms = (entry.string,) if isinstance(entry.string, str) else tuple(entry.string)
    noted = any("as in english" in comment.lower() for comment in entry.user_comments)
    return Message((entry.context or "", one), many, forms, entry.lineno or 0, entry.fuzzy, noted)

"""The shape of a document, section by section: what a translation must have in common with the original.

Numbers count the same as digits and as words, so "two minutes" may be *zwei Minuten*. One is not counted, for it is
an article in other languages, and neither is what is written in another way everywhere: second, third, half, twice.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


def _from_two(*words: str) -> dict[str, int]:
    return {word: n for n, word in enumerate(words, 2)}


NUMBER_WORDS: Mapping[str, Mapping[str, int]] = {
    "en": {
        **_from_two("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
        "fifteen": 15,
        "tenth": 10,
    },
    "de": {
        **_from_two("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
        "fünfzehn": 15,
        "zehnten": 10,
        "dreimal": 3,
        "drilling": 3,
        "vierling": 4,
    },
    "nl": {
        **_from_two("twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"),
        "vijftien": 15,
        "tiende": 10,
        "three": 3,
        "carré": 4,
    },
}
NAMES = ("Three in One",)
"""Names with a number in them."""
LINKS = re.compile(r"\[[^\]]*\]\(([^)]*)\)")
CODE = re.compile(r"`([^`\n]+)`")
MARKER = re.compile(r"<!--.*?-->")


@dataclass
class Section:
    """What stands below one heading."""

    level: int
    heading: str
    blocks: list[str] = field(default_factory=list)
    """Each paragraph, list and table in a word with its size: `text`, `list 3`, `table 5x3`."""
    code: Counter[str] = field(default_factory=Counter)
    numbers: Counter[int] = field(default_factory=Counter)
    """Those of the text. Tables are made, and may quote the bot."""
    links: Counter[str] = field(default_factory=Counter)

    @property
    def shape(self) -> tuple[object, ...]:
        """What is the same in every language."""
        return self.level, self.blocks, self.code, self.numbers, self.links


def sections(text: str, language: str) -> list[Section]:
    """Return the sections of a document, in order. The line that leads to the other languages is none of their text."""
    found: list[Section] = []
    for block in re.split(r"\n\s*\n", MARKER.sub("", text).strip()):
        head = re.match(r"(#+) (.+)", block)
        if head:
            found.append(Section(len(head[1]), head[2]))
            block = block[head.end() :].strip()
        if block.strip() and "English" not in block.split("·")[0] and "[English]" not in block:
            _add(found[-1], block.strip(), language)
    return found


def _add(section: Section, block: str, language: str) -> None:
    section.blocks.append(_kind(block))
    section.links.update(link.replace(f".{language}.md", ".md") for link in LINKS.findall(block))
    block = LINKS.sub("", block)
    section.code.update(CODE.findall(block))
    if not block.startswith("|"):
        section.numbers.update(numbers(CODE.sub("", block), language))


def _kind(block: str) -> str:
    lines = block.splitlines()
    if lines[0].startswith("|"):
        return f"table {len(lines)}x{lines[0].count('|') - 1}"
    if lines[0].startswith("- "):
        return f"list {sum(line.startswith('- ') for line in lines)}"
    return "text"


def numbers(text: str, language: str) -> Iterator[int]:
    """Yield the numbers in a text, in digits and in words."""
    words = NUMBER_WORDS[language]
    for name in NAMES:
        text = re.sub(r"\s+".join(name.split()), "", text)
    for word in re.findall(r"\d+|[^\W\d_]+", text):
        if word.isdigit():
            yield int(word)
        elif word.lower() in words:
            yield words[word.lower()]

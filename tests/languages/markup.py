"""What a translation has exactly as the English sentence: its places, and all that Discord does not show as it is.

Each check gets the English text and the translation and yields what is wrong, in words.
"""

import re
import string
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator

MARKS = {"**": "bold", "__": "underlined", "~~": "crossed out", "||": "hidden", "`": "code"}
LINE = re.compile(r"^(?:-# )?(?:#{1,3} |[-*] |> )?")
"""What makes a line small, a heading, an item or a quotation."""
CODE = re.compile(r"`[^`]*`")
OPTIONS = re.compile(r"(?<=`)(/[a-z]+(?: [a-z]+)*) [\w-]+: [^`]*")
"""A command with its options, which have names and choices in each language."""
TAG = re.compile(r"<[^<>]*>")
COMMAND = re.compile(r"(?<![\w/<:])/[a-z]+")
DRAWN = frozenset("·→←×⋯")
"""Signs that divide or point; all pictures are compared as well."""
ENDS = {".": ".", "!": ".", "?": "?", "…": "…", ":": ":", ",": ",", ";": ","}
"""What a sentence may end with; those with the same value stand for one another."""
PLACE = re.compile(r"{[^{}]*}")
LETTER = re.compile(r"[^\W\d_]")


def check_markup(english: str, translated: str) -> Iterator[str]:
    """Yield where markup differs."""
    for check in (_marks, _lines, _code, _tags, _commands, _pictures, _blanks, _end):
        yield from check(english, translated)


def places(sentence: str) -> Counter[str]:
    """Return the places of a sentence, as often as each stands in it.

    Raises:
        ValueError: braces do not match, or a place has no name.
    """
    found: Counter[str] = Counter()
    for _, name, form, conversion in string.Formatter().parse(sentence):
        if name is None:
            continue
        if not name.isidentifier():
            raise ValueError(f"a place is called {name!r}")
        found[name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")] += 1
    return found


def _marks(english: str, translated: str) -> Iterator[str]:
    for mark, called in MARKS.items():
        wanted, got = english.count(mark), translated.count(mark)
        if wanted != got:
            yield f"{mark} ({called}) stands {got} times, not {wanted}"


def _lines(english: str, translated: str) -> Iterator[str]:
    wanted, got = ([LINE.match(line)[0] for line in text.split("\n")] for text in (english, translated))
    if len(wanted) != len(got):
        yield f"{len(got)} lines, not {len(wanted)}"
    elif wanted != got:
        yield f"lines begin with {got}, not with {wanted}"


def _code(english: str, translated: str) -> Iterator[str]:
    yield from _same("between backticks", _typed, english, translated)


def _typed(text: str) -> list[str]:
    """Return what stands between backticks, of commands without their options."""
    return CODE.findall(OPTIONS.sub(r"\1", text))


def _tags(english: str, translated: str) -> Iterator[str]:
    yield from _same("between < and >", TAG.findall, english, translated)


def _commands(english: str, translated: str) -> Iterator[str]:
    yield from _same("as commands", COMMAND.findall, english, translated)


def _pictures(english: str, translated: str) -> Iterator[str]:
    yield from _same("as signs", _signs, english, translated)


def _signs(text: str) -> list[str]:
    return [each for each in text if each in DRAWN or each == "\ufe0f" or unicodedata.category(each) == "So"]


def _same(where: str, parts: Callable[[str], list[str]], english: str, translated: str) -> Iterator[str]:
    wanted, got = Counter(parts(english)), Counter(parts(translated))
    if wanted != got:
        missing, more = list((wanted - got).elements()), list((got - wanted).elements())
        yield "; ".join(
            [f"{where} {each} is missing" for each in missing] + [f"{where} {each} is new" for each in more]
        )


def _blanks(english: str, translated: str) -> Iterator[str]:
    for end, cut in (("begins", str.lstrip), ("ends", str.rstrip)):
        here, there = (len(text) - len(cut(text)) for text in (english, translated))
        if here != there:
            yield f"{end} with {there} blanks, not {here}"


def _end(english: str, translated: str) -> Iterator[str]:
    wanted, got = (_last(text) for text in (english, translated))
    if wanted != got:
        yield f"ends with {got or 'no full stop'}, not with {wanted or 'none'}"


def _last(text: str) -> str:
    bare = text.rstrip().rstrip("*_~|`)\"'”“’‘ ")
    return ENDS.get(bare[-1:], "")

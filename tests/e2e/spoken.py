"""What a screen reader is told of messages by Chromium, as the lines that somebody hears one after the other."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

ASIDE = ("toolbar", "separator")
"""What Discord's page puts around a message."""
PRESSED = ("button", "link", "combobox")
LINES = ("heading", "paragraph", "generic", "listitem", "list")
"""What begins a line of its own, beside what can be pressed."""
UNSPOKEN = str.maketrans(dict.fromkeys("\u200b\u2060\ufe0e\ufe0f", None) | dict.fromkeys("\u2002\u202f\u00a0", " "))


def spoken(nodes: Sequence[Mapping[str, Any]]) -> list[list[str]]:
    """Return the lines of each message of a page, from the nodes of Chromium's tree of accessible names."""
    known = {each["nodeId"]: each for each in nodes}
    articles = (each for each in nodes if _role(each) == "article")
    said = ("".join(_parts(each, known)).translate(UNSPOKEN).split("\n") for each in articles)
    return [[" ".join(_named(line).split()) for line in lines if line.strip()] for lines in said]


def words_until(lines: Sequence[str], sentence: str) -> int:
    """Return how many words are heard from the top to the end of a sentence.

    Raises:
        ValueError: it is not said.
    """
    said = " ".join(lines)
    heard = said[: said.index(sentence) + len(sentence)]
    return sum(any(map(str.isalnum, word)) for word in heard.split())


def _parts(node: Mapping[str, Any], known: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    role, name = _role(node), _text(node, "name")
    if role in ASIDE:
        return
    if role == "StaticText":
        yield name
    elif role == "LineBreak":
        yield "\n"
    elif role in ("image", "img"):
        yield f" {name.replace('_', ' ')} "
    elif role in PRESSED:
        chosen = _text(node, "value")
        yield f"\n[{'menu' if role == 'combobox' else role}] {name.replace('_', ' ')}{chosen and f': {chosen}'}\n"
    else:
        yield "\n[heading] " if role == "heading" else "\n" if role in LINES else ""
        for each in node.get("childIds", ()):
            if each in known:
                yield from _parts(known[each], known)
        yield "\n" if role in LINES else ""


def _role(node: Mapping[str, Any]) -> str:
    return "" if node.get("ignored") else str(node.get("role", {}).get("value", ""))


def _text(node: Mapping[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def _named(line: str) -> str:
    """Return a line with the names of its signs, which are what is said."""
    return "".join(
        f" ({unicodedata.name(each).lower()}) " if unicodedata.category(each) == "So" else each for each in line
    )

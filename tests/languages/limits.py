"""How much room there is for a translation: which sentences stand in labels, and how long these may be.

`locale/limits.json` has it for translators and for `make lint`. It is made of the screens that tests render, by
`make limits`; a test whose screen shows a sentence in a label that is not in it fails.
"""

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.languages.markup import PLACE
from tests.languages.messages import ROOT, Key, Message
from tests.strict.findings import text_length

FILE = ROOT / "locale" / "limits.json"
COMMANDS, OPTION_NAMES = 100, 32
"""Characters that Discord takes of a command's description or an option's choice, and of an option's name."""


@dataclass(frozen=True, slots=True)
class Limit:
    """The room for a sentence, its places not counted."""

    stands: str
    """The kind of label, the one with the least room if there are several."""
    most: int
    """Characters of the translation without its places."""


def read(path: Path = FILE) -> dict[Key, Limit]:
    """Return the limits that are known."""
    if not path.exists():
        return {}
    listed = json.loads(path.read_text(encoding="utf-8"))
    return {(each.get("scene", ""), each["sentence"]): Limit(each["stands"], each["most"]) for each in listed}


def write(limits: Mapping[Key, Limit], path: Path = FILE) -> None:
    """Write the limits, a line each."""
    lines = []
    for (scene, sentence), limit in sorted(limits.items()):
        known = {"scene": scene} if scene else {}
        known |= {"sentence": sentence, "stands": limit.stands, "most": limit.most}
        lines.append(json.dumps(known, ensure_ascii=False))
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def tighter(one: Limit | None, other: Limit) -> Limit:
    """Return the one of two limits that leaves less room."""
    return other if one is None or other.most < one.most else one


def merged(*several: Mapping[Key, Limit]) -> dict[Key, Limit]:
    """Return the tightest limits of several."""
    found: dict[Key, Limit] = {}
    for limits in several:
        for key, limit in limits.items():
            found[key] = tighter(found.get(key), limit)
    return found


def own_length(sentence: str) -> int:
    """Return how many characters a sentence has without its places."""
    return text_length(PLACE.sub("", sentence))


def room_for(message: Message, label: str, room: int) -> int:
    """Return how many characters a sentence may have that stands in a label among other things.

    Args:
        message: the sentence.
        label: the whole label in English.
        room: the characters that fit.
    """
    own = max(map(own_length, filter(None, (message.one, message.many))))
    return room - max(text_length(label) - own, 0)


def of_commands(folder: Path = ROOT / "cogs") -> dict[Key, Limit]:
    """Return the limits of what slash commands say, which no screen shows."""
    return merged(*({key: limit} for path in sorted(folder.glob("*.py")) for key, limit in _in_file(path)))


def _in_file(path: Path) -> Iterator[tuple[Key, Limit]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        match called, [each.value for each in node.args if isinstance(each, ast.Constant)]:
            case "locale_str", [str(sentence)]:
                yield ("", sentence), Limit("command", COMMANDS)
            case "scene", ["option", str(name)]:
                yield ("option", name), Limit("option name", OPTION_NAMES)

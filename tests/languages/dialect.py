"""How often docstrings and comments speak the dialect that this project began with, file by file: it may only fall.

    python -m tests.languages.dialect          says where it is spoken more often than before
    python -m tests.languages.dialect --write  writes down how often it is spoken now

The words are ordinary ones, and none is wrong by itself; in a heap they are. Who does what? A sentence that says so
seldom needs them.
"""

import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COUNTS = Path(__file__).with_name("dialect.json")
FOLDERS = ("engine", "art", "bot", "cogs")
WORDS = re.compile(
    r"\b(beside|anew|go(?:es)? on|whoever|come[s]? of (?:it|that|them|this)|kept of|as it comes|so many|"
    r"is told of|is asked of|what (?:is|was) there|of which|what came|where there (?:is|are))\b",
    re.IGNORECASE,
)


def said(path: Path) -> Iterator[str]:
    """Yield the docstrings of a file, and its comments."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def counted() -> dict[str, int]:
    """Return how often each file speaks it; files that do not are left out."""
    paths = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    found = {str(path.relative_to(ROOT)): sum(len(WORDS.findall(each)) for each in said(path)) for path in paths}
    return {path: n for path, n in found.items() if n}


def more(now: dict[str, int], before: dict[str, int]) -> list[str]:
    """Return in which files it is spoken more often than before."""
    return [
        f"{path}: {n} times, and {before.get(path, 0)} before: who does what?"
        for path, n in now.items()
        if n > before.get(path, 0)
    ]


def main(arguments: list[str]) -> int:
    """Compare, or write; return the exit code."""
    now = counted()
    if "--write" in arguments:
        COUNTS.write_text(json.dumps(now, indent=0, sort_keys=True) + "\n", encoding="utf-8")
        return 0
    found = more(now, json.loads(COUNTS.read_text(encoding="utf-8")))
    sys.stdout.write("".join(f"{each}\n" for each in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

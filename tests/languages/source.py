"""What people read, and nobody can translate: texts in the source that no catalogue is asked about.

Two things are looked for: words in a renderer outside of `say` and its like, and words that are handed to what shows
them, anywhere in `cogs`. What is put together otherwise shows on the screens of the pseudo-language.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.languages.messages import ROOT, Finding

COGS = ROOT / "cogs"
TRANSLATED = frozenset({"say", "scene", "count", "plain", "locale_str"})
"""Functions that ask a catalogue."""
UNREAD = frozenset({"debug", "info", "warning", "error", "exception", "critical"})
"""Functions that write the log."""
SHOWS = frozenset({"layout", "small", "link", "TextDisplay", "Choice", "describe"})
"""Functions whose arguments are read by people."""
SHOWN = frozenset({"label", "description", "placeholder", "content", "foot", "alt", "title", "note"})
"""Arguments that people read, of whatever function."""
IDS = frozenset({"colour", "custom_id", "value"})
"""Those that people do not read."""
READS = re.compile(r"[^\W\d_]{2,}[,.;:!?…]? [^\W\d_]|^\W*[A-Z][a-z]{2,}")
"""A text that reads as words: several of them, or one with a capital."""
WORD = re.compile(r"[^\W\d_]{2,}")


def check_source(folder: Path = COGS) -> Iterator[Finding]:
    """Yield texts that people read and no catalogue has."""
    for path in sorted(folder.rglob("*.py")):
        read = ast.parse(path.read_text(encoding="utf-8"))
        for line, text in sorted(set(_Reader("render" in path.relative_to(folder).parts).texts(read, shown=False))):
            yield Finding(path, line, repr(text), "can be translated by nobody: let `words` say it")


class _Reader:
    """A walk through the source of one file."""

    def __init__(self, renders: bool) -> None:
        """`renders`: whether whatever reads as words is shown to people."""
        self._renders = renders

    def texts(self, node: ast.AST, *, shown: bool) -> Iterator[tuple[int, str]]:
        """Yield texts and their lines. `shown`: what is here is handed to what shows it."""
        match node:
            case ast.Constant(value=str(text)):
                if (WORD if shown else READS).search(text) and (shown or self._renders):
                    yield node.lineno, text
            case ast.Call():
                yield from self._of_call(node, shown=shown)
            case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):  # errors and docstrings
                pass
            case ast.Compare() | ast.MatchValue() | ast.Subscript(slice=ast.Constant()):  # what is looked for
                pass
            case _:
                types = (getattr(node, "annotation", None), getattr(node, "returns", None))
                for each in ast.iter_child_nodes(node):
                    if each not in types:
                        yield from self.texts(each, shown=shown and not isinstance(node, ast.Dict))

    def _of_call(self, call: ast.Call, *, shown: bool) -> Iterator[tuple[int, str]]:
        function = call.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if name in UNREAD:
            return
        for each in call.args:
            if name not in TRANSLATED or not isinstance(each, ast.Constant):
                yield from self.texts(each, shown=name in SHOWS)
        for keyword in call.keywords:
            here = keyword.arg in SHOWN or (name in SHOWS and keyword.arg not in IDS)
            yield from self.texts(keyword.value, shown=here and name not in TRANSLATED)

"""Everything that people read goes through gettext, whole sentence by whole sentence."""

import ast
import gettext
import re
import string
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from cogs.render.words import Words

ROOT = Path(__file__).resolve().parents[3]


Calls = list[tuple[Path, str, ast.Call]]
SENTENCES = {"say": (1, 1), "scene": (2, 2), "count": (3, 2)}
"""How many arguments by position each has, and how many of them stand in the template."""


@pytest.fixture(scope="module")
def calls() -> Calls:
    """Every call of `say`, `scene` and `count`, but not where a function of that name passes a table's sentences on."""
    found = []
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        every = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        passing = {
            inner
            for node in every
            if isinstance(node, ast.FunctionDef) and node.name in SENTENCES
            for inner in ast.walk(node)
        }
        for node in every:
            if node in passing or not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            arguments = SENTENCES.get(node.func.attr, (None, 0))[0]
            if arguments == len(node.args) and path.name != "words.py":
                found.append((path, node.func.attr, node))
    return found


def test_every_sentence_is_written_out_and_every_place_in_it_is_filled_and_no_other(calls: Calls) -> None:
    assert len(calls) > 100
    for path, name, call in calls:
        sentences = call.args[: SENTENCES[name][1]]
        assert all(isinstance(each, ast.Constant) for each in sentences), f"{path}:{call.lineno}"
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        number = {"n"} if name == "count" else set()
        given = {keyword.arg for keyword in call.keywords} | number
        said = [str(each.value) for each in sentences if isinstance(each, ast.Constant)]
        places = {field for each in said for _, field, _, _ in string.Formatter().parse(each) if field}
        assert places | number == given, f"{path}:{call.lineno}"


KEYWORDS = {"say": None, "plain": None, "count": (1, 2), "scene": ((1, "c"), 2), "locale_str": None}


def listed() -> set[tuple[str | None, str | tuple[str, ...]]]:
    """Every sentence of the template, after its scene."""
    with (ROOT / "locale" / "newmarket.pot").open("rb") as template:
        return {(each.context, each.id if isinstance(each.id, str) else tuple(each.id)) for each in read_po(template)}


def test_the_template_for_translators_has_every_sentence_and_every_note(calls: Calls) -> None:
    """What gathers it does not look into f-strings, nor where a variable is called like `count`.

    Notes are lost without a word where they stand anywhere but above their sentence.
    """
    found = list(extract_from_dir(str(ROOT / "cogs"), keywords=KEYWORDS, comment_tags=("Translators:",)))
    written = {(scene, said if isinstance(said, str) else tuple(said)) for _, _, said, _, scene in found}
    assert listed() - {(None, "")} == written, "run `make words`"
    first = {(scene or "", said if isinstance(said, str) else said[0]) for scene, said in written}
    for path, name, call in calls:
        said = [str(each.value) for each in call.args if isinstance(each, ast.Constant)]
        key = (said[0], said[1]) if name == "scene" else ("", said[0])
        assert key in first, f"{path}:{call.lineno}: write it outside of f-strings, and name no variable {name}"
    kept = {note for _, _, _, notes, _ in found for note in notes}
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line.strip().startswith("# Translators:"):
                assert line.strip(" #") in kept, f"{path}:{at}"


def test_a_mention_is_one_place_in_a_sentence() -> None:
    """Its id would be written as a number is."""
    assert not [said for _, said in listed() if re.search(r"<[@#t]\S*\{", str(said))]


class Marked(gettext.NullTranslations):
    """A language in which every sentence stands in brackets."""

    def gettext(self, message: str) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{msgid1 if n == 1 else msgid2}]"


@pytest.fixture
def marked() -> Words:
    return Words("en", Marked())


def test_a_sentence_is_translated_before_its_places_are_filled(marked: Words) -> None:
    assert marked.say("{name} leads", name="[Ann]") == "[[Ann] leads]"

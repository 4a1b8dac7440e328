"""Everything that people read goes through gettext, whole sentence by whole sentence."""

from __future__ import annotations

import ast
import gettext
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from cogs.render.words import Words, words_for

ROOT = Path(__file__).resolve().parents[3]


SENTENCES = {"say": (1, 1), "scene": (2, 2), "count": (3, 2)}
"""How many arguments by position each has, and how many of them stand in the template."""


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call of `say`, `scene` and `count`."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            arguments = SENTENCES.get(node.func.attr, (None, 0))[0]
            if arguments == len(node.args) and path.name != "words.py":
                yield path, node.func.attr, node


def test_every_sentence_is_written_out_where_it_is_said() -> None:
    found = list(calls())
    assert len(found) > 100
    for path, name, call in found:
        for sentence in call.args[: SENTENCES[name][1]]:
            assert isinstance(sentence, ast.Constant), f"{path}:{call.lineno}"


def test_every_place_in_a_sentence_is_filled_and_no_other() -> None:
    for path, name, call in calls():
        if any(keyword.arg is None for keyword in call.keywords):
            continue
        number = {"n"} if name == "count" else set()
        given = {keyword.arg for keyword in call.keywords} | number
        sentences = [each.value for each in call.args[: SENTENCES[name][1]] if isinstance(each, ast.Constant)]
        places = {field for each in sentences for _, field, _, _ in string.Formatter().parse(str(each)) if field}
        assert places | number == given, f"{path}:{call.lineno}"


KEYWORDS = {"say": None, "plain": None, "count": (1, 2), "scene": ((1, "c"), 2), "locale_str": None}


def test_every_note_for_translators_stands_above_its_sentence() -> None:
    """Elsewhere, as within a call of several lines, notes are lost without a word."""
    found = extract_from_dir(str(ROOT / "cogs"), keywords=KEYWORDS, comment_tags=("Translators:",))
    kept = {note for _, _, _, notes, _ in found for note in notes}
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line.strip().startswith("# Translators:"):
                assert line.strip(" #") in kept, f"{path}:{at}"


def test_the_template_for_translators_has_every_sentence() -> None:
    found = extract_from_dir(str(ROOT / "cogs"), keywords=KEYWORDS, comment_tags=("Translators:",))
    written = {
        (context, message if isinstance(message, str) else tuple(message)) for _, _, message, _, context in found
    }
    with (ROOT / "locale" / "newmarket.pot").open("rb") as template:
        listed = {
            (each.context, each.id if isinstance(each.id, str) else tuple(each.id))
            for each in read_po(template)
            if each.id
        }
    assert listed == written, "run `make words`"


def test_what_gathers_the_template_overlooks_no_sentence() -> None:
    """It does not look into f-strings, nor where a variable has the name of one of its functions, like `count`."""
    with (ROOT / "locale" / "newmarket.pot").open("rb") as template:
        listed = {
            (each.context or "", each.id if isinstance(each.id, str) else each.id[0])
            for each in read_po(template)
            if each.id
        }
    for path, name, call in calls():
        said = [str(each.value) for each in call.args if isinstance(each, ast.Constant)]
        key = (said[0], said[1]) if name == "scene" else ("", said[0])
        assert key in listed, f"{path}:{call.lineno}: write it outside of f-strings, and name no variable {name}"


def test_a_mention_is_one_place_in_a_sentence() -> None:
    """Its id would be written as a number is."""
    with (ROOT / "locale" / "newmarket.pot").open("rb") as template:
        assert not [each.id for each in read_po(template) if re.search(r"<[@#t]\S*\{", str(each.id))]


class Marked(gettext.NullTranslations):
    """A language in which every sentence stands in brackets."""

    def gettext(self, message: str) -> str:
        return f"[{message}]"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"[{msgid1 if n == 1 else msgid2}]"


@pytest.fixture
def marked() -> Words:
    return Words("xx", Marked())


def test_a_sentence_is_translated_before_its_places_are_filled(marked: Words) -> None:
    assert marked.say("{name} leads", name="[Ann]") == "[[Ann] leads]"


def test_an_unknown_language_reads_english() -> None:
    assert words_for("tlh").say("Join") == "Join"

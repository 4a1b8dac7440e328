"""Slips in a catalogue, which hosts may edit: people read English there, and the bot goes on."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.members.languages import languages
from cogs.render.words import Words, words_for
from tests.marked import catalogues_in, read_again

HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: {forms}\\n"
"""
TWO = "nplurals=2; plural=(n != 1);"
SENTENCES = r"""
msgid "Join"
msgstr "Aliĝi"

msgid "{name} leads"
msgstr "%s"

msgctxt "button"
msgid "{name} leads"
msgstr "%s"

msgid "{n} chip for {name}"
msgid_plural "{n} chips for {name}"
msgstr[0] "%s"
msgstr[1] "{n} ĵetonoj por {name}"
"""

Written = Callable[[str | bytes], Words]


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Written]:
    """Gives the words of a language with this catalogue."""
    file = tmp_path / "eo" / "LC_MESSAGES" / "newmarket.po"
    file.parent.mkdir(parents=True)

    def write(text: str | bytes) -> Words:
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
        read_again()
        return words_for("eo")

    with catalogues_in(tmp_path):
        yield write


def said(words: Words) -> list[str]:
    return [
        words.say("Join"),
        words.say("{name} leads", name="Ann"),
        words.scene("button", "{name} leads", name="Ann"),
        words.count("{n} chip for {name}", "{n} chips for {name}", 1, name="Ann"),
        words.count("{n} chip for {name}", "{n} chips for {name}", 2, name="Ann"),
    ]


ENGLISH = ["Join", "Ann leads", "Ann leads", "1 chip for Ann", "2 chips for Ann"]


def test_where_nothing_is_wrong_all_is_translated(written: Written) -> None:
    text = HEAD.format(forms=TWO) + SENTENCES % ("{name} komencas", "Komencas {name}", "ĵetono por {name}")
    assert said(written(text)) == ["Aliĝi", "Ann komencas", "Komencas Ann", "ĵetono por Ann", "2 ĵetonoj por Ann"]


@pytest.mark.parametrize(
    "slip",
    [
        "komencas",
        "{nomo}",
        "{}",
        "{0} komencas",
        "{name} {",
        "{name} }",
        "{name.__class__}",
        "{name!r}",
        "{name:{name}}",
    ],
)
def test_a_translation_with_other_places_is_english_and_the_rest_is_not(
    written: Written, slip: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = written(HEAD.format(forms=TWO) + SENTENCES % (slip, slip, slip))
    assert said(words) == ["Aliĝi", *ENGLISH[1:]]
    said(words)
    (line,) = caplog.records
    assert "{name} leads" in line.getMessage()
    assert "{n} chip for {name}" in line.getMessage()


def with_plurals(forms: str) -> str:
    return HEAD.format(forms=forms) + SENTENCES % ("{name}", "{name}", "{name}")


@pytest.mark.parametrize(
    "text",
    [
        *map(
            with_plurals, ("nplurals=INTEGER; plural=EXPRESSION;", "nplurals=2; plural=n!!;", "nplurals=2; plural=n/0;")
        ),
        with_plurals(f"nplurals=2; plural={'(' * 30}n{')' * 30};"),
        b"\xff\xfe\x00",
        'msgid "Join',
        HEAD.format(forms=TWO).replace("utf-8", "klingon") + 'msgid "Join"\n',
    ],
)
def test_a_file_that_cannot_be_read_is_english(written: Written, text: str | bytes) -> None:
    assert said(written(text)) == ENGLISH


@pytest.mark.parametrize(("mark", "translation"), [("#, fuzzy\n", "Aliĝi"), ("", "")], ids=["fuzzy", "empty"])
def test_a_sentence_without_a_translation_of_its_own_is_english_and_the_rest_is_not(
    written: Written, mark: str, translation: str
) -> None:
    lacking = f'{mark}msgid "Join"\nmsgstr "{translation}"\n\nmsgid "Leave"\nmsgstr "Foriri"\n'
    words = written(f"{HEAD.format(forms=TWO)}\n{lacking}")
    assert [words.say(each) for each in ("Join", "Leave", "Start")] == ["Join", "Foriri", "Start"]


def test_a_formula_that_leads_to_no_form_is_english_there(written: Written) -> None:
    assert said(written(with_plurals("nplurals=2; plural=n*5;"))) == ["Aliĝi", "Ann", "Ann", *ENGLISH[3:]]


def test_a_language_that_babel_does_not_know_has_its_sentences_and_english_numbers(
    written: Written, tmp_path: Path
) -> None:
    written(with_plurals(TWO))
    (tmp_path / "eo").rename(tmp_path / "qq")
    read_again()
    words = words_for("qq")
    assert words.say("Join") == "Aliĝi"
    assert [words.number(1234), words.listing(["1", "2", "3"])] == ["1,234", "1, 2 and 3"]


def test_folders_that_are_no_language_are_none_and_english_is_there_once(written: Written, tmp_path: Path) -> None:
    """Each language is a choice of a menu and of a command; Discord takes none twice."""
    written("")
    for each in ("en", "eo.old", "eo copy", "EO", "es_419", "pt_BR"):
        file = tmp_path / each / "LC_MESSAGES" / "newmarket.po"
        file.parent.mkdir(parents=True)
        file.touch()
    assert languages() == ("en", "eo", "es_419", "pt_BR")

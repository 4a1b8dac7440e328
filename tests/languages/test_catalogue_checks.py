"""What the check of catalogues finds, and what it lets pass."""

from pathlib import Path

import pytest
from babel.messages.pofile import PoFileError

from tests.languages.__main__ import check, main
from tests.languages.catalogue_checks import check_catalogue
from tests.languages.limits import Limit
from tests.languages.messages import ROOT, Finding, catalogue, template

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {forms}\\n"\n\n'
TWO = "nplurals=2; plural=(n != 1);"


ROOM = {("", "Join"): Limit("button", 10), ("", "{n} chip, {name}"): Limit("option", 12)}


def wrong(tmp_path: Path, asked: str, translated: str, language: str = "de", forms: str = TWO) -> list[str]:
    """What is wrong with a catalogue, each as the sentence, a colon, and what."""
    pot, po = tmp_path / "newmarket.pot", tmp_path / language / "LC_MESSAGES" / "newmarket.po"
    po.parent.mkdir(parents=True)
    pot.write_text(asked, encoding="utf-8")
    po.write_text(HEAD.format(forms=forms) + translated, encoding="utf-8")
    return [f"{each.message}: {each.wrong}" for each in check_catalogue(catalogue(po), template(pot), ROOM)]


def of_one(tmp_path: Path, english: str, german: str) -> list[str]:
    """What is wrong with one translation."""
    english, german = (text.replace('"', '\\"').replace("\n", "\\n") for text in (english, german))
    found = wrong(tmp_path, f'msgid "{english}"\nmsgstr ""\n', f'msgid "{english}"\nmsgstr "{german}"\n')
    return [each.removeprefix(f"{english!r}: ") for each in found]


@pytest.mark.parametrize(
    ("english", "german", "told"),
    [
        ("Join", "", "is not translated"),
        ("{name} leads", "{nam} spielt aus", "{name} is missing"),
        ("{name} leads", "{name spielt aus", "places are broken"),
        ("**{name}** leads", "*{name}* spielt aus", "** (bold) stands 0 times, not 2"),
        ("## Round {n}", "Runde {n}", "lines begin with"),
        ("One\nTwo", "Eins, zwei", "1 lines, not 2"),
        ("Try `/newmarket start`.", "Nimm `/newmarket beginnen`.", "`/newmarket start` is missing"),
        ("Try `/chips show: Daily`.", "Nimm `/fiches zeige: Täglich`.", "`/chips` is missing"),
        ("Join, now", "Jetzt ,mitspielen", "(puncspacing)"),
        ("Try /settings", "Nimm /einstellungen", "as commands /einstellungen is new"),
        ("<@{who}> leads", "@{who} spielt aus", "<@{who}> is missing"),
        ("🏁 Out", "Aus", "🏁 is missing"),
        ("⚠️ No", "⚠ Nein", "as signs"),
        ("Join", "Mit uns spielen", "15 characters without places, and 10 fit (button)"),
        ("Join ", "Mitspielen", "ends with 0 blanks, not 1"),
        ("Sure?", "Sicher.", "ends with ., not with ?"),
        ("Join (now)", "Jetzt mitspielen)", "(brackets)"),
        ("Join now", "Jetzt  mitspielen", "(doublespacing)"),
        ("Join now", "Jetzt jetzt mitspielen", "(doublewords)"),
        ("12 cards", "13 Karten", "(numbers)"),
        ("This is English still", "This is English still", "is English still"),
    ],
)
def test_a_bad_one_is_told(tmp_path: Path, english: str, german: str, told: str) -> None:
    assert any(told in each for each in of_one(tmp_path, english, german))


LONG = "13 characters without places, and 12 fit (option): '{n} Spielchips, {name}'"
CHIPS = 'msgid "{n} chip, {name}"\nmsgid_plural "{n} chips, {name}"\n'


@pytest.mark.parametrize(
    ("one", "many", "told"),
    [
        ("{n} Chip, {name}", "{n} Chips, {name}", []),
        ("ein Chip, {name}", "{n} Chips, {name}", []),
        ("ein Chip, {name}", "Chips, {name}", ["form 1: {n} is missing in 'Chips, {name}'"]),
        ("ein Chip", "{n} Chips, {name}", ["form 0: {name} is missing in 'ein Chip'"]),
        ("{n} Chip, {name}", "{n} Spielchips, {name}", [LONG]),
        ("ein Chip, {name}", "", ["form 1: is not translated"]),
    ],
)
def test_each_plural_form_has_its_places(tmp_path: Path, one: str, many: str, told: list[str]) -> None:
    forms = f'msgstr[0] "{one}"\nmsgstr[1] "{many}"\n'
    found = wrong(tmp_path, CHIPS + 'msgstr[0] ""\nmsgstr[1] ""\n', CHIPS + forms)
    assert found == [f"'{{n}} chip, {{name}}': {each}" for each in told]


def test_a_language_has_the_forms_that_it_has(tmp_path: Path) -> None:
    polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
    forms = 'msgstr[0] "żeton, {name}"\nmsgstr[1] "{n} żetony, {name}"\nmsgstr[2] "{n} żetonów, {name}"\n'
    asked = CHIPS + 'msgstr[0] ""\nmsgstr[1] ""\n'
    assert wrong(tmp_path / "right", asked, CHIPS + forms, "pl", polish) == []
    few = "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);"
    assert any("Plural-Forms: for 5" in each for each in wrong(tmp_path / "few", asked, CHIPS + forms, "pl", few))
    with pytest.raises(PoFileError):
        wrong(tmp_path / "two", asked, CHIPS + forms, "pl", TWO)


def test_what_is_missing_fuzzy_obsolete_or_unknown_is_told(tmp_path: Path) -> None:
    """The same word in two scenes is two messages."""
    asked = 'msgid "Join"\nmsgstr ""\n\nmsgctxt "button"\nmsgid "Join"\nmsgstr ""\n'
    unknown = 'msgid "Old"\nmsgstr "Alt"\n\n#~ msgid "Gone"\n#~ msgstr "Weg"\n'
    told = " | ".join(wrong(tmp_path, asked, f'#, fuzzy\nmsgid "Join"\nmsgstr "Mit"\n\n{unknown}'))
    for each in ("[button] 'Join': is missing", "'Join': is fuzzy", "'Old': is not in the", "'Gone': is obsolete"):
        assert each in told


@pytest.mark.parametrize(("german", "good"), [("einsatz", True), ("Einsatz", False), ("der-einsatz!", False)])
def test_an_option_is_called_as_discord_lets_it(tmp_path: Path, german: str, good: bool) -> None:
    asked = 'msgctxt "option"\nmsgid "buy-in"\n'
    found = wrong(tmp_path, f'{asked}msgstr ""\n', f'{asked}msgstr "{german}"\n')
    told = f"[option] 'buy-in': {german!r} is not one word of small letters, digits, -, _ and '"
    assert (told not in found) is good


def test_the_catalogues_that_are_there_are_right_and_the_source_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `make lint` sees it."""
    assert [str(each) for each in check([])] == []
    monkeypatch.setattr("sys.argv", ["tests.languages", "de"])
    monkeypatch.setattr("tests.languages.__main__.check", lambda _: [Finding(ROOT / "de.po", 1, "Join", "is missing")])
    assert main() == 1

"""`make words` keeps translations of sentences that are still there, and asks for new ones."""

from tests.languages.refresh import refreshed

HEAD = b'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
HAD = (
    HEAD
    + b"""
msgid "Gone"
msgstr "Weg"

# as in English
msgid "Start"
msgstr "Start"

msgctxt "button"
msgid "Pass"
msgstr "Passen"

#, fuzzy
msgid "Watch"
msgstr "Uhr"

msgid "{n} chip"
msgid_plural "{n} chips"
msgstr[0] "{n} Chip"
msgstr[1] "{n} Chips"
"""
)
ASKED = b"""
msgid "Join"
msgstr ""

msgid "Start"
msgstr ""

msgctxt "button"
msgid "Pass"
msgstr ""

#. Translators: on a board
msgid "Watch"
msgstr ""

msgid "{n} chip"
msgid_plural "{n} chips"
msgstr[0] ""
msgstr[1] ""
"""


def test_a_catalogue_has_the_sentences_of_the_template_and_keeps_its_translations() -> None:
    after = refreshed(ASKED, HAD, "de").decode()
    assert after.startswith(HEAD.decode())
    assert "Gone" not in after
    assert 'msgid "Join"\nmsgstr ""' in after
    assert '# as in English\nmsgid "Start"\nmsgstr "Start"' in after
    assert 'msgctxt "button"\nmsgid "Pass"\nmsgstr "Passen"' in after
    assert '#. Translators: on a board\n#, fuzzy\nmsgid "Watch"\nmsgstr "Uhr"' in after
    assert 'msgstr[1] "{n} Chips"' in after
    assert refreshed(ASKED, after.encode(), "de").decode() == after, "what is up to date stays as it is"

"""The pseudo-language, and the one that says which sentence stands where."""

from gettext import NullTranslations

import pytest

from cogs.render.words import Words
from tests.languages.markup import LINE, check_markup, places
from tests.languages.messages import Message, template
from tests.languages.stands import bare, sentences_in
from tests.languages.tongues import CLOSES, OPENS, Marked, pseudo

ASKED = template()
SENTENCES = [each for message in ASKED.values() for each in (message.one, message.many) if each and len(each) > 1]


def test_every_sentence_of_the_template_is_longer_in_brackets_with_its_places_and_markup() -> None:
    for sentence in SENTENCES:
        said = pseudo(sentence)
        assert len(said) >= max(len(sentence) + 3, round(len(sentence.replace("{", "")) * 1.1))
        assert places(said) == places(sentence)
        assert LINE.sub("", said).strip().startswith(OPENS)
        assert said.rstrip().endswith(CLOSES)
        assert not [each for each in check_markup(sentence, said) if "ends with" not in each], said
        if len(sentence) > 60 and "{" not in sentence and "`" not in sentence:
            assert 1.35 <= len(said) / len(sentence) <= 1.45


def test_a_marked_sentence_says_which_one_it_is_and_where_it_was_cut() -> None:
    keys = [("", each) for each in ("{name} takes {what}", "a card")]
    words = Words("xx", Marked({each: Message(each, None, (), 1, False, False) for each in keys}, NullTranslations()))
    said = words.say("{name} takes {what}", name="Ann", what=words.say("a card"))
    assert bare(said) == "Ann takes a card"
    assert [sentence for _, sentence in sentences_in(said, keys)] == ["a card", "{name} takes {what}"]
    for cut in (said[1:], said[:-1], said[:-3]):
        with pytest.raises(ValueError, match="cut"):
            list(sentences_in(cut, keys))

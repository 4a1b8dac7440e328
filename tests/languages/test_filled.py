"""Every message can be filled in every language, with whatever members are called and however large numbers are."""

from random import Random

import pytest

from bot.members.languages import languages
from cogs.render.words import words_for
from tests.languages.markup import places
from tests.languages.messages import said, template
from tests.languages.tongues import pseudo_words

NAMES = "{n}|{name}|{0}|{}|{|}}|{name.__class__}|%s %(name)s|<@1>|\u202eAnn\u202c|\\|\x00|"
"""What members may be called, with a | between them."""
NUMBERS = (0, 1, 2, 7, 21, 999, 1000, 1001, 12_345, 10**6, -1, -1000)
TONGUES = [*languages(), "xx"]


@pytest.mark.parametrize("tongue", TONGUES)
def test_what_stands_in_a_place_is_read_as_it_is(tongue: str) -> None:
    words, random = pseudo_words() if tongue == "xx" else words_for(tongue), Random(16)
    for message in template().values():
        named = set(places(message.one)) - ({"n"} if message.many is not None else set())
        for _ in range(6):
            values: dict[str, object] = {
                each: random.choice(NUMBERS) if random.random() < 0.3 else random.choice(NAMES.split("|"))
                for each in named
            }
            n = random.choice(NUMBERS)
            text = said(message, words, values, n)
            for value in values.values():
                assert (words.number(value) if isinstance(value, int) else value) in text, (message.called, values)
            if message.many is not None and n not in (0, 1, -1) and "n" in places(message.many):
                assert words.number(n) in text, message.called

"""An emoji of the deck is gone at Discord, which refuses buttons with it: the same is shown in text, at once."""

import logging
import re

import pytest

from cogs.render.deck import TEXT
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, LEAD, OPEN, seen
from tests.cogs.render.pictures import PICTURES
from tests.strict.build import mistakes
from tests.strict.messages import COMPONENTS_V2

PICTURE = re.compile(r"<:\w+:\d+>")


def said(message: Shown) -> str:
    return str([] if message.view is None else message.view.to_components())


async def test_what_is_refused_for_an_emoji_comes_in_text_and_not_plainly(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.shows(*seen(OPEN))
    hall.deck = PICTURES
    with caplog.at_level(logging.ERROR):
        await hall.shows(*seen(LEAD))
    assert hall.deck is TEXT, "everything is text from now on"
    pictured = list(hall.discord.strict.refused)
    assert pictured
    hall.discord.strict.refused.clear()
    hand = next(each for each in hall.discord.messages if each.channel.id == -ANNS)
    assert "2♠" in said(hand).replace("\ufe0e", "")
    assert not PICTURE.search(said(hand))
    assert mistakes({"components": hand.view.to_components(), "flags": COMPONENTS_V2}) == {}
    assert hand.view.to_components()[0]["type"] == 17, "in its container, as it was meant"
    assert not caplog.records
    await hall.shows(*seen(LEAD))
    assert not hall.discord.strict.refused

"""What Discord refuses for good, kind by kind: told plainly or not at all, and everything else is shown meanwhile."""

import logging
import re
from collections import Counter
from dataclasses import replace

import discord
import pytest

from bot.tables.model.announcements import MatchResult, Standing
from bot.tables.model.table import Ending
from cogs.render.parts import Layout, texts_of
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, CHANNEL, LEAD, OPEN, RUN, played, seen
from tests.cogs.post.test_announcements import collected
from tests.cogs.render.pictures import IDS
from tests.strict.build import mistakes
from tests.strict.messages import COMPONENTS_V2

HOUR = 3600.0
SHOWN = BOARD, HAND, ROUND, RESULT = "board", "hand", "round", "result"
"""What is shown without anybody's pressing anything."""
COLLECTED = collected(0, 5)
WON = MatchResult(
    5,
    ("Ann",),
    (Standing("Ann", ANNS, 70, 50), Standing("Ada", None, 30, 50)),
    0,
    game="stops",
)
OVER = replace(RUN, ending=Ending.STOPPED)


def kind_of(channel: int, view: Layout) -> str:
    """Return what a message in a channel is for."""
    heads = {"### 🏁": ROUND, "### ✋": ROUND, "## 🏆": RESULT}
    said = "\n".join(texts_of(view))
    return HAND if channel < 0 else next((kind for head, kind in heads.items() if said.startswith(head)), BOARD)


def is_plain(view: Layout) -> bool:
    """Return whether a message has only texts, and buttons without emoji, which hardly anything refuses."""
    texts = (discord.ui.TextDisplay, discord.ui.ActionRow)
    return all(
        isinstance(each, texts) or (isinstance(each, discord.ui.Button) and not each.emoji)
        for each in view.walk_children()
    )


@pytest.mark.parametrize("plain", [False, True], ids=["told plainly", "not told at all"])
@pytest.mark.parametrize("kind", SHOWN)
async def test_everything_else_is_shown_to_the_end_whatever_kind_of_message_is_refused(
    hall: Hall, kind: str, plain: bool, caplog: pytest.LogCaptureFixture
) -> None:
    refused = Counter[str]()

    def refuses(channel: int, view: Layout) -> bool:
        wanted = kind_of(channel, view) == kind and (plain or not is_plain(view))
        refused[kind] += wanted
        return wanted

    hall.discord.refuses = refuses
    pending = hall.tables.pending.setdefault(RUN.id, [])
    for each in (OPEN, LEAD, RUN):
        await hall.shows(*seen(each))
    pending.append((next(hall.numbers), COLLECTED))
    await hall.shows(*seen(played(RUN, 1, "3S")))
    pending.append((next(hall.numbers), WON))
    await hall.shows(*seen(OVER, None))
    await hall.rest(2 * HOUR)
    there = [(kind_of(each.channel.id, each.view), is_plain(each.view)) for each in hall.discord.messages if each.view]
    assert {each for each, _ in there} == set(SHOWN) - ({kind} if plain else set())
    assert all(simple for each, simple in there if each == kind)
    assert refused[kind]
    assert not pending, "nothing holds up the rest"
    lines = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert lines
    assert not [each for each in lines if each.exc_info], "a line is enough"
    assert len(hall.discord.of(CHANNEL)) > 1


# --- refused for an emoji ---------------------------------------------------------------------------------------------


PICTURE = re.compile(r"<:\w+:\d+>")


def said(message: Shown) -> str:
    return str([] if message.view is None else message.view.to_components())


async def test_what_is_refused_for_an_emoji_comes_in_text_and_not_plainly(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.shows(*seen(OPEN))
    hall.deck.ids = IDS
    with caplog.at_level(logging.ERROR):
        await hall.shows(*seen(LEAD))
    assert not hall.deck.ids, "everything is text from now on"
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

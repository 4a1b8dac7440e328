"""What is shown in which language: what nobody has clicked for, what is edited later, and what was told before."""

from collections.abc import Iterator

import pytest

from bot.refusals import NotWritten
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, LEAD, RUN, seen
from tests.cogs.post.test_announcements import COMPUTER, MEMBER, announced, collected, tell
from tests.marked import languages_of, marking

SERVER = LEAD.guild
NAMES = frozenset({"Ann", "Ben", "Ada"})


@pytest.fixture(autouse=True)
def marked() -> Iterator[None]:
    """German and Dutch are known by their marks."""
    with marking():
        yield


def language(shown: Shown) -> str:
    """The one language of a message."""
    (found,) = languages_of(shown.text, NAMES)
    return found


async def test_one_board_and_each_hand_in_its_owners_language_whatever_is_chosen_meanwhile(hall: Hall) -> None:
    hall.languages.public[SERVER] = "de"
    hall.languages.own[BENS] = "nl"
    await hall.shows(*seen(LEAD))
    (board,) = hall.discord.of(CHANNEL)
    (anns,), (bens,) = hall.discord.of(-ANNS), hall.discord.of(-BENS)
    assert [language(each) for each in (board, anns, bens)] == ["de", "en", "nl"]
    hall.languages.public[CHANNEL] = "nl"
    hall.languages.own[BENS], hall.languages.own[ANNS] = "de", "nl"
    await hall.shows(*seen(LEAD))
    assert [language(each) for each in (board, anns, bens)] == ["nl", "nl", "de"], "nothing else has changed"
    assert [each.edits for each in (board, anns, bens)] == [1, 1, 1]
    await hall.shows(*seen(LEAD))
    assert [each.edits for each in (board, anns, bens)] == [1, 1, 1]


async def test_who_has_left_is_told_so_in_the_language_that_discord_told_last(hall: Hall) -> None:
    board, (anns, bens) = seen(LEAD)
    await hall.shows(board, [anns, bens])
    hall.languages.noted[BENS] = "nl"
    await hall.shows(board, [anns])
    (hand,) = hall.discord.of(-BENS)
    assert language(hand) == "nl"


async def test_what_a_killed_process_told_in_another_language_is_recognised(hall: Hall) -> None:
    hall.languages.public[SERVER] = "de"
    hall.tables.fails = NotWritten()
    await tell(hall, collected(MEMBER, 5))
    hall.tables.fails = None
    hall.reconciler.states.forget(RUN.id)  # what the next process knows of it
    hall.languages.public[SERVER] = "nl"
    await tell(hall, collected(COMPUTER, 6))
    await hall.rest(10)
    assert ["5 " in each.text.split("\n")[2] for each in announced(hall)] == [True, False]
    assert [language(each) for each in announced(hall)] == ["de", "nl"]

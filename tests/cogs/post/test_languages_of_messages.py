"""What is shown in which language: what nobody has clicked for, what is edited later, and what was told before."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

import pytest

from bot.members.preferences import CallsBy
from bot.refusals import NotWritten
from bot.tables.time.clock import Waiting
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, COMPUTERS, LEAD, RUN, seen
from tests.cogs.post.test_announcements import COMPUTER, MEMBER, announced, collected, tell
from tests.cogs.render.tables import NOW as DUE
from tests.marked import languages_of, marking

SERVER = LEAD.guild
NAMES = frozenset({"Ann", "Ben", "Ada"})


@pytest.fixture(autouse=True)
def marked() -> Iterator[None]:
    """German and Dutch are known by their marks."""
    with marking():
        yield


@pytest.fixture
async def late(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall at whose tables twenty seconds are left to decide."""
    made = Hall(monkeypatch, replace(IMMEDIATE, reminder=10.0))
    await made.clock.forward(DUE - 20 - made.clock())
    yield made
    await made.close()


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


@pytest.mark.parametrize("calls", [CallsBy.MENTION, CallsBy.DIRECT])
async def test_a_reminder_is_its_readers_from_beginning_to_end(late: Hall, calls: CallsBy) -> None:
    late.languages.public[SERVER] = "de"
    late.languages.own[BENS] = "nl"
    await late.shows(*seen(RUN))
    board, hands = seen(RUN, half_over=True)
    late.tables.set(board, [replace(each, calls=calls) for each in hands])
    late.publisher.changed(RUN.id)
    await late.rest()
    reminder = late.discord.of(CHANNEL if calls is CallsBy.MENTION else -BENS)[-1]
    assert not reminder.silent
    wanted = "de" if calls is CallsBy.MENTION else "nl"
    assert language(reminder) == wanted
    await late.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    assert reminder.edits == 1
    assert language(reminder) == wanted


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

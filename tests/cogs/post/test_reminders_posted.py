"""Reminders: once a decision, to those who are waited for, as they prefer; none is left when its round is over."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.members.preferences import CallsBy, Preferences
from bot.tables.model.table import Table
from bot.tables.service.posts import CALL, NUDGE
from bot.tables.time.clock import Waiting
from cogs.screen.reminders import ENOUGH, occasion
from tests.cogs.post.fake_discord import REFUSED, Shown, http_error
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, COMPUTERS, LEAD, RUN, STOPPED, seen
from tests.cogs.render.tables import ADA, ANN, BEN, at_table
from tests.cogs.render.tables import NOW as DUE
from tests.engine.stops.situations import before_the_deal

BETWEEN = at_table(replace(before_the_deal((50, 50, 50)), round=2), ANN, ADA, BEN)


@pytest.fixture
async def late(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall at whose tables twenty seconds are left to decide, and nobody is reminded within the last ten."""
    made = Hall(monkeypatch, IMMEDIATE)
    await made.clock.forward(DUE - 20 - made.clock())
    yield made
    await made.close()


async def half_over(hall: Hall, table: Table, calls: CallsBy = CallsBy.MENTION) -> None:
    """Let half of the time be over at a table whose members prefer to be reminded like that."""
    board, hands = seen(table, half_over=True)
    hall.tables.set(board, [replace(each, prefers=Preferences(calls=calls)) for each in hands])
    hall.publisher.changed(table.id)
    await hall.rest()


def reminders(hall: Hall, channel: int = CHANNEL) -> list[Shown]:
    """Return the reminders that were ever sent to a channel."""
    return [each for each in hall.discord.messages if each.channel.id == channel and not each.silent and each.mentions]


async def test_whoever_is_waited_for_is_mentioned_once(late: Hall) -> None:
    await late.shows(*seen(RUN))
    await half_over(late, RUN)
    asked = sum(late.discord.asked.values())
    for _ in range(2):
        await half_over(late, RUN)
    assert sum(late.discord.asked.values()) == asked, "Discord is not even asked, though it knows the nonce"
    (reminder,) = reminders(late)
    assert reminder.mentions == [BENS]
    assert "hand" in str(reminder.buttons)


async def test_the_next_decision_has_a_reminder_of_its_own_that_takes_the_place_of_the_first(late: Hall) -> None:
    await half_over(late, LEAD)
    await half_over(late, RUN)
    await late.rest(5)
    first, second = reminders(late)
    assert (first.mentions, second.mentions) == ([ANNS], [BENS])
    assert first.deleted
    assert not second.edits
    assert not second.deleted


@pytest.mark.parametrize("there", [False, True], ids=["in the channel", "by direct message"])
async def test_a_reminder_goes_that_was_answered_where_it_stands_and_is_edited_otherwise(
    late: Hall, there: bool
) -> None:
    await half_over(late, RUN)
    (reminder,) = reminders(late)
    late.reconciler.states.of(RUN.id).attention[BENS].played(late.clock(), there=there)
    await late.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    await late.rest(5)
    assert (reminder.edits, reminder.deleted) == ((1, False) if there else (0, True))


@pytest.mark.parametrize("after", [seen(BETWEEN), seen(STOPPED, None)], ids=["between rounds", "stopped"])
async def test_no_reminder_outlives_its_round(late: Hall, after: Any) -> None:
    await half_over(late, RUN)
    (reminder,) = reminders(late)
    await late.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    await late.rest(5)
    assert (reminder.edits, reminder.deleted) == (1, False), "somebody else decided, and who was called may look"
    await late.shows(*after)
    await late.rest(5)
    assert reminder.deleted
    assert not [key for key in late.posts.kept if key[1] in (CALL, NUDGE)]


async def test_after_a_restart_it_says_so_all_the_same(late: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await half_over(late, RUN)
    again = Hall(monkeypatch, IMMEDIATE)
    again.posts.kept, again.discord.messages = late.posts.kept, late.discord.messages
    await again.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    assert reminders(again)[0].edits == 1
    await again.close()


async def test_nobody_is_reminded_where_too_little_time_is_left(late: Hall) -> None:
    await late.clock.forward(20 - ENOUGH + 1)
    await half_over(late, RUN)
    assert not reminders(late)


async def test_nobody_is_reminded_whom_nobody_may_know(late: Hall) -> None:
    late.tables.set(*seen(RUN))  # half of the time is not over, and who holds the card is a secret
    late.publisher.changed(RUN.id)
    await late.rest()
    assert not reminders(late)


async def test_whoever_prefers_that_is_written_to(late: Hall) -> None:
    await late.shows(*seen(RUN))
    hands = len(late.discord.of(-BENS))
    await half_over(late, RUN, CallsBy.DIRECT)
    assert not reminders(late)
    assert len(late.discord.of(-BENS)) == hands + 1
    assert not late.discord.of(-BENS)[-1].silent
    await half_over(late, RUN, CallsBy.DIRECT)
    assert len(late.discord.of(-BENS)) == hands + 1, "once"
    await late.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    assert late.discord.of(-BENS)[-1].edits == 1


async def test_whoever_cannot_be_written_to_is_not_reminded_otherwise(late: Hall) -> None:
    await late.shows(*seen(RUN))
    late.discord.fails["send"] = http_error(403, 50007)
    await half_over(late, RUN, CallsBy.DIRECT)
    del late.discord.fails["send"]
    await half_over(late, RUN, CallsBy.DIRECT)
    assert not reminders(late)
    assert late.posts.kept[RUN.id, CALL, BENS].message is None


async def test_whoever_prefers_that_is_never_reminded(late: Hall) -> None:
    await late.shows(*seen(RUN))
    before = len(late.discord.messages)
    await half_over(late, RUN, CallsBy.NEVER)
    assert len(late.discord.messages) == before


async def test_a_reminder_that_the_channel_refuses_comes_when_the_bot_may_write(late: Hall) -> None:
    await late.shows(*seen(RUN))
    late.discord.fails["send"] = REFUSED
    await half_over(late, RUN)
    del late.discord.fails["send"]
    late.publisher.may_write(CHANNEL)
    await late.rest()
    assert [each.mentions for each in reminders(late)] == [[BENS]]


async def test_a_reminder_of_a_kind_that_cannot_be_edited_is_removed(late: Hall) -> None:
    await half_over(late, RUN)
    (reminder,) = reminders(late)
    late.discord.fails["edit"] = http_error(400, 50006)
    await half_over(late, RUN)
    assert not reminder.deleted, "the decision is still open"
    await late.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    assert reminder.deleted


def test_what_several_decide_together_is_one_occasion_before_the_deal_and_another_after_it() -> None:
    board, _ = seen(RUN)
    together = replace(board, together_until=DUE)
    assert occasion(board) == board.decision
    assert occasion(together) == -(2 * board.round + 1)
    before = replace(together, view=replace(board.view, counts=(0, 0, 0)))
    assert occasion(before) == -2 * board.round

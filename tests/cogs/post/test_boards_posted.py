"""A table's public message: posted once, edited to the latest state, posted anew where it is out of sight."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.tables.service.posts import BOARD
from bot.tables.time.clock import Waiting
from cogs.post.carrier import Order
from cogs.post.policy import BURIED, DELETED, TRIES
from tests.cogs.post.fake_discord import FAILS, GONE, REFUSED, Shown, http_error
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import CHANNEL, COMPUTERS, LEAD, OPEN, RUN, STOPPED, played, seen

APART, DEFERRAL = 30.0, 4.0


@pytest.fixture
async def calm(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """A hall in which boards are posted apart, and may be behind."""
    made = Hall(monkeypatch, IMMEDIATE.model_copy(update={"board_apart": APART, "board_deferral": DEFERRAL}))
    yield made
    await made.close()


def the_board(hall: Hall) -> Shown:
    (shown,) = hall.discord.of(CHANNEL)
    return shown


class Slowed:
    """Edits of a hall that wait until they are let go. By kind and table, those begun."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch, few: int = 40) -> None:
        self.begun, self.go, self._edit = Counter[tuple[str, int]](), asyncio.Event(), hall.reconciler.carrier.edit
        monkeypatch.setattr(hall.reconciler.carrier, "edit", self.edit)
        monkeypatch.setattr("cogs.post.reconciler.FEW", few)

    async def edit(self, order: Order) -> None:
        self.begun[order.slot.kind, order.state.table] += 1
        await self.go.wait()
        await self._edit(order)


async def test_a_board_is_posted_once_silently_and_then_edited(hall: Hall) -> None:
    await hall.shows(*seen(OPEN))
    shown = the_board(hall)
    assert shown.silent
    assert hall.posts.kept[OPEN.id, BOARD, 0].message == shown.id
    await hall.shows(*seen(OPEN))
    assert shown.edits == 0, "nothing of it has changed"
    await hall.shows(*seen(LEAD))
    assert (the_board(hall), shown.edits) == (shown, 1)


async def test_a_board_shows_the_latest_of_many_changes(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    for each in (RUN, COMPUTERS, LEAD, RUN):
        hall.tables.set(*seen(each))
        hall.publisher.changed(each.id)
    await hall.rest()
    assert the_board(hall).edits == 1
    assert hall.tables.now_seen == [RUN.id] * len(hall.tables.now_seen) != []


async def test_what_computers_do_is_shown_with_the_next_turn_of_a_member_or_after_a_while(calm: Hall) -> None:
    await calm.shows(*seen(RUN))
    await calm.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    assert the_board(calm).edits == 0
    await calm.shows(*seen(LEAD))
    assert the_board(calm).edits == 1, "all at once"
    await calm.shows(*seen(COMPUTERS, Waiting.AUTOMATIC))
    await calm.rest(DEFERRAL - 1)
    assert the_board(calm).edits == 1
    await calm.rest(2)
    assert the_board(calm).edits == 2


async def test_a_board_that_somebody_watches_is_never_behind(calm: Hall) -> None:
    await calm.shows(*seen(RUN))
    calm.publisher.pressed(RUN.id, here=True)
    calm.tables.set(*seen(COMPUTERS, Waiting.AUTOMATIC))
    calm.publisher.changed(RUN.id)
    assert calm.publisher.is_behind(RUN.id)
    await calm.rest()
    assert not calm.publisher.is_behind(RUN.id)
    assert the_board(calm).edits == 1


async def test_a_buried_board_is_posted_anew_and_the_old_one_removed(calm: Hall) -> None:
    await calm.shows(*seen(RUN))
    first = the_board(calm)
    for number in range(BURIED + 1):
        calm.publisher.message_seen(CHANNEL, first.id + 1 + number)
    await calm.rest()
    assert the_board(calm) is first, "half a minute lies between two boards"
    await calm.rest(APART)
    assert first.deleted
    assert the_board(calm).buttons == first.buttons


async def test_messages_above_the_board_and_in_other_channels_do_not_bury_it(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    for _ in range(2 * BURIED):
        hall.publisher.message_seen(CHANNEL, the_board(hall).id)
        hall.publisher.message_seen(CHANNEL + 1, the_board(hall).id + 1)
    await hall.shows(*seen(COMPUTERS))
    assert len(hall.discord.messages) == 1 + 2, "the board, and two hands"


async def test_a_deleted_board_is_posted_again_until_that_goes_on_and_on(calm: Hall) -> None:
    await calm.shows(*seen(RUN))
    for _ in range(DELETED):
        await calm.rest(APART)
        shown = the_board(calm)
        shown.deleted = True
        await calm.publisher.message_gone(CHANNEL, shown.id)
    await calm.rest(10 * APART)
    assert not calm.discord.of(CHANNEL)
    calm.publisher.pressed(RUN.id, here=False)
    await calm.rest()
    assert the_board(calm)


async def test_a_board_whose_deletion_an_edit_finds_out_is_posted_again(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    first = the_board(hall)
    hall.discord.fails["edit"] = GONE
    await hall.shows(*seen(COMPUTERS))
    assert len(hall.discord.of(CHANNEL)) == 2
    assert hall.posts.kept[RUN.id, BOARD, 0].message != first.id


async def test_a_board_whose_posting_failed_and_had_arrived_is_not_posted_twice(hall: Hall) -> None:
    hall.discord.loses = 1
    await hall.shows(*seen(RUN))
    await hall.rest(10)
    assert len(hall.discord.of(CHANNEL)) == 1
    assert hall.posts.kept[RUN.id, BOARD, 0].message == the_board(hall).id


@pytest.mark.parametrize("step", [3600, -3600])
async def test_a_board_that_failed_is_shown_in_time_though_the_clock_was_set_meanwhile(hall: Hall, step: float) -> None:
    hall.discord.fails["send"] = FAILS
    await hall.shows(*seen(RUN))
    del hall.discord.fails["send"]
    hall.clock.set(step)
    await hall.shows(*seen(RUN))
    assert not hall.discord.of(CHANNEL), "it waits no shorter"
    await hall.rest(10)
    assert len(hall.discord.of(CHANNEL)) == 1, "and no longer"


async def test_a_closed_table_is_shown_as_such_and_forgotten(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    shown = the_board(hall)
    await hall.shows(*seen(STOPPED, None))
    assert "stopped" in shown.text
    assert not shown.buttons
    assert not list(hall.reconciler.states)
    assert not hall.posts.kept


async def test_where_the_bot_may_not_write_boards_and_hands_say_so_and_take_it_back(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    hall.discord.fails["edit"] = REFUSED
    await hall.shows(*seen(COMPUTERS))
    assert hall.publisher.refused_channels(7) == [CHANNEL]
    assert hall.publisher.refused_channels(8) == []
    assert hall.reconciler.states.of(RUN.id).refused
    del hall.discord.fails["edit"]
    hall.publisher.may_write(CHANNEL)
    await hall.rest()
    assert not hall.reconciler.states.of(RUN.id).refused
    await hall.rest(1)
    assert "nm:5:9:next:4S" in the_board(hall).buttons
    assert "can't write" not in the_board(hall).text


async def test_what_is_refused_is_tried_again_later_and_later(hall: Hall) -> None:
    hall.discord.fails["send"] = REFUSED
    board, _ = seen(RUN)
    await hall.shows(board)
    tries = []
    for _ in range(4):
        await hall.rest(60)
        tries.append(hall.discord.asked["send"])
    assert tries[-1] - 1 in (2, 3), "after one minute, then two, then four"


async def test_a_table_is_looked_at_once_a_change_if_nothing_is_left_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(monkeypatch, IMMEDIATE.model_copy(update={"board_interval": 1.0}))
    await hall.shows(*seen(RUN))
    await hall.rest(5)
    for each in (COMPUTERS, LEAD):
        hall.tables.reads.clear()
        for _ in range(2):
            await hall.shows(*seen(each))
        await hall.rest(5)
        assert hall.tables.reads["board"] == 2, "the end of the pause after an edit needs no look of its own"
    await hall.close()


async def test_a_look_during_an_edit_asks_for_another_only_if_it_wants_something_else(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.shows(*seen(RUN))
    slowed = Slowed(hall, monkeypatch)
    for meanwhile, looks in ((COMPUTERS, 2), (LEAD, 3)):
        slowed.go.clear()
        hall.tables.reads.clear()
        await hall.shows(*seen(COMPUTERS))
        await hall.shows(*seen(meanwhile))
        slowed.go.set()
        await hall.rest(1)
        assert hall.tables.reads["board"] == looks
        (state,) = hall.reconciler.states
        assert {stands.wanted for stands in state.slots.values()} == {None}, "it is forgotten with the last request"
        assert "nm:5:9:next:4S" in the_board(hall).buttons or meanwhile is LEAD
        await hall.shows(*seen(RUN))


async def test_of_two_requests_that_overtake_each_other_the_last_is_looked_at_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.shows(*seen(RUN))
    again: list[bool] = []

    async def edit(order: Order) -> None:
        for busy in (2, 1):  # the other one may come later and show less
            order.stands.busy, order.stands.again, order.stands.wanted = busy, True, order.message.source
            order.shown()
            again.append(order.stands.again)

    monkeypatch.setattr(hall.reconciler.carrier, "edit", edit)
    await hall.shows(*seen(COMPUTERS))
    await hall.rest(1)
    assert again[:2] == [True, False]


async def test_after_a_start_few_messages_are_drawn_at_once_and_those_apart_that_somebody_waits_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    those = [replace(each, id=at, channel=CHANNEL + at) for at, each in enumerate((COMPUTERS, RUN, RUN))]
    moments = [seen(each, Waiting.AUTOMATIC if each is those[0] else Waiting.MEMBER) for each in those]
    for moment in moments:
        await hall.shows(*moment)
    again = Hall(monkeypatch, before=hall)
    slowed = Slowed(again, monkeypatch, few=1)
    for moment in moments:
        await again.shows(*moment)
    assert slowed.begun == {(BOARD, 0): 1, (BOARD, 1): 1}
    slowed.go.set()
    for _ in those:
        await again.rest()
    assert slowed.begun.keys() >= {(BOARD, each.id) for each in those}
    assert slowed.begun.total() == 9, "with two hands each"
    await again.close()


async def test_what_nobody_waits_for_is_drawn_when_few_others_are_and_as_it_is_then(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    those = [replace(RUN, id=at, channel=CHANNEL + at) for at in range(6)]
    for each in those:
        await hall.shows(*seen(each))
    slowed, now = Slowed(hall, monkeypatch, few=1), Waiting.AUTOMATIC
    for each in those:
        await hall.shows(*seen(replace(each, state=COMPUTERS.state), now if each.id < 4 else Waiting.MEMBER))
    assert {table for kind, table in slowed.begun if kind == BOARD} == {0, 4, 5}, "people wait for two of them"
    hall.tables.elsewhere.add(1)
    hall.tables.set(seen(those[2])[0])  # urgent now
    hall.tables.set(*seen(replace(those[3], ending=STOPPED.ending)))
    slowed.go.set()
    for _ in those:
        await hall.rest()
    assert [slowed.begun[BOARD, table] for table in (1, 2, 3)] == [0, 1, 1]
    assert hall.discord.of(CHANNEL + 3)[0].buttons == []


async def test_a_board_that_is_buried_during_its_edit_is_posted_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.shows(*seen(RUN))
    first, slowed = the_board(hall), Slowed(hall, monkeypatch)
    await hall.shows(*seen(COMPUTERS))
    for number in range(BURIED + 1):
        hall.publisher.message_seen(CHANNEL, first.id + 1 + number)
    await hall.rest()
    slowed.go.set()
    await hall.rest(1)
    assert first.deleted


async def test_a_channel_that_is_gone_closes_the_table(hall: Hall) -> None:
    await hall.shows(*seen(RUN))
    hall.discord.fails["edit"] = type(GONE)(GONE.response, {"code": 10003, "message": ""})  # type: ignore[arg-type]
    board, _ = seen(played(RUN, 1, "3S"))
    await hall.shows(board)
    assert hall.tables.gone == [RUN.id]


async def test_two_jobs_never_show_one_board_at_the_same_time(hall: Hall) -> None:
    hall.tables.set(*seen(RUN))
    hall.publisher.changed(RUN.id)
    await asyncio.gather(*(hall.reconciler._look_at(RUN.id) for _ in range(3)))
    await hall.rest()
    assert len(hall.discord.of(CHANNEL)) == 1


async def test_a_board_that_cannot_be_edited_for_an_hour_is_posted_anew_if_a_turn_takes_a_day(hall: Hall) -> None:
    long = replace(RUN, terms=replace(RUN.terms, turn_seconds=24 * 3600))
    await hall.shows(*seen(long))
    old = the_board(hall)
    hall.discord.fails["edit"] = http_error(429, 30046)
    await hall.shows(*seen(played(long, 1, "3S")))
    await hall.rest(600)
    assert the_board(hall) is old, "the limit may be over soon"
    for _ in range(TRIES):
        await hall.rest(1800)
    assert the_board(hall) is not old
    assert hall.discord.asked["edit"] == TRIES + 3, "once more for the board, and once for each hand"

"""Tables that another process keeps: clicks on their direct messages are answered here, and nothing is kept of them."""

import asyncio
from typing import Any

import pytest

from cogs.post.clicks import ANSWERED
from cogs.post.publisher import LETTING_GO
from cogs.screen.message import Kind, Slot
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, CHANNEL, LEAD, RUN, seen


@pytest.fixture
async def direct(hall: Hall) -> Shown:
    """Ann's direct message, of a table that this process has shown so far, and another one keeps now."""
    await hall.shows(*seen(LEAD))
    await hall.publisher.let_go([LEAD.id], lambda _: False)
    hall.tables.elsewhere.add(LEAD.id)
    (direct,) = hall.discord.of(-ANNS)
    return direct


def kept(hall: Hall) -> list[Any]:
    """Return all that the publisher has in memory of tables."""
    jobs = hall.reconciler.jobs._slots.items()
    return [*hall.reconciler.states, *(key for key, slot in jobs if slot.timer or slot.task)]


async def test_nothing_is_kept_of_tables_that_were_let_go(hall: Hall, direct: Shown) -> None:
    assert kept(hall) == []
    posted, edits = len(hall.discord.of(CHANNEL)), direct.edits
    hall.publisher.changed(LEAD.id)
    await hall.rest(10)
    assert (len(hall.discord.of(CHANNEL)), direct.edits) == (posted, edits)
    assert kept(hall) == []


async def test_a_card_is_answered_with_the_hand_and_leaves_nothing_behind(hall: Hall, direct: Shown) -> None:
    hall.tables.changed = lambda _: None
    hall.tables.plans[LEAD.id] = seen(RUN)
    before, tokens = direct.text, len(hall.tokens._clicks)
    await hall.press(ANNS, direct, "card")
    assert hall.tables.acts == 1
    assert direct.text != before
    assert kept(hall) == []
    assert len(hall.tokens._clicks) == tokens


async def test_a_board_that_is_clicked_here_all_the_same_is_answered(hall: Hall, direct: Shown) -> None:
    hall.tables.changed = lambda _: None
    hall.tables.set(*seen(RUN))
    (board, *_) = hall.discord.of(CHANNEL)
    before = board.text
    click = hall.click(ANNS, board)
    await hall.publisher.clicks.answer(click, RUN.id)
    assert board.text != before
    assert kept(hall) == []
    await hall.press(ANNS, board, "hand")
    assert kept(hall) == []


async def test_hands_under_my_hand_say_how_to_get_new_ones(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    (board,) = hall.discord.of(CHANNEL)
    click = await hall.press(ANNS, board, "hand")
    (hand,) = click.sent
    await hall.publisher.let_go([LEAD.id], lambda _: False)
    assert "out of date" in hand.text
    assert kept(hall) == []


async def test_a_hand_that_was_answered_elsewhere_is_left_alone_for_that_moment_and_edited_once(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    (direct,) = hall.discord.of(-ANNS)
    hall.publisher.played(LEAD.id, ANNS)
    assert hall.reconciler.states.of(LEAD.id).attention[ANNS].played_there
    await hall.shows(*seen(RUN))
    assert direct.edits == 0
    before = direct.text
    await hall.rest(ANSWERED + 0.1)
    assert direct.edits == 1
    assert direct.text != before
    await hall.rest(ANSWERED + 0.1)
    assert direct.edits == 1


async def test_a_last_word_that_discord_does_not_take_holds_nobody_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.shows(*seen(LEAD))
    (board,) = hall.discord.of(CHANNEL)
    click = await hall.press(ANNS, board, "hand")
    (hand,) = click.sent
    before = hand.text

    async def never(*_: Any, **__: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(click.followup, "edit_message", never)
    letting_go = asyncio.create_task(hall.publisher.let_go([LEAD.id], lambda _: False))
    await hall.rest()
    assert not letting_go.done()
    await hall.rest(LETTING_GO + 0.1)
    assert letting_go.done()
    assert hand.text == before
    assert kept(hall) == []


async def test_an_answer_to_a_click_that_is_under_way_is_waited_for(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    state = hall.reconciler.states.of(LEAD.id)
    with hall.publisher.clicks._answering(state, Slot(Kind.BOARD)):
        letting_go = asyncio.create_task(hall.publisher.let_go([LEAD.id], lambda _: False))
        await hall.rest(1)
        assert not letting_go.done()
    await hall.rest(1)
    await letting_go

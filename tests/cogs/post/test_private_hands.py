"""Hands under *My hand*: one a seat, in step with the board for as long as its click can be used."""

from dataclasses import replace
from typing import Any

import pytest

from bot.tables.model.announcements import MatchResult
from bot.tables.model.announcements import Standing as Place
from bot.tables.model.table import Ending
from cogs.post.messenger import LIFE
from cogs.post.state import Standing
from cogs.render.parts import layout
from cogs.screen.message import BEHIND, Message
from cogs.screen.screens import LAST_WORD
from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import IMMEDIATE, Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, COMPUTERS, LEAD, OPEN, RUN, STOPPED, seen
from tests.cogs.render.tables import ANN, BEN, lobby

THREE = lobby("michigan", ANN, BEN, replace(BEN, member=9, name="Cem"))
"""Enough have sat down that anybody may begin from the menu."""


@pytest.fixture
async def board(hall: Hall) -> Shown:
    """The board of a table where Ann leads."""
    await hall.shows(*seen(LEAD))
    return hall.discord.of(CHANNEL)[0]


def private_hands(hall: Hall) -> list[int]:
    """Return whose private hands are kept up to date."""
    state = hall.reconciler.states.get(LEAD.id)
    return [] if state is None else list(state.private)


async def pressed(hall: Hall, member: int, message: Shown, verb: str) -> Shown:
    """Press a button, and return what it is answered with."""
    click: Any = await hall.press(member, message, verb)
    (sent,) = click.sent
    return sent  # type: ignore[no-any-return]


async def own(hall: Hall, board: Shown) -> Shown:
    """Press *My hand* for Ann, and return the hand."""
    return await pressed(hall, ANNS, board, "hand")


async def test_a_second_look_takes_the_first_one_away(hall: Hall, board: Shown) -> None:
    first, second = await own(hall, board), await own(hall, board)
    assert first.deleted
    assert not second.deleted


async def test_it_is_kept_in_step_without_asking_by_itself(hall: Hall, board: Shown) -> None:
    hand = await own(hall, board)
    before, asked = hand.text, hall.discord.asked["edit"]
    await hall.shows(*seen(RUN))
    assert hand.text != before
    assert hall.discord.asked["edit"] == asked + 2, "the two direct messages alone"


async def test_of_one_that_is_behind_the_look_alone_is_kept() -> None:
    stands = Standing(drawn=Message(("two cards",), lambda: layout(["two cards"])).drawn())
    assert stands.shows(Message(("two cards",), lambda: layout(["two cards"])))
    assert stands.drawn is not None
    assert stands.drawn.source == ("two cards",)
    assert not stands.shows(Message(("one card",), lambda: layout(["one card"])))
    again = Message(("two cards",), lambda: layout(["two cards"]))
    assert not stands.shows(again)
    assert (stands.drawn.source, stands.drawn.look) == (BEHIND, again.drawn().look)


async def test_it_says_so_when_it_grows_old_and_rests_then(hall: Hall, board: Shown) -> None:
    hand = await own(hall, board)
    await hall.clock.forward(LAST_WORD + 1)
    await hall.shows(*seen(RUN))
    assert "out of date" in hand.text
    await hall.shows(*seen(LEAD))
    assert "out of date" in hand.text


async def test_what_cannot_be_reached_any_more_is_left_alone(hall: Hall, board: Shown) -> None:
    hand = await own(hall, board)
    before = hand.text
    await hall.clock.forward(LIFE + 1)
    await hall.shows(*seen(RUN))
    assert hand.text == before
    assert not private_hands(hall)


@pytest.mark.parametrize("closed", [True, False])
async def test_whoever_has_left_and_who_sat_at_a_closed_table_sees_no_cards_there(
    hall: Hall, board: Shown, closed: bool
) -> None:
    hand = await own(hall, board)
    its, hands = seen(STOPPED, None) if closed else seen(RUN)
    await hall.shows(its, [each for each in hands if closed or each.member != ANNS])
    assert ("closed" if closed else "not at this table any more") in hand.text
    assert not private_hands(hall)


@pytest.mark.parametrize("pressed", [False, True])
async def test_after_a_match_it_goes_with_the_board_when_the_result_stands_below(
    monkeypatch: pytest.MonkeyPatch, pressed: bool
) -> None:
    """Nothing stands between the last run, which everybody looks at, and the result."""
    hall = Hall(monkeypatch, IMMEDIATE.model_copy(update={"result_pause": 2.0}))
    await hall.shows(*seen(LEAD))
    (board, *_) = hall.discord.of(CHANNEL)
    hand = await own(hall, board)
    over = seen(replace(RUN, ending=Ending.FINISHED), None)
    told = MatchResult(LEAD.id, ("Ann",), (Place("Ann", ANNS, 70, 50),), 0, game="stops")
    hall.tables.pending[LEAD.id] = [(next(hall.numbers), told)]
    if pressed:
        hall.tables.plans[LEAD.id] = over
        await hall.press(ANNS, hand, "card")
        await hall.rest()
    else:
        await hall.shows(*over)
    assert (board.deleted, hand.deleted) == (False, False)
    await hall.rest(2.1)
    await hall.rest()
    assert (board.deleted, hand.deleted) == (True, True)
    assert ["wins the match" in each.text for each in hall.discord.of(CHANNEL)] == [True]
    assert not private_hands(hall)


async def test_a_new_round_has_its_hand_below_the_board(hall: Hall, board: Shown) -> None:
    hand = await own(hall, board)
    later = replace(RUN, state=replace(RUN.state, round=2))
    await hall.shows(*seen(later))
    assert hand.deleted
    (there,) = [each for each in hall.discord.of(CHANNEL) if each.flags.ephemeral]
    assert there.id > hand.id


async def test_a_hand_that_was_pressed_into_a_new_round_comes_below_the_board_too(hall: Hall, board: Shown) -> None:
    hand = await own(hall, board)
    await hall.shows(*seen(LEAD))
    hall.tables.plans[LEAD.id] = seen(replace(RUN, state=replace(RUN.state, round=2)))
    await hall.press(ANNS, hand, "card")
    await hall.rest()
    (there,) = [each for each in hall.discord.of(CHANNEL) if each.flags.ephemeral]
    assert there.id > hand.id


async def test_it_is_two_seconds_behind_while_it_is_not_its_owners_turn_and_current_when_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall(monkeypatch, IMMEDIATE.model_copy(update={"hand_deferral": 300.0}))
    await hall.shows(*seen(RUN))
    hand = await own(hall, hall.discord.of(CHANNEL)[0])
    before = hand.text
    await hall.shows(*seen(COMPUTERS))
    assert hand.text == before
    await hall.rest(2.1)
    assert hand.text != before
    before = hand.text
    await hall.shows(*seen(LEAD))
    assert hand.text != before, "Ann leads"
    await hall.close()


# --- menus, rules and invitations: one at a time, and none beside a hand ---------------------------------------


async def test_another_one_takes_its_place(hall: Hall) -> None:
    await hall.shows(*seen(OPEN))
    (board,) = hall.discord.of(CHANNEL)
    first, bens = await pressed(hall, ANNS, board, "menu"), await pressed(hall, BENS, board, "menu")
    second = await pressed(hall, ANNS, board, "menu")
    assert [each.deleted for each in (first, bens, second)] == [True, False, False]


async def test_it_goes_when_the_hand_comes_and_when_a_card_is_played(hall: Hall) -> None:
    await hall.shows(*seen(LEAD))
    (board, *_) = hall.discord.of(CHANNEL)
    menu = await pressed(hall, ANNS, board, "menu")
    hand = await pressed(hall, ANNS, board, "hand")
    assert (menu.deleted, hand.deleted) == (True, False)
    later = await pressed(hall, ANNS, hand, "menu")
    await hall.press(ANNS, hand, "card")
    assert (later.deleted, hand.deleted) == (True, False)


async def test_one_that_becomes_the_hand_stays(hall: Hall) -> None:
    await hall.shows(*seen(THREE))
    (board,) = hall.discord.of(CHANNEL)
    menu = await pressed(hall, BENS, board, "menu")
    hall.tables.plans[LEAD.id] = seen(LEAD)
    await hall.press(BENS, menu, "now")
    assert "Your hand" in menu.text
    await pressed(hall, BENS, board, "menu")
    assert not menu.deleted

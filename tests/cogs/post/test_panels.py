"""Menus, rules and invitations that a member looks at in private: one at a time, and none beside a hand."""

from dataclasses import replace
from typing import Any

from tests.cogs.post.fake_discord import Shown
from tests.cogs.post.fakes import Hall
from tests.cogs.post.situations import ANNS, BENS, CHANNEL, LEAD, OPEN, seen
from tests.cogs.render.tables import ANN, BEN, lobby

THREE = lobby("michigan", ANN, BEN, replace(BEN, member=9, name="Cem"))
"""Enough have sat down that anybody may begin from the menu."""


async def pressed(hall: Hall, member: int, message: Shown, verb: str) -> Shown:
    click: Any = await hall.press(member, message, verb)
    (sent,) = click.sent
    return sent  # type: ignore[no-any-return]


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

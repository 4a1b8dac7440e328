"""Everybody's own hand: by direct message and under *My hand*, with its switches, until its owner leaves."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from cogs.post.publisher import cog_of
from cogs.press.presses import Presses
from tests.e2e.club import BUTTON, Club, components, labels, read, verbs

SUPPRESS_NOTIFICATIONS = 1 << 12


def buttons(message: ResponseMessage) -> list[str]:
    return [each["custom_id"] for each in components(message) if each["type"] == BUTTON and "custom_id" in each]


def in_step(club: Club, who: MemberActor) -> None:
    """Assert that a member has one hand in the channel and one by direct message, and that they show the same."""
    (private,) = club.private(who)
    (direct,) = club.direct(who.user)
    assert read(private) == read(direct)
    assert buttons(private) == buttons(direct)


async def test_a_match_has_one_direct_message_that_is_edited_for_every_round(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    (first,) = club.direct(ann.user)
    assert "First hand?" in read(first)
    assert not club.seen(first)["flags"] & SUPPRESS_NOTIFICATIONS, "the first hand of a match may be heard"
    await club.play_until([ann], lambda board: board.view.round == 2 and not board.dealing)
    (second,) = club.direct(ann.user)
    assert second.id == first.id
    assert "First hand?" not in read(second)
    in_step(club, ann)


async def test_who_plays_in_two_channels_sees_which_hand_is_which(club: Club, three: list[MemberActor]) -> None:
    ann = three[0]
    other = club.guild.create_text_channel("more-games")
    await club.start(*three)
    await club.slash(ann, "newmarket start", other, computers=2)
    await club.click(ann, club.board(other), "start")
    here, there = club.direct(ann.user)
    assert f"<#{club.channel.id}>" in read(here)
    assert f"<#{other.id}>" in read(there)
    assert all(button.startswith("nm:1:") for button in buttons(here))
    assert all(button.startswith("nm:2:") for button in buttons(there))
    for channel, hand in ((club.channel, here), (other, there)):
        assert read((await club.slash(ann, "newmarket hand", channel)).response) == read(hand)
    await club.menu(ann.user, "menu_away", here)
    assert "back" in verbs(here)
    assert "back" not in verbs(there)


@pytest.mark.parametrize("prefix", ["", "menu_"], ids=["in the hand", "in the menu"])
async def test_a_second_tap_does_not_do_what_has_only_just_come_to_its_place(
    club: Club, three: list[MemberActor], prefix: str
) -> None:
    await club.start(*three)
    ann = three[0]
    shown = (await club.click(ann, club.board(), "menu")).response if prefix else await club.my_hand(ann)
    fingers = cog_of(club.bot, Presses)
    fingers._seconds = 3600.0
    await club.click(ann, shown, f"{prefix}follow", "yes")
    tapped = await club.click(ann, shown, f"{prefix}follow", "no")
    assert tapped.acknowledged
    assert (await club.bot.tables.queries.hand(1, ann.id)).follow
    assert "Follow: on" in labels(shown) or "Follow for me: on" in labels(shown)
    fingers._seconds = 0.0
    await club.click(ann, shown, f"{prefix}follow", "no")
    assert not (await club.bot.tables.queries.hand(1, ann.id)).follow

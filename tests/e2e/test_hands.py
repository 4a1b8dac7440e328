"""Everybody's own hand: by direct message and under *My hand*, with its switches, until its owner leaves."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.model.table import Status
from cogs.post.publisher import publisher_of
from tests.e2e.club import BUTTON, Club, components, labels, read, refusal, verbs

SUPPRESS_NOTIFICATIONS = 1 << 12
WELCOME = 500
STACK = 50


def others(players: list[MemberActor], who: MemberActor) -> list[MemberActor]:
    return [each for each in players if each is not who]


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


async def test_forced_cards_play_themselves_for_who_wants_it_and_leads_never(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.click(three[0].user, club.direct(three[0].user)[0], "follow", "yes")
    await club.click(three[1], club.board(), "hand")
    await club.click(three[1], club.private(three[1])[-1], "follow", "yes")
    menu = (await club.click(three[2], club.board(), "menu")).response
    redrawn = await club.click(three[2], menu, "menu_follow", "yes")
    assert redrawn.response.id == menu.id
    assert "Follow for me: on" in labels(menu)
    in_step(club, three[1])
    assert all("Follow: on" in labels(club.direct(each.user)[0]) for each in three)
    for _ in range(2):
        board = await club.table()
        assert board.view.wanted is None, "nobody is asked for a card that they have to play"
        assert board.waited_for is not None
        leader = await club.turn(three)
        await club.play(leader)
        assert (await club.table()).decision > board.decision


@pytest.mark.parametrize("prefix", ["", "menu_"], ids=["in the hand", "in the menu"])
async def test_a_second_tap_does_not_do_what_has_only_just_come_to_its_place(
    club: Club, three: list[MemberActor], prefix: str
) -> None:
    await club.start(*three)
    ann = three[0]
    shown = (await club.click(ann, club.board(), "menu")).response if prefix else await club.my_hand(ann)
    fingers = publisher_of(club.bot).fingers
    fingers._seconds = 3600.0
    await club.click(ann, shown, f"{prefix}follow", "yes")
    tapped = await club.click(ann, shown, f"{prefix}follow", "no")
    assert tapped.acknowledged
    assert (await club.bot.tables.queries.hand(1, ann.id)).follow
    assert "Follow: on" in labels(shown) or "Follow for me: on" in labels(shown)
    fingers._seconds = 0.0
    await club.click(ann, shown, f"{prefix}follow", "no")
    assert not (await club.bot.tables.queries.hand(1, ann.id)).follow


@pytest.mark.parametrize("prefix", ["", "menu_"], ids=["in the hand", "in the menu"])
async def test_who_is_away_is_played_for_at_once_until_they_are_back(
    club: Club, three: list[MemberActor], prefix: str
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    hand = await club.my_hand(leader)
    menu = (await club.click(leader, club.board(), "menu")).response
    await club.click(leader, menu, "menu_away")
    assert (await club.table()).decision > 0, "a computer has led"
    assert f"{leader.user.global_name} (away)" in read(club.board())
    assert "is away" in read(club.board())
    assert not {"card", "follow", "menu_away"} & {*verbs(hand), *verbs(menu)}
    await club.click(leader, menu if prefix else hand, f"{prefix}back")
    assert "(away)" not in read(club.board())
    assert "follow" in verbs(hand)


async def test_who_leaves_during_a_round_is_paid_after_it(club: Club, ann: MemberActor) -> None:
    ben = club.member("Ben")
    await club.start(ann, ben, computers=1)
    menu = (await club.click(ann, club.board(), "menu")).response
    await club.click(ann, menu, "menu_leave")
    assert "(leaving)" in read(club.board())
    assert "card" not in verbs(club.direct(ann.user)[0])
    assert await club.wallet(ann) == WELCOME - STACK
    await club.play_until([ben], lambda board: board.view.round == 2)
    told = next(read(each) for each in club.messages() if "is out!" in read(each))
    stack = int(told.split("Ann **")[-1].split("**")[0])
    assert await club.wallet(ann) == WELCOME - STACK + stack
    board = await club.table()
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [None, None, ben.id]
    assert [seat.host for seat in board.seats] == [False, False, True]
    assert "not at this table" in refusal(await club.click(ann, club.board(), "hand"))
    assert not buttons(club.direct(ann.user)[-1]), "a hand that is no more cannot be pressed"

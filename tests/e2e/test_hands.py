"""Everybody's own hand: by direct message and under *My hand*, with its switches, until its owner leaves."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.table import Status
from tests.e2e.club import BUTTON, Club, components, labels, one_round, read, refusal, same_deals, verbs

SUPPRESS_NOTIFICATIONS = 1 << 12
WELCOME = 500
STACK = 50


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


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


async def new_round(club: Club, who: MemberActor) -> None:
    """Let a member play with computers until the second round is dealt."""
    await club.play_until([who], lambda board: board.view.round == 2 and not board.dealing)


# --- two places ---------------------------------------------------------------------------------------------------


async def test_hands_are_for_their_owners_only(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    for each in three:
        shown = await club.my_hand(each)
        assert shown.ephemeral
        assert f"<#{club.channel.id}>" in read(shown)
        in_step(club, each)
    assert "Your hand" not in club.told()


async def test_both_hands_stay_in_step_wherever_somebody_plays(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    for each in three:
        await club.click(each, club.board(), "hand")
    for move in range(8):
        who = await club.turn(three)
        if move % 2:
            await club.click(who, club.private(who)[0], "card")
        else:
            await club.play(who)
        for each in three:
            in_step(club, each)


def silent(club: Club, message: ResponseMessage) -> bool:
    """Whether a message was sent so that no phone tells of it."""
    return bool(club.env.backend.get_message(message.channel_id, message.id).flags & SUPPRESS_NOTIFICATIONS)


async def test_a_match_has_one_direct_message_that_is_edited_for_every_round(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    (first,) = club.direct(ann.user)
    assert "First hand?" in read(first)
    assert not silent(club, first), "the first hand of a match may be heard"
    await new_round(club, ann)
    (second,) = club.direct(ann.user)
    assert second.id == first.id
    assert "First hand?" not in read(second)
    in_step(club, ann)


async def test_doors_are_known_over_a_restart(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    await club.end()
    await club.restart()
    since = len(club.env.http_requests)
    await club.start(*three)
    assert [len(club.direct(each.user)) for each in three] == [2, 2, 2]
    assert not [each for each in club.env.http_requests[since:] if each.path == "/users/@me/channels"]


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
    await club.click(ann.user, here, "away")
    assert "back" in verbs(here)
    assert "back" not in verbs(there)


# --- when Discord takes no direct messages --------------------------------------------------------------------------


# --- following ----------------------------------------------------------------------------------------------------


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
    assert all("Follow for me: on" in labels(club.direct(each.user)[0]) for each in three)
    for _ in range(2):
        board = await club.table()
        assert board.view.wanted is None, "nobody is asked for a card that they have to play"
        assert board.waited_for is not None
        leader = await club.turn(three)
        await club.play(leader)
        assert (await club.table()).decision > board.decision


# --- away and back ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["hand", "direct", "menu"])
async def test_who_is_away_is_played_for_at_once_until_they_are_back(
    club: Club, three: list[MemberActor], where: str
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    actor = leader.user if where == "direct" else leader
    if where == "direct":
        shown = club.direct(leader.user)[0]
    elif where == "hand":
        shown = await club.my_hand(leader)
    else:
        shown = (await club.click(leader, club.board(), where)).response
    prefix = "menu_" if where == "menu" else ""
    await club.click(actor, shown, f"{prefix}away")
    board = await club.table()
    assert board.decision > 0, "a computer has led"
    assert f"{leader.user.global_name} (away)" in read(club.board())
    assert "is away" in read(club.board())
    if where != "menu":
        assert "computer" in read(shown)
    assert "card" not in verbs(shown)
    assert f"{prefix}away" not in verbs(shown)
    await club.click(actor, shown, f"{prefix}back")
    assert "(away)" not in read(club.board())
    assert f"{prefix}away" in verbs(shown)
    seat = next(each for each in (await club.table()).seats if each.member == leader.id)
    assert not seat.away


# --- leaving ------------------------------------------------------------------------------------------------------


async def test_who_leaves_during_a_round_is_paid_after_it(club: Club, ann: MemberActor) -> None:
    ben = club.member("Ben")
    await club.start(ann, ben, computers=1)
    menu = (await club.click(ann, club.board(), "menu")).response
    await club.click(ann, menu, "menu_leave")
    assert "(leaving)" in read(club.board())
    assert "card" not in verbs(club.direct(ann.user)[0])
    assert await club.wallet(ann) == WELCOME - STACK
    stacks = await end_of_round(club, ben)
    assert await club.wallet(ann) == WELCOME - STACK + stacks["Ann"]
    board = await club.table()
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [None, None, ben.id]
    assert [seat.host for seat in board.seats] == [False, False, True]
    assert "not at this table" in refusal(await club.click(ann, club.board(), "hand"))
    assert not buttons(club.direct(ann.user)[-1]), "a hand that is no more cannot be pressed"


async def end_of_round(club: Club, *players: MemberActor) -> dict[str, int]:
    """Play the first round to its end; return everybody's stack as it was announced."""
    before = {seat.name: seat.stack for seat in (await club.table()).seats}
    while (board := await club.table()).view.round == 1:
        before = {seat.name: seat.stack for seat in board.seats}
        await club.play(await club.turn(players))
    told = next(read(each) for each in club.messages() if "Round 1" in read(each) and "goes out" in read(each))
    found = {name: int(told.split(f"{name} **")[-1].split("**")[0]) for name in before}
    assert found.keys() == before.keys()
    return found


async def test_when_everybody_leaves_the_table_closes_after_the_round(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await club.slash(ann, "newmarket leave")
    board = await club.table()
    assert board.status is Status.CLOSED
    assert not verbs(club.messages()[0])
    statement = await club.bot.wallets.statement(club.guild.id, ann.id)
    assert statement is not None
    assert statement.own.on_tables == 0
    assert "Everybody left" in club.told()


async def test_a_hand_says_when_the_match_is_over(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.status is Status.CLOSED)
    in_step(club, ann)
    assert "over" in read(club.direct(ann.user)[0])
    assert not buttons(club.direct(ann.user)[0])

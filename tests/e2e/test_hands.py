"""Everybody's own hand: by direct message and under *My hand*, with its switches, until its owner leaves."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.tables.table import Status
from cogs.show.publisher import publisher_of
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


async def test_the_command_shows_the_hand_that_the_button_shows(club: Club, three: list[MemberActor]) -> None:
    await club.open(*three)
    waiting = (await club.slash(three[1], "newmarket hand")).response
    assert "when the match starts" in read(waiting)
    await club.click(three[0], club.board(), "start")
    leader = await club.turn(three)
    shown = (await club.slash(leader, "newmarket hand")).response
    assert shown.ephemeral
    in_step(club, leader)
    await club.click(leader, shown, "card")
    assert (await club.table()).decision == 1
    in_step(club, leader)


async def test_a_hand_leads_to_the_board(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    for each in three:
        urls = [part["url"] for part in components(club.direct(each.user)[0]) if "url" in part]
        assert urls == [f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board().id}"]


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


async def test_the_next_match_has_a_message_of_its_own_that_is_heard(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await club.end()
    await club.start(ann, computers=2)
    _, hand = club.direct(ann.user)
    assert not silent(club, hand)
    opened = [each for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert len(opened) == 1, "the door is known"


async def test_a_message_that_has_grown_old_is_sent_anew_when_it_changes_and_silently(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    who = await club.turn(three)
    (old,) = club.direct(who.user)
    await club.env.advance_time(51 * 60)
    assert [each.id for each in club.direct(who.user)] == [old.id], "nothing has changed"
    await club.play(who)
    await club.play_until(three, lambda board: board.decision > 3)
    (new,) = club.direct(who.user)
    assert new.id != old.id
    assert silent(club, new)
    assert read(await club.my_hand(who)) == read(new)


async def test_a_hand_that_could_not_be_removed_and_the_new_one_are_both_right(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    (first,) = club.direct(ann.user)
    for where in (f"/channels/{first.channel_id}/messages/*", "/webhooks/*"):
        club.env.inject_error("DELETE", where, status=500, message="Internal Server Error")
    await club.env.advance_time(51 * 60)
    await new_round(club, ann)
    old, new = club.direct(ann.user)
    await club.click(ann.user, old, "follow", "yes")
    for hand in (old, new):
        assert "Follow for me: on" in labels(hand)


async def test_doors_are_known_over_a_restart(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    await club.end()
    await club.restart()
    since = len(club.env.http_requests)
    await club.start(*three)
    assert [len(club.direct(each.user)) for each in three] == [2, 2, 2]
    assert not [each for each in club.env.http_requests[since:] if each.path == "/users/@me/channels"]


async def test_a_door_whose_channel_is_unknown_is_opened_anew_once(club: Club, three: list[MemberActor]) -> None:
    ann, ben, _ = three
    await club.bot.doors.keep(ann.id, 4711)
    await club.start(*three)
    assert [len(club.direct(each.user)) for each in three] == [1, 1, 1]
    assert await club.bot.doors.get(ann.id) == club.direct(ann.user)[0].channel_id
    await club.end()
    club.env.inject_error("POST", f"/channels/{ben.user.dm_channel.id}/messages", status=404, code=10003, times=None)
    since = len(club.env.http_requests)
    await club.start(*three)
    assert "Ben: your cards are under **My hand**" in read(club.board())
    opened = [each for each in club.env.http_requests[since:] if each.path == "/users/@me/channels"]
    assert len(opened) == 1


async def test_a_hand_in_the_channel_is_left_alone_when_it_cannot_be_reached_any_more(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.click(three[0], club.board(), "hand")
    await club.env.advance_time(16 * 60)
    before = len(club.env.http_requests)
    await club.play(await club.turn(three))
    assert not [each.path for each in club.env.http_requests[before:] if each.path.startswith("/webhooks")]
    await club.click(three[0], club.board(), "hand")
    assert read(club.private(three[0])[-1]) == read(club.direct(three[0].user)[0])


async def test_computers_get_no_direct_messages(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=3)
    opened = [each.json["recipient_id"] for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert [int(each) for each in opened] == [ann.id]


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


async def test_when_discord_finds_direct_messages_too_many_they_stop_for_a_while(
    club: Club, three: list[MemberActor]
) -> None:
    where = "/users/@me/channels"
    club.env.inject_error("POST", where, status=403, code=40003, message="Opening too fast", times=None)
    await club.start(*three)
    for _ in range(3):
        leader = await club.turn(three)
        await club.click(leader, club.board(), "hand")
        await club.click(leader, club.private(leader)[-1], "card")
    assert len([each for each in club.env.http_requests if each.path == where]) == 1
    assert (await club.table()).decision == 3
    club.env.backend.faults.clear()
    await club.env.advance_time(661)
    leader = await club.turn(three)
    await club.click(leader, club.board(), "hand")
    await club.click(leader, club.private(leader)[-1], "card")
    assert [len(club.direct(each.user)) for each in three] == [1, 1, 1]


async def test_while_no_door_is_opened_those_that_are_open_go_on(club: Club, three: list[MemberActor]) -> None:
    ann, ben, clara = three
    await club.start(ann, computers=2)
    await club.end()
    club.env.inject_error("POST", "/users/@me/channels", status=403, code=20026, message="Flagged", times=None)
    await club.start(*three)
    assert len(club.direct(ann.user)) == 2
    assert not silent(club, club.direct(ann.user)[-1])
    assert "Ben and Clara: your cards are under **My hand**" in read(club.board())
    assert [len(club.direct(each.user)) for each in (ben, clara)] == [0, 0]
    await club.end()
    await club.start(*three)
    assert len(club.direct(ann.user)) == 3
    opened = [each for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert len(opened) == 2, "ann's own, and the one that was refused"


async def test_after_a_burst_of_closed_doors_no_other_is_tried_for_a_while(club: Club) -> None:
    players = [club.member(name) for name in ("Ann", "Ben", "Clara", "Dora", "Emil", "Fay", "Gil")]
    for each in players:
        where = f"/channels/{each.user.dm_channel.id}/messages"
        club.env.inject_error("POST", where, status=403, code=50007, message="Closed", times=None)
    await club.start(*players)
    tried = [each for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert len(tried) == 5
    (line,) = [each for each in read(club.board()).split("\n") if "your cards are under" in each]
    assert all(each.user.global_name in line for each in players)
    await club.env.advance_time(661)
    tried = [each for each in club.env.http_requests if each.path == "/users/@me/channels"]
    assert len(tried) == 7


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


async def test_following_ends_with_the_match(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    ann = three[0]
    await club.click(ann.user, club.direct(ann.user)[0], "follow", "yes")
    assert "Follow for me: on" in labels(club.direct(ann.user)[-1])
    await club.end()
    await club.start(*three)
    assert "Follow for me: off" in labels(club.direct(ann.user)[-1])


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


async def test_who_plays_a_card_is_back(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    board = await club.play_until(three, lambda board: board.view.wanted is not None)
    holder = await club.turn(three)
    idle = others(three, holder)[0]
    seen = club.seen(club.board())
    menu = (await club.click(idle, club.board(), "menu")).response
    await club.click(idle, menu, "menu_away")
    assert "(away)" in read(club.board())
    await club.click_late(holder, seen, "next")
    assert (await club.table()).decision > board.decision


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


async def test_the_command_to_leave_says_when_the_chips_come(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    said = refusal(await club.slash(three[1], "newmarket leave"))
    assert "round" in said
    assert "wallet" in said
    assert "(leaving)" in read(club.board())
    assert await club.wallet(three[1]) == WELCOME - STACK


async def test_who_wants_to_leave_may_think_again(club: Club, three: list[MemberActor]) -> None:
    ben = three[1]
    await club.start(*three)
    await club.slash(ben, "newmarket leave")
    await club.click(ben.user, club.direct(ben.user)[0], "back")
    assert "(leaving)" not in read(club.board())
    seat = next(each for each in (await club.table()).seats if each.member == ben.id)
    assert not seat.leaving
    assert await club.wallet(ben) == WELCOME - STACK


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


async def test_a_late_click_on_a_closed_table_is_answered_and_not_remembered(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    await club.click(leader, club.board(), "hand")
    seen = club.seen(club.private(leader)[-1])
    await club.play(leader)
    await club.end()
    await club.click_late(leader, seen, "card")
    assert [each for each in club.private(leader) if "the table is closed" in read(each)]
    assert not publisher_of(club.bot).hands._private._shown


async def test_a_hand_says_when_the_match_is_over(
    club: Club, ann: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.status is Status.CLOSED)
    in_step(club, ann)
    assert "over" in read(club.direct(ann.user)[0])
    assert not buttons(club.direct(ann.user)[0])

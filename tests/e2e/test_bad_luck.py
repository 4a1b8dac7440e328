"""Discord is disposable: whatever it refuses, loses or deletes, no chip is lost, and the game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from simcord.types import HttpLogEntry

from bot.chips.wallets import GuildSettings
from bot.members.people import Actor
from bot.settings import Settings
from bot.tables.posts import BOARD, HAND, NUDGE
from bot.tables.table import Ending, Status
from bot.tables.views import Board
from cogs.show.conflation import Growing
from cogs.show.publisher import publisher_of
from tests.e2e.club import Club, answer, components, quick_settings, read, refusal, same_deals, verbs

WELCOME, STACK = 500, 50
LATER = 61
"""Seconds after which the bot tries again what Discord refused."""


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture
def settings(file: Path, request: pytest.FixtureRequest) -> Settings:
    return quick_settings(file, **getattr(request, "param", {}))


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


def refuse(club: Club, method: str, path: str, status: int, code: int, *, times: int | None = None) -> None:
    club.env.inject_error(method, path, status=status, code=code, message="Refused", times=times)


def relent(club: Club) -> None:
    """Let Discord refuse nothing any more."""
    club.env.backend.faults.clear()


@contextmanager
def unnoticed(club: Club) -> Iterator[None]:
    """Let something happen while the bot is not connected."""
    listeners = club.env.backend.subscribers
    kept = list(listeners)
    listeners.clear()
    yield
    listeners.extend(kept)


def in_channel(club: Club, since: int) -> list[HttpLogEntry]:
    """What the bot asked of the channel after so many requests."""
    where = f"/channels/{club.channel.id}"
    return [each for each in club.env.http_requests[since:] if each.path.startswith(where)]


def boards(club: Club) -> list[ResponseMessage]:
    return [each for each in club.messages() if {"menu", "leave"} & set(verbs(each))]


def over(board: Board) -> bool:
    return board.view.round == 2


async def stacks(club: Club) -> dict[int | None, int]:
    return {seat.member: seat.stack for seat in (await club.table()).seats}


async def went_home(club: Club, players: list[MemberActor], before: dict[int | None, int]) -> None:
    """Assert that everybody got the stack that was in front of them."""
    for each in players:
        assert await club.wallet(each) == WELCOME - STACK + before[each.id]
        statement = await club.bot.wallets.statement(club.guild.id, each.id)
        assert statement is not None
        assert statement.own.on_tables == 0


# --- where the bot may not be ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("denied", "name"),
    [("send_messages", "Send Messages"), ("view_channel", "View Channel")],
)
async def test_where_the_bot_may_not_write_no_table_opens(club: Club, ann: MemberActor, denied: str, name: str) -> None:
    me = club.guild.me
    assert me is not None
    nothing = discord.PermissionOverwrite(**{denied: False})
    silent = club.guild.create_text_channel("silent", overwrites={me: nothing})
    said = refusal(await club.slash(ann, "newmarket start", silent))
    assert f"**{name}**" in said
    assert not (await club.books())["tables"]
    assert await club.wallet(ann) is None
    assert not club.messages(silent)


async def test_when_the_bot_may_write_again_a_table_opens(club: Club, ann: MemberActor) -> None:
    me = club.guild.me
    assert me is not None
    silent = club.guild.create_text_channel("silent", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
    refusal(await club.slash(ann, "newmarket start", silent))
    club.env.backend.delete_overwrite(silent.id, me.id)
    await club.slash(ann, "newmarket start", silent)
    assert "Ann 👑" in read(club.board(silent))


# --- what is deleted ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bulk", [True, False])
async def test_a_lobby_that_somebody_deleted_is_posted_anew(club: Club, three: list[MemberActor], bulk: bool) -> None:
    board = await club.open(three[0])
    if bulk:
        club.env.backend.bulk_delete_messages(club.channel.id, [board.id])
    else:
        club.env.backend.delete_message(club.channel.id, board.id)
    await club.env.settle()
    (new,) = boards(club)
    assert new.id != board.id
    for each in three[1:]:
        await club.click(each, new, "join")
    await club.click(three[0], new, "start")
    assert (await club.table()).status is Status.PLAYING
    assert [each.id for each in boards(club)] == [new.id]


async def test_a_board_that_somebody_deleted_is_posted_anew_and_its_buttons_work(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    shown = read(club.board())
    club.env.backend.delete_message(club.channel.id, club.board().id)
    await club.env.settle()
    assert read(club.board()) == shown
    before = (await club.table()).decision
    await club.click(await club.turn(three), club.board(), "next")
    assert (await club.table()).decision == before + 1
    assert len(boards(club)) == 1
    links = {each["url"] for each in components(club.direct(three[0].user)[0]) if "url" in each}
    assert links == {f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board().id}"}


async def test_a_board_deleted_while_the_bot_was_away_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    with unnoticed(club):
        club.env.backend.delete_message(club.channel.id, board.id)
    await club.restart()
    (new,) = boards(club)
    assert new.id != board.id
    assert "Ann" in read(new)


async def test_a_table_whose_channel_is_deleted_closes_and_the_stacks_go_home(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    await club.play(await club.turn(three))
    before = await stacks(club)
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    await went_home(club, three, before)
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not in_channel(club, since)
    assert not verbs(club.direct(three[0].user)[0])


async def test_a_table_may_stand_in_a_thread_and_closes_with_it(club: Club, three: list[MemberActor]) -> None:
    stored = club.env.backend.create_thread(club.channel.id, "game night", owner_id=three[0].id)
    thread = next(each for each in club.channel.threads if each.id == stored.id)
    await club.slash(three[0], "newmarket start", thread)
    for each in three[1:]:
        await club.click(each, club.board(thread), "join")
    await club.click(three[0], club.board(thread), "start")
    await club.play(await club.turn(three))
    before = await stacks(club)
    assert "Ann" in read(club.board(thread))
    club.env.backend.delete_channel(thread.id)
    await club.env.settle()
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    await went_home(club, three, before)


async def test_a_lobby_whose_channel_is_deleted_gives_the_buy_ins_back(club: Club, three: list[MemberActor]) -> None:
    await club.open(*three)
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    assert [await club.wallet(each) for each in three] == [WELCOME] * 3


async def test_a_channel_that_vanished_unnoticed_closes_its_table_at_the_next_edit(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    leader = await club.turn(three)
    with unnoticed(club):
        club.env.backend.delete_channel(club.channel.id)
    await club.play(leader)
    table = await club.table()
    assert table.ending is Ending.CHANNEL_GONE
    assert table.decision == 1, "the card was played before that"
    statements = [await club.bot.wallets.statement(club.guild.id, each.id) for each in three]
    assert all(each is not None and each.own.on_tables == 0 for each in statements)


async def test_a_channel_that_vanished_while_the_bot_was_away_closes_its_table(
    club: Club, three: list[MemberActor]
) -> None:
    await club.start(*three)
    before = await stacks(club)
    with unnoticed(club):
        club.env.backend.delete_channel(club.channel.id)
    await club.restart()
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    await went_home(club, three, before)


@pytest.mark.parametrize("away", [True, False])
async def test_when_the_bot_is_removed_from_a_server_its_tables_close(
    club: Club, three: list[MemberActor], away: bool
) -> None:
    other = club.guild.create_text_channel("more-games")
    await club.start(*three)
    await club.slash(three[0], "newmarket start", other)
    before = await stacks(club)
    before[three[0].id] += STACK
    if away:
        with unnoticed(club):
            club.env.backend.remove_guild(club.guild.id)
        await club.restart()
    else:
        club.env.backend.remove_guild(club.guild.id)
        await club.env.settle()
    assert (await club.table(1)).ending is Ending.CHANNEL_GONE
    assert (await club.table(2)).ending is Ending.CHANNEL_GONE
    for each in three:
        taken = 2 * STACK if each is three[0] else STACK
        assert await club.wallet(each) == WELCOME - taken + before[each.id]
    since = len(club.env.http_requests)
    await club.env.advance_time(10 * LATER)
    assert not in_channel(club, since)


async def test_a_server_that_refuses_even_the_farewell_is_not_asked_again(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    refuse(club, "*", f"/channels/{club.channel.id}/*", 403, 50001)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await club.env.settle()
    assert (await club.table()).ending is Ending.CHANNEL_GONE
    since = len(club.env.http_requests)
    await club.env.advance_time(60 * LATER)
    assert not in_channel(club, since)


# --- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_table_goes_on_in_the_hands_when_the_bot_may_not_write_any_more(
    club: Club, three: list[MemberActor], code: int
) -> None:
    await club.start(*three)
    refuse(club, "*", f"/channels/{club.channel.id}/*", 403, code)
    since = len(club.env.http_requests)
    for _ in range(10):
        before = await club.table()
        await club.play(await club.turn(three))
        assert (await club.table()).decision == before.decision + 1
    assert len(in_channel(club, since)) <= 2, "a refusal is not tried again at once"
    await club.env.advance_time(4 * LATER)
    assert len(in_channel(club, since)) <= 2 + 2 * 4
    assert "round 1" in read(club.board())
    relent(club)
    await club.env.advance_time(8 * LATER)
    now = await club.table()
    asked = "next" in verbs(club.board())
    assert asked == (now.view.wanted is not None)
    assert all(str(seat.stack) in read(club.board()) for seat in now.seats)


async def test_what_could_not_be_told_is_told_when_the_bot_may_write_again(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], over)
    assert "Round 1" not in club.told()
    relent(club)
    await club.env.advance_time(LATER)
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    assert not await club.bot.tables.unannounced(1)


async def test_a_call_that_was_refused_is_not_made_for_another_move(club: Club, three: list[MemberActor]) -> None:
    await club.bot.wallets.change_settings(club.guild.id, GuildSettings(turn_seconds=100, follow_seconds=100))
    await club.start(*three)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.env.advance_time(51)
    await club.play_until(three, lambda board: board.view.wanted is None)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    relent(club)
    await club.env.advance_time(45)
    await club.play_until(three, lambda board: board.view.wanted is None)
    await club.play_until(three, lambda board: board.view.wanted is not None)
    await club.env.advance_time(LATER - 45 + 1)
    assert (await club.table()).waited_for is None
    assert not [each for each in club.messages() if "your move" in each.content]


# --- what fails -----------------------------------------------------------------------------------------------------


@pytest.fixture
def slow(club: Club, monkeypatch: pytest.MonkeyPatch) -> int:
    """What failed is tried again after so many seconds at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr(Growing, "FIRST", 60.0)
    return 67


async def test_an_edit_of_the_board_that_fails_is_made_later(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    refuse(club, "PATCH", f"/channels/{club.channel.id}/messages/*", 500, 0, times=1)
    for move in range(1, 4):
        await club.play(await club.turn(three))
        assert (await club.table()).decision == move
    await club.env.advance_time(10)
    now = await club.table()
    assert ("next" in verbs(club.board())) == (now.view.wanted is not None)
    assert all(f"{count} card" in read(club.board()) for count in now.view.counts)
    assert len(boards(club)) == 1


async def test_the_end_of_a_table_is_shown_though_an_edit_failed(club: Club, three: list[MemberActor]) -> None:
    await club.start(*three)
    refuse(club, "PATCH", f"/channels/{club.channel.id}/messages/*", 500, 0, times=1)
    await club.slash(three[0], "newmarket stop")
    await club.env.advance_time(10)
    assert not boards(club)
    assert "stopped" in read(club.messages()[0])


async def test_an_announcement_that_fails_is_made_later_and_once(club: Club, ann: MemberActor, slow: int) -> None:
    await club.start(ann, computers=2)
    posting = f"/channels/{club.channel.id}/messages"
    refuse(club, "POST", posting, 500, 0, times=2)
    await club.play_until([ann], over)
    for _ in range(6):
        await club.env.advance_time(slow)
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    tried = [each.json for each in club.env.http_requests if each.path == posting and "nonce" in each.json]
    assert all(each["enforce_nonce"] for each in tried)
    by_nonce = {each["nonce"]: each for each in tried}
    assert all(each == by_nonce[each["nonce"]] for each in tried), "what may have arrived is said again word for word"
    assert set(Counter(map(read, club.messages())).values()) == {1}


async def test_a_hand_that_could_not_be_sent_is_sent_with_the_next_move(
    club: Club, three: list[MemberActor], slow: int
) -> None:
    where = three[1].user.dm_channel
    refuse(club, "POST", f"/channels/{where.id}/messages", 500, 0, times=1)
    await club.start(*three)
    leader = await club.turn(three)
    await club.click(leader, club.board(), "hand")
    await club.click(leader, club.private(leader)[-1], "card")
    await club.env.advance_time(slow)
    assert len(club.direct(three[1].user)) == 1


async def test_an_edit_of_a_hand_that_fails_is_made_later(club: Club, three: list[MemberActor], slow: int) -> None:
    await club.start(*three)
    who = await club.turn(three)
    for each in three:
        refuse(club, "PATCH", f"/channels/{club.direct(each.user)[0].channel_id}/messages/*", 500, 0, times=1)
    await club.play(who)
    await club.env.advance_time(slow)
    for each in three:
        hand = await club.bot.tables.hand(1, each.id)
        assert verbs(club.direct(each.user)[0]).count("card") == len(hand.view.legal)


# --- restarts -------------------------------------------------------------------------------------------------------


async def test_an_announcement_that_waited_is_made_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    refuse(club, "POST", f"/channels/{club.channel.id}/messages", 403, 50013)
    await club.play_until([ann], over)
    assert "goes out with" not in club.told()
    relent(club)
    await club.restart()
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    await club.restart()
    assert sum("goes out with" in read(each) for each in club.messages()) == 1


async def test_a_board_that_was_not_brought_to_its_end_is_after_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    tables, posts = club.bot.tables, club.bot.posts
    await publisher_of(club.bot).cog_unload()
    await tables.stop_table(1, Actor(ann.id, "Ann", "en-US"), 1)
    await tables.announced([number for number, _ in await tables.unannounced(1)])
    assert verbs(club.board())
    assert await posts.all(1, HAND)
    await club.restart()
    assert boards(club) == []
    posts = club.bot.posts
    assert [await posts.all(1, kind) for kind in (BOARD, HAND, NUDGE)] == [{}, {}, {}]


async def test_a_lobby_outlives_a_restart(club: Club, three: list[MemberActor]) -> None:
    ann, ben, clara = three
    board = await club.open(ann, ben)
    await club.env.advance_time(20 * 60)
    before = await club.books()
    await club.restart()
    assert await club.books() == before
    assert [each.id for each in boards(club)] == [board.id]
    assert "already" in refusal(await club.click(ben, board, "join"))
    await club.click(clara, board, "join")
    assert "Clara" in read(club.board())
    await club.env.advance_time(10 * 60 + 1)
    assert (await club.table()).ending is Ending.EXPIRED
    assert [await club.wallet(each) for each in three] == [WELCOME] * 3


@pytest.mark.parametrize("settings", [{"pace_round": 60}], indirect=True)
async def test_a_table_between_two_rounds_outlives_a_restart(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    await club.play_until([ann], lambda board: board.dealing)
    before = await club.books()
    await club.env.advance_time(30)
    await club.restart()
    assert await club.books() == before
    assert (await club.table()).dealing
    assert len(boards(club)) == 1
    assert sum("goes out with" in read(each) for each in club.messages()) == 1
    await club.env.advance_time(31)
    board = await club.table()
    assert not board.dealing
    assert board.view.round == 2
    assert len(club.direct(ann.user)) == 1
    await club.play(await club.turn([ann]))
    assert (await club.table()).decision > board.decision


# --- burying --------------------------------------------------------------------------------------------------------


async def chat(club: Club, who: MemberActor, messages: int) -> None:
    for number in range(messages):
        await who.send(club.channel, f"chat {number}")


async def test_a_board_under_more_than_eight_messages_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    await chat(club, three[0], 8)
    await club.play(await club.turn(three))
    assert [each.id for each in boards(club)] == [board.id]
    await chat(club, three[0], 1)
    await club.play(await club.turn(three))
    (new,) = boards(club)
    assert new.id > board.id
    assert new.id == club.messages()[-1].id
    await chat(club, three[0], 8)
    await club.play(await club.turn(three))
    assert [each.id for each in boards(club)] == [new.id]


async def test_a_lobby_under_many_messages_is_posted_anew_and_can_be_joined(
    club: Club, three: list[MemberActor]
) -> None:
    board = await club.open(three[0])
    seen = club.seen(board)
    await chat(club, three[0], 9)
    await club.click(three[1], club.board(), "join")
    (new,) = boards(club)
    assert new.id == club.messages()[-1].id
    assert "Ben" in read(new)
    await club.click_late(three[2], seen, "join")
    assert "Clara" in read(new)
    assert len(boards(club)) == 1


async def test_a_board_that_is_older_than_discord_likes_is_posted_anew(club: Club, three: list[MemberActor]) -> None:
    board = await club.start(*three)
    await club.env.advance_time(29 * 60)
    await club.play(await club.turn(three))
    await club.env.advance_time(22 * 60)
    await club.play(await club.turn(three))
    (new,) = boards(club)
    assert new.id > board.id
    before = (await club.table()).decision
    await club.play(await club.turn(three))
    assert (await club.table()).decision == before + 1
    assert [each.id for each in boards(club)] == [new.id]


@pytest.mark.parametrize("settings", [{"pace_deal": 60}], indirect=True)
async def test_the_last_member_who_leaves_before_the_deal_is_told_where_his_chips_are(club: Club) -> None:
    ann = club.member("Ann")
    await club.start(ann, computers=2)
    menu = (await club.click(ann, club.board(), "menu")).response
    result = await club.click(ann, menu, "menu_leave")
    assert "You have left the table" in answer(result)
    assert await club.wallet(ann) == WELCOME
    assert (await club.table()).ending == "empty"

"""Threads: where the bot has to be a member, where it can't write, and that it notices when it may again."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from bot.settings import Settings
from bot.tables.table import Ending
from cogs.show.conflation import Growing
from tests.e2e.club import Club, one_round, quick_settings, read, refusal, same_deals, verbs
from tests.e2e.faults import asked, refuse, relent

HOUR = 3600.0
PRIVATE = 12
"""The kind of a private thread."""
SILENT = "I can't write"
NOT_IN_IT = "I'm not in this private thread. Mention <@{me}> here to add me, then try again."


@pytest.fixture(autouse=True)
def deals(monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again after a minute at first: for a shorter time the offline Discord would wait."""
    monkeypatch.setattr(Growing, "FIRST", 60.0)


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file)


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    """Three members, and a bot that manages no threads: nobody asks an invitation for that."""
    me = club.guild.me
    assert me is not None
    manages = discord.Permissions.manage_threads.flag
    club.env.backend.set_overwrite(club.channel.id, Overwrite(me.id, OverwriteType.MEMBER, deny=manages))
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


def public_thread(club: Club, owner: MemberActor) -> ChannelHandle:
    return handle(club, club.env.backend.create_thread(club.channel.id, "game night", owner.id).id)


def private_thread(club: Club, members: list[MemberActor]) -> ChannelHandle:
    """A private thread, of which the gateway tells the bot nothing, and of which it may see nothing."""
    owner, *others = members
    stored = club.env.backend.create_thread(club.channel.id, "quiet", owner.id, type=PRIVATE, broadcast=False)
    stored.thread_members.update({each.id: club.env.backend.now_iso() for each in others})
    refuse(club, "*", f"/channels/{stored.id}*", 403, 50001)
    return handle(club, stored.id)


def handle(club: Club, thread: int) -> ChannelHandle:
    return next(each for each in club.channel.threads if each.id == thread)


async def mention(club: Club, thread: ChannelHandle) -> None:
    """Add the bot to a private thread, as a mention does."""
    relent(club)
    me = club.bot.user
    assert me is not None
    stored = club.env.backend.channels[thread.id]
    stored.thread_members[me.id] = club.env.backend.now_iso()
    member = serializers.thread_member_payload(stored, me.id)
    club.env.backend.emit("THREAD_CREATE", {**serializers.thread_payload(club.env.backend, stored), "member": member})
    await club.env.settle()


async def change(club: Club, thread: ChannelHandle, **changes: bool) -> None:
    club.env.backend.edit_channel(thread.id, {}, thread_metadata=changes)
    await club.env.settle()


async def start(club: Club, players: list[MemberActor], thread: ChannelHandle) -> None:
    await club.slash(players[0], "newmarket start", thread)
    for each in players[1:]:
        await club.click(each, club.board(thread), "join")
    await club.click(players[0], club.board(thread), "start")


async def fall_silent(club: Club, players: list[MemberActor], thread: ChannelHandle, rounds: int = 0) -> None:
    """Let Discord take nothing in a thread any more, and everybody read that, in this round or some rounds later."""
    refuse(club, "*", f"/channels/{thread.id}/*", 403, 50001)
    last = (await club.table()).view.round + rounds

    def everybody_knows() -> bool:
        return all(SILENT in read(club.direct(each.user)[-1]) for each in players)

    while (now := (await club.table()).view.round) < last or not everybody_knows():
        assert now <= last
        await club.play(await club.turn(players))


async def speaks_again(club: Club, players: list[MemberActor], thread: ChannelHandle) -> None:
    assert SILENT not in read(club.board(thread))
    for each in players:
        assert SILENT not in read(club.direct(each.user)[-1])


# --- private threads without the bot ----------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["newmarket start", "newyork start"])
async def test_a_private_thread_without_the_bot_is_told_how_to_add_it_and_then_a_table_opens(
    club: Club, three: list[MemberActor], command: str
) -> None:
    thread = private_thread(club, three)
    since = len(club.env.http_requests)
    said = refusal(await club.slash(three[0], command, thread))
    assert said == NOT_IN_IT.format(me=club.bot.user.id)
    assert (await club.books())["tables"] == []
    assert not asked(club, since, f"/channels/{thread.id}"), "what is known needs no request"
    await mention(club, thread)
    await club.slash(three[0], command, thread)
    assert "join" in verbs(club.board(thread))


async def test_a_bot_that_was_taken_out_of_a_private_thread_opens_no_other_table_there(
    club: Club, three: list[MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_round(monkeypatch)
    thread = private_thread(club, three)
    await mention(club, thread)
    await start(club, three, thread)
    await club.play_until(three, lambda board: board.ending is not None)
    result = next(each for each in club.messages(thread) if "again" in verbs(each))
    refuse(club, "*", f"/channels/{thread.id}*", 403, 50001)  # the library goes on knowing the thread
    for said in (
        await club.click(three[0], result, "again"),
        await club.slash(three[0], "newmarket start", thread),
    ):
        assert refusal(said) == NOT_IN_IT.format(me=club.bot.user.id)
    assert len((await club.books())["tables"]) == 1
    relent(club)
    await club.click(three[0], result, "again")
    assert len((await club.books())["tables"]) == 2


async def test_whether_the_bot_is_in_a_private_thread_may_be_asked_again_where_discord_fails(
    club: Club, three: list[MemberActor]
) -> None:
    thread = private_thread(club, three)
    await mention(club, thread)
    refuse(club, "GET", f"/channels/{thread.id}", 503)
    said = refusal(await club.slash(three[0], "newmarket start", thread))
    assert said.endswith("try again.")
    assert (await club.books())["tables"] == []


# --- locked and archived ones -----------------------------------------------------------------------------------------


async def test_no_table_opens_in_a_locked_thread(club: Club, three: list[MemberActor]) -> None:
    thread = public_thread(club, three[0])
    await change(club, thread, locked=True)
    said = refusal(await club.slash(three[0], "newmarket start", thread))
    assert said.startswith("I can't write in this thread while it's locked.")
    assert (await club.books())["tables"] == []
    await change(club, thread, locked=False)
    await club.slash(three[0], "newmarket start", thread)
    assert "join" in verbs(club.board(thread))


async def test_a_thread_that_was_archived_and_forgotten_is_written_to_as_soon_as_it_comes_back(
    club: Club, three: list[MemberActor]
) -> None:
    thread = public_thread(club, three[0])
    await start(club, three, thread)
    await change(club, thread, archived=True, locked=True)
    assert club.bot.get_guild(club.guild.id).get_thread(thread.id) is None
    await fall_silent(club, three, thread, rounds=1)
    relent(club)
    await change(club, thread, archived=False, locked=False)
    await speaks_again(club, three, thread)
    assert "goes out with" in "\n".join(map(read, club.messages(thread)))


async def test_a_locked_thread_is_written_to_as_soon_as_it_is_unlocked(club: Club, three: list[MemberActor]) -> None:
    thread = public_thread(club, three[0])
    await start(club, three, thread)
    await change(club, thread, locked=True)
    assert club.bot.get_guild(club.guild.id).get_thread(thread.id) is not None
    await fall_silent(club, three, thread)
    relent(club)
    await change(club, thread, locked=False)
    await speaks_again(club, three, thread)


async def test_a_bot_that_is_added_to_its_private_thread_again_writes_at_once(
    club: Club, three: list[MemberActor]
) -> None:
    thread = private_thread(club, three)
    await mention(club, thread)
    await start(club, three, thread)
    await fall_silent(club, three, thread)
    stored = club.env.backend.channels[thread.id]
    me = club.bot.user
    assert me is not None
    stored.thread_members.pop(me.id)
    relent(club)
    club.env.backend.add_thread_member(thread.id, me.id)
    await club.env.settle()
    await speaks_again(club, three, thread)


async def test_a_locked_thread_that_is_deleted_closes_its_table(club: Club, three: list[MemberActor]) -> None:
    thread = public_thread(club, three[0])
    await start(club, three, thread)
    await change(club, thread, archived=True, locked=True)
    club.env.backend.delete_channel(thread.id)
    await club.env.settle()
    assert (await club.table()).ending is Ending.CHANNEL_GONE

"""Where the bot may not write: in some channels and threads; and that it notices when it may again."""

import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.builders import ChannelHandle

from tests.e2e.club import Club, read, refusal, verbs

PRIVATE = 12
"""The kind of a private thread."""
SILENT = "I can't write"
NOT_IN_IT = "I'm not in this private thread. Mention <@{me}> here to add me, then try again."

pytestmark = pytest.mark.usefixtures("slow_retries")


@pytest.fixture
def three(club: Club) -> list[MemberActor]:
    """Three members, and a bot that manages no threads: nobody asks an invitation for that."""
    club.forbid(club.channel, manage_threads=True)
    return [club.member(name) for name in ("Ann", "Ben", "Clara")]


def public_thread(club: Club, owner: MemberActor) -> ChannelHandle:
    return handle(club, club.env.backend.create_thread(club.channel.id, "game night", owner.id).id)


def private_thread(club: Club, members: list[MemberActor]) -> ChannelHandle:
    """A private thread, of which the gateway tells the bot nothing, and of which it may see nothing."""
    owner, *others = members
    stored = club.env.backend.create_thread(club.channel.id, "quiet", owner.id, type=PRIVATE, broadcast=False)
    stored.thread_members.update({each.id: club.env.backend.now_iso() for each in others})
    club.refuse("*", f"/channels/{stored.id}*", 403, 50001)
    return handle(club, stored.id)


def handle(club: Club, thread: int) -> ChannelHandle:
    return next(each for each in club.channel.threads if each.id == thread)


async def mention(club: Club, thread: ChannelHandle) -> None:
    """Add the bot to a private thread, as a mention does."""
    club.relent()
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


@pytest.mark.parametrize(("denied", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_where_the_bot_may_not_write_no_table_opens_until_it_may(
    club: Club, ann: MemberActor, denied: str, name: str
) -> None:
    silent = club.guild.create_text_channel("silent")
    club.forbid(silent, **{denied: True})
    assert f"**{name}**" in refusal(await club.slash(ann, "newmarket start", silent))
    assert not (await club.books())["tables"]
    assert await club.wallet(ann) is None
    assert not club.messages(silent)
    club.forbid(silent)
    await club.slash(ann, "newmarket start", silent)
    assert "Ann" in read(club.board(silent))


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_in_voice_and_stage_channels_the_bot_has_to_connect_to_read(
    club: Club, ann: MemberActor, kind: str
) -> None:
    chat: ChannelHandle = getattr(club.guild, f"create_{kind}_channel")("lounge")
    club.forbid(chat, connect=True)
    assert "I need **Connect**." in refusal(await club.slash(ann, "newmarket start", chat))
    assert not (await club.books())["tables"]
    club.forbid(chat)
    await club.slash(ann, "newmarket start", chat)
    club.forbid(chat, connect=True)
    await club.menu(ann, "add", club.board(chat))
    await club.menu(ann, "rules", club.board(chat))
    await club.env.settle()
    club.forbid(chat)
    await club.env.settle()
    assert "Ann" in read(club.board(chat))


async def test_announcement_channels_have_no_tables_but_in_their_threads(club: Club, ann: MemberActor) -> None:
    news = club.guild.create_news_channel("news")
    said = refusal(await club.slash(ann, "newmarket start", news))
    assert said.startswith("I can't run a table in an announcement channel: ")
    assert said.endswith("or a thread of this one.")
    assert not (await club.books())["tables"]
    thread = club.env.backend.create_thread(news.id, "game night", ann.id)
    await club.slash(ann, "newmarket start", next(each for each in news.threads if each.id == thread.id))
    assert len((await club.books())["tables"]) == 1


async def test_a_private_thread_without_the_bot_is_told_how_to_add_it_and_then_a_table_opens(
    club: Club, three: list[MemberActor]
) -> None:
    thread = private_thread(club, three)
    since = len(club.env.http_requests)
    said = refusal(await club.slash(three[0], "newmarket start", thread))
    assert said == NOT_IN_IT.format(me=club.bot.user.id)
    assert (await club.books())["tables"] == []
    assert not club.asked(since, f"/channels/{thread.id}"), "what is known needs no request"
    await mention(club, thread)
    await club.slash(three[0], "newmarket start", thread)
    assert "join" in verbs(club.board(thread))


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
    club.refuse("*", f"/channels/{thread.id}/*", 403, 50001)
    await club.play_until(three, lambda board: board.view.round == 2)
    assert all(SILENT in read(club.direct(each.user)[-1]) for each in three)
    club.relent()
    await change(club, thread, archived=False, locked=False)
    assert SILENT not in read(club.board(thread))
    assert not any(SILENT in read(club.direct(each.user)[-1]) for each in three)
    assert "is out!" in "\n".join(map(read, club.messages(thread)))

"""`/help` says what one can do here, and a server is greeted once where the bot may write."""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.e2e.club import BUTTON, Club, answer, components, labels, read
from tests.e2e.conftest import PATIENT

SILENT = 1 << 12
PRIVACY = "https://cards.example/privacy"


def links(message: ResponseMessage) -> dict[str, str]:
    return {each["label"]: each["url"] for each in components(message) if each["type"] == BUTTON and "url" in each}


async def helped(club: Club, who: MemberActor, channel: ChannelHandle | None = None) -> ResponseMessage:
    """What `/help` answers, which nobody else sees."""
    before = len(club.messages(channel))
    result = await club.slash(who, "help", channel)
    assert len(club.messages(channel)) == before
    assert result.response is not None
    assert result.response.ephemeral
    found: ResponseMessage = result.response
    return found


@pytest.mark.parametrize("settings", [{"privacy_url": PRIVACY}], indirect=True)
async def test_where_no_table_is_one_is_told_how_to_open_one(club: Club, ann: MemberActor, admin: MemberActor) -> None:
    assert "`/bank settings`" in read(await helped(club, admin))
    shown = await helped(club, ann)
    assert "Type `/newmarket start` to open a table" in read(shown)
    assert "`/bank settings`" not in read(shown)
    assert links(shown) == {"Privacy": PRIVACY}
    explained = await club.label(ann, shown, "How to play")
    assert "This channel has no house rules" in answer(explained)
    await club.label(ann, shown, "Leaderboard")
    assert "Ann" in read(shown)


# --- joining a server ---------------------------------------------------------------------------------------------


async def join(club: Club, **changes: Any) -> None:
    await club.outage()
    await club.comes(**changes)


async def test_a_server_that_the_bot_joins_is_greeted_once_and_silently(club: Club, ann: MemberActor) -> None:
    await join(club)
    (greeting,) = club.messages()
    assert greeting._message.flags & SILENT
    assert read(greeting).count("\n") == 2
    assert "`/newmarket start`" in read(greeting)
    assert labels(greeting) == ["Learn in two minutes", "How to play", "What can I do here?"]
    told = await ann.click(greeting, custom_id="help:here")
    assert "What you can do here" in answer(told)
    explained = await ann.click(greeting, custom_id="help:rules")
    assert "This channel has no house rules" in answer(explained)
    await club.outage(unavailable=True)
    await club.comes(unavailable=False)
    await club.restart()
    assert len(club.messages()) == 1, "an outage or a restart is no joining"


async def test_a_greeting_comes_where_the_bot_may_write_and_tables_may_stand(club: Club) -> None:
    system = club.guild.create_text_channel("lobby")
    await join(club, system_channel_id=str(system.id))
    assert (len(club.messages(system)), club.messages()) == (1, []), "the system channel comes first"
    closed, closed_too = club.guild.create_text_channel("system"), club.guild.create_text_channel("rules")
    wanted, last = club.guild.create_text_channel("cards"), club.guild.create_text_channel("more-cards")
    club.forbid(closed, send_messages=True)
    club.forbid(closed_too, view_channel=True)
    allowed = tuple(each.id for each in (closed, closed_too, wanted, last))
    await club.bot.wallets.change_settings(club.guild.id, **PATIENT, channels=allowed)
    await join(club, system_channel_id=str(closed.id))
    assert len(club.messages(wanted)) == 1
    assert not [*club.messages(), *club.messages(closed), *club.messages(closed_too), *club.messages(last)]


def test_the_list_of_members_shows_how_to_begin(club: Club) -> None:
    assert club.bot._connection._activity == {"type": 4, "state": "/newmarket start", "name": "Custom Status"}

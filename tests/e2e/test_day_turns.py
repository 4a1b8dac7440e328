"""A day a turn, over days: who is called, where the tables are found, what a channel is left with."""

import re
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.cogs.post.fake_discord import http_error
from tests.e2e.club import Club, answer, components, labels, read, verbs

HOUR = 3600
DAY = 24 * HOUR
MOST = 10
"""So many messages a week of a table leaves in its channel at most."""


@pytest.fixture
async def patient(club: Club) -> Club:
    """Tables begin with a day a turn."""
    await club.bot.wallets.change_settings(club.guild.id, turn_seconds=DAY)
    return club


def calls(club: Club, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
    """The calls that stand in a channel."""
    return [each for each in club.messages(channel) if "your move" in read(each) or "for you:" in read(each)]


def no_old_edits(club: Club, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let Discord take no edit of a message older than an hour; return the messages of which it refuses one."""
    edit, refused = discord.PartialMessage.edit, list[int]()

    async def young_alone(message: discord.PartialMessage, **what: Any) -> discord.Message:
        if club.env.now() - message.created_at > timedelta(hours=1):
            refused.append(message.id)
            raise http_error(429, 30046)
        return await edit(message, **what)

    monkeypatch.setattr(discord.PartialMessage, "edit", young_alone)
    return refused


async def to_a_choice(club: Club, players: list[MemberActor], table: int = 1) -> MemberActor:
    """Wait a minute, and return who is waited for."""
    await club.env.advance_time(61)
    return await club.turn(players, table)


async def test_three_days_of_a_table(patient: Club, three: list[MemberActor]) -> None:
    club = patient
    board = await club.start(*three)
    asked: list[int] = []
    for turn in range(6):  # a decision each twelve hours
        who = await to_a_choice(club, three)
        (call,) = calls(club)
        assert f"<@{who.id}>" in read(call)
        asked.append(call.id)
        found = await club.slash(who, "tables")
        assert f"<#{club.channel.id}>" in answer(found)
        assert "Your turn began" in answer(found)
        assert "1 table waits for you: see `/tables`" in answer(await club.slash(who, "help"))
        await club.env.advance_time(12 * HOUR)
        assert [each.id for each in calls(club)] == [call.id], "nobody is called twice before the end is near"
        if turn == 3:
            await club.restart()
            assert [each.id for each in calls(club)] == [call.id]
        await club.play(who)
    assert len({*asked}) == 6
    (now,) = club.boards()
    assert now.id == board.id, "its age is no reason for another board"
    assert len(club._public(None)) <= MOST


@pytest.mark.soak
@pytest.mark.parametrize("apart", [12, 6])
async def test_a_week_of_a_table_leaves_few_messages_though_others_talk_there(
    patient: Club, three: list[MemberActor], apart: int
) -> None:
    club = patient
    await club.start(*three)
    begun = club.env.now()
    talk = club.member("Zoe")
    while club.env.now() - begun < timedelta(days=7) and (await club.table()).ending is None:
        for each in range(apart):
            await talk.send(club.channel, f"Good morning {each}")
        who = await to_a_choice(club, three)
        await club.env.advance_time(apart * HOUR - 61)
        left = [each for each in club._public(None) if "Good morning" not in read(each)]
        assert len(left) <= MOST, [read(each) for each in left]
        assert len(club.boards()) == 1
        await club.play(who)


@pytest.mark.parametrize("turns", [4, pytest.param(14, marks=pytest.mark.soak)])
async def test_days_without_edits_of_old_messages(
    patient: Club, three: list[MemberActor], turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing depends on them: members are called, find their hands and play, and nothing is posted in their place."""
    club = patient
    board = await club.start(*three)
    refused, played = no_old_edits(club, monkeypatch), set[int]()
    for turn in range(turns):
        who = await to_a_choice(club, three)
        assert [f"<@{who.id}>" in read(each) for each in calls(club)][-1:] == [True]
        await club.env.advance_time(12 * HOUR - 61)
        found = await club.slash(who, "tables")
        assert "Your turn began" in answer(found)
        hand = await club.click(who, found.response, "hand") if turn % 2 else None
        await (club.play(who) if hand is None else club.click(who, hand.response, "card"))
        played.add((await club.table()).decision)
        assert len(club.boards()) == 1
        assert len(club._public(None)) <= MOST
    assert board.id in refused
    assert len(played) == turns
    monkeypatch.undo()
    await club.env.advance_time(HOUR)
    board_now, shown = await club.table(), read(club.board())
    assert f"round {board_now.round} of" in shown


async def test_who_plays_at_once_is_not_called(patient: Club, three: list[MemberActor]) -> None:
    club = patient
    await club.start(*three)
    for _ in range(4):
        await club.env.advance_time(40)
        await club.play(await club.turn(three))
        assert not calls(club)


async def test_one_message_names_all_tables_that_wait(patient: Club, three: list[MemberActor]) -> None:
    """By direct message: `tests/cogs/post/test_days_of_two.py`."""
    club = patient
    other = club.guild.create_text_channel("more-games")

    def hand_at(where: ChannelHandle, who: MemberActor) -> ResponseMessage:
        hands = [each for each in club.direct(who.user) if "card" in verbs(each)]
        return next(each for each in reversed(hands) if f"<#{where.id}>" in read(each))

    def standing(who: MemberActor) -> list[ResponseMessage]:
        return [each for each in [*calls(club), *calls(club, other)] if f"<@{who.id}>" in read(each)]

    await club.start(*three)
    who = await to_a_choice(club, three)
    (first,) = standing(who)
    await club.env.advance_time(2 * HOUR)
    await club.slash(who, "newmarket start", other)
    for each in three:
        if each is not who:
            await club.click(each, club.board(other), "join")
    await club.click(who, club.board(other), "start")
    await club.env.advance_time(61)
    for _ in range(20):
        there = await club.turn(three, 2)
        if there is who:
            break
        await club.click(there.user, hand_at(other, there), "card")
        await club.env.advance_time(61)
    (both,) = standing(who)
    assert both.id > first.id
    assert "2 tables wait for you" in read(both)
    assert f"<#{club.channel.id}>" in read(both)
    assert f"<#{other.id}>" in read(both)
    found = answer(await club.label(who, both, "My tables"))
    assert found.count("Your turn began") == 2
    await club.click(who.user, hand_at(club.channel, who), "card")
    for each in standing(who):
        assert f"<#{club.channel.id}>" not in read(each) or await club.turn(three) is who


async def test_what_tables_says_in_direct_messages_and_without_any(patient: Club, three: list[MemberActor]) -> None:
    club, ann = patient, three[0]
    assert "A day a turn" in answer(await club.slash(ann, "tables"))
    await club.start(*three)
    for each in three:
        found = await each.user.slash("tables")
        club.results.append(found)
        assert f"<#{club.channel.id}>" in answer(found)
    found = await club.slash(await club.turn(three), "tables")
    assert found.response.ephemeral
    assert "hand" in verbs(found.response)
    stranger = club.member("Zoe")
    assert "not at any table" in answer(await club.slash(stranger, "tables"))


async def test_a_hand_is_opened_and_played_from_direct_messages(patient: Club, three: list[MemberActor]) -> None:
    """*My hand* of `/tables` opens the hand of its table there, though that stands in a server's channel."""
    club = patient
    other = club.guild.create_text_channel("more-games")
    await club.start(*three)
    await club.slash(three[0], "newmarket start", other)
    for each in three[1:]:
        await club.click(each, club.board(other), "join")
    await club.click(three[0], club.board(other), "start")
    for table, where in ((2, other), (1, club.channel)):
        who = await club.turn(three, table)
        found = await who.user.slash("tables")
        club.results.append(found)
        (opens,) = [
            each["custom_id"]
            for each in components(found.response)
            if re.fullmatch(rf"nm:{table}:\d+:hand(:.*)?", each.get("custom_id", ""))
        ]
        assert labels(found.response).count("My hand") == 2
        hand = (await club.button(who.user, found.response, opens)).response
        assert f"<#{where.id}>" in read(hand)
        before = [(await club.table(each)).decision for each in (table, 3 - table)]
        await club.click(who.user, hand, "card")
        now = [(await club.table(each)).decision for each in (table, 3 - table)]
        assert now[0] > before[0]
        assert now[1] == before[1]

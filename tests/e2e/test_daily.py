"""The deal of the day by clicks: from the command to the shared row, for every day of the week."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import UserHandle

from bot.members.people import Actor
from cogs.calendar import Calendar as CalendarCog
from cogs.post.publisher import cog_of, publisher_of
from cogs.render.ids import DAY_TEMPLATE, DayId
from engine.shuffle import commitment, letters
from tests.e2e.club import BUTTON, Club, answer, components, labels, read
from tests.examples import ALL

MONDAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
ELSEWHERE = ("rules", "board", "fair", "today")


class Calendar:
    """What day it is."""

    def __init__(self) -> None:
        self.at = MONDAY

    def __call__(self) -> float:
        return self.at.timestamp()

    def days(self, more: int) -> None:
        self.at += timedelta(days=more)


@pytest.fixture
def calendar(club: Club, monkeypatch: pytest.MonkeyPatch) -> Calendar:
    calendar = Calendar()
    monkeypatch.setattr(club.bot.days, "clock", calendar)
    return calendar


def ways(message: Any) -> Iterator[tuple[str, DayId]]:
    """The buttons of a message that can be pressed, with what they mean."""
    for each in components(message):
        found = DAY_TEMPLATE.fullmatch(each.get("custom_id", ""))
        if each["type"] == BUTTON and found is not None and not each.get("disabled"):
            yield each["custom_id"], DayId.read(found)


def actor(who: MemberActor, club: Club) -> Actor:
    return Actor(who.id, who.user.name, None, guild=club.guild.id)


async def shown_in_channel(club: Club) -> None:
    """Wait until the channel's message says what it should."""
    await club.env.settle()
    while tasks := [each.task for each in cog_of(club.bot, CalendarCog)._jobs._slots.values() if each.task is not None]:
        await asyncio.wait(tasks)
    await club.env.settle()


async def press(club: Club, who: MemberActor, message: Any, verb: str, value: str = "") -> Any:
    """Press the button with a verb, and return what the presser sees then."""
    (found,) = [text for text, each in ways(message) if (each.verb, each.value) == (verb, value)]
    return await club.button(who, message, found)


async def play_on(club: Club, who: MemberActor | UserHandle, message: Any, random: Random) -> int:
    """Choose anything until the match is over; return how often."""
    pressed = 0
    while True:
        choices = [(text, each) for text, each in ways(message) if each.verb not in ELSEWHERE]
        if any(each.verb == "copy" for _, each in choices):
            return pressed
        assert choices, read(message)
        text, _ = random.choice(choices)
        await club.button(who, message, text)
        pressed += 1
        assert pressed < 400, read(message)


async def played(club: Club, who: MemberActor, seed: int = 1) -> Any:
    """Play today's deal from the command on, and return the message in which that was done."""
    shown = (await club.slash(who, "daily")).response
    assert shown is not None
    assert shown.ephemeral
    await press(club, who, shown, "begin")
    await play_on(club, who, shown, Random(seed))
    return shown


@pytest.mark.parametrize("weekday", range(7) if ALL else (2, 6))
async def test_a_day_is_played_from_the_command_to_its_result(
    club: Club, ann: MemberActor, calendar: Calendar, weekday: int
) -> None:
    calendar.days(weekday)
    before = len(club.env.http_requests)
    shown = await played(club, ann)
    asked = [each.path for each in club.env.http_requests[before:]]
    assert all(each.startswith(("/interactions/", "/webhooks/")) for each in asked), "no request counts"
    said = read(shown)
    assert "You're the first today" in said
    assert "🔥 **1** day in a row" in said
    assert {"Copy text", "Turning points", "Watch again", "Share here"} <= set(labels(shown))
    assert not club.messages(), "nobody else sees anything of it"


async def test_the_first_try_counts_and_the_channel_has_a_row_of_each(
    club: Club, ann: MemberActor, ben: MemberActor, calendar: Calendar
) -> None:
    calendar.days(4)
    shown = await played(club, ann)
    points = (await club.bot.attempts.look(actor(ann, club))).first
    assert points is not None
    await press(club, ann, shown, "share")
    await shown_in_channel(club)
    (message,) = club.messages()
    assert "**Ann**" not in read(message)
    assert "1. Ann" in read(message)
    await press(club, ann, shown, "again")
    assert "practice" in read(shown)
    await play_on(club, ann, shown, Random(9))
    assert "Practice: your first try counts." in read(shown)
    assert "Share here" not in labels(shown)
    theirs = await played(club, ben, seed=2)
    await press(club, ben, theirs, "share")
    await shown_in_channel(club)
    (message,) = club.messages()
    assert "Ben" in read(message)
    assert (await club.bot.attempts.look(actor(ann, club))).first == points
    begun = await press(club, ben, message, "today")
    assert "Place " in answer(begun), "who has played sees their result"


async def test_a_days_message_that_somebody_deleted_is_posted_anew(
    club: Club, ann: MemberActor, ben: MemberActor, calendar: Calendar
) -> None:
    calendar.days(4)
    await press(club, ann, await played(club, ann), "share")
    await shown_in_channel(club)
    (message,) = club.messages()
    await club.moderator().delete(message)
    await press(club, ben, await played(club, ben, seed=2), "share")
    await shown_in_channel(club)
    (anew,) = club.messages()
    assert anew.id != message.id
    assert {"Ann", "Ben"} <= set(read(anew).replace("\n", " ").split())


async def test_where_the_bot_may_not_write_nothing_is_shared(club: Club, ann: MemberActor, calendar: Calendar) -> None:
    calendar.days(4)
    shown = await played(club, ann)
    club.forbid(club.channel, send_messages=True)
    refused = await press(club, ann, shown, "share")
    assert "Send Messages" in answer(refused)
    assert club.messages() == []


async def test_a_day_that_is_over_takes_no_choice_and_the_next_one_goes_on_from_it(
    club: Club, ann: MemberActor, ben: MemberActor, calendar: Calendar
) -> None:
    calendar.days(3)
    ended = await played(club, ann)
    left = (await club.slash(ben, "daily")).response
    assert left is not None
    await press(club, ben, left, "begin")
    calendar.days(1)
    text = next(text for text, each in ways(left) if each.verb not in ELSEWHERE)
    refused = await club.button(ben, left, text)
    assert "That day is over" in answer(refused)
    shown = await played(club, ann)
    assert "🔥 **2** days in a row" in read(shown)
    theirs = await played(club, ben)
    assert "🔥 **1** day in a row" in read(theirs)
    assert "Best yesterday: Ann" in read(theirs)
    film = await club.label(ben, theirs, "Watch yesterday's best")
    assert "Step 1 of" in answer(film)
    board = await press(club, ann, shown, "board")
    assert "Ann" in answer(board)
    assert "You're the first today" in read(ended), "yesterday's message stays as it is"


async def test_turning_points_the_film_and_the_text_are_for_who_has_played(
    club: Club, ann: MemberActor, calendar: Calendar
) -> None:
    calendar.days(4)
    shown = await played(club, ann)
    points = await club.label(ann, shown, "Turning points")
    assert "Your turning points" in answer(points)
    film = await club.label(ann, shown, "Watch again")
    assert "Step 1 of" in answer(film)
    assert "Show everybody" not in labels(film.response), "others have still to play it"
    copied = await press(club, ann, shown, "copy")
    assert "📅 Newmarket" in answer(copied)


async def test_the_days_before_and_after_are_fixed_and_told(club: Club, ann: MemberActor, calendar: Calendar) -> None:
    shown = (await club.slash(ann, "daily")).response
    assert shown is not None
    fair = answer(await press(club, ann, shown, "fair"))
    fixed = await club.bot.days.fixed()
    assert letters(fixed.today) in fair
    assert letters(fixed.tomorrow) in fair
    calendar.days(1)
    later = (await club.slash(ann, "daily")).response
    told = await press(club, ann, later, "fair")
    assert letters(fixed.tomorrow) in answer(told)
    yesterday = (await club.bot.days.fixed()).yesterday
    assert yesterday is not None
    assert commitment(yesterday.secret) == fixed.today
    assert yesterday.secret.hex() in answer(told)
    handed = await press(club, ann, told.response, "proof")
    assert "verify" in answer(handed)


async def test_in_direct_messages_it_is_the_same_deal(club: Club, ann: MemberActor, calendar: Calendar) -> None:
    calendar.days(4)
    result = await ann.user.slash("daily")
    shown = result.response
    await club.button(ann.user, shown, str(DayId(calendar.at.date().isoformat(), "begin")))
    await play_on(club, ann.user, shown, Random(1))
    assert "You're the first today" in read(shown)
    assert "Share here" not in labels(shown)


async def test_where_an_admin_wants_it_a_message_stands_each_day(
    club: Club, ann: MemberActor, calendar: Calendar
) -> None:
    calendar.days(3)
    await played(club, ann)
    await club.bot.wallets.change_settings(club.guild.id, day_channel=club.channel.id)
    calendar.days(1)
    messages = cog_of(club.bot, CalendarCog)
    await messages._look_at_days()
    await shown_in_channel(club)
    (message,) = club.messages()
    assert "Yesterday: 🥇 Ann" in read(message)
    await played(club, ann)
    messages.shared(club.guild.id, club.channel.id)
    await shown_in_channel(club)
    (message,) = club.messages()
    assert "1. Ann" in read(message)


async def test_no_two_channels_share_the_nonce_of_a_days_message(
    club: Club, ann: MemberActor, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar.days(4)
    other, nonces = club.guild.create_text_channel("other"), []
    messenger = publisher_of(club.bot).messenger
    send = messenger.send

    async def noted(*more: Any, nonce: str = "", **options: Any) -> Any:
        nonces.append(nonce)
        return await send(*more, nonce=nonce, **options)

    monkeypatch.setattr(messenger, "send", noted)
    for channel in (club.channel, other):
        cog_of(club.bot, CalendarCog).shared(club.guild.id, channel.id)
    await shown_in_channel(club)
    assert len(set(nonces)) == 2
    assert all(len(each) <= 25 for each in nonces)


async def test_when_the_rules_change_the_rest_of_the_day_is_practice(
    club: Club, ann: MemberActor, ben: MemberActor, calendar: Calendar, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar.days(4)
    await played(club, ann)
    monkeypatch.setattr("bot.daily.days.engine_digest", lambda: "another")
    shown = (await club.slash(ben, "daily")).response
    assert "ranking is closed" in read(shown)
    await press(club, ben, shown, "begin")
    await play_on(club, ben, shown, Random(1))
    assert "ranking is closed" in read(shown)
    assert [each.name for each in await club.bot.day_boards.of_server(club.guild.id, "day")] == ["Ann"]


async def test_boards_and_statistics_tell_of_it(club: Club, ann: MemberActor, calendar: Calendar) -> None:
    calendar.days(3)
    await played(club, ann)
    calendar.days(1)
    await played(club, ann)
    for what in ("day", "week", "streak"):
        (row,) = await club.bot.day_boards.of_server(club.guild.id, what)
        assert row.name == "Ann"
    assert row.score == 2
    shown = answer(await club.slash(ann, "chips", board="days"))
    assert "Deal of the day" in shown
    stats = await club.slash(ann, "stats")
    assert "Deal of the day: 2 days" in answer(stats)

"""`/settings`: what members choose for themselves, once for all servers."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.members.preferences import CallsBy, CardsBy, HandsBy, Preferences, StatsFor
from tests.e2e.club import SELECT, Club, components, labels, read, refusal, walk


@pytest.fixture
def ann(club: Club) -> MemberActor:
    return club.member("Ann")


async def shown(club: Club, who: MemberActor, channel: ChannelHandle | None = None) -> Any:
    """Type the command, and return the message that only its author sees."""
    result = await club.slash(who, "settings", channel)
    assert result.ephemeral
    return result.response


def menus(message: Any) -> dict[str, dict[str, Any]]:
    found = [each for each in components(message) if each["type"] == SELECT]
    return {each["custom_id"].split(":")[1]: each for each in found}


def chosen(message: Any) -> list[str]:
    """What the menus of a message show without being opened."""
    return [option["label"] for menu in menus(message).values() for option in menu["options"] if option.get("default")]


async def choose(club: Club, who: MemberActor, message: Any, setting: str, choice: str) -> Any:
    result = await who.select(message, [choice], custom_id=menus(message)[setting]["custom_id"])
    club.results.append(result)
    return result


async def test_what_holds_to_begin_with_is_shown_to_its_member_alone(club: Club, ann: MemberActor) -> None:
    message = await shown(club, ann)
    assert chosen(message) == [
        "By direct message",
        "As pictures",
        "Mention me in the channel",
        "Off until I turn it on",
        "Everybody may see mine",
        "As in Discord",
    ]
    text = read(message)
    assert "Your settings" in text
    assert "every server" in text
    assert club.told() == ""
    assert await club.wallet(ann) is None, "looking costs and brings nothing"


async def test_choosing_shows_the_new_state_in_the_same_message(club: Club, ann: MemberActor) -> None:
    message = await shown(club, ann)
    for setting, choice, label in (
        ("hands", "button", "Only under My hand"),
        ("calls", "never", "Don't remind me"),
        ("follow", "on", "On from the start"),
        ("cards", "text", "As text"),
        ("calls", "direct", "Send me a direct message"),
        ("stats", "hidden", "Only I see mine"),
    ):
        result = await choose(club, ann, message, setting, choice)
        assert result.response.id == message.id
        assert label in chosen(message)
    assert chosen(message) == [
        "Only under My hand",
        "As text",
        "Send me a direct message",
        "On from the start",
        "Only I see mine",
        "As in Discord",
    ]
    prefers = await club.bot.preferences.get(ann.id)
    assert prefers == Preferences(
        HandsBy.BUTTON, CallsBy.DIRECT, follow=True, cards=CardsBy.TEXT, stats=StatsFor.ONESELF
    )
    assert len(club.private(ann)) == 1


async def test_the_menus_work_after_a_restart_and_in_every_server(club: Club, ann: MemberActor) -> None:
    message = await shown(club, ann)
    await club.restart()
    await choose(club, ann, message, "hands", "button")
    assert "Only under My hand" in chosen(message)
    other = club.env.create_guild("Another club")
    there = other.create_text_channel("games")
    assert "Only under My hand" in chosen(await shown(club, other.add_member(ann.user), there))
    assert chosen(await shown(club, club.member("Ben")))[0] == "By direct message"


async def test_what_can_no_longer_be_chosen_is_refused_with_a_sentence(club: Club, ann: MemberActor) -> None:
    """As from a message of a version that offered more."""
    message = await shown(club, ann)
    stored = club.env.backend.get_message(message.channel_id, message.id)
    for each in walk(stored.components):
        for option in each.get("options", ()):
            option["value"] = "pigeon" if option["value"] == "button" else option["value"]
    text = refusal(await choose(club, ann, message, "hands", "pigeon"))
    assert "`/settings`" in text
    assert await club.bot.preferences.get(ann.id) == Preferences()


async def test_who_sits_in_a_lobby_already_begins_as_they_choose_now(club: Club, ann: MemberActor) -> None:
    ben, clara = club.member("Ben"), club.member("Clara")
    await club.open(ann, ben, clara)
    await choose(club, ben, await shown(club, ben), "follow", "on")
    await club.click(ann, club.board(), "start")
    assert "Follow for me: on" in labels(club.direct(ben.user)[-1])
    assert "Follow for me: off" in labels(club.direct(ann.user)[-1])


async def test_a_hand_knows_where_its_member_wants_it_in_the_middle_of_a_match(club: Club, ann: MemberActor) -> None:
    await club.start(ann, computers=2)
    message = await shown(club, ann)
    await choose(club, ann, message, "hands", "button")
    await choose(club, ann, message, "calls", "never")
    hand = await club.bot.tables.hand(1, ann.id)
    assert (hand.direct, hand.calls) == (False, CallsBy.NEVER)


async def test_being_forgotten_takes_the_settings_with_it(club: Club, ann: MemberActor) -> None:
    message = await shown(club, ann)
    await choose(club, ann, message, "hands", "button")
    asked = await club.slash(ann, "chips", show="forget")
    assert "personal settings will be deleted, for every server" in read(asked.response)
    (red,) = [each for each in components(asked.response) if each.get("custom_id", "").startswith("forget:")]
    club.results.append(await ann.click(asked.response, custom_id=red["custom_id"]))
    assert chosen(await shown(club, ann))[0] == "By direct message"
    assert await club.bot.preferences.get(ann.id) == Preferences()

"""Look through anybody's eyes in the demo, and their own hand is in the channel, in their language."""

import discord

from bot.cli.demo_page import open_hands, speak
from tests.e2e.club import Club, read
from tests.e2e.test_newyork import begin


async def test_everybody_at_the_table_has_their_hand_in_the_channel_once(club: Club) -> None:
    ann, ben, clara, zoe = viewers = [club.member(name) for name in ("Ann", "Ben", "Clara", "Zoe")]
    await club.open(ann, ben, clara)
    await open_hands(club.env, club.bot, club.channel, viewers)
    assert not any(club.private(each) for each in viewers), "a lobby has no hands"
    await club.click(ann, club.board(), "start")
    for _ in range(2):
        await open_hands(club.env, club.bot, club.channel, viewers)
        await club.env.settle()
    for each in (ann, ben, clara):
        (hand,) = club.private(each)
        assert "Your hand" in read(hand)
    assert club.private(zoe) == []


async def test_a_hand_of_new_york_is_opened_once_and_stays(club: Club) -> None:
    ann, ben = viewers = [club.member(name) for name in ("Ann", "Ben")]
    await begin(club, ann, ben)
    await open_hands(club.env, club.bot, club.channel, viewers)
    await club.env.settle()
    before = [each.id for viewer in viewers for each in club.private(viewer)]
    await open_hands(club.env, club.bot, club.channel, viewers)
    await club.env.settle()
    assert [each.id for viewer in viewers for each in club.private(viewer)] == before, "a press on it is not lost"


async def test_everybody_in_the_demo_is_offered_commands_in_their_language(club: Club) -> None:
    ann, ben = club.member("Ann"), club.member("Ben")
    (settings,) = (each for each in club.env.backend.commands[None].values() if each["name"] == "settings")
    settings["description_localizations"] = {"de": "Wie du deine Karten bekommst"}
    choice = {"name": "All", "value": "a", "name_localizations": {"de": "Alle"}}
    settings["options"] = [{"type": 3, "name": "show", "description": "x", "choices": [choice]}]
    speak(club.env, {ann.id: "de"}, "nl")

    def offered(member: int) -> list[str]:
        found = club.env.backend.visible_commands(user_id=member, channel_id=club.channel.id)
        (shown,) = (each for each in found if each["name"] == "settings")
        return [shown["description"], shown["options"][0]["name"], shown["options"][0]["choices"][0]["name"]]

    assert offered(ann.id) == ["Wie du deine Karten bekommst", "show", "Alle"]
    assert offered(ben.id) == [settings["description"], "show", "All"]


async def test_everybody_in_the_demo_has_a_language_of_their_own_and_the_server_one(club: Club) -> None:
    ann, ben, zoe = (club.member(name) for name in ("Ann", "Ben", "Zoe"))
    heard: dict[str, tuple[str, str]] = {}

    async def on_interaction(interaction: discord.Interaction) -> None:
        heard[interaction.user.name] = (str(interaction.locale), str(interaction.guild_locale))

    club.bot.add_listener(on_interaction)
    speak(club.env, {ann.id: "de", ben.id: "nl"}, "fr")
    await club.open(ann, ben, zoe)
    assert list(heard.values()) == [("de", "fr"), ("nl", "fr"), ("fr", "fr")]

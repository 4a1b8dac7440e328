"""The deck in the offline Discord: uploaded at the start, shown everywhere, and text where it is not there."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest
from simcord.actors import MemberActor

from art import names
from bot.settings import Settings
from tests.e2e.club import Club, components, quick_settings, read, refusal, same_deals
from tests.e2e.faults import refuse
from tests.strict.strict import Strict

PICTURE = re.compile(r"<:(\w+):(\d+)>")
SYMBOL = re.compile("[♠♥♦♣]")


@pytest.fixture
def settings(file: Path) -> Settings:
    return quick_settings(file, pictures=True, picture_pause=0)


def named(club: Club) -> dict[str, int]:
    return {each.name: each.id for each in club.env.backend.application_emojis.values()}


def pictures(message: object) -> set[str]:
    """The names of the pictures in a message's texts and buttons, each with the id that the deck has for it."""
    found = {name for name, _ in PICTURE.findall(read(message))}
    return found | {
        emoji["name"] for each in components(message) if (emoji := each.get("emoji") or {}) and emoji.get("id")
    }


async def choose(club: Club, who: MemberActor, cards: str) -> None:
    """Let a member choose how their cards look."""
    message = (await club.slash(who, "settings")).response
    (menu,) = [each for each in components(message) if each.get("custom_id", "").startswith("mine:cards:")]
    club.results.append(await who.select(message, [cards], custom_id=menu["custom_id"]))
    await club.env.settle()


async def test_the_whole_deck_is_uploaded_and_shown(club: Club) -> None:
    ann, ben, clara = (club.member(name) for name in ("Ann", "Ben", "Clara"))
    assert named(club).keys() == set(names.EVERY)
    assert club.bot.deck.ids == named(club)
    await club.start(ann, ben, clara)
    hand = club.direct(ann.user)[-1]
    assert len(pictures(hand)) > 5
    assert not SYMBOL.search(read(hand))
    assert pictures(club.board())
    posted = [each for each in club.env.http_requests if each.method == "POST" and each.path.endswith("/emojis")]
    await club.restart()
    assert club.bot.deck.ids == named(club)
    again = [each for each in club.env.http_requests if each.method == "POST" and each.path.endswith("/emojis")]
    assert len(posted) == len(again) == len(names.EVERY)


async def test_an_emoji_that_is_removed_by_hand_while_playing_means_text_and_comes_again(
    club: Club, strict: Strict
) -> None:
    ann, ben, clara = (club.member(name) for name in ("Ann", "Ben", "Clara"))
    await club.start(ann, ben, clara)
    hands = {hand.member: hand for hand in await club.bot.tables.hands(1)}
    (acting,) = [each for each in (ann, ben, clara) if hands[each.id].acting]
    shown = club.direct(acting.user)[-1]
    gone = named(club)
    for name in names.EVERY:
        club.env.backend.delete_application_emoji(gone[name])
    await club.click(acting.user, shown, "hint")
    await club.env.settle()
    assert strict.refused, "the offline Discord refuses buttons with an emoji that is not there"
    strict.refused.clear()
    assert named(club).keys() == set(names.EVERY)
    assert not set(named(club).values()) & set(gone.values())
    club.bot.tables.show_anew()
    await club.env.settle()
    hand = club.direct(acting.user)[-1]
    assert pictures(hand)
    ids = {int(number) for _, number in PICTURE.findall(read(hand))}
    assert ids <= set(named(club).values())


async def test_members_and_servers_choose_and_see_it_at_once(club: Club) -> None:
    ann, ben, clara = (club.member(name) for name in ("Ann", "Ben", "Clara"))
    await club.start(ann, ben, clara)
    assert pictures(club.direct(ann.user)[-1])
    await choose(club, ann, "text")
    assert not pictures(club.direct(ann.user)[-1])
    assert SYMBOL.search(read(club.direct(ann.user)[-1]))
    assert pictures(club.direct(ben.user)[-1])
    assert pictures(club.board())
    await choose(club, ben, "four_colour")
    cards = {each for each in pictures(club.direct(ben.user)[-1]) if "_of_" in each}
    assert any(each.endswith(names.FOUR_COLOUR) for each in cards)
    role = club.guild.create_role("Treasurer", permissions=discord.Permissions(manage_guild=True))
    olga = club.member("Olga", roles=[role])
    assert "Boards show cards as text." in read((await club.slash(olga, "bank settings", cards="text")).response)
    await club.env.settle()
    assert not pictures(club.board())


async def test_a_refusal_shows_its_card_as_the_board_does(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    same_deals(monkeypatch)
    players = [club.member(name) for name in ("Ann", "Ben", "Clara")]
    await club.start(*players)
    board = await club.play_until(players, lambda board: board.view is not None and board.view.wanted is not None)
    holder = await club.turn(players)
    other = next(each for each in players if each is not holder)
    said = refusal(await club.click(other, club.board(), "next"))
    assert PICTURE.search(said)[1] == names.card_name(board.view.wanted)
    assert not SYMBOL.search(said)


async def test_where_discord_takes_no_pictures_everything_is_text_and_one_line_says_why(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben, clara = (club.member(name) for name in ("Ann", "Ben", "Clara"))
    for number in named(club).values():
        club.env.backend.delete_application_emoji(number)
    refuse(club, "POST", f"/applications/{club.bot.application_id}/emojis", 403, 50013)
    await club.restart()
    assert club.bot.deck.ids == {}
    await club.start(ann, ben, clara)
    for message in (club.direct(ann.user)[-1], club.board()):
        assert not pictures(message)
        assert SYMBOL.search(read(message))
    lines = [each.getMessage() for each in caplog.records if each.name.startswith("bot.deck")]
    assert [line for line in lines if "cards are shown as text" in line] == [
        "Discord does not take the deck's pictures, and cards are shown as text (403, 50013: Refused)"
    ]

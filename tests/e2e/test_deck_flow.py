"""The deck in the offline Discord: uploaded at the start, shown everywhere, and text where it is not there."""

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from art import names
from bot.settings import Settings
from tests.cogs.render.pictures import IDS
from tests.e2e.club import Club, components, quick_settings, read

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
    await club.pick(who, (await club.slash(who, "settings")).response, "mine:cards:", cards)
    await club.env.settle()


async def test_the_whole_deck_is_uploaded_once_and_shown_as_members_and_servers_choose(
    club: Club, three: list[MemberActor], admin: MemberActor
) -> None:
    ann, ben, _ = three
    assert named(club).keys() == IDS.keys()
    assert club.bot.deck.ids == named(club)
    await club.start(*three)
    hand = club.direct(ann.user)[-1]
    assert len(pictures(hand)) > 5
    assert not SYMBOL.search(read(hand))
    assert pictures(club.board())
    await club.restart()
    assert club.bot.deck.ids == named(club)
    uploads = [each for each in club.env.http_requests if each.method == "POST" and each.path.endswith("/emojis")]
    assert len(uploads) == len(IDS)

    await choose(club, ann, "text")
    assert not pictures(club.direct(ann.user)[-1])
    assert SYMBOL.search(read(club.direct(ann.user)[-1]))
    assert pictures(club.direct(ben.user)[-1])
    assert pictures(club.board())
    await choose(club, ben, "four_colour")
    cards = {each for each in pictures(club.direct(ben.user)[-1]) if "_of_" in each}
    assert any(each.endswith(names.FOUR_COLOUR) for each in cards)
    assert "Cards on boards: text" in read((await club.slash(admin, "bank settings", cards="text")).response)
    await club.env.settle()
    assert not pictures(club.board())

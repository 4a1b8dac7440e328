"""A table of members with different languages: each reads their own, and the channel reads its own.

Every sentence is marked with its language here, as far as it is translated or not: what a message says outside of these
marks is names, numbers and cards.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, components, read
from tests.e2e.test_help import join
from tests.marked import languages_of, marking

NAMES = frozenset({"Ann", "Ben", "Clara", "Fleur", "English", "Deutsch", "Nederlands"})


@pytest.fixture(autouse=True)
def marked() -> Iterator[None]:
    """German and Dutch are known by their marks."""
    with marking():
        yield


def speaks(club: Club, locales: Mapping[int, str]) -> None:
    """Let Discord tell with each click in which language its member has it."""
    emit = club.env.backend.emit

    def with_locale(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = payload["member"]["user"] if "member" in payload else payload["user"]
            payload = {**payload, "locale": locales.get(int(who["id"]), "en-GB")}
        emit(event, payload)

    club.env.backend.emit = with_locale  # type: ignore[method-assign]


def languages_in(message: ResponseMessage) -> set[str]:
    """The languages of all that can be read of a message."""
    texts = [read(message)]
    for each in components(message):
        texts += [each.get("label") or "", each.get("placeholder") or ""]
        for option in each.get("options") or []:
            texts += [option["label"], option.get("description") or ""]
    return languages_of("\n".join(texts), NAMES)


async def choose(club: Club, who: MemberActor, command: str, menu: str, choice: str) -> None:
    """Choose in a menu of languages that a command shows."""
    await club.pick(who, (await club.slash(who, command)).response, menu, choice)


async def test_each_member_and_the_channel_read_their_own_language_as_discord_tells_it_and_as_they_choose(
    club: Club, admin: MemberActor
) -> None:
    """Who reads which is in `tests/cogs/post/test_readers.py`."""
    ann, ben, clara, fleur = (club.member(name) for name in ("Ann", "Ben", "Clara", "Fleur"))
    speaks(club, {ben.id: "de", clara.id: "nl", fleur.id: "fr"})
    await club.start(ann, ben, clara, fleur)

    async def reads(channel: str, *languages: str) -> None:
        """Look at the board, and at the hand of everybody, while one of them plays."""
        await club.env.settle()
        assert languages_in(club.board()) == {channel}
        for who, language in zip((ann, ben, clara, fleur), languages, strict=True):
            assert languages_in(club.direct(who.user)[-1]) == {language}, who.name
        await club.play(await club.turn([ann, ben, clara, fleur]))

    await reads("en", "en", "de", "nl", "en")
    club.env.backend.edit_guild(club.guild.id, {"preferred_locale": "de"})
    await club.env.settle()
    await club.my_hand(clara)
    assert languages_in(club.private(clara)[-1]) == {"nl"}
    await reads("de", "en", "de", "nl", "en")
    await choose(club, ben, "settings", "mine:locale", "nl")
    await club.slash(admin, "bank settings", language="nl")
    await reads("nl", "en", "nl", "nl", "en")
    await club.restart()
    await reads("nl", "en", "nl", "nl", "en")
    await choose(club, admin, "bank settings", "bank:language", "de")
    await choose(club, ben, "settings", "mine:locale", "discord")
    await reads("de", "en", "de", "nl", "en")
    refused = await club.slash(ben, "newyork start")
    assert languages_in(refused.response) == {"de"}
    assert languages_in((await club.slash(clara, "stats")).response) == {"nl"}


async def test_a_server_is_greeted_in_its_own_language(club: Club) -> None:
    club.env.backend.edit_guild(club.guild.id, {"preferred_locale": "nl"})
    await join(club)
    (greeting,) = club.messages()
    assert languages_in(greeting) == {"nl"}

"""A table of members with different languages: each reads their own, and the channel reads its own.

Every sentence is marked with its language here, as far as it is translated or not: what a message says outside of these
marks is names, numbers and cards.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.e2e.club import Club, components, read, verbs
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


class Evening:
    """The members of a table, and the languages in which they and their channel should read."""

    def __init__(self, club: Club, **members: tuple[MemberActor, str]) -> None:
        self.club = club
        self.members = [member for member, _ in members.values()]
        self.reads = {member.id: language for member, language in members.values()}
        self.channel, self._since, self._board = "", 0, 0
        self.judged = 0

    def public(self, language: str) -> None:
        """Expect a language in the board, and in what is told from now on."""
        self.channel, self._since = language, max((each.id for each in self.club.messages()), default=0)

    async def judge(self) -> None:
        """Look at all that is public, and at the latest that each member has."""
        if (await self.club.table()).ending is None:
            self._board = self.club.board().id
        for public in self.club.messages():
            if public.id == self._board or public.id > self._since:
                assert languages_in(public) == {self.channel}, read(public)
        for each in self.members:
            for message in [*self.club.direct(each.user)[-1:], *self.club.private(each)[-1:]]:
                assert languages_in(message) == {self.reads[each.id]}, (each.id, read(message))
                self.judged += 1

    async def play(self, cards: int) -> None:
        """Play some cards, and look at everything after each."""
        for _ in range(cards):
            if (await self.club.table()).ending is not None:
                return
            who = await self.club.turn(self.members)
            direct, *private = [*self.club.direct(who.user)[-1:], *self.club.private(who)[-1:]]
            if "card" in verbs(direct):
                await self.club.click(who.user, direct, "card")
            else:
                await self.club.click(who, private[0], "card")
            await self.judge()


async def choose(club: Club, who: MemberActor, command: str, menu: str, choice: str) -> None:
    """Choose in a menu of languages that a command shows."""
    await club.pick(who, (await club.slash(who, command)).response, menu, choice)


async def test_a_whole_match_where_each_member_reads_their_own_language(
    club: Club, admin: MemberActor, one_round: None
) -> None:
    ann, ben, clara, fleur = (club.member(name) for name in ("Ann", "Ben", "Clara", "Fleur"))
    speaks(club, {ben.id: "de", clara.id: "nl", fleur.id: "fr"})
    evening = Evening(club, ann=(ann, "en"), ben=(ben, "de"), clara=(clara, "nl"), fleur=(fleur, "en"))
    evening.public("en")
    await club.start(ann, ben, clara, fleur)
    await evening.judge()
    club.env.backend.edit_guild(club.guild.id, {"preferred_locale": "de"})
    await club.env.settle()
    evening.public("de")
    await club.my_hand(clara)
    await evening.judge()
    await evening.play(4)

    await choose(club, ben, "settings", "mine:locale", "nl")
    evening.reads[ben.id] = "nl"
    await club.env.settle()
    await evening.judge()
    await club.slash(admin, "bank settings", language="nl")
    evening.public("nl")
    await club.env.settle()
    await evening.judge()
    await evening.play(3)
    await club.slash(ben, "newyork start")  # which is refused, with a sentence
    await evening.judge()

    await club.restart()
    await club.env.settle()
    await evening.judge()
    await choose(club, admin, "bank settings", "bank:language", "de")
    evening.public("de")
    await choose(club, ben, "settings", "mine:locale", "discord")
    evening.reads[ben.id] = "de"
    await club.env.settle()
    await evening.judge()
    await evening.play(100)
    assert (await club.table()).ending is not None
    stats = (await club.slash(clara, "stats")).response
    share = next(each["custom_id"] for each in components(stats) if ":share:" in each.get("custom_id", ""))
    await club.button(clara, stats, share)
    await club.env.settle()
    await evening.judge()
    assert evening.judged > 100


async def test_a_server_is_greeted_in_its_own_language(club: Club) -> None:
    club.env.backend.edit_guild(club.guild.id, {"preferred_locale": "nl"})
    await join(club, club.guild)
    (greeting,) = club.messages()
    assert languages_in(greeting) == {"nl"}

"""Members who have installed the bot for themselves: what they can do in servers that it is not in, seen by them alone.

Direct messages are the same to the bot, but for the invitation to the server.
"""

from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.ops.permissions import INVITED_WITH
from cogs.render.ids import LEARN_TEMPLATE, LearnId
from tests.e2e.club import SELECT, Club, answer, components, labels, pictures, read, refusal

NOT_HERE = "I'm not a member of this server, so that doesn't work here."
FOLLOW_UPS = 5
"""So many an interaction has where a member has installed the bot for themselves alone."""

pytestmark = pytest.mark.usefixtures("one_round")


@pytest.fixture
async def ann(club: Club, ann: MemberActor) -> MemberActor:
    """Ann, who has played a match in the club."""
    await club.start(ann, computers=2)
    await club.finish(ann)
    return ann


class Abroad:
    """A server that the bot is not in, where members use what they have installed for themselves."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.guild = club.env.create_guild("Elsewhere")
        self.channel = self.guild.create_text_channel("chat")
        club.env.backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})
        club.abroad.add(self.guild.id)

    def comes(self, who: MemberActor) -> MemberActor:
        return self.guild.add_member(who.user)

    async def slash(self, who: MemberActor, name: str, **options: Any) -> InteractionResult:
        """Type a command; the answer is for its author alone, and has few follow-ups."""
        return self.seen(await self.club.slash(who, name, self.channel, **options))

    def seen(self, result: InteractionResult) -> InteractionResult:
        assert result.response is not None
        assert result.response.ephemeral
        assert len(result.followups) <= FOLLOW_UPS
        return result

    async def press(self, who: MemberActor, result: InteractionResult, custom_id: str) -> InteractionResult:
        pressed = await self.club.button(who, result.response, custom_id)
        assert not pressed.followups, "an answer in the message is no follow-up"
        return pressed


@pytest.fixture
async def abroad(club: Club) -> Abroad:
    there = Abroad(club)
    await club.env.settle()
    return there


async def test_help_says_what_works_there_and_how_to_get_tables(club: Club, abroad: Abroad, ann: MemberActor) -> None:
    for helped in (await abroad.slash(abroad.comes(ann), "help"), await ann.user.slash("help")):
        said = answer(abroad.seen(helped))
        for command in ("`/newmarket learn`", "`/newmarket replay`", "`/stats`", "`/settings`"):
            assert command in said
        assert "Tables need a server that I'm a member of: [Invite me](<https://" in said
        assert labels(helped.response) == ["Learn in two minutes", "Deal of the day", "Fair deals"]


async def test_a_lesson_is_gone_through_there(club: Club, abroad: Abroad) -> None:
    pupil = abroad.comes(club.member("Dora"))
    result = await abroad.slash(pupil, "newmarket learn")
    ids = [LEARN_TEMPLATE.fullmatch(each.get("custom_id", "")) for each in components(result.response)]
    at = max((LearnId.read(each) for each in ids if each is not None), key=lambda each: each.step)
    assert "step 1 of" in read(result.response)
    await abroad.press(pupil, result, str(at))
    assert "step 2 of" in read(result.response)
    async with club.bot.database.reading() as work:
        assert await work.people.servers(pupil.id) == []


async def test_ones_own_matches_are_watched_there(club: Club, abroad: Abroad, ann: MemberActor) -> None:
    here = abroad.comes(ann)
    asked = await abroad.slash(here, "newmarket replay")
    (option,) = next(each for each in components(asked.response) if each["type"] == SELECT)["options"]
    await club.pick(here, asked.response, "films:match:", option["value"])
    assert "Step 1 of" in read(asked.response)
    assert not [each for each in components(asked.response) if ":post:" in each.get("custom_id", "")]
    await club.label(here, asked.response, "Next")
    assert "Step 2 of" in read(asked.response)
    assert "no finished match" in refusal(await abroad.slash(abroad.comes(club.member("Dirk")), "newmarket replay"))


async def test_settings_are_chosen_there_by_members_whom_a_server_knows(
    club: Club, abroad: Abroad, ann: MemberActor
) -> None:
    here, stranger = abroad.comes(ann), abroad.comes(club.member("Dora"))
    shown = await abroad.slash(here, "settings")
    await club.pick(here, shown.response, "mine:hands:", "button")
    assert (await club.bot.preferences.get(ann.id)).hands == "button"
    assert "I keep settings once you've used a command of mine" in refusal(await abroad.slash(stranger, "settings"))
    async with club.bot.database.reading() as work:
        assert await work.people.servers(stranger.id) == []


async def test_statistics_are_added_up_there_and_are_ones_own(club: Club, abroad: Abroad, ann: MemberActor) -> None:
    here, ben = abroad.comes(ann), abroad.comes(club.member("Ben"))
    for shown in (await abroad.slash(here, "stats"), await ann.user.slash("stats")):
        (alt,) = pictures(abroad.seen(shown).response)
        assert alt.startswith("Ann (All games · all time · from 1 server). ")
        assert "of 1 match" in alt
        assert labels(shown.response) == []
    shown = await abroad.slash(here, "stats")
    await club.pick(here, shown.response, "stats:game:", "new-york")
    assert "No matches here" in read(shown.response)
    await club.pick(here, shown.response, "stats:game:", "all")
    assert pictures(shown.response)
    assert "in any server that I'm a member of yet" in answer(await abroad.slash(ben, "stats"))
    for others in ({"member": ben}, {"versus": ben}):
        assert NOT_HERE in refusal(await abroad.slash(here, "stats", **others))


async def test_what_needs_a_server_says_so_there_with_the_invitation(
    club: Club, abroad: Abroad, ann: MemberActor
) -> None:
    here, before = abroad.comes(ann), len((await club.books())["tables"])
    since = len(club.env.http_requests)
    for command in ("newmarket start", "newyork start", "newmarket rules", "newmarket hand", "newmarket record"):
        said = refusal(await abroad.slash(here, command))
        assert said.startswith(NOT_HERE)
        assert f"guild_id={abroad.guild.id}" in said
        assert f"permissions={INVITED_WITH.value}" in said
    assert len((await club.books())["tables"]) == before
    assert not [each for each in club.env.http_requests[since:] if each.path.startswith("/guilds")]

"""What members prefer: chosen once, valid in every server, and at the tables where they sit at once."""

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from bot.members.people import Actor
from bot.members.preferences import CallsBy, CardsBy, HandsBy, Preferences, choices
from bot.refusals import NoSuchChoice
from bot.tables.views import Hand
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.marked import catalogues_in
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

ELSEWHERE = {"guild": GUILD + 1, "channel": 71}


async def hand_of(club: Club, table: int, who: Actor) -> Hand:
    return await club.tables.queries.hand(table, who.member)


async def test_members_who_have_chosen_nothing_are_written_to_called_by_mention_and_play_themselves(club: Club) -> None:
    assert await club.preferences.get(BEN.member) == Preferences(HandsBy.DIRECT, CallsBy.MENTION, follow=False)
    hand = await hand_of(club, await club.open(ANN, BEN), BEN)
    assert (hand.prefers, hand.follow) == (Preferences(), False)


async def test_one_choice_leaves_the_others_as_they_are_and_a_restart_forgets_none(club: Club) -> None:
    await club.preferences.choose(BEN.member, "hands", "button")
    await club.preferences.choose(BEN.member, "calls", "never")
    assert await club.preferences.choose(BEN.member, "calls", "direct") == Preferences(
        HandsBy.BUTTON, CallsBy.DIRECT, follow=False
    )
    await club.restart()
    assert await club.preferences.get(BEN.member) == Preferences(HandsBy.BUTTON, CallsBy.DIRECT, follow=False)
    assert await club.preferences.get(ANN.member) == Preferences()


@pytest.mark.usefixtures("three_languages")
async def test_every_choice_can_be_made_and_is_what_is_read(club: Club) -> None:
    for setting in (each.name for each in fields(Preferences)):
        assert len(choices(setting)) >= 2
        for text, value in choices(setting).items():
            assert getattr(await club.preferences.choose(BEN.member, setting, text), setting) == value
            assert getattr(await club.preferences.get(BEN.member), setting) == value


@pytest.mark.parametrize(
    ("setting", "choice"), [("hands", "pigeon"), ("looks", "direct"), ("follow", ""), ("locale", "tlh")]
)
async def test_what_cannot_be_chosen_is_refused_and_changes_nothing(club: Club, setting: str, choice: str) -> None:
    await club.preferences.choose(BEN.member, "calls", "never")
    with pytest.raises(NoSuchChoice):
        await club.preferences.choose(BEN.member, setting, choice)
    assert await club.preferences.get(BEN.member) == Preferences(calls=CallsBy.NEVER)


async def test_hands_tell_what_their_members_prefer_in_every_server(club: Club) -> None:
    await club.preferences.choose(BEN.member, "hands", "button")
    await club.preferences.choose(BEN.member, "calls", "direct")
    await club.preferences.choose(BEN.member, "cards", "four_colour")
    for table in (await club.open(ANN, BEN), await club.open(ANN, BEN, **ELSEWHERE)):
        ann, ben = await club.tables.queries.hands(table)
        assert ann.prefers == Preferences()
        assert ben.prefers == Preferences(HandsBy.BUTTON, CallsBy.DIRECT, cards=CardsBy.FOUR_COLOUR)


async def test_a_choice_is_shown_at_once_wherever_its_member_sits_and_nowhere_else(club: Club) -> None:
    here, there = await club.open(ANN, BEN), await club.open(BEN, **ELSEWHERE)
    other = await club.open(ANN, channel=72)
    seen = len(club.audience.changes)
    await club.preferences.choose(BEN.member, "hands", "button")
    assert sorted(club.audience.changes[seen:]) == [here, there]
    await club.preferences.choose(BEN.member, "hands", "button")
    assert len(club.audience.changes) == seen + 2, "nothing has changed"
    assert other not in club.audience.changes[seen:]


# --- follow for me ------------------------------------------------------------------------------------------------


async def sits_down_in_a_lobby(club: Club) -> int:
    return await club.open(ANN, BEN)


async def opens_a_table(club: Club) -> int:
    return await club.open(BEN, ANN)


async def takes_a_seat(club: Club) -> int:
    table = await club.begin(ANN, CLARA, computers=1)
    await club.to_the_end_of_the_round(table)
    await club.take_seat(table, BEN)
    return table


@pytest.mark.parametrize("begin", [sits_down_in_a_lobby, opens_a_table, takes_a_seat])
@pytest.mark.parametrize("choice", ["on", "off"])
async def test_following_begins_as_it_was_chosen(club: Club, begin: Callable[..., object], choice: str) -> None:
    await club.preferences.choose(BEN.member, "follow", choice)
    table = await begin(club)  # type: ignore[misc]
    assert [hand.member for hand in await club.tables.queries.hands(table) if hand.follow] == [BEN.member] * (
        choice == "on"
    )
    assert (await hand_of(club, table, ANN)).follow is False


async def test_it_is_chosen_for_a_match_that_has_not_begun_and_not_for_one_that_is_played(club: Club) -> None:
    lobby, match = await club.open(ANN, BEN), await club.open(BEN, CLARA, computers=1, channel=72)
    await club.start(match, BEN)
    await club.preferences.choose(BEN.member, "follow", "on")
    assert (await hand_of(club, lobby, BEN)).follow
    assert not (await hand_of(club, match, BEN)).follow
    assert not (await hand_of(club, lobby, ANN)).follow
    await club.preferences.choose(BEN.member, "hands", "button")
    assert (await hand_of(club, lobby, BEN)).follow, "another choice leaves it as it is"
    await club.preferences.choose(BEN.member, "follow", "off")
    assert not (await hand_of(club, lobby, BEN)).follow
    await club.tables.match.set_follow(match, BEN, True, club.click())
    await club.stop(match)
    later = await club.open(BEN, CLARA, computers=1, channel=72)
    assert not (await hand_of(club, later, BEN)).follow, "what is pressed at a table ends with its match"


async def test_who_chooses_it_again_has_it_where_the_first_time_came_to_nothing(
    club: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lobby = await club.open(ANN, BEN)
    with monkeypatch.context() as failing:
        failing.setattr("bot.tables.service.writer.Writer.perform", None)
        with pytest.raises(TypeError):
            await club.preferences.choose(BEN.member, "follow", "on")
    assert not (await hand_of(club, lobby, BEN)).follow
    await club.preferences.choose(BEN.member, "follow", "on")
    assert (await hand_of(club, lobby, BEN)).follow


@pytest.mark.usefixtures("three_languages")
async def test_who_has_chosen_a_language_is_known_at_once_and_after_a_restart(club: Club) -> None:
    assert club.preferences.language(BEN.member) is None
    await club.preferences.choose(BEN.member, "locale", "nl")
    await club.preferences.choose(ANN.member, "locale", "en")
    await club.preferences.choose(CLARA.member, "locale", "de")
    await club.preferences.choose(CLARA.member, "locale", "discord")
    for _ in range(2):
        assert [club.preferences.language(who.member) for who in (ANN, BEN, CLARA)] == ["en", "nl", None]
        await club.restart()
        await club.preferences.load()


@pytest.mark.usefixtures("three_languages")
async def test_a_language_whose_folder_is_gone_is_still_somebodys_choice(club: Club, tmp_path: Path) -> None:
    await club.preferences.choose(BEN.member, "locale", "nl")
    with catalogues_in(tmp_path / "nothing"):
        await club.preferences.choose(BEN.member, "calls", "never")
    assert await club.preferences.get(BEN.member) == Preferences(calls=CallsBy.NEVER, locale="nl")

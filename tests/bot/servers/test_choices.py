"""How a server's boards show cards, and in which language: chosen once, shown at once, known after a restart."""

import asyncio

import pytest

from bot.chips.wallets import GuildSettings
from bot.members.preferences import CardsBy
from bot.refusals import NoSuchChoice
from bot.servers.choices import ServerChoices
from bot.servers.erasure import Erasure
from bot.tables.service.timekeeper import SHOWN_APART
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN
from tests.postgresql import ON_BOTH_AT_LENGTH

OTHER = GUILD + 1
CHANNEL, THREAD, ELSEWHERE = 70, 71, 72

pytestmark = [ON_BOTH_AT_LENGTH, pytest.mark.usefixtures("three_languages")]


def choices_of(club: Club) -> ServerChoices:
    return ServerChoices(club.database, club.wallets, club.tables)


async def test_a_channels_own_counts_before_the_servers_and_a_thread_follows_its_channel(club: Club) -> None:
    chosen = choices_of(club)
    assert chosen.language(GUILD, CHANNEL) is None
    await chosen.choose_language(GUILD, "nl")
    await chosen.choose_language(GUILD, "de", CHANNEL)
    for known in (chosen, choices_of(club)):
        await known.load()
        places = ((GUILD, CHANNEL), (GUILD, ELSEWHERE), (OTHER, CHANNEL))
        assert tuple(known.language(*each) for each in places) == (
            "de",
            "nl",
            None,
        )
        assert known.language(GUILD, THREAD, CHANNEL) == "de"
        assert known.languages_of_channels(GUILD) == {CHANNEL: "de"}
    await chosen.choose_language(GUILD, "en", THREAD)
    assert (chosen.language(GUILD, THREAD, CHANNEL), chosen.language(GUILD, THREAD)) == ("en", "en")
    for channel in (CHANNEL, THREAD):
        await chosen.choose_language(GUILD, "discord", channel)
    assert chosen.language(GUILD, THREAD, CHANNEL) == "nl"
    await chosen.choose_language(GUILD, "discord")
    await chosen.load()
    assert chosen.language(GUILD, CHANNEL) is None
    assert chosen.languages_of_channels(GUILD) == {}


async def test_a_choice_counts_in_its_server_alone_and_after_a_restart_and_leaves_other_settings_alone(
    club: Club,
) -> None:
    chosen = choices_of(club)
    await club.wallets.change_settings(GUILD, welcome=3)
    await chosen.choose_cards(GUILD, CardsBy.TEXT)
    await chosen.choose_language(GUILD, "de")
    assert (chosen.cards(GUILD), chosen.cards(OTHER)) == (CardsBy.TEXT, CardsBy.PICTURES)
    await club.restart()
    chosen = choices_of(club)
    await chosen.load()
    assert (chosen.cards(GUILD), chosen.cards(OTHER)) == (CardsBy.TEXT, CardsBy.PICTURES)
    assert await club.wallets.settings(GUILD) == GuildSettings(welcome=3, cards=CardsBy.TEXT, locale="de")


async def test_what_two_admins_choose_at_once_is_kept_both(club: Club) -> None:
    chosen = choices_of(club)
    await asyncio.gather(
        chosen.choose_language(GUILD, "de"),
        chosen.choose_cards(GUILD, CardsBy.TEXT),
        club.wallets.change_settings(GUILD, daily=7),
    )
    assert await club.wallets.settings(GUILD) == GuildSettings(daily=7, cards=CardsBy.TEXT, locale="de")


async def test_what_is_no_language_is_refused_and_changes_nothing(club: Club) -> None:
    chosen = choices_of(club)
    for choice in ("tlh", "", "DE", "../de"):
        with pytest.raises(NoSuchChoice):
            await chosen.choose_language(GUILD, choice)
        with pytest.raises(NoSuchChoice):
            await chosen.choose_language(GUILD, choice, CHANNEL)
    await chosen.load()
    assert chosen.language(GUILD, CHANNEL) is None


async def test_the_open_tables_of_the_server_are_shown_anew_one_after_the_other(club: Club) -> None:
    here, there = await club.open(ANN, BEN), await club.open(ANN, channel=THREAD)
    await club.open(BEN, guild=OTHER, channel=ELSEWHERE)
    chosen = choices_of(club)
    for choose in (
        lambda: chosen.choose_cards(GUILD, CardsBy.FOUR_COLOUR),
        lambda: chosen.choose_language(GUILD, "de"),
        lambda: chosen.choose_language(GUILD, "nl", CHANNEL),
    ):
        seen = len(club.audience.changes)
        await choose()
        await club.clock.forward(SHOWN_APART / 2)
        assert club.audience.changes[seen:] == [here]
        await club.clock.forward(2 * SHOWN_APART)
        assert club.audience.changes[seen:] == [here, there]


async def test_who_is_forgotten_has_chosen_no_language(club: Club) -> None:
    await club.wallets.ensure(GUILD, ANN)
    await club.wallets.ensure(OTHER, ANN)
    await club.preferences.choose(ANN.member, "locale", "de")
    erasure = Erasure(club.database, club.clock, club.preferences.load)
    await erasure.forget(GUILD, ANN.member)
    assert club.preferences.language(ANN.member) == "de", "another server knows them"
    await erasure.forget(OTHER, ANN.member)
    assert club.preferences.language(ANN.member) is None

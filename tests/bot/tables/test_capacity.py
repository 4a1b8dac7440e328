"""How many tables a server has open, and where: what its admins allow."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.chips.wallets import GuildSettings
from bot.refusals import ChannelTaken, EnoughTables, NotInThisChannel
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, somebody

OTHER_GUILD = 8


async def allow(club: Club, *, most_tables: int = 20, channels: Sequence[int] = ()) -> None:
    await club.wallets.change_settings(GUILD, GuildSettings(most_tables=most_tables, channels=tuple(channels)))


async def test_settings_are_kept_and_channels_can_be_taken_back(club: Club) -> None:
    assert await club.wallets.settings(GUILD) == GuildSettings()
    wanted = GuildSettings(welcome=1, daily=2, turn_seconds=30, follow_seconds=5, most_tables=7, channels=(5, 9))
    await club.wallets.change_settings(GUILD, wanted)
    await club.restart()
    assert await club.wallets.settings(GUILD) == wanted
    assert await club.wallets.settings(OTHER_GUILD) == GuildSettings()
    await allow(club)
    assert (await club.wallets.settings(GUILD)).channels == ()


async def test_a_server_has_no_more_open_tables_than_it_allows(club: Club) -> None:
    await allow(club, most_tables=2)
    first = await club.open(ANN, channel=1)
    await club.open(ANN, channel=2)
    with pytest.raises(EnoughTables) as refused:
        await club.open(BEN, channel=3)
    assert refused.value.most == 2
    assert await club.wallet(BEN) is None
    await club.open(BEN, channel=4, guild=OTHER_GUILD)
    await club.stop(first)
    await club.open(BEN, channel=3)


async def test_the_last_place_goes_to_one_of_those_who_ask_together(club: Club) -> None:
    await allow(club, most_tables=1)
    asked = [club.open(somebody(number), channel=100 + number) for number in range(4)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert len([each for each in answers if isinstance(each, EnoughTables)]) == 3
    assert len(club.tables.open_tables(GUILD)) == 1


async def test_a_lower_number_closes_nothing(club: Club) -> None:
    table = await club.open(ANN, BEN, channel=1)
    await club.open(ANN, channel=2)
    await allow(club, most_tables=1, channels=[9])
    await club.start(table, ANN, fill=True)
    assert len(club.tables.open_tables(GUILD)) == 2


async def test_where_channels_are_chosen_tables_stand_there_only(club: Club) -> None:
    await allow(club, channels=[CHANNEL, 99])
    await club.open(ANN)
    with pytest.raises(NotInThisChannel) as refused:
        await club.open(BEN, channel=71)
    assert refused.value.channels == (CHANNEL, 99)
    assert await club.wallet(BEN) is None


async def test_a_thread_counts_with_its_channel(club: Club) -> None:
    await allow(club, channels=[CHANNEL])
    await club.open(ANN, channel=700, parent=CHANNEL)
    with pytest.raises(NotInThisChannel):
        await club.open(BEN, channel=701, parent=71)


async def test_a_table_that_stands_there_comes_first(club: Club) -> None:
    table = await club.open(ANN)
    await allow(club, most_tables=1, channels=[99])
    with pytest.raises(ChannelTaken) as refused:
        await club.open(BEN)
    assert refused.value.table == table


async def test_playing_again_needs_room_too(club: Club) -> None:
    table = await club.open(ANN, computers=2)
    await club.stop(table)
    await allow(club, channels=[99])
    with pytest.raises(NotInThisChannel):
        await club.tables.again(table, ANN, club.click())
    await allow(club, channels=[99])
    await club.tables.again(table, ANN, club.click(), parent=99)

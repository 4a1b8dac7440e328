"""How many tables a server has open, and where: what its admins allow."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.refusals import AlreadySeated, ChannelTaken, EnoughLobbies, EnoughTables, NotInThisChannel
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, somebody

OTHER_GUILD = 8


async def allow(club: Club, *, most_tables: int = 20, channels: Sequence[int] = ()) -> None:
    await club.wallets.change_settings(GUILD, most_tables=most_tables, channels=tuple(channels))


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
    assert len(club.tables.queries.open_tables(GUILD)) == 1


async def test_a_lower_number_closes_nothing(club: Club) -> None:
    table = await club.open(ANN, BEN, channel=1)
    await club.open(ANN, channel=2)
    await allow(club, most_tables=1, channels=[9])
    await club.start(table, ANN, fill=True)
    assert len(club.tables.queries.open_tables(GUILD)) == 2
    with pytest.raises(ChannelTaken) as refused:
        await club.open(BEN, channel=1)
    assert refused.value.table == table, "a table that stands there comes first"


async def test_where_channels_are_chosen_tables_stand_there_only(club: Club) -> None:
    await allow(club, channels=[CHANNEL, 99])
    await club.open(ANN)
    for channel, parent in ((71, None), (701, 71)):
        with pytest.raises(NotInThisChannel) as refused:
            await club.open(BEN, channel=channel, parent=parent)
        assert refused.value.channels == (CHANNEL, 99)
    assert await club.wallet(BEN) is None
    await club.open(BEN, channel=700, parent=CHANNEL)


async def test_playing_again_needs_room_too(club: Club) -> None:
    table = await club.open(ANN, computers=2)
    await club.stop(table)
    await allow(club, channels=[99])
    with pytest.raises(NotInThisChannel):
        await club.tables.lobby.again(table, ANN, club.click())
    await allow(club, channels=[99])
    await club.tables.lobby.again(table, ANN, club.click(), parent=99)


# --- lobbies -------------------------------------------------------------------------------------------------


async def test_nobody_holds_a_servers_tables_with_lobbies(club: Club) -> None:
    """A member opens one lobby after the other, in every channel of a server, and joins those of others."""
    others = [await club.open(somebody(number), channel=100 + number) for number in range(2)]
    for channel in (1, 2):
        await club.open(ANN, channel=channel, computers=1)
    for ask in (club.open(ANN, channel=3), *(club.join(table, ANN) for table in others)):
        with pytest.raises(EnoughLobbies) as refused:
            await ask
        assert refused.value.channels == (1, 2)
    assert await club.wallet(ANN) == 500 - 2 * 50
    await club.open(BEN, channel=3)


async def test_a_lobby_that_is_left_or_begins_or_is_another_servers_does_not_count(club: Club) -> None:
    first, second = [await club.open(ANN, channel=channel) for channel in (1, 2)]
    await club.open(ANN, channel=3, guild=OTHER_GUILD)
    await club.start(first, ANN, fill=True)
    third = await club.open(BEN, channel=4)
    await club.join(third, ANN)
    with pytest.raises(AlreadySeated):
        await club.join(third, ANN)
    await club.tables.leave(second, ANN, club.click())
    await club.open(ANN, channel=5)


async def test_a_seat_with_which_the_match_begins_is_no_lobbys(club: Club) -> None:
    for channel in (1, 2):
        await club.open(ANN, channel=channel)
    last = await club.open(BEN, channel=3, computers=1, expected=(ANN.member,))
    await club.join(last, ANN)
    assert (await club.stored(last)).state is not None
    again = await club.open(CLARA, channel=4, computers=2)
    await club.stop(again)
    for channel in (5, 6):
        await club.open(CLARA, channel=channel)
    begun = await club.tables.lobby.again(again, CLARA, club.click())
    assert (await club.stored(begun)).state is not None

"""How many tables a server has open, and where: what its admins allow."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.members.people import Actor
from bot.refusals import AlreadySeated, ChannelTaken, EnoughAlone, EnoughLobbies, EnoughTables, NotInThisChannel
from tests.bot.club import CHANNEL, GUILD, Club
from tests.bot.people import ANN, BEN, CLARA, somebody
from tests.postgresql import ON_BOTH

OTHER_GUILD = 8
DAY = 24 * 60 * 60


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


@ON_BOTH
async def test_tables_with_turns_of_over_an_hour_count_apart(club: Club) -> None:
    """A day a turn takes no place from those who play now, and is no way to have more tables than allowed."""
    await allow(club, most_tables=1)
    quick = await club.open(ANN, channel=1)
    await club.wallets.change_settings(GUILD, turn_seconds=DAY)
    slow = await club.open(BEN, channel=2)
    for refuse, long_turns in (
        (club.open(CLARA, channel=3), True),
        (in_turns_of(club, quick, ANN, DAY), True),
        (in_turns_of(club, slow, BEN, 3600), False),
    ):
        with pytest.raises(EnoughTables) as refused:
            await refuse
        assert (refused.value.most, refused.value.long_turns) == (1, long_turns)
    await in_turns_of(club, quick, ANN, 3600)


async def in_turns_of(club: Club, table: int, host: Actor, seconds: int) -> None:
    await club.tables.lobby.set_rules(
        table, host, lambda board: replace(board.terms, turn_seconds=seconds), club.click()
    )


# --- a member alone ---


@ON_BOTH
async def test_nobody_holds_a_servers_tables_alone_with_computers(club: Club) -> None:
    """A member has a match against computers in one channel after the other."""
    first, _ = [await club.begin(ANN, channel=channel, computers=2) for channel in (1, 2)]
    with pytest.raises(EnoughAlone) as refused:
        await club.open(ANN, channel=3, computers=2)
    assert refused.value.channels == (1, 2)
    await club.open(ANN, channel=30, guild=OTHER_GUILD)
    await club.stop(first)
    await club.open(ANN, channel=3)


async def test_who_is_left_alone_is_not_thrown_out_and_begins_with_others_only(club: Club) -> None:
    for channel in (1, 2):
        await club.begin(ANN, channel=channel, computers=2)
    table = await club.open(BEN, ANN, channel=3)
    await club.tables.leave(table, BEN, club.click())
    with pytest.raises(EnoughAlone):
        await club.start(table, ANN, fill=True)
    await club.join(table, CLARA)
    await club.start(table, ANN, fill=True)
    await club.tables.leave(table, CLARA, club.click())
    await club.to_the_end_of_the_round(table)
    assert (await club.stored(table)).members() == (ANN.member,)


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
        await club.open(CLARA, somebody(channel), channel=channel)
    begun = await club.tables.lobby.again(again, CLARA, club.click())
    assert (await club.stored(begun)).state is not None

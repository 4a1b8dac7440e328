"""Wallets: the welcome, grants, statements, and the daily chips for those who have few."""

import asyncio
from dataclasses import asdict, replace

import pytest

from bot.chips.accounts import BANK, Reason
from bot.chips.wallets import DAY, GuildSettings, Profile
from bot.members.preferences import PersonalSettings
from bot.refusals import ClaimNotNeeded, ClaimTooEarly, NotEnoughChips, Refused
from bot.servers.erasure import Erasure
from tests.bot.club import GUILD, Club
from tests.bot.people import ANN, BEN, CLARA
from tests.postgresql import ON_BOTH

pytestmark = ON_BOTH

OTHER_GUILD = 8


async def test_whoever_is_new_gets_welcome_chips_once(club: Club) -> None:
    assert await club.wallets.statement(GUILD, ANN.member, ANN.member) is None
    for _ in range(3):
        await club.wallets.ensure(GUILD, ANN)
    assert await club.wallet(ANN) == 500
    assert await club.balance(BANK) == -500
    await club.wallets.order(GUILD, ANN, -500, by=BEN.member)
    await club.wallets.ensure(GUILD, ANN)
    assert await club.wallet(ANN) == 0, "who has lost everything is not welcomed again"


@pytest.mark.parametrize("chips", [20, 0])
async def test_a_server_chooses_how_many_chips_welcome_somebody(club: Club, chips: int) -> None:
    await club.wallets.change_settings(GUILD, welcome=chips)
    await club.wallets.ensure(GUILD, ANN)
    assert await club.wallet(ANN) == chips


async def test_settings_are_remembered_and_changed_again(club: Club) -> None:
    assert await club.wallets.settings(GUILD) == GuildSettings()
    for settings in (GuildSettings(1, 2, 30, 5, channels=(5, 9)), GuildSettings(3, 4, 86400, 7)):
        await club.wallets.change_settings(GUILD, **asdict(settings))
        await club.restart()
        assert await club.wallets.settings(GUILD) == settings
    assert await club.wallets.settings(OTHER_GUILD) == GuildSettings()


async def test_granting_and_taking(club: Club) -> None:
    one, other = club.click(), club.click()
    for _ in range(2):  # each order is delivered twice
        assert await club.wallets.order(GUILD, ANN, 30, by=BEN.member, interaction=one) == 530
    for _ in range(2):
        assert await club.wallets.order(GUILD, ANN, -130, by=BEN.member, interaction=other) == 400
    assert await club.wallet(ANN) == 400
    assert await club.balance(BANK) == -400


async def test_nobody_can_be_taken_more_than_their_wallet_has(club: Club) -> None:
    await club.open(ANN, buy_in=100)
    with pytest.raises(NotEnoughChips) as refused:
        await club.wallets.order(GUILD, ANN, -401, by=BEN.member)
    assert (refused.value.need, refused.value.have) == (401, 400)
    assert await club.wallet(ANN) == 400


async def test_servers_do_not_touch_each_other(club: Club) -> None:
    await club.wallets.order(GUILD, ANN, 30, by=BEN.member)
    await club.wallets.ensure(OTHER_GUILD, ANN)
    await club.open(ANN, channel=71, guild=OTHER_GUILD, buy_in=50)
    assert await club.wallet(ANN) == 530
    assert await club.wallet(ANN, OTHER_GUILD) == 450
    page = await club.leaderboard.page(GUILD, ANN, 0)
    assert [(row.wallet, row.on_tables) for row in page.rows] == [(530, 0)]


async def test_what_is_known_of_somebody_is_kept_as_they_came_last(club: Club) -> None:
    await club.wallets.ensure(GUILD, ANN)
    await club.wallets.ensure(GUILD, replace(ANN, name="Annie", locale="nl"))
    assert await club.wallets.profiles(GUILD, [ANN.member, BEN.member]) == {ANN.member: Profile("nl", 0)}
    assert (await club.leaderboard.page(GUILD, BEN, 0)).rows[1].name == "Annie"


async def test_rounds_are_counted_for_the_members_who_played_them(club: Club) -> None:
    table = await club.open(ANN, BEN, computers=1)
    await club.wallets.ensure(GUILD, CLARA)
    await club.start(table, ANN)
    await club.to_the_end_of_the_round(table)
    assert await rounds(club) == [1, 1, 0]
    await club.tables.leave(table, BEN, club.click())
    await club.to_the_end(table)
    assert await rounds(club) == [3, 1, 0]


async def rounds(club: Club) -> list[int]:
    members = [each.member for each in (ANN, BEN, CLARA)]
    profiles = await club.wallets.profiles(GUILD, members)
    return [profiles[each].rounds for each in members]


async def test_a_statement_lists_the_last_movements_with_reason_and_place(club: Club) -> None:
    table = await club.open(ANN, buy_in=60)
    await club.stop(table)
    await club.wallets.order(GUILD, ANN, 5, by=BEN.member)
    statement = await club.wallets.statement(GUILD, ANN.member, ANN.member)
    assert statement is not None
    assert (statement.own.wallet, statement.own.on_tables) == (505, 0)
    assert [(move.chips, move.reason, move.by, move.channel_id) for move in statement.movements] == [
        (5, Reason.GRANT, BEN.member, None),
        (60, Reason.REFUND, None, 70),
        (-60, Reason.BUY_IN, None, 70),
        (500, Reason.WELCOME, ANN.member, None),
    ]
    shorter = await club.wallets.statement(GUILD, ANN.member, ANN.member, limit=3)
    assert shorter is not None
    assert shorter.movements == statement.movements[:3]


async def test_others_see_no_channels_of_movements_and_none_at_all_of_who_keeps_them(club: Club) -> None:
    await club.open(ANN, buy_in=60)
    seen = await club.wallets.statement(GUILD, BEN.member, ANN.member)
    assert seen is not None
    assert [(move.chips, move.channel_id) for move in seen.movements] == [(-60, None), (500, None)]
    await PersonalSettings(club.database, told).choose(ANN.member, "stats", "hidden")
    hidden = await club.wallets.statement(GUILD, BEN.member, ANN.member)
    assert hidden is not None
    assert (hidden.own, hidden.movements, hidden.kept) == (seen.own, (), True)
    own = await club.wallets.statement(GUILD, ANN.member, ANN.member)
    assert own is not None
    assert [(move.chips, move.channel_id) for move in own.movements] == [(-60, 70), (500, None)]


async def told(*_: object) -> None:
    """Nobody is told."""


# --- daily chips ------------------------------------------------------------------------------------------------------


async def leave_with(club: Club, chips: int) -> None:
    """Leave so many chips in Ann's wallet."""
    await club.wallets.ensure(GUILD, ANN)
    have = await club.wallet(ANN)
    assert have is not None
    await club.wallets.order(GUILD, ANN, chips - have, by=BEN.member)


async def test_whoever_has_fewer_than_fifty_chips_may_claim_and_nobody_else(club: Club) -> None:
    with pytest.raises(ClaimNotNeeded):  # who is new has welcome chips
        await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 50)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimNotNeeded) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert (refused.value.have, refused.value.limit) == (50, 50)
    assert await club.wallet(ANN) == 50
    await leave_with(club, 49)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100, "what was refused has begun no day"
    assert await club.wallets.claim(GUILD, ANN) == 100
    assert await club.wallet(ANN) == 149


@pytest.mark.parametrize(("chips", "few"), [(49, True), (60, False)])
async def test_chips_on_tables_count(club: Club, chips: int, few: bool) -> None:
    await leave_with(club, chips)
    await club.open(ANN, buy_in=30)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100 * few
    if not few:
        with pytest.raises(ClaimNotNeeded) as refused:
            await club.wallets.claim(GUILD, ANN)
        assert refused.value.have == chips


async def test_once_in_a_day_in_each_server(club: Club) -> None:
    await leave_with(club, 0)
    first = club.clock()
    await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 0)
    await club.clock.forward(DAY - 1)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 0
    with pytest.raises(ClaimTooEarly) as refused:
        await club.wallets.claim(GUILD, ANN)
    assert refused.value.at == first + DAY
    await club.wallets.order(8, ANN, -500, by=BEN.member)
    assert await club.wallets.claim(8, ANN) == 100
    await club.clock.forward(1)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_a_claim_of_a_clock_that_was_a_year_ahead_keeps_nobody_waiting(club: Club) -> None:
    await leave_with(club, 0)
    club.clock.set(365 * DAY)
    await club.wallets.claim(GUILD, ANN)
    await leave_with(club, 0)
    club.clock.set(-365 * DAY)
    assert (await club.leaderboard.page(GUILD, ANN, 0)).claimable == 100
    assert await club.wallets.claim(GUILD, ANN) == 100
    await leave_with(club, 0)
    club.clock.set(-60)  # a clock that is set right by a little gives nothing twice
    with pytest.raises(ClaimTooEarly):
        await club.wallets.claim(GUILD, ANN)


async def test_who_comes_back_after_being_forgotten_and_asks_too_early_waits_one_day(club: Club) -> None:
    await club.wallets.ensure(GUILD, ANN)
    await Erasure(club.database, club.clock).forget(GUILD, ANN.member)
    with pytest.raises(ClaimTooEarly):
        await club.wallets.claim(GUILD, ANN)
    await club.clock.forward(DAY)
    assert await club.wallets.claim(GUILD, ANN) == 100


async def test_many_clicks_at_once_claim_once_what_the_server_has_chosen(club: Club) -> None:
    await club.wallets.change_settings(GUILD, daily=7)
    await leave_with(club, 0)
    claims = await asyncio.gather(*(club.wallets.claim(GUILD, ANN) for _ in range(5)), return_exceptions=True)
    assert [each for each in claims if not isinstance(each, Refused)] == [7]
    assert await club.wallet(ANN) == 7

"""Nobody pays a price that they have not pressed: sitting down, starting and playing again when terms change."""

from dataclasses import replace
from typing import Any

import pytest

from bot.chips.accounts import wallet
from bot.members.people import Actor
from bot.refusals import NotJoined, TableFull, TermsChanged, TooFewPlayers, TooManyPlayers
from bot.tables.model.actions import Leave, SetRules
from bot.tables.model.announcements import Notice
from bot.tables.model.table import Status
from bot.tables.model.terms import dump_terms
from bot.tables.service.opening import check_agreed
from bot.tables.time.clock import GRACE, LAST_CALL, Waiting
from engine.catalogue import CATALOGUE
from tests.bot.club import GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import Timed, gained, joining, lobby, on, starting

PEOPLE = (ANN, BEN, CLARA)


async def raised(club: Club, table: int, buy_in: int, host: Actor = ANN) -> None:
    """Let the host ask for another buy-in."""
    await club.tables.lobby.set_rules(table, host, lambda board: replace(board.terms, buy_in=buy_in), club.click())


def changes(buy_in: int = 50, preset: str = "michigan") -> dict[str, Any]:
    return dump_terms(terms(buy_in=buy_in, preset=preset))


def raising(buy_in: int, host: Actor = ANN) -> SetRules:
    return SetRules(host.member, changes(buy_in))


async def asked(club: Club, table: int) -> list[int]:
    return [each.member for each in (await club.tables.queries.board(table)).asked]


# --- what a change of terms does ----------------------------------------------------------------------------------


OTHER: dict[str, dict[str, Any]] = {
    "price": {"buy_in": 51},
    "rules": {"rules": CATALOGUE["stops"].game.rulebook.read("traditional", {})},
    "time": {"turn_seconds": 30},
    "level": {"level": "hard"},
    "hints": {"hints": False},
    "pace": {"pace": "slow"},
}


@pytest.mark.parametrize("what", OTHER)
def test_every_change_asks_those_anew_who_sit_there(what: str) -> None:
    table = lobby(ANN, BEN)
    change = on(table, SetRules(ANN.member, dump_terms(replace(table.terms, **OTHER[what]))))
    assert ([seat.name for seat in change.table.asked], change.table.terms_number) == (["Ben"], 2)
    assert gained(change.moves, wallet(BEN.member)) == 50
    with pytest.raises(TermsChanged):
        check_agreed(change.table, 1)
    check_agreed(change.table, 2)


def test_a_choice_that_changes_nothing_asks_nobody() -> None:
    assert on(lobby(ANN, BEN), raising(50)).table == lobby(ANN, BEN)


def test_the_seats_of_those_who_are_asked_are_nobody_elses() -> None:
    people = [somebody(each) for each in range(8)]
    table = on(lobby(*people), raising(60, people[0])).table
    with pytest.raises(TableFull):
        on(table, joining(ANN))
    assert len(on(table, *map(joining, people[1:])).table.seats) == 8


def test_those_who_are_asked_count_where_other_rules_take_fewer() -> None:
    host, *others = map(somebody, range(7))
    table = on(lobby(host, *others), raising(60, host)).table
    with pytest.raises(TooManyPlayers):
        on(table, SetRules(host.member, changes(preset="horses")))


def test_a_match_does_not_begin_by_itself_because_somebody_has_agreed_again() -> None:
    table = on(lobby(ANN, BEN, CLARA), raising(60), joining(BEN)).table
    assert ([seat.name for seat in table.asked], table.status) == (["Clara"], Status.LOBBY)


def test_who_is_asked_may_leave_at_once() -> None:
    table = on(lobby(ANN, BEN, CLARA), raising(60), Leave(BEN.member)).table
    assert [seat.name for seat in table.asked] == ["Clara"]
    with pytest.raises(NotJoined):
        on(table, Leave(BEN.member))


def test_when_nobody_sits_there_any_more_no_seat_is_kept() -> None:
    table = on(lobby(ANN, BEN), raising(60), Leave(ANN.member)).table
    assert (table.status, table.asked) == (Status.CLOSED, ())


# --- for how long seats are kept ----------------------------------------------------------------------------------


def test_after_one_minute_for_all_the_seats_are_free_and_the_lobby_closes_when_it_would_have() -> None:
    timed = Timed(lobby(ANN, BEN, CLARA))
    timed.passes(100)
    timed.does(raising(60))
    assert (timed.clock.waits_for, timed.due_in) == (Waiting.AGREE, 60)
    timed.passes(40)
    timed.does(joining(CLARA))
    assert timed.due_in == 20
    timed.time_is_up()
    assert (timed.table.asked, timed.table.members()) == ((), (ANN.member, CLARA.member))
    assert (timed.clock.waits_for, timed.clock.until) == (Waiting.EXPIRE, 1800)


def test_another_change_gives_another_minute() -> None:
    timed = Timed(lobby(ANN, BEN))
    timed.does(raising(60))
    timed.passes(50)
    timed.does(raising(70))
    assert (timed.due_in, timed.table.terms_number) == (60, 3)


def test_a_lobby_that_is_nearly_over_lasts_until_the_seats_are_free() -> None:
    timed = Timed(lobby(ANN, BEN))
    timed.passes(1780)
    timed.does(raising(60))
    timed.time_is_up()
    assert timed.table.status is Status.LOBBY
    assert timed.clock.until is not None
    assert timed.clock.until <= 1860
    timed.time_is_up()
    assert timed.table.status is Status.CLOSED


@pytest.mark.parametrize(("away_for", "left"), [(20, 40), (50, GRACE), (3600, 60)])
def test_a_restart_takes_nobodys_minute_and_lets_no_lobby_begin_anew(away_for: float, left: float) -> None:
    timed = Timed(lobby(ANN, BEN))
    timed.passes(1300)
    timed.does(raising(60))
    timed.restarts(after=away_for)
    assert (timed.clock.waits_for, timed.due_in) == (Waiting.AGREE, left)
    timed.time_is_up()
    assert timed.clock.waits_for is Waiting.EXPIRE
    assert timed.due_in == pytest.approx(LAST_CALL - left if away_for > 1800 else 1800 - timed.now)


# --- adversaries --------------------------------------------------------------------------------------------------


async def test_who_joined_at_5_pays_nothing_more_when_the_host_asks_for_100_and_starts(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, computers=2, buy_in=5)
    await raised(club, table, 100)
    await club.restart()
    assert await asked(club, table) == [BEN.member, CLARA.member]
    assert [await club.wallet(each) for each in PEOPLE] == [400, 500, 500]
    await club.start(table, ANN)
    board = await club.tables.queries.board(table)
    assert [seat.member for seat in board.seats] == [ANN.member, None, None]
    assert [await club.wallet(each) for each in PEOPLE] == [400, 500, 500]
    assert board.notices == (Notice("left_out", "Ben"), Notice("left_out", "Clara"))
    await club.time_is_up(table)
    assert (await club.tables.queries.board(table)).notices == board.notices, "it is told in the first round still"
    await club.to_the_end_of_the_round(table)
    await club.time_is_up(table)
    assert (await club.tables.queries.board(table)).notices == ()


def test_a_host_alone_cannot_start_without_those_whom_they_have_asked() -> None:
    with pytest.raises(TooFewPlayers):
        on(lobby(ANN, BEN, CLARA), raising(100), starting(ANN))


async def test_by_other_terms_than_the_present_ones_nobody_joins_and_nothing_starts(club: Club) -> None:
    table = await club.open(ANN, computers=3, buy_in=5)
    with pytest.raises(TermsChanged):
        await club.tables.lobby.join(table, BEN, club.click(), 0)
    await raised(club, table, 100)
    rows = await club.journal(table)
    for old in (0, 1, 3):
        for ask in (
            club.tables.lobby.join(table, DIRK, club.click(), old),
            club.tables.lobby.start(table, ANN, club.click(), old, fill=True),
            club.tables.lobby.start(table, ANN, club.click(), old, fill=False),
        ):
            with pytest.raises(TermsChanged) as refused:
                await ask
            assert refused.value.table == table
    assert await club.wallet(DIRK) is None
    assert await club.journal(table) == rows
    await club.tables.lobby.join(table, BEN, club.click(), 2)
    assert await club.wallet(BEN) == 400


async def test_a_computers_seat_is_sold_for_the_price_that_was_shown(club: Club) -> None:
    table = await club.begin(ANN, computers=3)
    assert (await club.tables.queries.board(table)).seat_price == 50
    await club.to_the_end_of_the_round(table)
    now = (await club.tables.queries.board(table)).seat_price
    assert now is not None
    for shown in (None, 0, 50, now - 1, now + 1):
        with pytest.raises(TermsChanged):
            await club.tables.match.take_seat(table, BEN, club.click(), shown)
    assert await club.wallet(BEN) is None
    await club.tables.match.take_seat(table, BEN, club.click(), now)
    assert await club.wallet(BEN) == 500 - now


@pytest.fixture
async def played(club: Club) -> int:
    """Ann, Ben and Clara have played for 5 chips each."""
    table = await club.open(*PEOPLE, buy_in=5)
    await club.start(table, ANN)
    await club.tables.channel_gone(table)
    return table


async def test_play_again_on_a_result_for_5_does_not_pay_100(club: Club, played: int) -> None:
    have = [await club.wallet(each) for each in PEOPLE]
    await club.wallets.change_settings(GUILD, follow_seconds=99)
    table = await club.tables.lobby.again(played, ANN, club.click())
    assert (await club.stored(table)).follow_seconds == 10, "forced cards have the time that they had"
    await raised(club, table, 100)
    for who in (BEN, CLARA):
        with pytest.raises(TermsChanged) as refused:
            await club.tables.lobby.again(played, who, club.click())
        assert refused.value.table == table
    assert [await club.wallet(each) for each in (BEN, CLARA)] == have[1:]
    board = await club.tables.queries.board(table)
    assert (board.status, board.expected) == (Status.LOBBY, (BEN.member, CLARA.member))
    await club.join(table, BEN)
    await club.join(table, CLARA)
    assert (await club.tables.queries.board(table)).status is Status.PLAYING, "all who were expected have agreed"


async def test_play_again_sits_down_where_the_terms_are_those_of_the_result_once_more(club: Club, played: int) -> None:
    table = await club.tables.lobby.again(played, ANN, club.click())
    await club.tables.lobby.again(played, BEN, club.click())
    for buy_in in (100, 5):
        await raised(club, table, buy_in)
    assert await asked(club, table) == [BEN.member]
    await club.tables.lobby.again(played, BEN, club.click())
    assert await asked(club, table) == []


async def test_who_bought_a_seat_for_less_is_asked_before_they_play_again(club: Club) -> None:
    ben = replace(BEN, member=1_574_337_678_684_454_912)  # as long as ids of Discord's are
    played = await club.begin(ANN, computers=2, buy_in=100)
    await club.to_the_end_of_the_round(played)
    await club.take_seat(played, ben)
    await club.tables.channel_gone(played)
    home = await club.wallet(ben)
    with pytest.raises(TermsChanged) as refused:
        await club.tables.lobby.again(played, ben, club.click())
    assert refused.value.table == played
    table = await club.tables.lobby.again(played, ANN, club.click())
    with pytest.raises(TermsChanged) as refused:
        await club.tables.lobby.again(played, ben, club.click())
    assert refused.value.table == table
    assert await club.wallet(ben) == home
    await club.tables.lobby.again(played, ben, club.click(), agreed=True)
    assert (await club.tables.queries.board(table)).status is Status.PLAYING


async def test_what_a_lobby_was_played_for_before_is_known_by_its_number(club: Club) -> None:
    table = await club.open(ANN, BEN, buy_in=5)
    first = (await club.tables.queries.board(table)).terms
    await raised(club, table, 100)
    await club.join(table, BEN)
    await raised(club, table, 7)
    found = [await club.tables.queries.earlier_terms(table, each) for each in range(5)]
    assert [each and each.buy_in for each in found] == [None, 5, 100, 7, None]
    assert found[1] == first

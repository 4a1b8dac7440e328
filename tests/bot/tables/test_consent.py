"""Nobody pays a price that they have not pressed: sitting down, starting and playing again when terms change."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.accounts import Kind, Reason
from bot.members.people import Actor
from bot.refusals import ChannelTaken, NotJoined, Refused, TableFull, TermsChanged, TooFewPlayers, TooManyPlayers
from bot.store.schema import journal
from bot.tables.actions import FreeSeats, SetRules
from bot.tables.announcements import Happening
from bot.tables.clock import LAST_CALL, Waiting
from bot.tables.codec import dump_action, load_action, load_table
from bot.tables.table import Status
from bot.tables.terms import dump_changes
from bot.tables.transition import transition
from engine.catalogue import CATALOGUE
from tests.bot.club import CHANNEL, GUILD, Club, terms
from tests.bot.people import ANN, BEN, CLARA, DIRK, somebody
from tests.bot.tables.situations import joining, lobby, on
from tests.postgresql import ON_BOTH_AT_LENGTH

pytestmark = ON_BOTH_AT_LENGTH

PEOPLE = (ANN, BEN, CLARA)


async def raised(club: Club, table: int, buy_in: int, host: Actor = ANN) -> None:
    """Let the host ask for another buy-in."""
    await club.tables.set_rules(table, host, lambda board: replace(board.terms, buy_in=buy_in), club.click())


async def number(club: Club, table: int) -> int:
    return (await club.tables.board(table)).terms_number


async def asked(club: Club, table: int) -> list[int]:
    return [each.member for each in (await club.tables.board(table)).asked]


# --- adversaries --------------------------------------------------------------------------------------------------


async def test_who_joined_at_5_pays_nothing_more_when_the_host_asks_for_100_and_starts(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, computers=2, buy_in=5)
    await raised(club, table, 100)
    assert [await club.wallet(each) for each in PEOPLE] == [400, 500, 500]
    await club.start(table, ANN)
    board = await club.tables.board(table)
    assert [seat.member for seat in board.seats] == [ANN.member, None, None]
    assert [await club.wallet(each) for each in PEOPLE] == [400, 500, 500]
    assert board.happenings == (Happening("left_out", "Ben"), Happening("left_out", "Clara"))
    await club.time_is_up(table)
    assert (await club.tables.board(table)).happenings == board.happenings, "it is told in the first round still"
    await club.to_the_end_of_the_round(table)
    await club.time_is_up(table)
    assert (await club.tables.board(table)).happenings == ()


async def test_a_host_alone_cannot_start_without_those_whom_they_have_asked(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA, buy_in=5)
    await raised(club, table, 100)
    with pytest.raises(TooFewPlayers):
        await club.start(table, ANN)
    assert await asked(club, table) == [BEN.member, CLARA.member]


@pytest.mark.parametrize("old", [0, 1, 3])
async def test_joining_by_other_terms_than_the_present_ones_moves_nothing(club: Club, old: int) -> None:
    """0 is what a message of a version without numbers carries."""
    table = await club.open(ANN, buy_in=5)
    await raised(club, table, 100)
    rows = await club.journal(table)
    for who in (BEN, DIRK):
        with pytest.raises(TermsChanged) as refused:
            await club.tables.join(table, who, club.click(), old)
        assert refused.value.table == table
        assert await club.wallet(who) is None
    assert await club.journal(table) == rows
    await club.tables.join(table, BEN, club.click(), 2)
    assert await club.wallet(BEN) == 400


@pytest.mark.parametrize("fill", [False, True])
@pytest.mark.parametrize("old", [0, 1])
async def test_a_host_who_sees_old_terms_starts_nothing(club: Club, old: int, fill: bool) -> None:
    table = await club.open(ANN, computers=3, buy_in=5)
    await raised(club, table, 100)
    with pytest.raises(TermsChanged):
        await club.tables.start(table, ANN, club.click(), old, fill=fill)
    assert (await club.tables.board(table)).status is Status.LOBBY


async def test_a_lobby_whose_terms_never_changed_takes_no_button_without_a_number(club: Club) -> None:
    table = await club.open(ANN, computers=2)
    with pytest.raises(TermsChanged):
        await club.tables.join(table, BEN, club.click(), 0)
    with pytest.raises(TermsChanged):
        await club.tables.start(table, ANN, club.click(), 0, fill=False)


@pytest.mark.parametrize("shown", [None, 0, 49, 51])
async def test_a_computers_seat_is_sold_for_the_price_that_was_shown(club: Club, shown: int | None) -> None:
    table = await club.open(ANN, computers=2)
    await club.start(table, ANN)
    with pytest.raises(TermsChanged):
        await club.tables.take_seat(table, BEN, club.click(), shown)
    assert await club.wallet(BEN) is None
    await club.tables.take_seat(table, BEN, club.click(), 50)
    assert await club.wallet(BEN) == 450


async def test_the_price_of_the_last_pause_buys_no_seat(club: Club) -> None:
    table = await club.open(ANN, computers=3)
    await club.start(table, ANN)
    before = (await club.tables.board(table)).seat_price
    await club.to_the_end_of_the_round(table)
    now = (await club.tables.board(table)).seat_price
    assert now not in (None, before)
    with pytest.raises(TermsChanged):
        await club.tables.take_seat(table, BEN, club.click(), before)
    await club.tables.take_seat(table, BEN, club.click(), now)
    assert await club.wallet(BEN) == 500 - (now or 0)


@pytest.fixture
async def played(club: Club) -> int:
    """Ann, Ben and Clara have played for 5 chips each."""
    table = await club.open(*PEOPLE, buy_in=5)
    await club.start(table, ANN)
    await club.tables.channel_gone(table)
    return table


async def test_play_again_on_a_result_for_5_does_not_pay_100(club: Club, played: int) -> None:
    have = [await club.wallet(each) for each in PEOPLE]
    table = await club.tables.again(played, ANN, club.click())
    await raised(club, table, 100)
    for who in (BEN, CLARA):
        with pytest.raises(TermsChanged) as refused:
            await club.tables.again(played, who, club.click())
        assert refused.value.table == table
    assert [await club.wallet(each) for each in (BEN, CLARA)] == have[1:]
    board = await club.tables.board(table)
    assert (board.status, board.expected) == (Status.LOBBY, (BEN.member, CLARA.member))
    await club.join(table, BEN)
    await club.join(table, CLARA)
    assert (await club.tables.board(table)).status is Status.PLAYING, "all who were expected have agreed"


async def test_play_again_sits_down_where_the_terms_are_those_of_the_result_once_more(club: Club, played: int) -> None:
    table = await club.tables.again(played, ANN, club.click())
    await club.tables.again(played, BEN, club.click())
    for buy_in in (100, 5):
        await raised(club, table, buy_in)
    assert await asked(club, table) == [BEN.member]
    await club.tables.again(played, BEN, club.click())
    assert await asked(club, table) == []


async def test_the_next_match_gives_as_long_for_a_forced_card_as_the_last_one(club: Club, played: int) -> None:
    await club.wallets.change_settings(GUILD, follow_seconds=99)
    table = await club.tables.again(played, ANN, club.click())
    assert (await club.stored(table)).follow_seconds == 10
    await club.tables.again(played, BEN, club.click())
    assert await asked(club, table) == []


async def test_who_bought_a_seat_for_less_is_asked_before_they_play_again(club: Club) -> None:
    ben = replace(BEN, member=1_574_337_678_684_454_912)  # as long as ids of Discord's are
    played = await club.open(ANN, computers=2, buy_in=100)
    await club.start(played, ANN)
    await club.to_the_end_of_the_round(played)
    await club.take_seat(played, ben)
    await club.tables.channel_gone(played)
    home = await club.wallet(ben)
    with pytest.raises(TermsChanged) as refused:
        await club.tables.again(played, ben, club.click())
    assert refused.value.table == played
    table = await club.tables.again(played, ANN, club.click())
    with pytest.raises(TermsChanged) as refused:
        await club.tables.again(played, ben, club.click())
    assert refused.value.table == table
    assert await club.wallet(ben) == home
    await club.tables.again(played, ben, club.click(), agreed=True)
    assert (await club.tables.board(table)).status is Status.PLAYING


async def test_another_lobby_in_the_channel_is_no_next_match(club: Club, played: int) -> None:
    await club.open(DIRK, buy_in=100)
    with pytest.raises(ChannelTaken):
        await club.tables.again(played, ANN, club.click())


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
async def test_every_change_asks_those_anew_who_sit_there(club: Club, what: str) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.set_rules(table, ANN, lambda board: replace(board.terms, **OTHER[what]), club.click())
    assert (await asked(club, table), await number(club, table)) == ([BEN.member], 2)
    assert await club.wallet(BEN) == 500
    with pytest.raises(TermsChanged):
        await club.tables.join(table, BEN, club.click(), 1)


async def test_a_choice_that_changes_nothing_asks_nobody(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.tables.set_rules(table, ANN, lambda board: board.terms, club.click())
    board = await club.tables.board(table)
    assert (board.terms_number, board.asked) == (1, ())
    assert [seat.member for seat in board.seats] == [ANN.member, BEN.member]


async def test_the_seats_of_those_who_are_asked_are_nobody_elses(club: Club) -> None:
    people = [somebody(each) for each in range(8)]
    table = await club.open(*people)
    await raised(club, table, 60, people[0])
    with pytest.raises(TableFull):
        await club.join(table, ANN)
    for each in people[1:]:
        await club.join(table, each)
    assert len((await club.tables.board(table)).seats) == 8


def test_those_who_are_asked_count_where_other_rules_take_fewer() -> None:
    table = lobby(*map(somebody, range(7)))
    again = on(table, SetRules(somebody(0).member, changes(buy_in=60))).table
    with pytest.raises(TooManyPlayers):
        on(again, SetRules(somebody(0).member, changes(preset="horses")))


def changes(buy_in: int = 50, preset: str = "michigan") -> dict[str, Any]:
    return dump_changes(terms(buy_in=buy_in, preset=preset))


async def test_after_a_minute_the_seats_are_free(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA)
    closes = (await club.tables.board(table)).due_at
    await club.clock.forward(100)
    await raised(club, table, 60)
    board = await club.tables.board(table)
    assert (board.waiting, board.due_at) == (Waiting.AGREE, club.clock() + 60)
    await club.clock.forward(40)
    await club.join(table, CLARA)
    assert (await club.tables.board(table)).due_at == board.due_at, "it is one minute for all"
    await club.time_is_up(table)
    after = await club.tables.board(table)
    assert (after.asked, after.waiting, after.due_at) == ((), Waiting.EXPIRE, closes)
    assert [seat.member for seat in after.seats] == [ANN.member, CLARA.member]
    await club.join(table, BEN)
    assert await club.wallet(BEN) == 440


async def test_another_change_gives_another_minute(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await raised(club, table, 60)
    await club.clock.forward(50)
    await raised(club, table, 70)
    board = await club.tables.board(table)
    assert (board.due_at, board.terms_number) == (club.clock() + 60, 3)
    with pytest.raises(TermsChanged):
        await club.tables.join(table, BEN, club.click(), 2)


async def test_a_lobby_closes_no_later_for_it(club: Club) -> None:
    table = await club.open(ANN, BEN)
    closes = (await club.tables.board(table)).due_at or 0
    await club.clock.forward_to(closes - 20)
    await raised(club, table, 60)
    await club.time_is_up(table)
    board = await club.tables.board(table)
    assert board.status is Status.LOBBY
    assert (board.due_at or 0) <= closes + 60
    assert (await club.time_is_up(table)).status is Status.CLOSED


async def test_a_restart_meanwhile_does_not_let_a_lobby_begin_anew(club: Club) -> None:
    table = await club.open(ANN, BEN)
    closes = (await club.tables.board(table)).due_at or 0
    await club.clock.forward_to(closes - 500)
    await raised(club, table, 60)
    await club.restart(after=20)
    await club.time_is_up(table)
    board = await club.tables.board(table)
    assert (board.waiting, board.due_at) == (Waiting.EXPIRE, closes)


async def test_a_lobby_is_open_for_a_while_after_a_restart(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await club.clock.forward_to(((await club.tables.board(table)).due_at or 0) - 100)
    await raised(club, table, 60)
    await club.restart(after=3600)
    await club.time_is_up(table)
    board = await club.tables.board(table)
    assert club.clock() < (board.due_at or 0) <= club.clock() + LAST_CALL


async def test_a_restart_takes_nobodys_minute(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await raised(club, table, 60)
    await club.restart(after=3600)
    board = await club.tables.board(table)
    assert (board.waiting, [each.name for each in board.asked]) == (Waiting.AGREE, ["Ben"])
    assert (board.due_at or 0) - club.clock() >= 15
    await club.time_is_up(table)
    assert await asked(club, table) == []


async def test_who_is_asked_may_leave_at_once(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA)
    await raised(club, table, 60)
    await club.tables.leave(table, BEN, club.click())
    assert await asked(club, table) == [CLARA.member]
    with pytest.raises(NotJoined):
        await club.tables.leave(table, BEN, club.click())
    assert await club.wallet(BEN) == 500


async def test_when_nobody_sits_there_any_more_no_seat_is_kept(club: Club) -> None:
    table = await club.open(ANN, BEN)
    await raised(club, table, 60)
    await club.tables.leave(table, ANN, club.click())
    assert (await club.tables.board(table)).status is Status.CLOSED
    assert [await club.wallet(each) for each in (ANN, BEN)] == [500, 500]
    assert (await club.stored(table)).asked == ()


def test_a_match_does_not_begin_by_itself_because_somebody_has_agreed_again() -> None:
    table = on(lobby(ANN, BEN, CLARA), SetRules(ANN.member, changes(60)), joining(BEN)).table
    assert ([seat.name for seat in table.asked], table.status) == (["Clara"], Status.LOBBY)


def test_a_row_says_whether_the_others_were_asked() -> None:
    for action in (SetRules(ANN.member, changes()), SetRules(ANN.member, changes()), FreeSeats()):
        assert load_action(dump_action(action)) == action


async def test_what_a_lobby_was_played_for_before_is_known_by_its_number(club: Club) -> None:
    table = await club.open(ANN, BEN, buy_in=5)
    first = (await club.tables.board(table)).terms
    await raised(club, table, 100)
    await club.join(table, BEN)
    await raised(club, table, 7)
    found = [await club.tables.earlier_terms(table, each) for each in range(5)]
    assert [each and each.buy_in for each in found] == [None, 5, 100, 7, None]
    assert found[1] == first


# --- and whatever happens -----------------------------------------------------------------------------------------

KINDS = ("join", "join", "join", "old join", "leave", "raise", "raise", "start", "now", "again", "old start", "wait")


class Story:
    """Presses of several members, and what each of their messages said at which price."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.pressed: dict[int, tuple[int, int]] = {}
        """By the click: the member, and the price that they saw; -1 where their message told none."""
        self.played: int | None = None
        """The last table whose match has begun."""
        self.tables: list[int] = []

    async def step(self, kind: str, who: Actor, chips: int) -> None:
        """Let somebody press something: what they may not do, or not now, is refused."""
        tables, click = self.club.tables, self.club.click()
        there = await tables.in_channel(CHANNEL)
        if kind == "again" and self.played is not None:
            self.pressed[click] = who.member, (await tables.board(self.played)).terms.buy_in
            self.tables.append(await tables.again(self.played, who, click))
        elif there is None:
            self.pressed[click] = who.member, chips
            self.tables.append(await self.open(who, chips, click))
        elif kind == "raise":
            self.pressed[click] = who.member, chips
            await tables.set_rules(there, who, lambda board: replace(board.terms, buy_in=chips), click)
        elif kind == "wait":
            await self.club.time_is_up(there)
        elif kind == "leave":
            await tables.leave(there, who, click)
        else:
            shown = (await tables.board(there)).terms_number - kind.startswith("old")
            seen = await tables.earlier_terms(there, shown)
            self.pressed[click] = who.member, -1 if seen is None else seen.buy_in
            if kind.endswith("join"):
                await tables.join(there, who, click, shown)
            else:
                await tables.start(there, who, click, shown, fill=kind == "now")

    async def open(self, who: Actor, chips: int, click: int) -> int:
        return await self.club.tables.open(
            guild=GUILD, channel=CHANNEL, host=who, terms=terms(buy_in=chips), computers=1, interaction=click
        )

    async def close_what_has_begun(self) -> None:
        there = await self.club.tables.in_channel(CHANNEL)
        if there is not None and (await self.club.tables.board(there)).status is not Status.LOBBY:
            await self.club.tables.channel_gone(there)
            self.played = there

    async def paid(self) -> list[tuple[int | None, int, int]]:
        """Return each payment of a buy-in: the click, the member, and the price of a seat then."""
        found = []
        for number in set(self.tables):
            async with self.club.database.reading() as work:
                columns = journal.c.interaction_id, journal.c.action
                wanted = sa.select(*columns).where(journal.c.table_id == number).order_by(journal.c.seq)
                (_, first), *others = (await work.connection.execute(wanted)).all()
            table = load_table({name: value for name, value in first.items() if name != "do"})
            for click, action in others:
                change = transition(table, load_action(action))
                table = change.table
                found += [
                    (click, move.source.owner, table.terms.buy_in)
                    for move in change.moves
                    if move.reason is Reason.BUY_IN and move.source.kind is Kind.WALLET
                ]
        return found


@pytest.mark.parametrize("seed", range(8))
async def test_every_buy_in_that_a_member_pays_is_one_that_they_pressed(club: Club, seed: int) -> None:
    """The audit at the end of each test compares the journals, from which this is read, with the ledger."""
    random, story = Random(seed), Story(club)
    for _ in range(60):
        with suppress(Refused):
            await story.step(random.choice(KINDS), random.choice(PEOPLE), random.randint(1, 40))
        await story.close_what_has_begun()
    paid = await story.paid()
    assert len(paid) > 8
    for click, member, price in paid:
        assert click is not None
        assert story.pressed[click] == (member, price)

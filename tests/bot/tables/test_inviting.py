"""A table of friends: seats that are kept for those who are invited, and seats that the host takes back."""

import pytest

from bot.chips.accounts import Move, Reason, wallet
from bot.refusals import AlreadySeated, MatchRunning, NotJoined, SeatTakenBack, TableFull
from bot.tables.model.actions import AddComputer, FreeSeats, Invite, Join, Leave, TakeBack
from bot.tables.model.announcements import Invitation, Notice
from bot.tables.model.codec import dump_action, dump_table, load_action, load_table
from bot.tables.model.table import Status, Table
from bot.tables.time.clock import Waiting
from bot.tables.transitions.inviting import Uninvited, uninvited
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, PEOPLE, somebody
from tests.bot.tables.situations import HELD, Timed, joining, lobby, on, starting


def inviting(*members: int) -> Invite:
    return Invite(ANN.member, members)


def full_but_one() -> Table:
    """A lobby of eight seats at which seven are taken."""
    return lobby(ANN, *map(somebody, range(6)))


def test_who_is_invited_is_told_what_is_played_and_for_how_much() -> None:
    change = on(lobby(ANN, buy_in=40), inviting(BEN.member, CLARA.member))
    (told,) = change.announcements
    assert isinstance(told, Invitation)
    assert (told.by, told.members, told.terms_number) == ("Ann", (BEN.member, CLARA.member), 1)
    assert told.terms["buy_in"] == 40
    assert change.moves == ()


def test_a_seat_that_is_kept_for_who_is_invited_is_nobody_elses() -> None:
    kept = on(full_but_one(), inviting(BEN.member)).table
    for other in (joining(CLARA), AddComputer(0, "Ada")):
        with pytest.raises(TableFull):
            on(kept, other)
    for ends in (joining(BEN), Leave(BEN.member)):
        assert on(kept, ends).table.invited == ()
    assert on(lobby(ANN), inviting(BEN.member), Leave(ANN.member)).table.invited == ()
    assert on(kept, FreeSeats(), joining(CLARA)).table.seat_of(CLARA.member) is not None


def test_nobody_is_invited_to_a_seat_that_is_not_there() -> None:
    with pytest.raises(TableFull):
        on(full_but_one(), inviting(BEN.member, CLARA.member))


def test_only_who_sits_here_invites_and_only_before_the_match() -> None:
    with pytest.raises(NotJoined):
        on(lobby(BEN), inviting(CLARA.member))
    begun = on(lobby(ANN, BEN, CLARA), starting(ANN)).table
    with pytest.raises(MatchRunning):
        on(begun, inviting(DIRK.member))


@pytest.mark.parametrize(
    "table", [lobby(ANN, BEN), lobby(ANN, expected=(BEN.member,)), on(lobby(ANN), inviting(1002)).table]
)
def test_who_has_a_seat_is_not_invited(table: Table) -> None:
    with pytest.raises(AlreadySeated):
        on(table, inviting(BEN.member))


def test_the_host_takes_a_seat_back_and_its_chips_go_home() -> None:
    change = on(lobby(ANN, BEN, CLARA), TakeBack(ANN.member, BEN.member))
    assert change.table.members() == (ANN.member, CLARA.member)
    assert change.moves == (Move(HELD, wallet(BEN.member), 50, Reason.REFUND),)
    assert change.table.notices == (Notice("taken_back", "Ben"),)


def test_a_host_takes_no_seat_back_that_is_their_own_or_nobodys() -> None:
    for taken in (ANN.member, DIRK.member):
        with pytest.raises(NotJoined):
            on(lobby(ANN, BEN), TakeBack(ANN.member, taken))


def test_whose_seat_was_taken_back_sits_down_only_under_another_host() -> None:
    table = on(lobby(ANN, BEN, CLARA), TakeBack(ANN.member, BEN.member)).table
    with pytest.raises(SeatTakenBack) as refused:
        on(table, joining(BEN))
    assert refused.value.name == "Ann"
    with pytest.raises(SeatTakenBack):
        on(table, Invite(CLARA.member, (BEN.member,)))
    assert on(table, Leave(ANN.member), joining(BEN)).table.seat_of(BEN.member) is not None


def test_whose_seat_was_taken_back_buys_none_in_the_match() -> None:
    table = on(lobby(ANN, BEN, computers=("Ada", "Blaise")), TakeBack(ANN.member, BEN.member)).table
    begun = on(table, starting(ANN)).table
    with pytest.raises(SeatTakenBack):
        on(begun, Join(BEN.member, "Ben", follow=False))
    assert on(begun, Join(CLARA.member, "Clara", follow=False)).table.seat_of(CLARA.member) == 1


def test_what_is_written_of_it_is_read_again() -> None:
    for action in (inviting(BEN.member), TakeBack(ANN.member, BEN.member)):
        assert load_action(dump_action(action, PEOPLE), PEOPLE) == action
    table = on(lobby(ANN, BEN), inviting(CLARA.member), TakeBack(ANN.member, BEN.member)).table
    assert load_table(dump_table(table, PEOPLE), PEOPLE) == table


def test_each_who_cannot_be_invited_is_told_apart() -> None:
    table = on(full_but_one(), TakeBack(ANN.member, somebody(0).member), inviting(BEN.member)).table
    members = (somebody(1).member, BEN.member, somebody(0).member, DIRK.member, CLARA.member, 4711)
    assert uninvited(table, members, visited=[DIRK.member]) == {
        somebody(1).member: Uninvited.SEATED,
        BEN.member: Uninvited.KEPT,
        somebody(0).member: Uninvited.TAKEN_BACK,
        DIRK.member: Uninvited.BEFORE,
        4711: Uninvited.FULL,
    }


def test_the_seat_is_kept_for_two_minutes_from_the_last_invitation_on() -> None:
    timed = Timed(lobby(ANN))
    closes = timed.due_in
    timed.does(inviting(BEN.member))
    timed.passes(100)
    timed.does(inviting(CLARA.member))
    timed.restarts(after=50)
    assert (timed.clock.waits_for, timed.due_in) == (Waiting.AGREE, 70)
    timed.time_is_up()
    assert (timed.clock.waits_for, timed.table.invited, timed.table.status) == (Waiting.EXPIRE, (), Status.LOBBY)
    assert timed.clock.until is not None
    assert timed.clock.until > closes, "whose friends did not come has time to look for others"


# --- by the services ----------------------------------------------------------------------------------------------


async def test_one_table_names_nobody_twice_and_a_kept_seat_outlasts_the_process(club: Club) -> None:
    table, click = await club.open(ANN, BEN), club.click()
    for _ in range(2):
        assert await club.tables.lobby.invite(table, ANN, [CLARA.member], click) == {}
    await club.restart(after=50)
    board = await club.tables.queries.board(table)
    assert (board.invited, board.due_at) == ((CLARA.member,), pytest.approx(club.clock() + 70))
    await club.time_is_up(table)
    await club.tables.leave(table, BEN, club.click())
    refused = await club.tables.lobby.invite(table, ANN, [BEN.member, CLARA.member, DIRK.member], club.click())
    assert refused == {BEN.member: Uninvited.BEFORE, CLARA.member: Uninvited.BEFORE}
    told = [each.members for each in await club.told(table) if isinstance(each, Invitation)]
    assert told == [(CLARA.member,), (DIRK.member,)]


async def test_a_match_does_not_begin_by_itself_while_somebody_is_invited(club: Club) -> None:
    table = await club.open(ANN, CLARA, expected=(BEN.member,))
    await club.tables.lobby.invite(table, ANN, [DIRK.member], club.click())
    await club.join(table, BEN)
    assert (await club.tables.queries.board(table)).status is Status.LOBBY

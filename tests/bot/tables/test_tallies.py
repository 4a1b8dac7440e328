"""What is counted of every member while a match is played, and the rows and feats that it leaves as it ends."""

from dataclasses import replace

from bot.chips.accounts import HOUSE, Move, Reason, leftover, wallet
from bot.cli.audit import audit
from bot.members.people import Actor
from bot.store.tables.results import LEFT, MatchRow, ResultRow
from bot.tables.commands.match import time_taken
from bot.tables.model.actions import Act, AddComputer, Close, DealRound, Join, Leave, Start, TableAction
from bot.tables.model.announcements import FeatDone, MatchResult
from bot.tables.model.change import Change
from bot.tables.model.codec import dump_action, dump_table, load_action, load_table
from bot.tables.model.score_sheet import Tally
from bot.tables.model.table import Ending, Table
from bot.tables.service.results import ended, match_row
from bot.tables.transitions.ending import close_early
from engine.figures import CERTAIN
from tests.bot.club import CHANNEL, Club
from tests.bot.people import ANN, BEN, CLARA, DIRK, PEOPLE
from tests.bot.tables.situations import (
    HELD,
    By,
    Timed,
    acting,
    begun,
    dealt,
    empty,
    joining,
    match_played,
    on,
    restored,
    round_played,
    to_a_lead,
)
from tests.engine.stops.situations import dealt as dealt_cards
from tests.postgresql import ON_BOTH

TWO_ROUNDS = {"end.rounds": 2}
WELCOME = 500


def tally(table: Table, who: Actor) -> Tally:
    (found,) = [each for each in table.score_sheet.tallies if each.member == who.member]
    return found


async def kept(club: Club, table: int) -> tuple[MatchRow, dict[int, ResultRow]]:
    """What is kept of a match that is over. Nothing is wrong with it."""
    async with club.database.reading() as work:
        assert (await audit(work)).wrong == ()
        rows = {row.member_id: row for row in await work.results.of_table(table)}
        match = await work.results.match(table)
    assert match is not None
    return match, rows


def test_rounds_count_for_everybody_who_sits_there() -> None:
    table = match_played(begun(ANN, BEN, computers=("Ada",), house=TWO_ROUNDS)).table
    ann, ben = tally(table, ANN), tally(table, BEN)
    assert [(each.rounds, each.seats) for each in (ann, ben)] == [(2, (0,)), (2, (1,))]
    assert ann.won + ben.won <= 2
    assert ann.chances == ben.chances == 2 * CERTAIN // 3
    assert ann.run > 0
    assert load_table(dump_table(table, PEOPLE), PEOPLE) == table


def test_who_leaves_has_the_round_that_was_under_way_and_who_comes_the_next() -> None:
    table = on(begun(ANN, BEN, computers=("Ada",), house={"end.rounds": 3}), DealRound()).table
    table = round_played(on(table, Leave(BEN.member)).table).table
    assert [(each.member, each.rounds) for each in table.score_sheet.tallies] == [(ANN.member, 1), (BEN.member, 1)]
    table = on(table, Join(CLARA.member, "Clara", follow=False)).table
    table = match_played(table).table
    assert {each.member: each.rounds for each in table.score_sheet.tallies} == {
        ANN.member: 3,
        BEN.member: 1,
        CLARA.member: 2,
    }


def placed(before: Table, after: Table) -> dict[int, ResultRow]:
    brought = ended(0.0, before, after, [])
    assert brought is not None
    return {row.member_id: row for row in brought[1]}


def test_nobody_has_the_place_of_a_seat_that_a_computer_player_has_brought_there() -> None:
    began = begun(ANN, BEN, computers=("Ada",), house={"end.rounds": 4})
    began = replace(began, terms=replace(began.terms, buy_in=20))  # so that the computer player's seat is sold
    there = round_played(on(began, DealRound()).table).table
    for stays in (True, False):
        now = on(there, Join(CLARA.member, "Clara", follow=False), DealRound()).table
        now = round_played(now if stays else on(now, Leave(CLARA.member)).table).table
        rows = placed(now, match_played(now).table)
        clara = rows[CLARA.member]
        assert (clara.rounds, clara.place, clara.chance, clara.won) == (3 if stays else 1, 0, 0, False)
        assert rows[ANN.member].place > 0


def test_who_is_out_early_has_lost() -> None:
    house = {"end.mode": "elimination"}
    table = begun(ANN, BEN, CLARA, DIRK, house=house, buy_in=6)
    ended_there = match_played(table).table
    rounds = {each.member: each.rounds for each in ended_there.score_sheet.tallies}
    assert 2 * min(rounds.values()) <= ended_there.rounds_over()
    rows = placed(table, ended_there)
    assert {each.place for each in rows.values()} >= {1, 2}
    assert all(each.place for each in rows.values())
    assert sum(each.won for each in rows.values()) == 1


def test_a_round_that_begins_again_counts_once() -> None:
    table = round_played(dealt(ANN, BEN, CLARA, house=TWO_ROUNDS)).table
    again = restored(table)
    table = on(to_a_lead(on(table, DealRound()).table), again).table
    assert {each.rounds for each in table.score_sheet.tallies} == {1}
    assert {each.rounds for each in match_played(table).table.score_sheet.tallies} == {2}


def test_a_decision_has_its_time() -> None:
    table = to_a_lead(dealt(ANN, BEN, CLARA), ANN)
    act = replace(acting(table), seconds=12.3)
    assert load_action(dump_action(act, PEOPLE), PEOPLE) == act
    after = on(table, act).table
    assert (tally(after, ANN).decisions, tally(after, ANN).seconds) == (1, 12.3)
    assert "seconds" not in dump_action(replace(act, seconds=None), PEOPLE)


async def test_the_time_of_a_decision_is_measured_and_that_of_a_forced_card_is_not(club: Club) -> None:
    table = await club.begin(ANN, BEN, computers=1)
    lead = await club.to_a_lead(table)
    await club.clock.forward(7.26)
    await club.play(table, lead)
    assert (await club.journal(table))[-1]["seconds"] == 7.3
    forced = await club.to_a_forced_card(table)
    await club.clock.forward(3.0)
    await club.play(table, forced)
    assert "seconds" not in (await club.journal(table))[-1]


def test_a_day_for_a_decision_is_no_time_to_decide() -> None:
    timed = Timed(to_a_lead(dealt(ANN, BEN, CLARA, turn_seconds=24 * 3600)))
    assert time_taken(timed.table, timed.clock, 7.0) is None


def test_what_stand_ins_have_played_to_its_end_is_broken_off() -> None:
    before = on(dealt(ANN, BEN, computers=("Ada",), house={"end.rounds": 1}), Close("stopped", "Mo")).table
    after = round_played(before, "computer").table
    match, rows = match_row(0.0, before, after), placed(before, after)
    assert (match.broken_off, match.rounds, match.computers) == (True, 1, "")
    assert {(row.place, row.won, row.chance, row.rounds) for row in rows.values()} == {(0, False, 0, 1)}


@ON_BOTH
async def test_a_match_that_was_won_is_kept_with_all_its_figures(quick_club: Club) -> None:
    table = await quick_club.finished(ANN, BEN, computers=1, house=TWO_ROUNDS)
    match, rows = await kept(quick_club, table)
    stored = await quick_club.stored(table)
    outcome = stored.state.outcome
    assert (match.game, match.preset, match.level) == ("stops", "michigan", "normal")
    assert (match.broken_off, match.rounds, match.players) == (False, 2, 3)
    chips = stored.state.chips
    places = [1 + sum(other > own for other in chips) for own in chips]
    (computer,) = [at for at, seat in enumerate(stored.seats) if seat.member is None]
    assert match.computer_places == (places[computer],)
    for who in (ANN, BEN):
        row, counted, at = rows[who.member], tally(stored, who), stored.seat_of(who.member)
        assert at is not None
        assert (row.place, row.won) == (places[at], at in outcome.winners)
        assert row.chance == CERTAIN * len(outcome.winners) // 3
        assert (row.rounds, row.rounds_won, row.round_chances) == (2, counted.won, 2 * CERTAIN // 3)
        assert (row.aces, row.kings, row.queens, row.jacks, row.tens, row.others) == counted.taken
        assert (row.run, row.payout) == (counted.run, counted.payout)
        assert (row.ending, row.chips) == ("finished", (await quick_club.wallet(who) or 0) - WELCOME)
        assert row.decisions > 0


async def test_who_leaves_is_behind_everybody(quick_club: Club) -> None:
    table = await quick_club.begin(ANN, BEN, CLARA, computers=1, house=TWO_ROUNDS)
    await quick_club.to_a_lead(table)
    await quick_club.tables.leave(table, BEN, quick_club.click())
    await quick_club.to_the_end(table)
    match, rows = await kept(quick_club, table)
    ben = rows[BEN.member]
    assert (ben.ending, ben.place, ben.won, ben.rounds) == (LEFT, 5, False, 1)
    assert ben.chips == (await quick_club.wallet(BEN) or 0) - WELCOME
    # Where Ben sat a computer player went on: of those that played from the start there is one.
    assert len(match.computer_places) == 1


def test_points_and_the_pot_of_a_match_of_new_york() -> None:
    before = begun(ANN, BEN, computers=("Ada",), preset="new-york", house={"stake": 5}, buy_in=5)
    change = match_played(before)
    after = change.table
    brought = ended(7.0, before, after, change.moves)
    assert brought is not None
    match, rows = brought
    outcome = after.state.outcome
    assert (match.at, match.preset, match.broken_off) == (7.0, "new-york", False)
    for at, row in enumerate(rows):
        assert row.points == outcome.points[at]
        assert row.place == 1 + sum(other > row.points for other in outcome.points)
        assert row.won == (at in outcome.winners) == (row.place == 1)
        assert row.payout == (15 // len(outcome.winners) if row.won else 0)
        assert (row.run, row.rounds) == (0, 3)


# --- chips that went between a wallet and the match -------------------------------------------------------------------


def test_chips_count_that_went_any_way_between_a_wallet_and_the_match() -> None:
    before = dealt(ANN, BEN, computers=("Ada",))
    clara = wallet(CLARA.member)
    moves = [
        Move(wallet(ANN.member), HELD, 50, Reason.BUY_IN),
        Move(clara, HELD, 50, Reason.BUY_IN),
        Move(HOUSE, HELD, 50, Reason.BUY_IN),
        Move(HELD, clara, 50, Reason.REFUND),
        Move(clara, HOUSE, 30, Reason.SEAT_BOUGHT),
        Move(HOUSE, clara, 41, Reason.SEAT_SOLD),
        Move(HELD, wallet(-3), 7, Reason.STACK),
        Move(HELD, wallet(ANN.member), 61, Reason.STACK),
        Move(HELD, leftover(CHANNEL), 9, Reason.LEFT),
    ]
    brought = ended(0.0, before, close_early(before, Ending.CHANNEL_GONE).table, moves)
    assert brought is not None
    assert [row[:3] for row in brought[1] if row.member_id > 0] == [
        (ANN.member, "channel_gone", 11),
        (BEN.member, "channel_gone", 0),
        (CLARA.member, LEFT, 11),
    ]


# --- feats ------------------------------------------------------------------------------------------------------------


ONE_LEAD = {"lead.card": "any", "end.rounds": 1}
FEATS = ("early-out", "others-stuck")


def seated_for(*actions: TableAction) -> Table:
    """Return a match of one round in which the first seat leads and goes out with the last of three cards."""
    table = on(empty(house=ONE_LEAD), *actions, Start(0, (), "1", 0), DealRound()).table
    return replace(table, state=dealt_cards("2C 4C 6C", "9H KH", "3S 7S", house=ONE_LEAD))


def feats_played(table: Table, by: By = "member") -> Change:
    cards = ("2C", "4C", "6C")
    return on(table, *(Act(0, {"do": "play", "card": card}, by) for card in cards))


def result_of(change: Change) -> MatchResult:
    return next(each for each in change.announcements if isinstance(each, MatchResult))


def test_what_a_member_did_is_told_by_name_and_kept_for_them() -> None:
    change = feats_played(seated_for(joining(ANN), joining(BEN), joining(CLARA)))
    assert result_of(change).feats == tuple(FeatDone("Ann", each) for each in FEATS)
    tally = next(each for each in change.table.score_sheet.tallies if each.member == ANN.member)
    assert tally.feats == FEATS


def test_nothing_is_told_of_a_computer_player() -> None:
    change = feats_played(seated_for(AddComputer(0, "Ada"), joining(BEN), joining(ANN)))
    assert result_of(change).winners == ("Ada",)
    assert result_of(change).feats == ()


def test_no_feat_is_theirs_who_have_left_the_match_to_computers() -> None:
    table = on(seated_for(joining(ANN), joining(BEN), joining(CLARA)), Close("stopped", "Mo")).table
    change = feats_played(table, "computer")
    assert (result_of(change).winners, result_of(change).feats) == (("Ann",), ())
    assert {(each.rounds, each.feats) for each in change.table.score_sheet.tallies} == {(1, ())}

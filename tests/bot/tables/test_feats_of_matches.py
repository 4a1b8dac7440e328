"""A match's result tells what the members who have stayed did in it, and their rows keep it."""

from dataclasses import replace

from bot.tables.model.actions import Act, AddComputer, Close, DealRound, Start, TableAction
from bot.tables.model.announcements import FeatDone, MatchResult
from bot.tables.model.change import Change
from bot.tables.model.table import Table
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import By, empty, joining, on
from tests.engine.stops.situations import dealt

HOUSE = {"lead.card": "any", "end.rounds": 1}
FEATS = ("early-out", "others-stuck")


def seated(*actions: TableAction) -> Table:
    """Return a match of one round in which the first seat leads and goes out with the last of three cards."""
    table = on(empty(house=HOUSE), *actions, Start(0, (), "1", 0), DealRound()).table
    return replace(table, state=dealt("2C 4C 6C", "9H KH", "3S 7S", house=HOUSE))


def played(table: Table, by: By = "member") -> Change:
    cards = ("2C", "4C", "6C")
    return on(table, *(Act(0, {"do": "play", "card": card}, by) for card in cards))


def result(change: Change) -> MatchResult:
    return next(each for each in change.announcements if isinstance(each, MatchResult))


def test_what_a_member_did_is_told_by_name_and_kept_for_them() -> None:
    change = played(seated(joining(ANN), joining(BEN), joining(CLARA)))
    assert result(change).feats == tuple(FeatDone("Ann", each) for each in FEATS)
    tally = next(each for each in change.table.score_sheet.tallies if each.member == ANN.member)
    assert tally.feats == FEATS


def test_nothing_is_told_of_a_computer_player() -> None:
    change = played(seated(AddComputer(0, "Ada"), joining(BEN), joining(ANN)))
    assert result(change).winners == ("Ada",)
    assert result(change).feats == ()


def test_no_feat_is_theirs_who_have_left_the_match_to_computers() -> None:
    table = on(seated(joining(ANN), joining(BEN), joining(CLARA)), Close("stopped", "Mo")).table
    change = played(table, "computer")
    assert (result(change).winners, result(change).feats) == (("Ann",), ())
    assert {(each.rounds, each.feats) for each in change.table.score_sheet.tallies} == {(1, ())}

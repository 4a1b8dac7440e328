"""What a table remembers of its match for the result: how everybody stood, and the best moment."""

from dataclasses import replace
from itertools import pairwise

from bot.tables.model.actions import DealRound, Join
from bot.tables.model.announcements import MatchResult, RoundResult
from bot.tables.model.score_sheet import Best, ScoreSheet
from bot.tables.model.table import Table
from engine.game import Moment
from engine.stops.events import BoodleCollected, RoundEnded
from engine.stops.pack import PACK as STOPS
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import begun, dealt, match_played, on, restored, round_played

GAME = STOPS.game


def result(table: Table) -> MatchResult:
    (told,) = [each for each in match_played(table).announcements if isinstance(each, MatchResult)]
    return told


def test_a_result_tells_how_everybody_stood_after_each_round_and_the_most_that_anybody_got_at_one_stroke() -> None:
    change = match_played(begun(ANN, BEN, CLARA, house={"end.rounds": 3}))
    (told,) = [each for each in change.announcements if isinstance(each, MatchResult)]
    events = [
        GAME.codec.load_event(event)
        for told_then in change.announcements
        for each in (told_then, getattr(told_then, "last", None))
        if isinstance(each, RoundResult)
        for event in each.events
    ]
    rounds = [each for each in events if isinstance(each, RoundEnded)]
    by_name = {each.name: each for each in told.standings}
    for at, name in enumerate(("Ann", "Ben", "Clara")):
        assert by_name[name].course[:-1] == (50, *(each.chips[at] for each in rounds[:-1]))
        # At the very end what lies on the table may be shared out.
        assert by_name[name].course[-1] == by_name[name].chips
    got = [each.chips for each in events if isinstance(each, BoodleCollected)]
    out = [each.kitty + sum(paid.chips for paid in each.payments) for each in rounds]
    assert told.game == "stops"
    assert told.best is not None
    assert told.best.moment.amount == max([*got, *out])


def test_a_result_of_points_tells_these() -> None:
    told = result(begun(ANN, BEN, preset="new-york", buy_in=0))
    assert all(each.course[0] == 0 and len(each.course) == 3 for each in told.standings)
    assert [each.course[-1] for each in told.standings] == [each.points for each in told.standings]
    steps = [after - before for each in told.standings for before, after in pairwise(each.course)]
    assert told.best is not None
    assert (told.best.moment.kind, told.best.moment.amount) == ("points", max(steps))


def test_chips_from_top_ups_are_not_how_somebody_stands() -> None:
    table = begun(ANN, BEN, CLARA, house={"end.mode": "topup", "end.rounds": 9, "chips": 3}, buy_in=3)
    told = result(table)
    assert any(each.paid_in > 3 for each in told.standings), "nobody was topped up"
    assert [each.course[-1] for each in told.standings] == [each.merit + 3 for each in told.standings]


def test_who_takes_a_seat_over_does_not_take_the_moments() -> None:
    table = round_played(dealt(ANN, computers=("Ada", "Blaise"))).table
    free = table.seat_for_sale()
    assert free is not None
    kept = tuple(each for each in table.score_sheet.best if each.moment.seat != free)
    moment = Best(1, Moment(free, "card", 9, ("KC",)))
    table = replace(table, score_sheet=replace(table.score_sheet, best=(*kept, moment)))
    taken = on(table, Join(BEN.member, "Ben", follow=False)).table
    assert taken.score_sheet == replace(table.score_sheet, best=kept)


def test_a_round_that_begins_again_is_not_told_of() -> None:
    before = round_played(dealt(ANN, BEN, CLARA)).table
    moment = Best(2, Moment(1, "card", 99, ("KC",)))
    dealt_again = on(before, DealRound()).table
    spoilt = replace(dealt_again, score_sheet=replace(dealt_again.score_sheet, best=(*before.score_sheet.best, moment)))
    again = on(spoilt, restored(before)).table
    assert again.score_sheet == before.score_sheet


def test_the_first_of_equal_moments_is_the_best() -> None:
    first, second = Best(1, Moment(2, "card", 7, ("KC",))), Best(3, Moment(0, "out", 7, ("2D",)))
    assert ScoreSheet(best=(first, second)).top == first
    assert ScoreSheet().top is None

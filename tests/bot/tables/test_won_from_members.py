"""Which chips count as won from other members: nothing of the house's or the channel's, whatever anybody tries."""

from hypothesis import given
from hypothesis import strategies as st

from bot.members.people import Actor
from bot.tables.model.actions import DealRound, Leave, SetAway
from bot.tables.model.score_sheet import won_from_members
from bot.tables.model.table import Match, Table
from bot.tables.service.results import ended
from tests.bot.people import ANN, BEN
from tests.bot.tables.situations import acting, begun, match_played, on, restored, round_played

A, B = ANN.member, BEN.member


def counts(before: Table, after: Table) -> dict[int, int]:
    """What counts of a match that has ended, by member."""
    assert isinstance(before, Match)
    assert isinstance(after, Match)
    brought = ended(0.0, before, after, [])
    assert brought is not None
    return {row.member_id: row.won_from_members for row in brought[1]}


def changed(before: Table, after: Table, *who: Actor) -> tuple[int, ...]:
    """By how much the seats of members are better than before a round."""
    seats = [before.seat_of(each.member) for each in who]
    game = before.rules_of_play
    return tuple(game.standing(after.state)[at] - game.standing(before.state)[at] for at in seats if at is not None)


def first_round(
    wanted: tuple[bool, bool], *, away: bool = False, carried: int = 0, rounds: int = 1
) -> tuple[Table, Table]:
    """A table of Ann, Ben and a computer before and after a round in which Ann, and Ben, have won chips or not.

    `away`: Ben goes as soon as it is dealt.
    """
    for entropy in map(str, range(1000)):
        before = begun(ANN, BEN, computers=("Ada",), house={"end.rounds": rounds}, carried=carried, entropy=entropy)
        dealt = on(before, DealRound(), *([SetAway(B, True)] if away else [])).table
        after = round_played(dealt).table
        changes = changed(before, after, ANN, BEN)
        if 0 not in changes and tuple(chips > 0 for chips in changes) == wanted:
            return before, after
    raise AssertionError


def test_a_loser_who_leaves_before_the_last_round_wipes_out_no_win() -> None:
    before, now = first_round((True, False), rounds=2)
    won = changed(before, now, ANN, BEN)
    gone = on(now, Leave(B)).table
    found = counts(gone, match_played(gone).table)
    assert found == {A: min(won[0], -won[1]), B: -min(won[0], -won[1])}


def test_chips_that_one_left_alone_in_the_channel_count_for_nobody_who_takes_them_out() -> None:
    before, after = first_round((True, True), carried=80)
    assert min(changed(before, after, ANN, BEN)) > 0
    assert counts(before, after) == {A: 0, B: 0}


def test_who_stays_away_from_rounds_that_begin_badly_loses_them_all_the_same() -> None:
    before, after = first_round((True, False), away=True)
    won, lost = changed(before, after, ANN, BEN)
    assert counts(before, after) == {A: 0, B: -min(won, -lost)}


def test_a_round_that_begins_again_counts_as_it_was_played_at_last() -> None:
    before, _ = first_round((True, False))
    again = on(on(before, DealRound(), SetAway(B, True)).table, restored(before)).table
    assert again.score_sheet.tallies == ()
    final = round_played(on(again, SetAway(B, False), DealRound()).table).table
    won, lost = changed(before, final, ANN, BEN)
    assert counts(before, final) == won_from_members({A: won, B: lost}, (A, B))


def test_new_york_counts_by_the_match() -> None:
    before = begun(ANN, BEN, computers=("Ada",), preset="new-york", house={"stake": 5}, buy_in=5)
    first = round_played(on(before, DealRound()).table).table
    assert {each.won_from_members for each in first.score_sheet.tallies} == {0}
    after = match_played(first).table
    chips = after.state.chips
    won = {who.member: chips[after.own_seat(who.member)] - 5 for who in (ANN, BEN)}
    assert counts(first, after) == won_from_members(won, (A, B))


def test_forced_cards_count_and_cards_that_a_stand_in_plays_do_not() -> None:
    dealt = on(begun(ANN, BEN, computers=("Ada",)), DealRound()).table
    while dealt.acting() is None or dealt.seats[dealt.acting() or 0].member is None:
        dealt = on(dealt, acting(dealt)).table
    for by, presses in (("member", True), ("follow", False), ("deadline", False), ("computer", False)):
        played = on(dealt, acting(dealt, by)).table  # type: ignore[arg-type]
        assert bool(played.score_sheet.pressed) is presses


@given(st.dictionaries(st.integers(1, 8), st.integers(-200, 200)), st.sets(st.integers(1, 8)))
def test_all_that_counts_comes_to_no_more_than_nothing(changes: dict[int, int], pressed: set[int]) -> None:
    found = won_from_members(changes, pressed)
    assert sum(found.values()) <= 0
    assert sum(found.values()) == 0 or not changes.keys() <= pressed
    for member, chips in found.items():
        assert min(changes[member], 0) <= chips <= max(changes[member], 0)
        assert chips <= 0 or member in pressed
    # Staying away is no way round a loss.
    for member, chips in changes.items():
        if chips < 0:
            assert found[member] == won_from_members(changes, pressed ^ {member})[member]

"""What members gain by ending a match."""

from benchmarks.endings import Way, measure


def test_each_way_of_ending_a_match_is_played_in_both_games() -> None:
    found = measure(2, 2)
    assert len({each.name for each in found}) == 2 * len(Way)

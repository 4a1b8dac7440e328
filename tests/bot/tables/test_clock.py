from dataclasses import replace

import pytest

from bot.tables.actions import DealRound, SetAway, SetFollow
from bot.tables.clock import Paces, Wait, Waiting, wait_of
from bot.tables.table import Table
from bot.tables.terms import QUICK, SLOW, USUAL
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import (
    acting,
    begun,
    dealt,
    lobby,
    on,
    round_played,
    to_a_forced_card,
    to_a_lead,
)

PACES = Paces(card=1, lead=2, deal=3, round=12, lobby=1800, paused=900)


def waiting(table: Table) -> Wait:
    wait = wait_of(table, PACES)
    assert wait is not None
    return wait


def what(table: Table) -> tuple[Waiting, float]:
    return waiting(table).waiting, waiting(table).seconds


def test_a_lobby_waits_to_be_closed_and_not_as_long_for_one_member_alone() -> None:
    assert what(lobby(ANN, BEN)) == (Waiting.EXPIRE, 1800)
    assert what(lobby(ANN, computers=("Ada", "Blaise"))) == (Waiting.EXPIRE, 600)
    assert wait_of(lobby(ANN), replace(PACES, lobby=60)) == replace(waiting(lobby(ANN)), seconds=60)


def test_the_first_deal_comes_soon_and_the_others_leave_time_to_read_the_result() -> None:
    assert what(begun(ANN, BEN, CLARA)) == (Waiting.DEAL, 3)
    assert what(round_played(dealt(ANN, BEN, CLARA)).table) == (Waiting.DEAL, 12)


@pytest.fixture
def computers() -> Table:
    """Ann is the only member."""
    return dealt(ANN, computers=("Ada", "Blaise"))


def test_computer_players_take_their_time_for_a_lead_and_less_for_a_forced_card(computers: Table) -> None:
    seen: set[tuple[bool, Waiting, float]] = set()
    while len(seen) < 4:
        at = computers.acting()
        if at is not None:
            seen.add((computers.seats[at].member is None, *what(computers)))
        computers = on(computers, DealRound() if at is None else acting(computers)).table
    assert seen == {
        (True, Waiting.AUTOMATIC, 2),
        (True, Waiting.AUTOMATIC, 1),
        (False, Waiting.MEMBER, 60),
        (False, Waiting.MEMBER, 10),
    }


@pytest.mark.parametrize(("pace", "times"), [(SLOW, 2), (USUAL, 1), (QUICK, 0.5)])
def test_a_tables_pace_is_its_computer_players_and_leaves_members_and_results_their_time(
    pace: str, times: float
) -> None:
    def at_pace(table: Table) -> Table:
        return replace(table, terms=replace(table.terms, pace=pace))

    following = on(dealt(ANN, BEN, CLARA), *(SetFollow(each.member, follow=True) for each in (ANN, BEN, CLARA))).table
    gone = on(to_a_lead(following, BEN), SetAway(BEN.member, away=True)).table
    assert what(at_pace(gone)) == (Waiting.AUTOMATIC, 2 * times)
    assert what(at_pace(to_a_forced_card(following))) == (Waiting.AUTOMATIC, times)
    assert what(at_pace(to_a_lead(following))) == (Waiting.MEMBER, 60)
    assert what(at_pace(round_played(dealt(ANN, BEN, CLARA)).table)) == (Waiting.DEAL, 12)

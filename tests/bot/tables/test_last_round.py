"""Matches that need not end by their rules: the table closes after a number of rounds that the server sets."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.refusals import NoRecord, TooManyRounds
from bot.tables.after.records import Records
from bot.tables.model.actions import Act, DealRound, SetRules, Start
from bot.tables.model.announcements import TableClosed
from bot.tables.model.change import Change
from bot.tables.model.table import Ending, Status, Table
from bot.tables.model.terms import dump_terms
from bot.tables.views import board
from tests.bot.club import CHANNEL, GUILD, Club, here, terms
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import lobby, on

RICH = 1_000
OPEN = [{"end.mode": mode, "chips": RICH} for mode in ("elimination", "first_bust")]
"""House rules with which nobody is out of chips before the last round."""


def played(table: Table, until: int) -> Change:
    """Return what becomes of a table that is played until a round is about to be dealt, or the table is closed."""
    change, random = Change(table), Random(1)
    while (now := change.table).status is Status.PLAYING:
        game, at = now.rules_of_play, now.acting()
        if at is None and now.state.round == until:
            return change
        if at is None:
            action: Act | DealRound = DealRound()
        else:
            choices = list(game.legal(now.state, at))
            by = "computer" if now.seats[at].automatic else "member"
            action = Act(at, game.codec.dump_action(choices[random.randrange(len(choices))]), by)  # type: ignore[arg-type]
        change = change.then(on(now, action))
    return change


def begun(house: dict[str, Any], most_rounds: int, buy_in: int = RICH) -> Table:
    table = lobby(ANN, BEN, computers=("Ada",), house=house, buy_in=buy_in)
    return on(replace(table, most_rounds=most_rounds), Start(ANN.member, (), "77", 0)).table


@pytest.mark.parametrize("house", OPEN, ids=str)
def test_a_match_without_an_end_closes_after_its_last_round_and_everybody_keeps_their_chips(
    house: dict[str, Any],
) -> None:
    before = played(begun(house, 60), 60)
    assert before.table.status is Status.PLAYING
    stacks = before.table.stacks()
    change = played(before.table, 61)
    table = change.table
    assert (table.status, table.ending) == (Status.CLOSED, Ending.LAST_ROUND)
    assert table.state.outcome is None
    (told,) = [each for each in change.announcements if isinstance(each, TableClosed)]
    assert (told.reason, told.rounds, told.by) == ("last_round", 60, "")
    paid = {move.target.owner: move.chips for move in change.moves if move.reason == "stack"}
    assert dict(told.returned) == {"Ann": paid[ANN.member], "Ben": paid[BEN.member]}
    house = sum(move.chips for move in change.moves if move.reason == "house_share")
    assert sum(paid.values()) + told.left + house == sum(stacks) + sum(
        before.table.rules_of_play.on_table(before.table.state).values()
    )
    assert table.escrow() == 0


@pytest.mark.parametrize(
    ("house", "buy_in"),
    [
        ({"end.rounds": 10}, RICH),
        ({"end.mode": "topup", "end.rounds": 10}, RICH),
        ({"end.mode": "first_bust", "chips": 4}, 4),
    ],
    ids=str,
)
def test_a_match_that_ends_in_the_last_round_or_before_is_won_as_ever(house: dict[str, Any], buy_in: int) -> None:
    assert played(begun(house, 10, buy_in), 11).table.ending is Ending.FINISHED


def test_the_board_knows_the_last_round_only_where_the_rules_have_none() -> None:
    def last_round(house: dict[str, Any]) -> int | None:
        return board(begun(house, 60), None, None, half_over=False).last_round

    assert [last_round(house) for house in (*OPEN, {}, {"end.mode": "topup"})] == [60, 60, None, None]


@pytest.mark.parametrize("mode", ["rounds", "topup"])
def test_a_number_of_rounds_above_the_servers_is_refused(mode: str) -> None:
    table = replace(lobby(ANN, BEN, CLARA), most_rounds=12)
    fits, longer = ({"end.mode": mode, "end.rounds": rounds} for rounds in (12, 13))
    assert on(table, SetRules(ANN.member, dump_terms(terms(fits)))).table.rules.end_rounds == 12
    with pytest.raises(TooManyRounds) as refused:
        on(table, SetRules(ANN.member, dump_terms(terms(longer))))
    assert refused.value.most == 12
    kept_for_the_channel = replace(table, terms=terms(longer))
    with pytest.raises(TooManyRounds):
        on(kept_for_the_channel, Start(ANN.member, (), "77", 0))


async def test_the_server_sets_how_many_rounds_and_open_tables_keep_theirs(quick_club: Club) -> None:
    club = quick_club
    assert (await club.wallets.settings(GUILD)).most_rounds == 60
    await club.wallets.change_settings(GUILD, welcome=RICH, most_rounds=2)
    table = await club.open(ANN, BEN, house=OPEN[0], buy_in=RICH)
    await club.wallets.change_settings(GUILD, most_rounds=10)
    await club.start(table, ANN, fill=True)
    await club.to_the_end_of_the_round(table)
    assert (await club.tables.queries.board(table)).last_round == 2
    await club.to_the_end(table)
    stored = await club.stored(table)
    assert stored.ending is Ending.LAST_ROUND
    assert stored.state.round == 3
    records = Records(club.database, here)
    with pytest.raises(NoRecord):
        await records.last(CHANNEL, "stops")
    assert (await records.deals(table)).differs is None
    assert await club.wallet(ANN) == dict((await club.told(table))[-1].returned)["Ann"]

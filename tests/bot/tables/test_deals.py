"""A secret a round: who can know a deal beforehand, what is told of it when, and what it waits for."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest
import sqlalchemy as sa

from bot.store.schema import journal
from bot.tables.after.records import documents_of
from bot.tables.model.actions import DealRound
from bot.tables.model.announcements import Commitments, RoundResult
from bot.tables.model.table import Status, Table
from bot.tables.service.timekeeper import POSTED_SOON
from bot.tables.time.paces import Paces
from engine.cards import CARDS, Card
from engine.game import NotAllowed
from engine.proof import faults, read_proof
from engine.shuffle import Stream, chained, commitment
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA
from tests.bot.tables.situations import lobby, on, round_played, starting

FIRST, SECOND = bytes([1] * 32), bytes([2] * 32)


def begun() -> Table:
    """Return a table that waits for its first deal, and has a secret a round."""
    seated = replace(lobby(ANN, BEN, CLARA), secrets=(FIRST.hex(), SECOND.hex()))
    return on(seated, starting(ANN)).table


def pack(table: Table, clicks: tuple[int, ...], number: int) -> tuple[Card, ...]:
    """What a table that stands like this deals next if these clicks are made for it."""
    entropy = chained(table.entropy, clicks)
    return Stream(bytes.fromhex(table.secrets[0]), entropy, number).shuffled(CARDS)


async def clicks_in(club: Club) -> set[int]:
    """Every interaction that the database knows."""
    async with club.database.reading() as work:
        found = await work.connection.scalars(sa.select(journal.c.interaction_id))
        return {click for click in found if click is not None}


async def fixed(club: Club, table: int) -> dict[int, str]:
    """The commitments that are told and not posted yet, by round."""
    told = [each for _, each in await club.tables.queries.unannounced(table)]
    fixing = [each for each in told if isinstance(each, Commitments | RoundResult)]
    return {number: digits for each in fixing for number, digits in each.commitments}


# --- who can know a deal -----------------------------------------------------------------------------------------


async def test_who_reads_the_whole_database_in_a_round_does_not_know_the_next_deal(club: Club) -> None:
    table = await club.begin(ANN, BEN, CLARA)
    await club.to_a_lead(table)
    read = await club.stored(table)
    known = await clicks_in(club)
    await club.to_the_end_of_the_round(table)
    await club.time_is_up(table)
    (*_, dealt) = [row for row in await club.journal(table) if row["do"] == "deal"]
    made = tuple(dealt["clicks"])
    assert made
    assert known.isdisjoint(made), "these clicks were nowhere before they were made"
    match = (await club.stored(table)).state
    eldest = set(map(str, match.deal.hands[(match.dealer + 1) % 3]))

    def hands_of(clicks: tuple[int, ...]) -> str:
        return str([str(card) for card in pack(read, clicks, 2)])

    assert {str(card) for card in pack(read, made, 2)[::4]} == eldest
    guesses = [
        (),
        tuple(sorted(known)),
        made[:-1],
        made[::-1],
        *((*made[:-1], each) for each in range(10**6, 10**6 + 50)),
    ]
    dealt_then = [hands_of(each) for each in guesses]
    assert len({*dealt_then, hands_of(made)}) == len(guesses) + 1, "each other click, or order, is another deal"


async def test_the_secret_of_a_round_is_drawn_before_the_clicks_for_it_and_told_before_them(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA)
    secrets = (await club.stored(table)).secrets
    assert await fixed(club, table) == {
        number: commitment(bytes.fromhex(secret)) for number, secret in enumerate(secrets, start=1)
    }
    await club.start(table, ANN)
    await club.to_a_lead(table)
    playing = (await club.stored(table)).secrets
    assert playing[0] == secrets[1]
    assert set(await fixed(club, table)) == {1, 2}, "the third round's is told with the result of the first"
    await club.to_the_end_of_the_round(table)
    assert (await fixed(club, table))[3] == commitment(bytes.fromhex(playing[1]))
    assert len({*secrets, *playing}) == 3


def test_the_host_who_chooses_the_moment_of_the_start_chooses_no_later_round() -> None:
    """All that is dealt after round 1 has the clicks of others in it."""
    played = round_played(on(begun(), DealRound("ab" * 32, (), delivered=True)).table).table

    def second(clicks: tuple[int, ...]) -> object:
        return on(played, DealRound("cd" * 32, clicks, delivered=True)).table.state.deal.hands

    assert len({str(second((click,))) for click in range(100)}) == 100
    assert second((7, 8)) == second((7, 8)) != second((8, 7))


def test_a_deal_without_a_secret_for_a_later_round_is_refused() -> None:
    with pytest.raises(NotAllowed):
        on(replace(begun(), dealt=1), replace(DealRound(), delivered=True))


@pytest.mark.parametrize(("rounds", "fixed"), [(3, True), (2, False)])
def test_the_result_of_a_round_fixes_a_later_one_that_the_match_will_have(rounds: int, fixed: bool) -> None:
    seated = replace(lobby(ANN, BEN, CLARA, house={"end.rounds": rounds}), secrets=(FIRST.hex(), SECOND.hex()))
    (told,) = round_played(on(on(seated, starting(ANN)).table, DealRound("ab" * 32)).table).announcements
    assert isinstance(told, RoundResult)
    assert told.commitments == (((3, commitment(bytes([0xAB] * 32))),) if fixed else ())


# --- what the journal and the proof tell -------------------------------------------------------------------------


async def test_every_click_counts_once_in_the_order_of_the_journal(club: Club) -> None:
    table = await club.begin(ANN, computers=2, house={"end.rounds": 3})
    start = max(await clicks_in(club))
    await club.tables.match.set_follow(table, ANN, True, club.click())
    await club.to_the_end_of_the_round(table)
    deals = club.click()
    await club.tables.match.deal_now(table, ANN, (await club.tables.queries.board(table)).decision, deals)
    assert (await club.journal(table))[-1]["clicks"][-1] == deals
    await club.to_the_end(table)
    proof = read_proof(json.loads(json.dumps(documents_of(await club.journal(table), await club.people(table)).proof)))
    assert not list(faults(proof))
    assert len(proof.rounds) == 3
    counted = [click for each in proof.rounds for click in each.clicks]
    after = sorted(click for click in await clicks_in(club) if click > start)
    assert counted == after[: len(counted)]
    assert int(proof.click) == start


async def test_a_round_for_which_nobody_pressed_anything_is_marked(club: Club) -> None:
    table = await club.begin(ANN, computers=2)
    await club.to_a_lead(table)
    await club.tables.match.set_away(table, ANN, True, club.click())
    while (await club.tables.queries.board(table)).round < 2:
        await club.time_is_up(table)
    await club.tables.match.set_away(table, ANN, False, club.click())
    await club.to_the_end(table)
    proof = documents_of(await club.journal(table), await club.people(table)).proof
    assert proof["rounds"][1]["from_chain"] is False
    assert all(each["from_chain"] is not bool(each["clicks"]) for each in proof["rounds"][1:])


# --- what a deal waits for ---------------------------------------------------------------------------------------


@pytest.fixture
async def patient(make_club: Callable[[Paces], Awaitable[Club]]) -> Club:
    """A club where a deal waits ten seconds for what fixes the coming ones, and somebody else posts that."""
    return await make_club(Paces(delivery=10.0))


async def waits(club: Club, table: int) -> bool:
    for _ in range(10):
        await club.idle()
    return (await club.tables.queries.board(table)).dealing


async def is_dealt(club: Club, table: int) -> None:
    """Wait until the round is dealt, which takes a moment."""
    await club.clock.forward(POSTED_SOON)
    while (await club.tables.queries.board(table)).dealing:
        await club.audience.next_change()


async def test_a_deal_waits_until_the_next_commitment_is_posted(patient: Club) -> None:
    club = patient
    table = await club.begin(ANN, BEN, computers=1)
    await club.clock.forward(5)
    assert await waits(club, table)
    await club.tables.announced([number for number, _ in await club.tables.queries.unannounced(table)])
    await is_dealt(club, table)
    (row,) = [row for row in await club.journal(table) if row["do"] == "deal"]
    assert row["delivered"]


async def test_a_deal_waits_ten_seconds_and_no_longer_and_the_proof_says_so(patient: Club) -> None:
    club = patient
    table = await club.begin(ANN, BEN, computers=1, house={"end.rounds": 1})
    await club.clock.forward(Paces().deal + 9)
    assert await waits(club, table)
    await club.clock.forward(1.5)
    await is_dealt(club, table)
    await club.to_the_end(table)
    proof = documents_of(await club.journal(table), await club.people(table)).proof
    assert [each["delivered"] for each in proof["rounds"]] == [False]


@pytest.mark.parametrize("posted", [True, False])
async def test_what_was_posted_or_given_up_is_not_waited_for(patient: Club, posted: bool) -> None:
    club = patient
    table = await club.open(ANN, BEN, computers=1)
    ends = club.tables.announced if posted else club.tables.skipped
    await ends([number for number, _ in await club.tables.queries.unannounced(table)])
    await club.start(table, ANN)
    await club.clock.forward(Paces().deal)
    await is_dealt(club, table)
    (row,) = [row for row in await club.journal(table) if row["do"] == "deal"]
    assert row["delivered"] is posted


async def test_nothing_is_told_of_a_round_that_does_not_come(club: Club) -> None:
    table = await club.finished(ANN, BEN, computers=1)
    assert (await club.tables.queries.board(table)).status is Status.CLOSED
    assert set(await fixed(club, table)) == {1, 2}

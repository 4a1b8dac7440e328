"""The audit of old matches whose journals are gone: figures come of their records, and what is changed is named."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import sqlalchemy as sa

from bot.cli.audit import audit
from bot.servers.erasure import Erasure
from bot.store.work import Work
from bot.tables.after.pruning import DAY, Pruning
from tests.bot.club import GUILD, Club, here
from tests.bot.people import ANN, BEN, CLARA, DIRK

T = TypeVar("T")
SAYS = "its record, its snapshot and the ledger give"


class _Undone(Exception):
    """Takes back what a test has broken."""


async def pruned(club: Club, rounds: int) -> int:
    """A match of stops whose journal is gone: Ann and Ben have played it, Clara has left, and Dirk came late."""
    table = await club.begin(ANN, BEN, CLARA, computers=1, house={"end.rounds": rounds})
    await club.to_a_lead(table)
    await club.tables.leave(table, CLARA, club.click())
    await club.to_the_end_of_the_round(table)
    await club.take_seat(table, DIRK)
    await club.to_the_end(table)
    return await without_journal(club, table)


async def pruned_new_york(club: Club) -> int:
    """A match of New York, New York whose journal is gone, which Ann and Ben have played for a pot."""
    table = await club.begin(ANN, BEN, house={"stake": 20}, buy_in=20, game="new-york", preset="new-york")
    while (await club.stored(table)).ending is None:
        await club.step(table)
    return await without_journal(club, table)


async def without_journal(club: Club, table: int) -> int:
    """Let a year go by."""
    await club.tables.announced([number for number, _ in await club.tables.queries.unannounced(table)])
    later = club.clock() + 400 * DAY
    assert await Pruning(club.database, lambda: later, here, 365.0).prune() == 1
    return table


async def broken_by(club: Club, look: Callable[[Work], Awaitable[T]], *statements: str) -> T:
    """What somebody sees once these statements have changed the database, which is then as it was."""
    seen: list[T] = []
    with suppress(_Undone):
        async with club.database.writing() as work:
            for each in statements:
                await work.connection.execute(sa.text(each))
            seen.append(await look(work))
            raise _Undone
    return seen[0]


async def found(club: Club, *statements: str) -> tuple[str, ...]:
    return (await broken_by(club, audit, *statements)).wrong


def key(member: int) -> str:
    return f"(SELECT person FROM people WHERE guild_id = {GUILD} AND member_id = {member})"


def result(member: int, **values: object) -> str:
    """Writes other values into a member's result."""
    changed = ", ".join(f"{column} = {value}" for column, value in values.items())
    return f"UPDATE results SET {changed} WHERE person = {key(member)}"


def tally(at: int, figure: str) -> str:
    """Adds one to a figure in the snapshot's tallies."""
    path = f"'$.score_sheet.tallies[{at}].{figure}'"
    return f"UPDATE tables SET snapshot = json_set(snapshot, {path}, json_extract(snapshot, {path}) + 1)"


async def test_each_figure_of_a_match_whose_journal_is_gone_is_computed_anew(club: Club) -> None:
    table = await pruned(club, 3)
    assert await found(club) == ()

    numbers = ("chips", "chance", "rounds", "rounds_won", "round_chances", "payout", "run", "aces", "others")
    changed = {"ending": "'stopped'"} | {
        column: f"{column} + 1" for column in (*numbers, "points", "decisions", "won_from_members")
    }
    every = ", ".join(changed)
    both = result(ANN.member, **changed), result(DIRK.member, **changed)
    assert set(await found(club, *both, result(BEN.member, feats="'first-run'"))) >= {
        f"table {table}: the result of member {ANN.member} is not what {SAYS} ({every})",
        f"table {table}: the result of member {DIRK.member} is not what {SAYS} ({every})",
        f"table {table}: the result of member {BEN.member} is not what {SAYS} (feats)",
    }
    named = f"table {table}: the match is not what {SAYS} (rounds, players)"
    assert named in await found(club, "UPDATE matches SET rounds = 7, players = 7")

    members = f"table {table}: its results are not of the members who were there"
    assert members in await found(club, f"DELETE FROM results WHERE person = {key(CLARA.member)}")
    assert f"table {table}: the result of its match is missing" in await found(club, "DELETE FROM matches")


async def test_a_tally_that_was_changed_with_its_result_is_not_what_the_record_gives(club: Club) -> None:
    table = await pruned(club, 2)
    figures = {"rounds_won": "won", "payout": "payout", "run": "run"}
    tallies = [tally(0, each) for each in figures.values()]
    assert await found(club, result(ANN.member, **{each: f"{each} + 1" for each in figures}), *tallies) == (
        f"table {table}: the tally of member {ANN.member} is not what its record gives",
    )


async def test_the_pot_of_a_staked_match_is_known_though_its_record_knows_no_stake(club: Club) -> None:
    table = await pruned_new_york(club)
    assert await found(club) == ()
    async with club.database.reading() as work:
        paid = {row.member_id: row.payout for row in await work.results.of_table(table)}
    assert 40 in paid.values()
    for member, payout in paid.items():
        named = f"table {table}: the result of member {member} is not what {SAYS} (payout)"
        assert named in await found(club, result(member, payout=payout + 1))


async def test_who_was_forgotten_is_known_by_their_key(club: Club) -> None:
    await pruned(club, 2)
    await Erasure(club.database, club.clock).forget(GUILD, ANN.member)
    assert await found(club) == ()

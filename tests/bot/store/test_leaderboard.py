"""Leaderboards by chips agree with a plain sort, whatever happens, and nothing looks at all members for them."""

import asyncio
import itertools
import sqlite3
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chips.accounts import BANK, Kind, Move, Reason, wallet
from bot.chips.wallets import Wallets
from bot.cli.audit import books
from bot.servers.erasure import forget
from bot.store import schema
from bot.store.chips import places
from bot.store.chips.boards import CHIPS as BOARD
from bot.store.chips.scores import ScorePlace
from bot.store.database import Database
from bot.store.work import Work
from tests.bot.store.later import address

GUILD = 7
LENGTH = 3
"""Members on a page."""
SMALL = 8
"""Members in a block of these tests."""


@pytest.fixture
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "LARGEST", SMALL)


# --- the same as a plain sort --------------------------------------------------------------------------------

MEMBER = st.integers(1, 30)
CHIPS = st.integers(0, 6)
"""Few, so that many are equal; some in the wallet, some on tables."""
STEP = st.one_of(
    st.dictionaries(MEMBER, st.tuples(CHIPS, CHIPS), min_size=1, max_size=12),
    st.dictionaries(MEMBER, st.tuples(st.just(5), st.just(0)), min_size=1, max_size=30),
    MEMBER,
)
"""Members come to have chips in wallet and on tables, all in one transaction; or a member is forgotten."""


@given(st.lists(STEP, min_size=1, max_size=12))
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_they_are_what_a_plain_sort_gives(clubs: "_Clubs", steps: list[dict[int, tuple[int, int]] | int]) -> None:
    clubs.run(steps)


class _Clubs:
    """Servers of one database: each example has its own, beside one that nothing ever happens in."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guilds = itertools.count(100)

    def run(self, steps: Sequence[dict[int, tuple[int, int]] | int]) -> None:
        asyncio.run(self._run(next(self._guilds), steps))

    async def _run(self, guild: int, steps: Sequence[dict[int, tuple[int, int]] | int]) -> None:
        database = Database(address(self._path))
        there: dict[int, tuple[int, int]] = {}
        try:
            for step in steps:
                async with database.writing(guild) as work:
                    if isinstance(step, dict):
                        await have(work, guild, there, step)
                        there |= step
                    else:
                        there.pop(step, None)
                        await forget(work, guild, step, 0.0, own=False)
                    await agree(work, guild, there)
            async with database.writing(guild) as work:
                await work.departures.note(guild, 0.0)
                await work.departures.delete(guild)
                assert (await work.scores.page(guild, BOARD, 0, LENGTH)).places == []
                assert await wrong(work) == []
        finally:
            await database.close()


@pytest.fixture
def clubs(file: Path, small_blocks: None) -> _Clubs:
    async def prepare() -> None:
        database = Database(address(file))
        await database.open()
        async with database.writing(GUILD) as work:
            await have(work, GUILD, {}, {member: (member % 3, 0) for member in range(1, 2 * SMALL)})
        await database.close()

    asyncio.run(prepare())
    return _Clubs(file)


async def have(
    work: Work, guild: int, there: Mapping[int, tuple[int, int]], those: Mapping[int, tuple[int, int]]
) -> None:
    """Let members have so many chips in their wallets and on tables."""
    for member, (in_wallet, _) in those.items():
        await work.members.note(guild, member, f"Member {member}", None)
        await work.ledger.open_account(guild, wallet(member))
        had = there.get(member, (0, 0))
        more = in_wallet - had[0]
        way = (BANK, wallet(member)) if more > 0 else (wallet(member), BANK)
        if more:
            await work.ledger.transfer(guild, [Move(*way, abs(more), Reason.GRANT)], at=0.0)
    await work.scores.add_chips(guild, {each: sum(has) - sum(there.get(each, ())) for each, has in those.items()})


async def agree(work: Work, guild: int, there: Mapping[int, tuple[int, int]]) -> None:
    await sorted_plainly(work, guild, BOARD, {member: sum(has) for member, has in there.items()})
    assert await work.scores.place(guild, BOARD, 99) is None
    assert await wrong(work) == []
    first, *others = await sizes(work, guild) or [0]
    assert all(0 < each <= SMALL for each in others)
    assert first <= SMALL


async def sorted_plainly(work: Work, guild: int, board: str, scores: Mapping[int, int]) -> None:
    """Assert that pages and places of a board are those of a plain sort."""
    keys = {member: await work.people.key(guild, member) for member in scores}
    order = sorted(scores, key=lambda member: (scores[member], keys[member]), reverse=True)
    wanted = [
        ScorePlace(1 + sum(each > scores[who] for each in scores.values()), who, f"Member {who}", scores[who])
        for who in order
    ]
    for number in range(len(order) // LENGTH + 2):
        last = max(-(-len(order) // LENGTH) - 1, 0)
        page = await work.scores.page(guild, board, number, LENGTH)
        assert (page.number, page.everybody) == (min(number, last), len(order))
        assert page.places == wanted[page.number * LENGTH :][:LENGTH]
    assert [await work.scores.place(guild, board, who) for who in order] == wanted


async def wrong(work: Work) -> list[str]:
    """Return what the audit says about them; these tests have chips on tables without tables."""
    return [each for each in await books(work) if "on the board chips: member" not in each]


async def sizes(work: Work, guild: int) -> list[int]:
    blocks = sa.select(schema.score_blocks).where(schema.score_blocks.c.guild_id == guild)
    rows = await work.connection.execute(blocks.order_by(schema.score_blocks.c.score, schema.score_blocks.c.person))
    return [row.members for row in rows]


async def test_a_sum_that_stays_writes_nothing(database: Database) -> None:
    async with database.writing(GUILD) as work:
        await have(work, GUILD, {}, {1: (50, 0), 2: (20, 0)})
    move = Move(wallet(1), BANK, 30, Reason.BUY_IN)
    with written(database) as statements:
        async with database.writing(GUILD) as work:
            await Wallets(database, time.time).note(work, GUILD, {1: 30}, [move])
    assert statements == []


# --- nothing looks at everybody ------------------------------------------------------------------------------

FEW, MANY = 400, 4_000
RICHEST = 300


@contextmanager
def written(database: Database) -> Any:
    """Collect the statements that are executed, with their parameters."""
    statements: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        statements.extend((statement, each) for each in (parameters if many else [parameters]))

    engines = [each.sync_engine for each in (database._backend.writers, database._backend.readers)]
    for each in engines:
        sa.event.listen(each, "before_cursor_execute", note)
    yield statements
    for each in engines:
        sa.event.remove(each, "before_cursor_execute", note)


def effort(path: Path, statements: Sequence[tuple[str, Any]]) -> int:
    """Return how many steps SQLite's machine takes for these statements, which are rolled back."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.set_progress_handler(step, 1)
        for statement, parameters in statements:
            connection.execute(statement, parameters).fetchall()
        connection.set_progress_handler(None, 1)
        connection.execute("ROLLBACK")
    return steps


@pytest.fixture(params=["different", "equal"])
async def server(request: pytest.FixtureRequest, file: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    """A server with so many members, whose chips are all equal or not."""
    monkeypatch.setattr(places, "LARGEST", 128)
    database = Database(address(file))
    await database.open()

    async def fill(count: int) -> None:
        rich = [1 + (member * 7919 % RICHEST if request.param == "different" else 0) for member in range(count)]
        known = {"guild_id": GUILD, "name": "", "locale": "", "salt": ""}
        holder = {"guild_id": GUILD, "rounds": 0}
        purse = {"guild_id": GUILD, "kind": str(Kind.WALLET)}
        async with database.writing(GUILD) as work:
            before = await work.connection.scalar(sa.select(sa.func.count()).select_from(schema.members)) or 0
            new = range(before, count)
            await work.connection.execute(
                sa.insert(schema.people), [{**known, "person": 1 + each, "member_id": 1 + each} for each in new]
            )
            await work.connection.execute(sa.insert(schema.members), [{**holder, "person": 1 + each} for each in new])
            await work.connection.execute(
                sa.insert(schema.accounts), [{**purse, "owner": 1 + each, "balance": rich[each]} for each in new]
            )
            for first in range(before, count, 50):
                new = range(first, min(first + 50, count))
                await work.scores.add_chips(GUILD, {1 + each: rich[each] for each in new})

    yield database, fill
    await database.close()


async def test_many_members_take_little_more_than_few(server: Any, file: Path) -> None:
    database, fill = server
    took = []
    for count in (FEW, MANY):
        await fill(count)
        async with database.reading() as work:
            with written(database) as statements:
                for part in (0, 1 / 3, 2 / 3, 1):
                    await work.scores.page(GUILD, BOARD, int(part * count / 10), 10)
                    await work.scores.place(GUILD, BOARD, 1 + int(part * (count - 1)))
        took.append(effort(file, statements))
    few, many = took
    assert many < 8 * MANY, "less than a step for every member in each of these eight"
    assert many < 4 * few

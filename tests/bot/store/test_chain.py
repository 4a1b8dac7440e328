"""The chain of movements: what it is over, who may add to it, and that nothing else changes it."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.servers.erasure import Erasure
from bot.store.chain import BEGINNING, Identity, Movement, digest_of, heads_in, link
from bot.store.database import Database
from bot.store.schema import identities, transfers
from tests.bot.people import ANN, BEN, GUILD
from tests.bot.store.later import address

WELCOME = Movement(7, 1_800_000_000.5, 1, 2, 500, "welcome", None, None, None)
GRANT = Movement(7, 1_800_000_060.0, 1, 2, 25, "grant", None, 2, 42)


def test_what_is_hashed_is_the_same_for_ever() -> None:
    first = link(BEGINNING, WELCOME)
    assert first == "03fdaf53e89b260acbffe8894766d1c03dad54c8d1ea8a8b960cf92cf7f2a8d8"
    assert digest_of(1002, "0" * 32) == "36f739029dade8b330f810d56c7bbcc106d93d9e6c17ba3c1a329a67499be415"
    second = link(first, GRANT)
    assert second == "67dfbaec4891b2239e048d5bc7dc898dbce6756a3c377cd48b313e579155a22b"
    assert link(second, Identity(7, 2, None)) == "29ffff338d14af90c7d95e9080d5342c2a67cf224b00c723031d9e90e5084a68"


@pytest.mark.parametrize("name", Movement._fields)
def test_all_of_a_movement_is_hashed(name: str) -> None:
    value = getattr(GRANT, name)
    other = f"{value}0" if isinstance(value, str) else 77
    assert link(BEGINNING, GRANT._replace(**{name: other})) != link(BEGINNING, GRANT)


@pytest.fixture
def wallets(database: Database) -> Wallets:
    return Wallets(database, lambda: 1_800_000_000.25)


async def head(database: Database, guild: int = GUILD) -> str | None:
    async with database.reading() as work:
        return (await work.ledger.heads()).get(guild)


async def test_each_movement_goes_on_from_the_one_before_it_in_its_server(database: Database, wallets: Wallets) -> None:
    assert await head(database) is None
    await wallets.ensure(GUILD, ANN)
    await wallets.ensure(8, ANN)
    await wallets.order(GUILD, ANN, 5, BEN.member, 42)
    async with database.reading() as work:
        rows = (await work.connection.execute(sa.select(transfers).order_by(transfers.c.id))).all()
        came_here = (await work.connection.execute(sa.select(identities).where(identities.c.guild_id == GUILD))).all()
        heads = await work.ledger.heads()
    told: set[int] = set()
    here = [row for row in rows if row.guild_id == GUILD]
    assert [row.reason for row in here] == [Reason.WELCOME, Reason.GRANT]
    last = BEGINNING
    for row in here:
        for came in [each for each in came_here if each.after_id < row.id and each.id not in told]:
            last = link(last, Identity(GUILD, came.person, came.digest))
            told.add(came.id)
        entry = (GUILD, row.at, row.source_id, row.target_id, row.chips, row.reason, None, row.by, row.interaction_id)
        last = link(last, Movement(*entry))
        assert row.hash == last
    (elsewhere,) = [row.hash for row in rows if row.guild_id == 8]
    assert heads == {GUILD: last, 8: elsewhere}


async def test_several_moves_of_one_transaction_are_links_in_their_order(database: Database, path: Path) -> None:
    async with database.writing(GUILD) as work:
        moves = [Move(BANK, wallet(each), 5, Reason.DAILY) for each in (1, 2)] + [
            Move(wallet(2), wallet(1), 3, Reason.GRANT)
        ]
        await work.ledger.transfer(GUILD, moves, at=1)
        await work.ledger.transfer(GUILD, [], at=2)
    async with database.reading() as work:
        hashes = list(await work.connection.scalars(sa.select(transfers.c.hash).order_by(transfers.c.id)))
    assert len(set(hashes)) == 3
    assert await head(database) == hashes[-1]
    assert not [each for each in (await audited(address(path))).wrong if "chain" in each]


async def test_two_processes_add_to_one_chain(database: Database, path: Path) -> None:
    other = Database(address(path))
    await other.open()
    both = [Wallets(each, lambda: 5.0) for each in (database, other)]
    await asyncio.gather(*(both[turn % 2].order(GUILD, ANN, 1 + turn, BEN.member) for turn in range(40)))
    await other.close()
    found = await audited(address(path))
    assert found.wrong == ()
    assert found.looked_at.movements == 41


async def test_who_comes_and_who_is_forgotten_is_in_the_chain(database: Database, wallets: Wallets, path: Path) -> None:
    await wallets.order(GUILD, ANN, 5, BEN.member)
    await wallets.order(GUILD, ANN, -3, BEN.member)
    before = await head(database)
    assert before is not None
    await Erasure(database, lambda: 9.0).forget(GUILD, BEN.member)
    after = await head(database)
    assert after is not None
    async with database.reading() as work:
        came = (await work.connection.execute(sa.select(identities).order_by(identities.c.id))).all()
        ordered = sa.select(transfers.c.by).where(transfers.c.reason.in_([Reason.GRANT, Reason.TAKE]))
        by = set(await work.connection.scalars(ordered))
    ann, ben = (each.person for each in came[:2])
    assert [(each.person, each.digest is None) for each in came] == [(ann, False), (ben, False), (ben, True)]
    assert (by, came[-1].hash) == ({ben}, after)
    assert link(before, Identity(GUILD, ben, None)) == after
    await wallets.order(GUILD, ANN, 7, ANN.member)
    newest = await head(database)
    assert newest is not None
    noted = [(GUILD, each) for each in (before, after, newest)]
    assert (await audited(address(path), noted)).wrong == ()


async def test_the_heads_of_a_file(database: Database, wallets: Wallets, path: Path, tmp_path: Path) -> None:
    await wallets.ensure(GUILD, ANN)
    await wallets.ensure(5, ANN)
    assert heads_in(path) == {GUILD: await head(database), 5: await head(database, 5)}
    assert list(heads_in(path)) == [5, GUILD]
    older = tmp_path / "older"
    older.touch()
    assert heads_in(older) == {}

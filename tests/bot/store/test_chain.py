"""The chain of movements: what it is over, who may add to it, and that nothing else changes it."""

import asyncio
import logging
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.chips.accounts import BANK, Move, Reason, wallet
from bot.chips.wallets import Wallets
from bot.cli.audit import audited
from bot.servers.erasure import Erasure
from bot.store.chain import BEGINNING, Forgetting, Movement, digest_of, heads_in, link
from bot.store.database import Database
from bot.store.schema import forgettings, transfers
from tests.bot.club import here
from tests.bot.people import ANN, BEN, GUILD
from tests.bot.store.later import address

WELCOME = Movement(7, 1_800_000_000.5, 1, 2, 500, "welcome", None, None, None)
GRANT = Movement(7, 1_800_000_060.0, 1, 2, 25, "grant", None, digest_of(1002, "0" * 32), 42)


def test_what_is_hashed_is_the_same_for_ever() -> None:
    first = link(BEGINNING, WELCOME)
    assert first == "03fdaf53e89b260acbffe8894766d1c03dad54c8d1ea8a8b960cf92cf7f2a8d8"
    assert digest_of(1002, "0" * 32) == "36f739029dade8b330f810d56c7bbcc106d93d9e6c17ba3c1a329a67499be415"
    second = link(first, GRANT)
    assert second == "bb712d4a93c4b40673260077cca1e4cdd2b6d5a18b30e9626b252734c93bf094"
    assert (
        link(second, Forgetting(7, 1_800_000_120.0, -1, 1))
        == "47522524b7bf8d217b756b3df5303bfb250a9c4588f74e39db83dcd7ca6d2f27"
    )


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
        return await work.ledger.head(guild)


async def test_each_movement_goes_on_from_the_one_before_it_in_its_server(database: Database, wallets: Wallets) -> None:
    assert await head(database) is None
    await wallets.ensure(GUILD, ANN)
    await wallets.ensure(8, ANN)
    await wallets.grant(GUILD, ANN, 5, BEN.member, 42)
    async with database.reading() as work:
        rows = (await work.connection.execute(sa.select(transfers).order_by(transfers.c.id))).all()
        heads = await work.ledger.heads()
    here = [row for row in rows if row.guild_id == GUILD]
    assert [row.reason for row in here] == [Reason.WELCOME, Reason.GRANT]
    last = BEGINNING
    for row in here:
        digest = None if row.by is None else digest_of(row.by, row.by_salt)
        entry = (GUILD, row.at, row.source_id, row.target_id, row.chips, row.reason, None, digest, row.interaction_id)
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
    await asyncio.gather(*(both[turn % 2].grant(GUILD, ANN, 1 + turn, BEN.member) for turn in range(40)))
    await other.close()
    found = await audited(address(path))
    assert found.wrong == ()
    assert found.looked_at.movements == 41


CHANGES = {
    "chips": transfers.c.chips + 1,
    "at": transfers.c.at + 1,
    "reason": "daily",
    "target_id": transfers.c.source_id,
    "guild_id": 8,
    "by": BEN.member,
    "by_salt": "0" * 32,
    "hash": "0" * 64,
    "id": 99,
    "interaction_id": 43,
}


@pytest.mark.parametrize("name", CHANGES)
async def test_forgetting_changes_nothing_else(database: Database, wallets: Wallets, name: str) -> None:
    await wallets.grant(GUILD, ANN, 5, ANN.member, 42)
    ordered = sa.update(transfers).where(transfers.c.by.is_not(None))
    with pytest.raises(IntegrityError, match="transfers are not changed"):
        async with database.writing(GUILD) as work:
            await work.connection.execute(ordered.values({"by": -1, "by_salt": None, name: CHANGES[name]}))
    async with database.writing(GUILD) as work:
        await work.connection.execute(ordered.values(by=-1, by_salt=None))


async def test_who_is_forgotten_is_in_no_movement_and_heads_of_before_are_in_the_chain(
    database: Database, wallets: Wallets, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await wallets.grant(GUILD, ANN, 5, BEN.member)
    await wallets.take(GUILD, ANN, 3, BEN.member)
    before = await head(database)
    await Erasure(database, lambda: 9.0, here).forget(GUILD, BEN.member)
    after = await head(database)
    assert before is not None
    assert after is not None
    assert f"{before} → {after}" in caplog.text
    assert str(BEN.member) not in caplog.text.replace(before, "").replace(after, "")  # digits may be in a hash
    async with database.reading() as work:
        ordered = sa.select(transfers).where(transfers.c.reason.in_([Reason.GRANT, Reason.TAKE]))
        rows = (await work.connection.execute(ordered)).all()
        (noted,) = (await work.connection.execute(sa.select(forgettings))).all()
    assert {(row.by < 0, row.by_salt) for row in rows} == {(True, None)}
    assert (noted.movements, noted.alias, noted.hash) == (2, rows[0].by, after)
    await wallets.grant(GUILD, ANN, 7, ANN.member)
    newest = await head(database)
    assert newest is not None
    noted_heads = [(GUILD, each) for each in (before, after, newest)]
    assert (await audited(address(path), noted_heads)).wrong == ()


async def test_who_ordered_nothing_is_forgotten_without_a_word_in_the_chain(
    database: Database, wallets: Wallets, path: Path
) -> None:
    await wallets.change_settings(GUILD, welcome=0)
    await wallets.grant(GUILD, ANN, 5, BEN.member)
    before = await head(database)
    await Erasure(database, lambda: 9.0, here).forget(GUILD, ANN.member)
    async with database.reading() as work:
        rows = (await work.connection.execute(sa.select(transfers).order_by(transfers.c.id))).all()
        assert list(await work.connection.scalars(sa.select(forgettings.c.id))) == []
    assert [row.reason for row in rows] == [Reason.GRANT, Reason.FORGOTTEN]
    assert (rows[0].hash, rows[1].hash) == (before, await head(database))
    assert (await audited(address(path))).wrong == ()


async def test_the_heads_of_a_file(database: Database, wallets: Wallets, path: Path, tmp_path: Path) -> None:
    await wallets.ensure(GUILD, ANN)
    await wallets.ensure(5, ANN)
    assert heads_in(path) == {GUILD: await head(database), 5: await head(database, 5)}
    assert list(heads_in(path)) == [5, GUILD]
    older = tmp_path / "older"
    older.touch()
    assert heads_in(older) == {}

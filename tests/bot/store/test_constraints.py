"""What the database itself does not let happen, whatever a program above it gets wrong."""

from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.schema import accounts, journal, people, tables, transfers

TABLE = {"guild_id": 7, "seq": 0, "snapshot": {}, "opened_at": 0.0}


async def insert(database: Database, into: sa.Table, *rows: dict[str, Any]) -> None:
    async with database.writing() as work:
        for row in rows:
            await work.connection.execute(sa.insert(into).values(**row))


def account(kind: str, balance: int, owner: int = 1) -> dict[str, Any]:
    return {"guild_id": 7, "kind": kind, "owner": owner, "balance": balance}


@pytest.mark.parametrize("kind", ["wallet", "escrow", "leftover"])
async def test_nothing_below_zero(database: Database, kind: str) -> None:
    with pytest.raises(IntegrityError, match="covered"):
        await insert(database, accounts, account(kind, -1))


@pytest.mark.parametrize("kind", ["house", "bank"])
async def test_only_house_and_bank_may_owe(database: Database, kind: str) -> None:
    await insert(database, accounts, account(kind, -1))


async def test_nobody_has_two_wallets_in_one_server(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await insert(database, accounts, account("wallet", 1), account("wallet", 2))


async def test_nobody_is_known_twice_in_one_server(database: Database) -> None:
    row = {"guild_id": 7, "member_id": 1, "name": "Ann", "locale": "de", "salt": "0"}
    with pytest.raises(IntegrityError):
        await insert(database, people, {**row, "person": 1}, {**row, "person": 2})


async def test_every_channel_may_have_a_table(database: Database) -> None:
    await insert(database, tables, *({**TABLE, "channel_id": channel, "status": "lobby"} for channel in (70, 71)))


def row(seq: int, interaction: int | None) -> dict[str, Any]:
    return {"table_id": 1, "seq": seq, "at": 0.0, "interaction_id": interaction, "action": {}}


@pytest.fixture
async def table(database: Database) -> None:
    await insert(database, tables, {**TABLE, "id": 1, "channel_id": 70, "status": "lobby"})


@pytest.mark.usefixtures("table")
async def test_many_rows_may_come_from_no_interaction(database: Database) -> None:
    await insert(database, journal, row(0, None), row(1, None))


async def test_a_journal_needs_its_table(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await insert(database, journal, row(0, 5))


@pytest.mark.parametrize("chips", [0, -5])
async def test_a_transfer_moves_at_least_one_chip(database: Database, chips: int) -> None:
    await insert(database, accounts, {**account("bank", 0), "id": 1}, {**account("wallet", 0), "id": 2})
    with pytest.raises(IntegrityError, match="positive"):
        await insert(
            database,
            transfers,
            {"at": 0.0, "guild_id": 7, "source_id": 1, "target_id": 2, "chips": chips, "reason": "grant"},
        )

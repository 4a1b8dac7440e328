"""What the database itself does not let happen, whatever a program above it gets wrong."""

from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.schema import accounts, journal, people, transfers


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


async def test_nobody_has_two_wallets_in_one_server(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await insert(database, accounts, account("wallet", 1), account("wallet", 2))


async def test_nobody_is_known_twice_in_one_server(database: Database) -> None:
    row = {"guild_id": 7, "member_id": 1, "name": "Ann", "locale": "de", "salt": "0"}
    with pytest.raises(IntegrityError):
        await insert(database, people, {**row, "person": 1}, {**row, "person": 2})


async def test_a_journal_needs_its_table(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await insert(database, journal, {"table_id": 1, "seq": 0, "at": 0.0, "interaction_id": 5, "action": {}})


@pytest.mark.parametrize("chips", [0, -5])
async def test_a_transfer_moves_at_least_one_chip(database: Database, chips: int) -> None:
    await insert(database, accounts, {**account("bank", 0), "id": 1}, {**account("wallet", 0), "id": 2})
    with pytest.raises(IntegrityError, match="positive"):
        await insert(
            database,
            transfers,
            {"at": 0.0, "guild_id": 7, "source_id": 1, "target_id": 2, "chips": chips, "reason": "grant"},
        )

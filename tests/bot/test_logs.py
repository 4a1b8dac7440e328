"""What may never be in the log: secrets, hands, tokens."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot import logs
from bot.store.schema import tables
from tests.bot.club import Club
from tests.bot.people import ANN, BEN, CLARA


@pytest.fixture
def everything() -> Iterator[None]:
    """Log all that can be configured, and put the loggers back afterwards."""
    root = logging.getLogger()
    before = root.level, list(root.handlers)
    logs.configure("DEBUG")
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]


@pytest.mark.usefixtures("everything")
async def test_a_match_at_the_lowest_level_logs_no_hand_and_no_secret(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await club.open(ANN, BEN, CLARA)
    logging.getLogger().addHandler(caplog.handler)
    await club.start(table, ANN)
    hand = await club.to_a_lead(table)
    await club.play(table, hand)
    async with club.database.reading() as connection:
        (snapshot,) = await connection.scalars(sa.select(tables.c.snapshot))
    assert snapshot["secret"] not in caplog.text
    for cards in snapshot["match"]["hands"]:
        assert cards not in caplog.text


async def test_an_error_of_the_database_carries_no_parameters(club: Club) -> None:
    table = await club.open(ANN)
    with pytest.raises(DBAPIError) as failed:
        async with club.database.writing() as connection:
            await connection.execute(sa.insert(tables).values(id=table, snapshot={"secret": "treasure"}))
    assert "treasure" not in str(failed.value)

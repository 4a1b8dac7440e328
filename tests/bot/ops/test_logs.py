"""The log: one line an event, with its table, and never a secret, a hand or a token."""

import asyncio
import io
import logging
import sys
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from bot.ops import logs
from bot.store.schema import tables
from engine.catalogue import CATALOGUE
from engine.game import NotAllowed
from tests.bot.club import PATIENCE, Club
from tests.bot.people import ANN, BEN, CLARA

TOKEN = "MTE0NTE0.made-up-for-this.test-and-nothing-else-at-all"
log = logging.getLogger("bot.somewhere")


@pytest.fixture
def everything() -> Iterator[None]:
    """Log all that can be configured, and put the loggers back afterwards."""
    root = logging.getLogger()
    before = root.level, list(root.handlers), sys.excepthook
    logs.configure("DEBUG", TOKEN)
    yield
    root.setLevel(before[0])
    root.handlers[:] = before[1]
    sys.excepthook = before[2]
    logging.captureWarnings(False)


@pytest.fixture
def written(everything: None) -> Callable[[], list[str]]:
    """What standard error has got so far, line by line."""
    stream = io.StringIO()
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)
    return lambda: stream.getvalue().splitlines()


@pytest.mark.usefixtures("everything")
async def test_a_match_at_the_lowest_level_logs_no_hand_and_no_secret(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    table = await club.open(ANN, BEN, CLARA)
    logging.getLogger().addHandler(caplog.handler)
    await club.start(table, ANN)
    hand = await club.to_a_lead(table)
    await club.play(table, hand)
    async with club.database.reading() as work:
        (snapshot,) = await work.connection.scalars(sa.select(tables.c.snapshot))
    assert len(snapshot["secrets"]) == 2
    assert not any(secret in caplog.text for secret in snapshot["secrets"])
    for cards in CATALOGUE["stops"].game.codec.load(snapshot["state"]).deal.hands:
        assert str(cards) not in caplog.text


def raise_it(error: Exception, cause: Exception | None = None) -> None:
    raise error from cause


def fail(error: Exception, cause: Exception | None = None) -> None:
    """Log an error as it is logged everywhere."""
    try:
        raise_it(error, cause)
    except Exception:
        log.exception("it failed")


def test_an_event_is_one_line_whatever_it_says(written: Callable[[], list[str]]) -> None:
    log.info("Ann\n2026-01-01 ERROR forged\r\x1b[2J\u2028\u202eend ⏎ %s", "a\nb")
    (line,) = written()
    assert line.endswith(r"Ann\n2026-01-01 ERROR forged\r\x1b[2J\u2028\u202eend \u23ce a\nb")
    assert " INFO    bot.somewhere: Ann" in line


def test_a_connection_whose_closing_is_cancelled_is_no_error(written: Callable[[], list[str]]) -> None:
    pool = logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool")
    for error in (asyncio.CancelledError(), OSError("the line is dead")):
        pool.error("Exception terminating connection %r", 7, exc_info=error)
    (line,) = written()
    assert "the line is dead" in line


def test_a_traceback_is_folded_into_the_line(written: Callable[[], list[str]]) -> None:
    fail(RuntimeError(), OSError("no\nroute"))
    (line,) = written()
    parts = line.split(logs.FOLD)
    assert parts[0].endswith("bot.somewhere: it failed")
    assert any("raise error from cause" in each for each in parts)
    assert r"OSError: no" in line
    assert parts[-1] == "RuntimeError"


@pytest.mark.parametrize(
    "error",
    [
        NotAllowed("seat 2 may not do Play(card='4S') now"),
        AssertionError("4S"),
        KeyError("4S"),
        ValueError("there is no card '4S'"),
        ExceptionGroup("4S", [KeyError("4S")]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_that_may_name_a_card_tells_its_kind_and_place_only(
    written: Callable[[], list[str]], error: Exception
) -> None:
    fail(error)
    (line,) = written()
    assert "4S" not in line
    assert type(error).__name__ in line
    assert "test_logs.py" in line


def test_a_database_does_not_quote_the_row_that_it_refuses(written: Callable[[], list[str]]) -> None:
    refused = Exception("violates a check\nDETAIL:  Failing row contains (4S)")
    fail(DBAPIError("INSERT", {}, refused, hide_parameters=True))
    (line,) = written()
    assert "violates a check" in line
    assert "4S" not in line


def test_the_token_is_black_whoever_logs_it(written: Callable[[], list[str]]) -> None:
    log.info("Authorization: Bot %s", TOKEN)
    fail(OSError(f"https://discord.com/api/webhooks/123/{'a' * 60}/messages and {TOKEN}"))
    text = "\n".join(written())
    assert TOKEN not in text
    assert "a" * 60 not in text
    assert text.count(logs.BLACK) == 3


def test_a_line_names_the_table_that_it_is_about(written: Callable[[], list[str]]) -> None:
    with logs.about(5):
        log.info("inside")
        with logs.about(6):
            log.info("deeper")
        log.info("inside again")
    log.info("outside")
    assert [line.split("bot.somewhere")[1] for line in written()] == [
        " [table 5]: inside",
        " [table 6]: deeper",
        " [table 5]: inside again",
        ": outside",
    ]


async def test_what_asyncio_says_of_a_lost_task_shows_no_card(written: Callable[[], list[str]]) -> None:
    loop = asyncio.get_running_loop()
    loop.default_exception_handler(
        {
            "message": "Task exception was never retrieved",
            "exception": KeyError("4S"),
            "future": "<Task KeyError('4S')>",
        }
    )
    (line,) = [each for each in written() if "Task exception was never retrieved" in each]
    assert "4S" not in line


@pytest.mark.parametrize(("what", "lines"), [("Future", 0), ("Task", 1)])
async def test_the_error_of_a_lost_connection_is_told_once(
    written: Callable[[], list[str]], what: str, lines: int
) -> None:
    lost = {"message": f"{what} exception was never retrieved", "exception": ConnectionError("unexpectedly lost")}
    asyncio.get_running_loop().default_exception_handler(lost)
    assert len([each for each in written() if "never retrieved" in each]) == lines


async def test_what_goes_wrong_at_a_deadline_names_its_table(
    club: Club, written: Callable[[], list[str]], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.begin(ANN, BEN, CLARA)

    def broken(*_: object) -> None:
        raise_it(KeyError("4S"))

    monkeypatch.setattr("bot.tables.service.timekeeper.time_is_up", broken)
    due = (await club.tables.queries.board(table)).due_at
    assert due is not None
    await club.clock.forward_to(due)
    failed: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while not failed:
            await asyncio.sleep(0.01)
            failed = [line for line in written() if "a deadline could not be handled" in line]
    assert f"bot.tables.service.timekeeper [table {table}]: a deadline could not be handled" in failed[0]
    assert failed[0].endswith("KeyError")
    caplog.clear()

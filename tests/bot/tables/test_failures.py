"""Whatever breaks within a change: nothing has happened, in memory, in the database and to whoever watches.

While the database fails, nobody loses time by it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
import sqlalchemy as sa

from bot.chips.accounts import HOUSE, Move, Reason, escrow, wallet
from bot.refusals import NotEnoughChips, NotRead, NotWritten
from bot.store.chips.accounts import Kind
from bot.store.faults import Unknown
from bot.store.schema import accounts
from bot.store.work import Work
from bot.tables.model.table import Status, Table
from bot.tables.service.timekeeper import LONGEST_RETRY, TRIED_AGAIN
from bot.tables.time.clock import GRACE
from bot.tables.time.paces import Paces
from bot.tables.transitions.transition import transition
from tests.bot.club import CHANNEL, GUILD, PATIENCE, Club
from tests.bot.people import ANN, BEN, CLARA, MODERATOR, seated
from tests.bot.store.broken import Told, full, read_only

pytestmark = pytest.mark.usefixtures("threads")

STEPS = (
    "bot.store.chips.ledger.LedgerRepository.transfer",
    "bot.chips.wallets.Wallets.note",
    "bot.store.tables.tables.TableRepository.go_on",
)
"""Where a change can break, in order."""


async def failures(club: Club, caplog: pytest.LogCaptureFixture, count: int) -> None:
    """Wait until so many failures are in the log."""
    async with asyncio.timeout(PATIENCE):
        while sum(record.levelno >= logging.ERROR for record in caplog.records) < count:
            await club.idle()


def breaking(*_: object, **__: object) -> None:
    raise RuntimeError("broken")


@asynccontextmanager
async def undone(
    club: Club, step: str, broken: Any = breaking, error: type[BaseException] = RuntimeError, match: str | None = None
) -> AsyncIterator[None]:
    """Let a step of a change be broken for a while. The change fails, and nothing has happened."""
    tables = [each.id for each in club.tables.cache.everything()]
    boards, rows = [await club.tables.queries.board(each) for each in tables], await club.everything()
    told = list(club.audience.changes)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(step, broken)
        with pytest.raises(error, match=match):
            yield
        assert [await club.tables.queries.board(each) for each in tables] == boards, "while it is broken, too"
    assert [each.id for each in club.tables.cache.everything()] == tables
    assert await club.everything() == rows
    assert club.audience.changes == told


@pytest.mark.parametrize("step", STEPS)
async def test_a_card_is_not_played_by_half(club: Club, table: int, step: str) -> None:
    hand = await club.to_a_lead(table)
    async with undone(club, step):
        await club.play(table, hand)
    await club.play(table, hand)
    assert (await club.tables.queries.board(table)).decision == hand.board.decision + 1


@pytest.mark.parametrize(
    "step", ["bot.store.tables.tables.TableRepository.add", "bot.chips.wallets.Wallets.note", STEPS[-1]]
)
async def test_a_table_is_not_opened_by_half(club: Club, step: str) -> None:
    async with undone(club, step):
        await club.open(ANN)
    await club.open(ANN)


@pytest.mark.parametrize("step", [*STEPS, "bot.members.preferences.of_row"])
async def test_nobody_sits_down_by_half(club: Club, step: str) -> None:
    """Whoever is new gets the first chips with the seat, or neither; and who comes last starts the match."""
    table = await club.open(ANN, computers=1, expected=(BEN.member,))
    async with undone(club, step):
        await club.join(table, BEN)
    await club.join(table, BEN)
    assert (await club.tables.queries.board(table)).status is Status.PLAYING


async def test_an_announcement_that_cannot_be_kept_undoes_what_it_tells(club: Club) -> None:
    table = await club.open(ANN, BEN, CLARA)
    async with undone(club, "bot.store.tables.messages.OutboxRepository.put"):
        await club.tables.stop_table(table, MODERATOR, club.click())
    await club.stop(table)
    assert await club.tables.queries.in_channel(CHANNEL) is None


@pytest.mark.parametrize(
    "write",
    [
        lambda club: club.open(ANN),
        lambda club: club.wallets.order(GUILD, ANN, 5, MODERATOR.member, interaction=1),
        lambda club: club.wallets.ensure(GUILD, ANN),
    ],
)
async def test_nobody_reads_that_nothing_has_changed_where_a_commit_got_no_answer(
    club: Club, write: Callable[[Club], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    writing = club.database.writing

    @asynccontextmanager
    async def without_an_answer(guild: int | None = None) -> AsyncIterator[Work]:
        monkeypatch.setattr(club.database, "writing", away)
        async with writing(guild) as work:
            yield work
        raise Unknown

    @asynccontextmanager
    async def away(guild: int | None = None) -> AsyncIterator[Work]:
        raise NotWritten
        yield

    monkeypatch.setattr(club.database, "writing", without_an_answer)
    with pytest.raises(NotRead):
        await write(club)
    monkeypatch.undo()
    assert await club.wallet(ANN) != 0, "it was written"


async def test_a_move_that_nobody_can_pay_undoes_the_change(club: Club, table: int) -> None:
    hand = await club.to_a_lead(table)

    def greedy(before: Table, action: Any) -> Any:
        change = transition(before, action)
        return replace(change, moves=(Move(wallet(ANN.member), HOUSE, 10_000, Reason.TAKE),))

    async with undone(club, "bot.tables.service.writer.transition", greedy, NotEnoughChips):
        await club.play(table, hand)


@pytest.mark.parametrize("move", [Move(HOUSE, escrow(1), 1, Reason.BUY_IN), Move(escrow(1), HOUSE, 1, Reason.STACK)])
async def test_a_change_that_would_make_or_lose_a_chip_is_undone(club: Club, table: int, move: Move) -> None:
    hand = await club.to_a_lead(table)

    def careless(before: Table, action: Any) -> Any:
        change = transition(before, action)
        return replace(change, moves=(*change.moves, move))

    assert escrow(table) in (move.source, move.target)
    async with undone(club, "bot.tables.service.writer.transition", careless, AssertionError, "in escrow"):
        await club.play(table, hand)


async def test_what_fails_again_and_again_is_tried_later_and_later(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0
    wait = (await club.tables.queries.board(table)).due_at
    assert wait is not None

    def failing(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise RuntimeError("broken")

    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.service.writer.transition", failing)
        await club.clock.forward_to(wait)
        await failures(club, caplog, 1)
        for number, pause in enumerate([5, 10, 20, 40, 80, 160, LONGEST_RETRY, LONGEST_RETRY], start=1):
            assert f"trying again in {pause:.0f} s" in caplog.records[-1].getMessage()
            await club.clock.forward(pause - 0.5)
            await club.idle()
            assert tries == number
            await club.clock.forward(0.5)
            await failures(club, caplog, number + 1)
    await club.clock.forward(LONGEST_RETRY)
    while (await club.tables.queries.board(table)).dealing:
        await club.audience.next_change()
    caplog.clear()
    board = await club.tables.queries.board(table)
    assert board.due_at is not None
    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.service.writer.transition", failing)
        await club.clock.forward_to(board.due_at)
        await failures(club, caplog, 1)
    assert "trying again in 5 s" in caplog.text
    caplog.clear()


async def test_one_tables_failure_holds_up_no_other(
    club: Club, table: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = await club.begin(ANN, BEN, CLARA, channel=71)
    due_at = (await club.tables.queries.board(other)).due_at
    assert due_at is not None

    def failing(before: Table, action: Any) -> Any:
        if before.id == table:
            raise RuntimeError("broken")
        return transition(before, action)

    monkeypatch.setattr("bot.tables.service.writer.transition", failing)
    await club.clock.forward_to(due_at)
    while (await club.tables.queries.board(other)).dealing:
        await club.audience.next_change()
    assert (await club.tables.queries.board(table)).dealing
    caplog.clear()


async def test_who_finds_a_table_before_its_opening_is_over_finds_the_same_table(club: Club) -> None:
    committed, go_on = club.database.delay_next_writer()
    opening = asyncio.ensure_future(club.open(ANN))
    await committed.wait()
    table = await club.tables.queries.in_channel(CHANNEL)
    assert table is not None
    await club.join(table, BEN)
    go_on.set()
    assert await opening == table
    await club.join(table, CLARA)
    await club.start(table, ANN)
    board = await club.tables.queries.board(table)
    assert board.status is Status.PLAYING
    assert [seat.member for seat in board.seats] == [ANN.member, BEN.member, CLARA.member]


@pytest.mark.parametrize(
    ("damaged", "delivery"), [("Dear diary", 0.0), ("[]", 10.0), ('{"about": "commitments", "commitments": 3}', 10.0)]
)
async def test_an_announcement_that_makes_no_sense_keeps_no_round_from_being_dealt(
    make_club: Callable[[Paces], Awaitable[Club]], caplog: pytest.LogCaptureFixture, damaged: str, delivery: float
) -> None:
    club = await make_club(Paces(delivery=delivery))
    table = await club.begin(ANN, BEN, CLARA)
    async with club.database.reading() as work:
        there = await work.connection.execute(sa.text("SELECT id, announcement FROM outbox ORDER BY id"))
        number, announcement = there.first() or (0, "")
    await damage(club, number, damaged)
    await club.to_a_lead(table)
    (*_, dealt) = [row for row in await club.journal(table) if row["do"] == "deal"]
    assert dealt["delivered"] is False
    await damage(club, number, announcement)  # the audit looks through it
    caplog.clear()


async def damage(club: Club, number: int, announcement: str) -> None:
    """Write something else into the outbox."""
    async with club.database.writing() as work:
        await work.connection.execute(
            sa.text("UPDATE outbox SET announcement = :text WHERE id = :id"), {"text": announcement, "id": number}
        )


async def test_a_card_at_a_table_with_other_chips_than_its_escrow_is_an_error_and_not_played(
    club: Club, table: int
) -> None:
    hand = await club.to_a_forced_card(table)
    do = {"do": "play", "card": str(next(iter(hand.view.legal)))}
    here = (accounts.c.kind == str(Kind.ESCROW), accounts.c.owner == table)

    async def put(more: int) -> None:
        async with club.database.writing(GUILD) as work:
            await work.connection.execute(sa.update(accounts).where(*here).values(balance=accounts.c.balance + more))

    rows = await club.journal(table)
    await put(1)
    with pytest.raises(AssertionError, match="151 chips in escrow, 150 on the table"):
        await club.tables.match.play(table, seated(hand.member), hand.board.decision, do, club.click())
    assert await club.journal(table) == rows
    await put(-1)
    club.database.wrong.clear()  # it was wrong on purpose
    await club.tables.match.play(table, seated(hand.member), hand.board.decision, do, club.click())
    assert len(await club.journal(table)) == len(rows) + 1


# --- the database fails -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [read_only, full])
async def test_a_click_in_time_that_was_refused_gives_its_member_the_time_again(
    club: Club, table: int, fault: type[Told]
) -> None:
    hand = await club.to_a_lead(table)
    await club.clock.forward(58)
    rows = await club.acts(table)
    broken = fault(club.database)
    await refused(club, table, hand)
    await club.clock.forward(TRIED_AGAIN - 1)
    await club.idle()
    assert await club.acts(table) == rows, "the stand-in waits too"
    await works_again(club, table, broken)
    assert await club.acts(table) == rows
    assert 0 < await club.due_in(table) <= GRACE
    if fault is full:
        await club.play(table, hand)
    else:
        await club.time_is_up(table)
    assert [row["by"] for row in await club.acts(table)][len(rows) :] == ["member" if fault is full else "deadline"]


async def works_again(club: Club, table: int, broken: Told) -> None:
    """Let the database be whole, and time pass until the table has heard of it: a try may be under way already."""
    due_at = (await club.tables.queries.board(table)).due_at
    broken.over()
    latest = monotonic() + PATIENCE  # the loop's own clock is the one that is moved
    while (await club.tables.queries.board(table)).due_at == due_at:
        assert monotonic() < latest
        await club.clock.forward(1)
        await club.idle()


async def refused(club: Club, table: int, hand: Any) -> None:
    """Play until nothing is taken any more: a disk that is full has room for a little."""
    for _ in range(200):
        try:
            await club.tables.match.set_follow(table, seated(hand.member), True, club.click())
            await club.tables.match.set_follow(table, seated(hand.member), False, club.click())
        except NotWritten:
            break
    with pytest.raises(NotWritten):
        await club.play(table, hand)


async def test_what_time_could_not_do_comes_soon_after_the_database_works_again(club: Club, table: int) -> None:
    assert (await club.tables.queries.board(table)).dealing
    broken = read_only(club.database)
    for _ in range(60):
        await club.clock.forward(5)
        await club.idle()
    assert (await club.tables.queries.board(table)).dealing
    broken.over()
    for _ in range(10):
        await club.clock.forward(1)
        await club.idle()
    assert not (await club.tables.queries.board(table)).dealing

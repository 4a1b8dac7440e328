"""The services wired as the application wires them, without Discord: what the tests of services play in."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa

from bot.chips.accounts import Account, wallet
from bot.chips.leaderboard import Leaderboard
from bot.chips.wallets import Wallets
from bot.cli.audit import audit, books
from bot.members.people import Actor
from bot.members.preferences import PersonalSettings
from bot.ops.steady import SteadyClock
from bot.refusals import DecisionOver
from bot.store.database import Database
from bot.store.schema import metadata
from bot.store.work import Work
from bot.tables.commands.tables import Tables
from bot.tables.model.announcements import Commitments
from bot.tables.model.people import People
from bot.tables.model.table import Match, Status, Table
from bot.tables.model.terms import Terms
from bot.tables.service.ownership import ALONE, Ownership
from bot.tables.service.stored import load, read
from bot.tables.time.clock import Waiting
from bot.tables.time.paces import Paces
from bot.tables.views import Board, Hand
from engine.catalogue import CATALOGUE
from engine.players import NORMAL
from tests.bot import people
from tests.bot.clock import HandClock
from tests.bot.people import MODERATOR, seated

GUILD = people.GUILD
CHANNEL = 70
AT_ONCE = Paces(card=0.0, lead=0.0, deal=0.0, round=0.0)
T = TypeVar("T")
WRITTEN = "written"
"""Under this name a connection knows which tables of the database its transaction has written."""
WITHOUT_CHIPS = {"tables", "journal", "outbox", "days", "attempts"}
"""What every card writes, at a table and at the deal of the day: chips change seats at a table there, if any do."""
PATIENCE = 60.0
"""Real seconds that a test waits for what should come by itself."""


async def here(function: Callable[..., T], *arguments: object) -> T:
    """Call a function in this process, where a test is about what comes of it, and not about where."""
    return function(*arguments)


class AuditedDatabase(Database):
    """A real database that looks through the books at every commit, and notes what is wrong.

    Where nothing was written but what every card writes, it does so only if members have other chips at tables than
    before.
    """

    def __init__(self, at: Path | str) -> None:
        """`at`: a file of SQLite's, or an address."""
        self.address = at if isinstance(at, str) else f"sqlite+aiosqlite:///{at}"
        super().__init__(self.address)
        self.shared = self.address.startswith("postgresql")
        self.wrong: list[str] = []
        self._worth: list[dict[int, int]] | None = None
        """What members had at open tables at the last commit; None where nobody knows."""
        self._delay: tuple[asyncio.Event, asyncio.Event] | None = None
        sa.event.listen(self._backend.writers.sync_engine, "before_cursor_execute", _note_written)

    @property
    def path(self) -> Path:
        """SQLite's file."""
        return Path(self.address.removeprefix("sqlite+aiosqlite:///"))

    @asynccontextmanager
    async def writing(self, guild: int | None = None) -> AsyncIterator[Work]:
        delay, self._delay = self._delay, None
        async with super().writing(guild) as work:
            connection = work.connection.sync_connection
            assert connection is not None
            written = connection.info[WRITTEN] = set()
            yield work
            worth = await _worth(work)
            audits = worth is None or worth != self._worth or not written <= WITHOUT_CHIPS
            if audits and not self.shared:
                self.wrong += await books(work)
            self._worth = worth
        if audits and self.shared:  # while others write, only what is read at one moment agrees with itself
            async with self.at_one_moment() as work:
                self.wrong += await books(work)
        await _delayed(delay)

    def delay_next_writer(self) -> tuple[asyncio.Event, asyncio.Event]:
        """Let the next writer hear late of its commit: the first event tells of it, the second lets it go on."""
        self._delay = asyncio.Event(), asyncio.Event()
        return self._delay


def _note_written(connection: sa.Connection, _cursor: object, statement: str, *_: object) -> None:
    written = re.findall(r"(?:INSERT INTO|DELETE FROM|UPDATE) (\w+) (?:\(|WHERE|SET)", statement)
    connection.info.setdefault(WRITTEN, set()).update(written)


async def _worth(work: Work) -> list[dict[int, int]] | None:
    """Return what members have at open tables, None if a snapshot is damaged."""
    rows = await work.tables.several(list(await work.tables.open_guilds()))
    with suppress(Exception):
        return [read(row).table.worth() for row in rows]
    return None


async def _delayed(delay: tuple[asyncio.Event, asyncio.Event] | None) -> None:
    if delay is not None:
        committed, go_on = delay
        committed.set()
        await go_on.wait()


class Recorder:
    """An audience that keeps what it is told."""

    def __init__(self) -> None:
        self.changes: list[int] = []
        self.played_there: list[tuple[int, int]] = []
        self.gone: list[int] = []
        self._news = asyncio.Event()

    def changed(self, table: int) -> None:
        self.changes.append(table)
        self._news.set()

    def is_behind(self, table: int) -> bool:
        """Nobody watches."""
        return False

    def played(self, table: int, member: int) -> None:
        self.played_there.append((table, member))

    async def let_go(self, tables: Collection[int], servers: Callable[[int], bool]) -> None:
        self.gone += tables

    async def next_change(self) -> None:
        """Wait until something has changed since this was asked last."""
        async with asyncio.timeout(PATIENCE):
            await self._news.wait()
        self._news.clear()


class Club:
    """One server with everything that runs in it. Decks and ids are the same in every run."""

    def __init__(self, database: AuditedDatabase, clock: HandClock, paces: Paces, ownership: Ownership = ALONE) -> None:
        self.ownership = ownership
        self.database = database
        self.clock = clock
        self.paces = paces
        self.decks = Random("decks").randbytes
        """What secrets come from, the same in every run."""
        self._clicks = itertools.count(1)
        self._wire()

    def _wire(self) -> None:
        self.wallets = Wallets(self.database, self.clock)
        self.leaderboard = Leaderboard(self.database, self.wallets, self.clock)
        self.audience = Recorder()
        self.steady = SteadyClock(self.clock, self.clock.monotonic)
        self.tables = Tables(
            self.database,
            self.wallets,
            self.steady,
            self.paces,
            Random(1),
            entropy=self.decks,
            ownership=self.ownership,
        )
        self.preferences = PersonalSettings(self.database, self.tables.preferred)

    async def restart(self, *, after: float = 0.0, resume: bool = True) -> None:
        """End the process, let seconds pass, and start another on the same file."""
        await self.tables.time.stop()
        await self.database.close()
        await self.clock.forward(after)
        self.database = AuditedDatabase(self.database.address)
        await self.database.open()
        self._wire()
        if resume:
            await self.tables.cache.resume(self.audience)

    def click(self) -> int:
        """Return the id of a new interaction."""
        return next(self._clicks)

    # --- doing ------------------------------------------------------------------------------------------------

    async def open(
        self,
        host: Actor,
        *others: Actor,
        computers: int = 0,
        buy_in: int = 50,
        house: Mapping[str, Any] | None = None,
        channel: int = CHANNEL,
        guild: int = GUILD,
        expected: tuple[int, ...] = (),
        parent: int | None = None,
        game: str = "stops",
        preset: str = "michigan",
    ) -> int:
        """Open a lobby, of michigan by default, and let the others join."""
        table = await self.tables.lobby.open(
            guild=guild,
            channel=channel,
            host=replace(host, guild=guild),
            terms=terms(
                house,
                buy_in,
                game=game,
                preset=preset,
                turn_seconds=(await self.wallets.settings(guild)).turn_seconds,
            ),
            computers=computers,
            interaction=self.click(),
            expected=expected,
            parent=parent,
        )
        for each in others:
            await self.join(table, replace(each, guild=guild))
        return table

    async def begin(self, host: Actor, *others: Actor, fill: bool = False, **lobby: Any) -> int:
        """Open a lobby like `open`, and let its match begin."""
        table = await self.open(host, *others, **lobby)
        await self.start(table, host, fill=fill)
        return table

    async def finished(self, host: Actor, *others: Actor, **lobby: Any) -> int:
        """Play a match to its end, of one round unless `house` says otherwise."""
        table = await self.begin(host, *others, **{"house": {"end.rounds": 1}, **lobby})
        await self.to_the_end(table)
        return table

    async def join(self, table: int, who: Actor, click: int | None = None) -> None:
        """Let a member sit down by the terms that the lobby has now."""
        agreed = (await self.tables.queries.board(table)).terms_number
        await self.tables.lobby.join(table, who, click or self.click(), agreed)

    async def take_seat(self, table: int, who: Actor, click: int | None = None) -> None:
        """Let a member buy a computer player's seat for what it costs now."""
        price = (await self.tables.queries.board(table)).seat_price
        await self.tables.match.take_seat(table, who, click or self.click(), price)

    async def start(self, table: int, host: Actor, click: int | None = None, *, fill: bool = False) -> None:
        """Begin a match by the terms that the lobby has now."""
        agreed = (await self.tables.queries.board(table)).terms_number
        await self.tables.lobby.start(table, await self._at(table, host), click or self.click(), agreed, fill=fill)

    async def play(self, table: int, hand: Hand) -> None:
        """Let a member play the first card that they may."""
        card = str(next(iter(hand.view.legal)))
        do = {"do": "play", "card": card}
        who = replace(seated(hand.member), guild=hand.board.guild)
        await self.tables.match.play(table, who, hand.board.decision, do, self.click())

    async def stop(self, table: int) -> Board:
        """Let a moderator who does not sit there stop a table, and return it when it is closed."""
        await self.tables.stop_table(table, await self._at(table, MODERATOR), self.click())
        return await self.closed(table)

    async def closed(self, table: int) -> Board:
        """Return a table that stand-ins play to its end, when it is closed."""
        while (board := await self.tables.queries.board(table)).status is not Status.CLOSED:
            await self.audience.next_change()
        return board

    async def _at(self, table: int, who: Actor) -> Actor:
        """Return somebody as they ask for something in the server where a table stands."""
        return replace(who, guild=(await self.tables.queries.board(table)).guild)

    # --- letting time pass ------------------------------------------------------------------------------------

    async def time_is_up(self, table: int) -> Board:
        """Let what the table waits for come by itself, at its time."""
        board = await self.tables.queries.board(table)
        assert board.due_at is not None
        await self.clock.forward_to(board.due_at)
        return await self.gone_on_from(table, board)

    async def gone_on_from(self, table: int, board: Board) -> Board:
        """Wait until the table waits for something else, or for nothing, and return its board then."""
        while ((now := await self.tables.queries.board(table)).due_at, now.status) == (board.due_at, board.status):
            await self.audience.next_change()
        return now

    async def go_on(self, table: int, until: Callable[[Board, Hand | None], bool]) -> Hand:
        """Let the match go on, everybody playing, until the board and the hand that has to act are as wanted."""
        while True:
            hands = await self.tables.queries.hands(table)
            board = hands[0].board
            acting = next((hand for hand in hands if hand.acting), None)
            if until(board, acting):
                return acting or hands[0]
            assert board.status is Status.PLAYING, f"the table is {board.status}"
            if board.waiting is Waiting.MEMBER:
                assert acting is not None
                await self.play(table, acting)
            elif board == await self.tables.queries.board(table):
                await self.time_is_up(table)

    async def step(self, table: int, *wishes: str) -> Table:
        """Let a member do the first thing that they may, in any game, or what the table waits for come by itself.

        Return the table as it was before. `wishes`: the kinds of actions that they would rather do, the best one first.
        """
        now = await self.stored(table)
        at = now.acting() if isinstance(now, Match) and now.winding_up is None else None
        if not isinstance(now, Match) or at is None or now.seats[at].automatic:
            board = await self.tables.queries.board(table)
            if board.due_at is not None and await self.stored(table) == now:  # nothing has come by itself meanwhile
                await self.clock.forward_to(board.due_at)
                await self.gone_on_from(table, board)
            return now
        ways = map(now.rules_of_play.codec.dump_action, itertools.islice(now.rules_of_play.legal(now.state, at), 50))
        action = min(ways, key=lambda each: wishes.index(each["do"]) if each["do"] in wishes else len(wishes))
        with suppress(DecisionOver):  # a forced card came by itself meanwhile
            await self.tables.match.play(table, seated(now.seats[at].member), now.decision, action, self.click())
        return now

    async def to_a_lead(self, table: int, member: Actor | None = None) -> Hand:
        """Go on until a member leads; until `member` does where one is named."""
        return await self.go_on(
            table, lambda _, hand: hand is not None and hand.view.leader is not None and _is(hand, member)
        )

    async def to_a_forced_card(self, table: int, member: Actor | None = None) -> Hand:
        """Go on until a member has to follow; until `member` has to where one is named."""
        return await self.go_on(
            table, lambda _, hand: hand is not None and hand.view.wanted is not None and _is(hand, member)
        )

    async def one_card(self, table: int) -> None:
        """Go on until one card more is played."""
        decision = (await self.tables.queries.board(table)).decision
        await self.go_on(table, lambda board, _: board.decision > decision)

    async def to_the_end_of_the_round(self, table: int) -> None:
        """Go on until the next round is about to be dealt, at least one card later."""
        decision = (await self.tables.queries.board(table)).decision
        await self.go_on(table, lambda board, _: board.dealing and board.decision > decision)

    async def to_the_end(self, table: int) -> None:
        """Go on until the match is over."""
        await self.go_on(table, lambda board, _: board.status is Status.CLOSED)

    async def idle(self, *, thinking: bool = False) -> None:
        """Give whatever is under way the time to come to its end; `thinking`: but for a computer player's thought."""
        seen = -1
        while seen != len(self.audience.changes):
            seen = len(self.audience.changes)
            if not thinking and self.tables.time._tasks:
                await asyncio.wait({*self.tables.time._tasks})
            for _ in range(10):  # a process that others hold up has few turns in one long wait
                await asyncio.sleep(0.001)

    # --- looking ----------------------------------------------------------------------------------------------

    async def acting(self, table: int) -> Hand | None:
        """Return the hand of the member who has to act, None where it is a computer's turn or nobody's."""
        return next((hand for hand in await self.tables.queries.hands(table) if hand.acting), None)

    async def stored(self, table: int) -> Table:
        async with self.database.reading() as work:
            return (await load(work, table)).table

    async def journal(self, table: int) -> list[dict[str, Any]]:
        async with self.database.reading() as work:
            return [row.action for row in await work.journal.rows(table)]

    async def people(self, table: int) -> People:
        """Whom a table's journal names."""
        async with self.database.reading() as work:
            return People(await work.people.at_table(table))

    async def acts(self, table: int) -> list[dict[str, Any]]:
        """Return what was played at a table, whoever chose it."""
        return [row for row in await self.journal(table) if row["do"] == "act"]

    async def due_in(self, table: int) -> float:
        """Return the seconds until a table's deadline, by the machine's clock."""
        due_at = (await self.tables.queries.board(table)).due_at
        assert due_at is not None
        return due_at - self.clock()

    async def everything(self) -> dict[str, list[Any]]:
        """Return all that is in the database."""
        async with self.database.reading() as work:
            return {
                name: [tuple(row) for row in await work.connection.execute(sa.select(table))]
                for name, table in metadata.tables.items()
            }

    async def wrong(self) -> tuple[str, ...]:
        """Return what the audit finds wrong."""
        async with self.database.reading() as work:
            return (await audit(work)).wrong

    async def told(self, table: int) -> list[Any]:
        """Return what is to be told in public about a table and is not posted yet, but for commitments to deals."""
        pending = [announcement for _, announcement in await self.tables.queries.unannounced(table)]
        return [each for each in pending if not isinstance(each, Commitments)]

    async def balance(self, account: Account, guild: int = GUILD) -> int | None:
        async with self.database.reading() as work:
            return await work.ledger.balance(guild, account)

    async def wallet(self, member: Actor, guild: int = GUILD) -> int | None:
        return await self.balance(wallet(member.member), guild)


@asynccontextmanager
async def running(database: AuditedDatabase, patch: pytest.MonkeyPatch, paces: Paces = AT_ONCE) -> AsyncIterator[Club]:
    """Run a club on a database of its own; by default only members take time. At the end its books must be right."""
    clock = HandClock()
    clock.drive(asyncio.get_running_loop(), patch)
    await database.open()
    club = Club(database, clock, paces)
    await club.tables.cache.resume(club.audience)
    try:
        yield club
    finally:
        await club.tables.time.stop()
        await club.database.close()
    assert club.database.wrong == []


def terms(
    house: Mapping[str, Any] | None = None,
    buy_in: int = 50,
    *,
    game: str = "stops",
    preset: str = "michigan",
    turn_seconds: int = 60,
    level: str = NORMAL,
) -> Terms:
    """Return what a table may be played by: michigan where nothing else is said, with house rules."""
    return Terms(game, CATALOGUE[game].game.rulebook.read(preset, house or {}), buy_in, turn_seconds, level)


def _is(hand: Hand, member: Actor | None) -> bool:
    return member is None or hand.member == member.member

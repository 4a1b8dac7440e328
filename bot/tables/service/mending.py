"""Corrupt snapshots of tables: found when the bot is back, and set aside, so that all other tables continue.

Such a table is rebuilt from its journal. If the journal is corrupt, too, the table closes, and everybody who brought
chips gets them back, according to the ledger. Snapshots that were set aside are stored, and `check` names them.
"""

import logging
import math
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.chips.accounts import HOUSE, Account, Kind, Move, Reason, escrow
from bot.members.people import Name
from bot.ops.logs import about
from bot.ops.steady import SteadyClock
from bot.refusals import StoreFails
from bot.store.database import Database
from bot.store.tables.journal import JournalRow
from bot.store.tables.tables import OtherRows, TableRow
from bot.store.work import Work
from bot.tables.model.announcements import TableClosed
from bot.tables.model.codec import dump_announcement
from bot.tables.model.people import People
from bot.tables.model.seat import Seat
from bot.tables.model.table import Ending, Lobby, Match, Status, Table
from bot.tables.model.terms import Terms
from bot.tables.service.live import Live
from bot.tables.service.stored import meet, read, row_of
from bot.tables.time.clock import TIMES, resumed
from bot.tables.time.paces import Paces
from bot.tables.transitions.transition import replayed
from bot.tables.views import board, hand
from engine.catalogue import CATALOGUE, FIRST

log = logging.getLogger(__name__)

REASONS = {Kind.WALLET: Reason.REFUND, Kind.LEFTOVER: Reason.LEFT}
"""The reasons why chips are returned to these kinds of accounts; to any other they are a stack."""


class CorruptTable(Exception):
    """A table's stored data contradicts itself; the message says how."""


@dataclass(eq=False)
class Mending:
    """Reads open tables, and mends corrupt ones."""

    _database: Database
    _clock: SteadyClock
    _paces: Paces

    async def read(self, numbers: Sequence[int]) -> list[Live]:
        """Return open tables, but for those that cannot be rebuilt.

        A table with a corrupt snapshot is rebuilt from its journal, or closed if that is corrupt, too.
        """
        async with self._database.reading() as work:
            rows = await work.tables.several(numbers)
            others = await work.tables.other_rows(numbers)
        sound: list[Live] = []
        for row in rows:
            try:
                sound.append(self._sound(row, others[row.id]))
            except Exception as error:  # noqa: BLE001 - damaged data may fail in any way
                with about(row.id):
                    again = await self._mended(row.id, row.guild_id, error)
                if again is not None and again.table.ending is None:
                    sound.append(again)
        return sound

    def _sound(self, row: TableRow, others: OtherRows) -> Live:
        """Return the table that a row stores. Corrupt data may fail in any way."""
        live = read(row)
        if live.table.status != row.status:
            raise CorruptTable("its state is another one")
        if row.seq < (others.last_row or 0):
            raise CorruptTable("its journal is longer")
        if not all(math.isfinite(getattr(live.clock, each) or 0.0) for each in TIMES):
            raise CorruptTable("its time never comes")
        self._try(live, row, others.held)
        return live

    def _try(self, live: Live, row: TableRow, held: int) -> None:
        """Check that a table is a row's, try what is about to be done with it, and drop the results."""
        table = live.table
        if (table.id, table.guild, table.channel) != (row.id, row.guild_id, row.channel_id):
            raise CorruptTable("it is another table's")
        if table.escrow() != held:
            raise CorruptTable("it has other chips than its escrow")
        clock = resumed(table, self._paces, live.clock.later(-self._clock.apart), self._clock())
        seen = board(table, clock.waits_for, clock.until, half_over=False, together_until=clock.together_until)
        for at, seat in enumerate(table.seats):
            if seat.member is not None:
                hand(table, seen, at)
        if isinstance(table, Match) and (acting := table.acting()) is not None:
            next(iter(table.rules_of_play.legal(table.state, acting)))

    async def _mended(self, number: int, guild: int, why: Exception) -> Live | None:
        """Set a snapshot aside, and return its table as the journal has it, or closed if the journal is corrupt, too.

        Nothing is set aside if somebody has merely changed the table while it was read. None if that has closed it, or
        it cannot even be closed.
        """
        try:
            async with self._database.writing(guild) as work:
                await work.tables.lock(number)  # nobody else can change it from here on
                (row,), others = await work.tables.several([number]), (await work.tables.other_rows([number]))[number]
                if row.status == Status.CLOSED:
                    return None
                with suppress(Exception):
                    return self._sound(row, others)
                rows, now = await work.journal.rows(number), self._clock.shown(self._clock())
                try:
                    stored = self._again(rows, row, others.held)
                except Exception as error:  # noqa: BLE001 - see above
                    log.error(  # noqa: TRY400 - a traceback might quote a card
                        "its snapshot is damaged (%s), and so is its journal (%s)", _kind(why), _kind(error)
                    )
                    stored = await self._closed(work, row, others.held, now)
                rebuilt = stored.table.ending is not Ending.DAMAGED
                await work.tables.set_aside(number, now, rebuilt=rebuilt)
                await work.tables.save(number, row_of(stored, 0.0), now)
                await _note_again(work, row)
        except StoreFails:
            raise
        except Exception:
            log.exception("cannot be read and could not be closed; it stays as it is")
            return None
        if rebuilt:
            log.error("its snapshot is damaged (%s) and set aside; the table continues from its journal", _kind(why))
        else:
            log.error("its journal is damaged, too: the table is closed, and everybody has their chips back")
        return stored

    def _again(self, rows: Sequence[JournalRow], row: TableRow, held: int) -> Live:
        """Return the table that a journal gives. Corrupt data may fail in any way."""
        if [each.seq for each in rows] != list(range(len(rows))):
            raise CorruptTable("it has gaps")
        people = People(row.people)
        *_, last = replayed((each.action for each in rows), people)
        live = Live(last.after, rows[-1].seq, people)
        self._try(live, row, held)
        return live

    async def _closed(self, work: Work, row: TableRow, held: int, now: float) -> Live:
        """Send the chips of a table that cannot be rebuilt back to those who brought them; return it as it remains."""
        number, guild = row.id, row.guild_id
        moves = going_home(number, await work.ledger.moves(number), held)
        await work.ledger.transfer(guild, moves, at=now, table=number)
        members = {move.target.owner: move.chips for move in moves if move.target.kind == Kind.WALLET}
        profiles = {each: await work.members.get(guild, each) for each in members}
        names = {each: Name(known.name, each) for each, known in profiles.items() if known is not None}
        returned = tuple((names[each], chips) for each, chips in members.items() if each in names)
        left = sum(move.chips for move in moves if move.target.kind == Kind.LEFTOVER)
        people = await meet(work, guild, number, People(row.people), names)
        await work.outbox.put(number, now, dump_announcement(TableClosed("damaged", "", returned, left), people))
        seats = tuple(Seat(each, name) for each, name in names.items())
        return Live(_remains(row, seats), row.seq, people)


async def _note_again(work: Work, mended: TableRow) -> None:
    """Note what the members of a mended or closed table have in their wallets, and on tables that make sense by now."""
    there: dict[int, int] = defaultdict(int)
    for row in await work.tables.all_open():
        if row.guild_id == mended.guild_id:
            with suppress(Exception):  # that table is mended later, and this noted again
                for member, chips in read(row).table.worth().items():
                    there[member] += chips
    visitors = [each.member for each in mended.people if each.member is not None]
    more = {}
    for member, chips in (await work.ledger.wallets(mended.guild_id, visitors)).items():
        known = await work.members.get(mended.guild_id, member)
        if known is not None:
            more[member] = chips + there[member] - (known.chips or 0)
    await work.scores.add_chips(mended.guild_id, more)


def going_home(table: int, moves: Sequence[Move], held: int) -> list[Move]:
    """Return the movements that return the chips of a table that cannot be read.

    Members get what they paid, less what they were paid; so does the channel whose chips were carried to the table.
    The rest belongs to the house, whose computer players have won or lost it.

    `moves`: all movements of chips from and to the table so far. `held`: the chips in its escrow.
    """
    own = escrow(table)
    paid: dict[Account, int] = defaultdict(int)
    for move in moves:
        paid[move.source] += move.chips
        paid[move.target] -= move.chips
    back = {each: chips for each, chips in paid.items() if chips > 0 and each not in (own, HOUSE)}
    rest = held - sum(back.values())
    home = [Move(HOUSE, own, -rest, Reason.STACK)] if rest < 0 else []
    home += [Move(own, each, chips, REASONS.get(each.kind, Reason.STACK)) for each, chips in back.items()]
    return [*home, Move(own, HOUSE, rest, Reason.STACK)] if rest > 0 else home


def _remains(row: TableRow, seats: tuple[Seat, ...]) -> Table:
    """Return a closed table in place of one that cannot be rebuilt."""
    first = CATALOGUE[FIRST].game
    rules = first.rulebook.read(first.rulebook.presets()[0], {})
    return Lobby(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        terms=Terms(first.key, rules, rules.chips, 60),
        follow_seconds=60,
        most_rounds=0,
        host=next((seat.member for seat in seats if seat.member is not None), 0),
        seats=seats,
        ending=Ending.DAMAGED,
    )


def _kind(error: Exception) -> str:
    """Return the kind of an error without its message, which may quote a hand."""
    return str(error) if isinstance(error, CorruptTable) else type(error).__name__

"""Members' wallets: what they start with, the daily hand-out, standings, statements, and what admins do to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chips.accounts import BANK, Kind, Move, Reason, wallet
from bot.members.people import Actor
from bot.members.preferences import UNCHOSEN, Preferences, of_row
from bot.ops.deadlines import Clock
from bot.refusals import ClaimNotNeeded, ClaimTooEarly
from bot.store import erasure, guild_settings, leaderboard, ledger, members
from bot.store.database import Database
from bot.tables.table import Table

POOR = 50
"""Who has fewer chips than this in wallet and on tables together may claim the daily ones."""
DAY = 24 * 60 * 60.0
"""Seconds between two claims."""
PAGE = 10
"""Members on a page of the standings."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """What the admins of a server may set."""

    welcome: int = 500
    """Chips in a new wallet."""
    daily: int = 100
    """Chips for those with few, once a day."""
    turn_seconds: int = 60
    """Time for a decision, from 5 seconds to 24 hours."""
    follow_seconds: int = 10
    """Time for a forced card."""
    most_tables: int = 20
    """How many tables may be open at the same time."""
    channels: tuple[int, ...] = ()
    """Where tables may stand, threads with their channel; none means everywhere."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known of a member in a server."""

    locale: str
    """His language as Discord wrote it last."""
    rounds: int
    """How many rounds he has played."""
    preferences: Preferences = UNCHOSEN
    """What they prefer, in every server."""


UNKNOWN = Profile("en-US", 0)
"""Somebody of whom nothing is known."""


@dataclass(frozen=True, slots=True)
class Wealth:
    """One member's row in the standings. Equal chips share a rank."""

    rank: int
    member: int
    name: str
    wallet: int
    on_tables: int


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a server's standings, and the row of whoever asked."""

    number: int
    """From 0."""
    pages: int
    rows: tuple[Wealth, ...]
    own: Wealth
    claimable: int
    """Chips that whoever asked can claim now, 0 for none."""


@dataclass(frozen=True, slots=True)
class Movement:
    """One movement of a member's chips: negative ones went out."""

    at: float
    chips: int
    reason: Reason
    by: int | None
    """The member who ordered it, where somebody did; below zero for one who was forgotten."""
    channel: int | None
    """Where the table stands that it is about."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A member's row in the standings and last movements, the newest first."""

    own: Wealth
    movements: tuple[Movement, ...]


class Wallets:
    """The wallets of every server."""

    def __init__(self, database: Database, clock: Clock) -> None:
        """Make the service."""
        self._database = database
        self._clock = clock

    async def welcome(self, connection: AsyncConnection, guild: int, actor: Actor) -> None:
        """Note somebody's name within a transaction, and give him his first chips if he is new.

        Whoever comes back after he was forgotten begins with an empty wallet, as if he had just had the daily chips.
        """
        await members.note(connection, guild, actor.member, actor.name, actor.locale)
        if await ledger.balance(connection, guild, wallet(actor.member)) is None:
            if await erasure.comes_back(connection, guild, actor.member):
                await ledger.open_account(connection, guild, wallet(actor.member))
                await leaderboard.refresh(connection, guild, [actor.member])
                await members.change(connection, guild, actor.member, claimed_at=self._clock())
            else:
                settings = await _settings(connection, guild)
                await self._pay(connection, guild, actor.member, settings.welcome, Reason.WELCOME)

    async def profiles(self, guild: int, those: Sequence[int]) -> dict[int, Profile]:
        """Return what is known of these members, by their ids."""
        async with self._database.reading() as connection:
            rows = await members.profiles(connection, guild, tuple(those))
        return {member: Profile(row.locale, row.rounds, of_row(row)) for member, row in rows.items()}

    async def note_stacks(
        self, connection: AsyncConnection, before: Table, after: Table, moves: Sequence[Move]
    ) -> None:
        """Note within a transaction what an action changed of members' chips on tables, and count their rounds.

        `moves`: the chips that the action moved, already in the ledger.
        """
        old, new = _stacks(before), _stacks(after)
        for seat in after.seats:
            if seat.member is not None and seat.member not in old:
                # He may have been forgotten between his welcome and now.
                await self.welcome(connection, before.guild, Actor(seat.member, seat.name, None))
        more = {member: new.get(member, 0) - old.get(member, 0) for member in old.keys() | new.keys()}
        more = {member: chips for member, chips in more.items() if chips}
        if more:
            await members.add_on_tables(connection, before.guild, more)
        owners = {each.owner for move in moves for each in (move.source, move.target) if each.kind is Kind.WALLET}
        await leaderboard.refresh(connection, before.guild, more.keys() | owners)
        if _rounds_over(after) > _rounds_over(before):
            await members.count_round(connection, before.guild, before.members())

    async def page(self, guild: int, actor: Actor, number: int) -> Page:
        """Return a page of the standings; a number past the end gives the last page."""
        async with self._database.reading() as connection:
            known = await members.get(connection, guild, actor.member)
            if _is_noted(actor, known):
                return await self._page(connection, known, number)
        await self.ensure(guild, actor)
        async with self._database.reading() as connection:
            return await self._page(connection, await members.get(connection, guild, actor.member), number)

    async def _page(self, connection: AsyncConnection, known: Any, number: int) -> Page:
        page = await leaderboard.page(connection, known.guild_id, max(number, 0), PAGE)
        own = await leaderboard.place(connection, known)
        assert own is not None
        pages = -(-page.everybody // PAGE)
        claimable = await self._claimable(connection, known)
        return Page(page.number, pages, tuple(map(_wealth, page.places)), _wealth(own), claimable)

    async def statement(self, guild: int, member: int, limit: int = 12) -> Statement | None:
        """Return a member's last movements, None for somebody without a wallet."""
        async with self._database.reading() as connection:
            own = await leaderboard.place(connection, await members.get(connection, guild, member))
            rows = await ledger.movements(connection, guild, wallet(member), limit)
        if own is None:
            return None
        moves = [Movement(row.at, row.chips, Reason(row.reason), row.by, row.channel_id) for row in rows]
        return Statement(_wealth(own), tuple(moves))

    async def ensure(self, guild: int, actor: Actor) -> None:
        """Give somebody a wallet who has none."""
        async with self._database.writing() as connection:
            await self.welcome(connection, guild, actor)

    async def claim(self, guild: int, actor: Actor) -> int:
        """Hand out the daily chips, and return how many.

        Raises:
            ClaimNotNeeded: he has enough.
            ClaimTooEarly: he had them within the last day.
        """
        async with self._database.writing() as connection:
            await self.welcome(connection, guild, actor)
            known = await members.get(connection, guild, actor.member)
            if known.chips >= POOR:
                raise ClaimNotNeeded(known.chips, POOR)
            now = self._clock()
            if known.claimed_at is not None and now < known.claimed_at + DAY:
                raise ClaimTooEarly(known.claimed_at + DAY)
            settings = await _settings(connection, guild)
            await members.change(connection, guild, actor.member, claimed_at=now)
            await self._pay(connection, guild, actor.member, settings.daily, Reason.DAILY)
        return settings.daily

    async def grant(self, guild: int, member: Actor, chips: int, by: int, interaction: int | None = None) -> int:
        """Give chips of the bank to a member, and return what his wallet has then.

        An interaction that has moved chips already moves none again.
        """
        move = Move(BANK, wallet(member.member), chips, Reason.GRANT)
        return await self._order(guild, member, move, by, interaction)

    async def take(self, guild: int, member: Actor, chips: int, by: int, interaction: int | None = None) -> int:
        """Take chips from a member's wallet for the bank, and return what it has then.

        An interaction that has moved chips already moves none again.

        Raises:
            NotEnoughChips: the wallet has fewer.
        """
        move = Move(wallet(member.member), BANK, chips, Reason.TAKE)
        return await self._order(guild, member, move, by, interaction)

    async def settings(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        async with self._database.reading() as connection:
            return await _settings(connection, guild)

    async def change_settings(self, guild: int, settings: GuildSettings) -> None:
        """Write a server's settings."""
        async with self._database.writing() as connection:
            numbers = asdict(settings)
            await guild_settings.put_channels(connection, guild, numbers.pop("channels"))
            await guild_settings.put(connection, guild, numbers)

    async def _order(self, guild: int, member: Actor, move: Move, by: int, interaction: int | None) -> int:
        async with self._database.writing() as connection:
            await self.welcome(connection, guild, member)
            if interaction is None or not await ledger.ordered(connection, interaction):
                await ledger.transfer(connection, guild, [move], at=self._clock(), by=by, interaction=interaction)
                await leaderboard.refresh(connection, guild, [member.member])
            return await ledger.balance(connection, guild, wallet(member.member)) or 0

    async def _pay(self, connection: AsyncConnection, guild: int, member: int, chips: int, reason: Reason) -> None:
        """Move chips from the bank to a wallet; the wallet is opened even where there are none."""
        await ledger.open_account(connection, guild, wallet(member))
        if chips:
            await ledger.transfer(connection, guild, [Move(BANK, wallet(member), chips, reason)], at=self._clock())
        await leaderboard.refresh(connection, guild, [member])

    async def _claimable(self, connection: AsyncConnection, known: Any) -> int:
        early = known.claimed_at is not None and self._clock() < known.claimed_at + DAY
        if early or known.chips >= POOR:
            return 0
        return (await _settings(connection, known.guild_id)).daily


async def _settings(connection: AsyncConnection, guild: int) -> GuildSettings:
    row = await guild_settings.get(connection, guild)
    if row is None:
        return GuildSettings()
    channels = await guild_settings.channels(connection, guild)
    return GuildSettings(row.welcome, row.daily, row.turn_seconds, row.follow_seconds, row.most_tables, channels)


def _is_noted(actor: Actor, known: Any) -> bool:
    """Return whether somebody has a wallet, and the name and language that he has now."""
    if known is None or known.chips is None:
        return False
    return (known.name, known.locale) == (actor.name, actor.locale or known.locale)


def _wealth(place: leaderboard.Place) -> Wealth:
    return Wealth(*place)


def _stacks(table: Table) -> dict[int, int]:
    stacks = zip(table.seats, table.worth(), strict=True)
    return {seat.member: chips for seat, chips in stacks if seat.member is not None}


def _rounds_over(table: Table) -> int:
    """Return how many rounds of a table's match are over."""
    if table.match is None:
        return 0
    game = table.rules_of_play
    over = game.outcome(table.match) is not None
    return game.round_number(table.match) - (0 if over else 1)

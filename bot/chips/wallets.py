"""Members' wallets: their first chips, the daily hand-out, statements, and what the admins of a server do to them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any

from bot.chips.accounts import BANK, Kind, Move, Reason, wallet
from bot.chips.bank import BankAudit, audited
from bot.members.people import Actor
from bot.members.preferences import UNCHOSEN, CardsBy, Preferences, keeps_statistics, of_row
from bot.ops.deadlines import Clock
from bot.refusals import ClaimNotNeeded, ClaimTooEarly
from bot.store.chips.boards import CHIPS
from bot.store.chips.ledger import MovementRow as MovementRow
from bot.store.chips.scores import ScorePlace as ScorePlace
from bot.store.database import Database
from bot.store.faults import surely
from bot.store.people.members import MemberRow
from bot.store.work import Work

POOR = 50
"""Members with fewer chips than this, in wallet and on tables together, may claim the daily ones."""
LATEST = 12
"""How many movements a statement shows."""
DAY = 24 * 60 * 60.0
"""Seconds between two claims."""
NOVICE_ROUNDS = 1
"""Members who have played fewer rounds are coached."""


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
    most_buy_in: int = 1_000_000
    """The most chips that a new table, or a change of its terms, may ask of a player."""
    most_rounds: int = 60
    """The most rounds that a match may have."""
    cards: CardsBy = CardsBy.PICTURES
    """How boards show cards."""
    season_channel: int | None = None
    """The channel where the bot announces the end of a season; None: nowhere."""
    day_channel: int | None = None
    """The channel where the bot posts the deal of the day; None: nowhere."""
    channels: tuple[int, ...] = ()
    """The channels that may have tables, including their threads; empty: all channels."""
    locale: str | None = None
    """The language of public messages; None: the server's language in Discord."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known about a member in a server."""

    locale: str
    """Their language as Discord last reported it; empty if it never did."""
    rounds: int
    """How many rounds they have played."""
    preferences: Preferences = UNCHOSEN
    """What they prefer, in every server."""

    @property
    def novice(self) -> bool:
        """Whether the member plays their first rounds, and is coached."""
        return self.rounds < NOVICE_ROUNDS


UNKNOWN = Profile("", 0)
"""The profile of somebody unknown."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A member's chips and latest movements, the newest first. Only they themselves see the channels."""

    own: ScorePlace
    movements: tuple[MovementRow, ...]
    kept: bool = False
    """Whether the member hides their statistics, and so the movements, from others."""


class Wallets:
    """The wallets of every server."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    # --- members ------------------------------------------------------------------------------------------

    async def welcome(self, work: Work, guild: int, actor: Actor) -> None:
        """Note somebody's name within a unit of work, and give them their first chips if they are new.

        Somebody who comes back after being forgotten begins with an empty wallet, as if they had just had the daily
        chips.
        """
        await work.members.note(guild, actor.member, actor.name, actor.locale)
        if await work.ledger.balance(guild, wallet(actor.member)) is not None:
            return
        if await work.people.comes_back(guild, actor.member):
            await self._pay(work, guild, actor.member, 0, Reason.WELCOME)
            await work.members.note_claim(guild, actor.member, self._clock())
        else:
            settings = await settings_of(work, guild)
            await self._pay(work, guild, actor.member, settings.welcome, Reason.WELCOME)

    async def ensure(self, guild: int, actor: Actor) -> None:
        """Give somebody a wallet if they have none."""
        async with self._database.writing(guild) as work:
            await self.welcome(work, guild, actor)

    async def profiles(self, guild: int, those: Sequence[int]) -> dict[int, Profile]:
        """Return what is known about these members, by their ids."""
        async with self._database.reading() as work:
            rows = await work.members.profiles(guild, tuple(those))
        return {member: Profile(locale, rounds, of_row(chosen)) for member, locale, rounds, chosen in rows}

    async def locale(self, guild: int, member: int) -> str:
        """Return a member's language as Discord last reported it; empty if it never did."""
        return (await self.profiles(guild, [member])).get(member, UNKNOWN).locale

    async def note(self, work: Work, guild: int, more: Mapping[int, int], moves: Sequence[Move]) -> None:
        """Note within a unit of work what an action at a table changed for members' chips.

        `more`: how many chips more members have on tables (fewer, if negative); only those for whom it changes.
        `moves`: the chips that the action moved, already in the ledger.
        """
        sums = Counter(more)
        for move in moves:
            for account, chips in ((move.target, move.chips), (move.source, -move.chips)):
                if account.kind is Kind.WALLET:
                    sums[account.owner] += chips
        changed = {member: chips for member, chips in sums.items() if chips}
        if changed:
            await work.scores.add_chips(guild, changed)

    async def statement(self, guild: int, viewer: int, whose: int, limit: int = LATEST) -> Statement | None:
        """Return a member's last movements as the `viewer` may see them, None for somebody without a wallet."""
        async with self._database.reading() as work:
            place = await work.scores.place(guild, CHIPS, whose)
            if place is None:
                return None
            (own,) = await with_tables(work, guild, [place])
            if viewer != whose and await keeps_statistics(work, whose):
                return Statement(own, (), kept=True)
            rows = await work.ledger.movements(guild, wallet(whose), limit)
        return Statement(own, tuple(row if viewer == whose else row._replace(channel_id=None) for row in rows))

    # --- the daily chips ----------------------------------------------------------------------------------

    async def claim(self, guild: int, actor: Actor) -> int:
        """Hand out the daily chips, and return how many.

        Raises:
            ClaimNotNeeded: the member has enough.
            ClaimTooEarly: they had them within the last day.
        """
        async with self._database.writing(guild) as work:
            await self.welcome(work, guild, actor)
            known = await work.members.get(guild, actor.member)
            assert known is not None
            assert known.chips is not None
            refused = self._refused_claim(known)
            settings = await settings_of(work, guild)
            if refused is None:
                await work.members.note_claim(guild, actor.member, self._clock())
                await self._pay(work, guild, actor.member, settings.daily, Reason.DAILY)
        if refused is not None:
            raise refused  # after the commit: a member who returned after being forgotten waits from now on
        return settings.daily

    async def claimable(self, work: Work, known: MemberRow) -> int:
        """Return how many chips a member could claim now."""
        if self._refused_claim(known) is not None:
            return 0
        return (await settings_of(work, known.guild_id)).daily

    def _refused_claim(self, known: MemberRow) -> ClaimNotNeeded | ClaimTooEarly | None:
        """Return why a member gets no daily chips now; None if they get some.

        A claim that lies more than a day ahead was noted while the machine's clock was wrong, and keeps nobody waiting.
        """
        if (known.chips or 0) >= POOR:
            return ClaimNotNeeded(known.chips or 0, POOR)
        if known.claimed_at is not None and abs(self._clock() - known.claimed_at) < DAY:
            return ClaimTooEarly(known.claimed_at + DAY)
        return None

    # --- admins -------------------------------------------------------------------------------------------

    async def order(self, guild: int, member: Actor, chips: int, by: int, interaction: int | None = None) -> int:
        """Move chips from the bank to a member's wallet, or back if they are negative; return the wallet's new balance.

        An interaction that has moved chips already moves none again.

        Raises:
            NotEnoughChips: the wallet has fewer.
            Unknown: nobody knows whether they were moved.
        """
        order = partial(self._ordered, guild, member, chips, by, interaction)
        return await (order() if interaction is None else surely(order))

    async def audit_of_bank(self, guild: int) -> BankAudit:
        """Return what a server's bank gave and took."""
        async with self._database.reading() as work:
            return await audited(work, guild, self._clock())

    async def settings(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        async with self._database.reading() as work:
            return await settings_of(work, guild)

    async def change_settings(self, guild: int, **changes: Any) -> GuildSettings:
        """Change some of a server's settings, by the fields of `GuildSettings`, and return all of them.

        The others stay as they are now, though another admin may be changing them.
        """
        async with self._database.writing(guild) as work:
            settings = replace(await settings_of(work, guild), **changes)
            await work.guild_settings.put(guild, asdict(settings))
        return settings

    async def _ordered(self, guild: int, member: Actor, chips: int, by: int, interaction: int | None) -> int:
        whose = wallet(member.member)
        move = Move(BANK, whose, chips, Reason.GRANT) if chips > 0 else Move(whose, BANK, -chips, Reason.TAKE)
        async with self._database.writing(guild) as work:
            await self.welcome(work, guild, member)
            if interaction is None or not await work.ledger.ordered(interaction):
                await work.ledger.transfer(guild, [move], at=self._clock(), by=by, interaction=interaction)
                await work.scores.add_chips(guild, {member.member: chips})
            return await work.ledger.balance(guild, whose) or 0

    async def _pay(self, work: Work, guild: int, member: int, chips: int, reason: Reason) -> None:
        """Move chips from the bank to a wallet. The wallet is opened even if there are no chips to move.

        The movement counts as its member's order, so that the chain of movements says whose the wallet is.
        """
        await work.ledger.open_account(guild, wallet(member))
        if chips:
            await work.ledger.transfer(guild, [Move(BANK, wallet(member), chips, reason)], at=self._clock(), by=member)
        await work.scores.add_chips(guild, {member: chips})


async def with_tables(work: Work, guild: int, places: Sequence[ScorePlace]) -> list[ScorePlace]:
    """Return places on the board of chips, with the chips that are on tables."""
    wallets = await work.ledger.wallets(guild, [each.member for each in places])
    return [each._replace(on_tables=each.score - wallets[each.member]) for each in places]


async def settings_of(work: Work, guild: int) -> GuildSettings:
    """Return a server's settings within a unit of work."""
    values = await work.guild_settings.get(guild)
    if values is None:
        return GuildSettings()
    return GuildSettings(**{**values, "cards": CardsBy(values["cards"]), "channels": tuple(values["channels"])})

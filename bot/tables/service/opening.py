"""Decisions within a unit of work: may a table open, who sits down, how a match begins, is dealt, and continues.

It continues from a copy if the database has lost what was played since some moment, though people may have seen it. A
round under way begins again, from the chips that it began with, and all coming rounds are dealt from new secrets.
"""

from collections.abc import Sequence

from bot.chips.accounts import leftover
from bot.chips.wallets import GuildSettings, Wallets
from bot.members.people import Actor
from bot.members.preferences import of_member
from bot.refusals import (
    BuyInTooHigh,
    EnoughAlone,
    EnoughLobbies,
    EnoughTables,
    TermsChanged,
)
from bot.store.tables.journal import JournalRow
from bot.store.work import Work
from bot.tables.model.actions import DealRound, Join, Restored, Start
from bot.tables.model.deals import Entropy, new_secret, new_secrets, untold
from bot.tables.model.names import unused
from bot.tables.model.people import People
from bot.tables.model.table import Lobby, Match, Status, Table
from bot.tables.model.terms import HOUR, Terms
from bot.tables.transitions.transition import replayed

MOST_LOBBIES = 2
"""The most lobbies of a server in which one member may sit, so that nobody takes up all of its tables alone."""
MOST_ALONE = 2
"""The most tables of a server at which one member may be alone, or with computer players alone."""
LEAST, MOST = 1_000_000, 1_000_000_000
"""The range of how many numbers are skipped that may have been given since the copy was made: channels may have buttons
with them."""


async def joining(work: Work, wallets: Wallets, guild: int, actor: Actor, terms: Terms) -> Join:
    """Return how a welcomed member sits down: *Follow for me* is as they prefer it.

    If a turn takes a day it is on: nobody should wait a day for a forced card.
    """
    await wallets.welcome(work, guild, actor)
    return Join(actor.member, actor.name, await follows(work, actor.member, terms))


async def follows(work: Work, member: int, terms: Terms) -> bool:
    """Return whether *Follow for me* is on for a member who begins to play by these terms."""
    return terms.day_turns or (await of_member(work, member)).follow


async def starting(work: Work, table: Lobby, actor: Actor, computers: int, interaction: int) -> Start:
    """Return how a match begins, with more `computers`, and the chips that wait in the channel."""
    carried = await work.ledger.balance(table.guild, leftover(table.channel)) or 0
    names = unused((seat.name for seat in table.seats), computers)
    return Start(actor.member, names, str(interaction), carried)


def check_agreed(table: Table, agreed: int) -> None:
    """Refuse to let somebody who was shown other terms than those of the lobby sit down or start.

    `agreed`: the number of the terms that they were shown.

    Raises:
        TermsChanged: the lobby has other terms.
    """
    if isinstance(table, Lobby) and agreed != table.terms_number:
        raise TermsChanged(table.id)


def check_price(price: int, settings: GuildSettings, present: int = 0) -> None:
    """Refuse a price of a seat that the server's admins do not allow, unless it is the `present` one or lower.

    Raises:
        BuyInTooHigh: it is higher than they allow.
    """
    if price > max(settings.most_buy_in, present):
        raise BuyInTooHigh(settings.most_buy_in)


async def dealing(work: Work, table: Table, interaction: int | None, entropy: Entropy) -> DealRound:
    """Return how the coming round is opened or dealt.

    `interaction`: the click that deals the round, None if it comes by itself.
    """
    if isinstance(table, Lobby) or not table.rules_of_play.draws(table.state):
        return DealRound()
    clicks = await work.journal.clicks_since_deal(table.id)
    if interaction is not None:
        clicks.append(interaction)
    try:
        delivered = not untold(table, await work.outbox.kept(table.id))
    except (ValueError, TypeError, KeyError):  # damaged announcements were not posted
        delivered = False
    return DealRound(new_secret(entropy), tuple(clicks), delivered)


async def check_room(work: Work, settings: GuildSettings, guild: int, terms: Terms) -> None:
    """Refuse a table of these terms to a server that has as many as it allows, within the unit of work that writes it.

    Tables with turns of over an hour are counted separately.

    Raises:
        EnoughTables: the server has.
    """
    if await work.tables.count_open(guild, HOUR, longer=terms.long_turns) >= settings.most_tables:
        raise EnoughTables(settings.most_tables, terms.long_turns)


async def check_lobbies(work: Work, guild: int, member: int) -> None:
    """Refuse a seat in a lobby to a member who sits in enough of them, within the unit of work that would seat them.

    Raises:
        EnoughLobbies: the member does.
    """
    channels = [each.channel for each in await work.tables.seated_in(guild, member) if each.status == Status.LOBBY]
    if len(channels) >= MOST_LOBBIES:
        raise EnoughLobbies(tuple(channels))


async def check_alone(work: Work, guild: int, member: int, here: int) -> None:
    """Refuse a table or match `here`, in a channel, to a member who would be alone there and is at enough others.

    Raises:
        EnoughAlone: the member is.
    """
    those = await work.tables.seated_in(guild, member)
    channels = [each.channel for each in those if each.alone and each.channel != here]
    if len(channels) >= MOST_ALONE:
        raise EnoughAlone(tuple(channels))


def leap(entropy: Entropy) -> int:
    """Return how many numbers to skip after a copy.

    It is random: the same copy may be restored twice, and numbers from after the first time must not be given again,
    whatever the clock says.
    """
    return LEAST + int.from_bytes(entropy(8)) % (MOST - LEAST)


def going_on(rows: Sequence[JournalRow], people: People, copied_at: float, omitted: int, entropy: Entropy) -> Restored:
    """Return the action for a table that continues from a copy, from the rows of its journal."""
    now, *later = [each.after for each in replayed((row.action for row in rows), people)]
    begins = now
    for now in later:
        if not _in_round(now):
            begins = now
    match, before = None, ""
    if isinstance(begins, Match):
        before = begins.entropy
        match = begins.rules_of_play.codec.dump(begins.state) if _in_round(now) else None
    return Restored(copied_at, omitted, begins.dealt + 1, new_secrets(entropy), before, match)


def _in_round(table: Table) -> bool:
    """Return whether a round has begun, and is not over."""
    return isinstance(table, Match) and not table.between_rounds

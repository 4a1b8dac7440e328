"""Decisions within a unit of work: how a table opens, who sits down there, how a match begins and is dealt."""

from bot.chips.accounts import leftover
from bot.chips.wallets import GuildSettings, Wallets
from bot.members.people import Actor
from bot.members.preferences import of_member
from bot.refusals import BuyInTooHigh, TermsChanged
from bot.store.work import Work
from bot.tables.model.actions import AddComputer, DealRound, Join, Start, TableAction
from bot.tables.model.deals import Entropy, new_secret, untold
from bot.tables.model.names import unused
from bot.tables.model.table import Lobby, Table
from bot.tables.model.terms import Terms


def filling(table: Lobby, host: Actor, computers: int, invited: int = 0) -> list[TableAction]:
    """Return how computer players sit down with the host and those invited, as many as there is room for."""
    names = unused([host.name], min(computers, table.limits.stop - 2 - invited))
    return [AddComputer(0, name) for name in names]


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

"""What is decided within a click's unit of work: how a table opens, who sits down there, and how a match begins."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.chips.accounts import leftover, wallet
from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.members.preferences import of_member
from bot.store.work import Work
from bot.tables.actions import AddComputer, Join, Start, TableAction
from bot.tables.names import unused
from bot.tables.table import LAW, Seat, Table
from bot.tables.terms import Terms


def lobby_of(
    host: Actor, guild: int, channel: int, terms: Terms, follow_seconds: int, expected: Sequence[int]
) -> Table:
    """Return a lobby where nobody sits yet, with a new secret. It has no id before it is stored."""
    return Table(
        id=0,
        guild=guild,
        channel=channel,
        terms=terms,
        follow_seconds=follow_seconds,
        host=host.member,
        secret=secrets.token_bytes(32),
        law=LAW,
        expected=tuple(expected),
    )


def filling(table: Table, host: Actor, computers: int) -> list[TableAction]:
    """Return how computer players sit down beside the host: so many, or as many as there is room for."""
    names = unused([host.name], min(computers, table.limits.stop - 2))
    return [AddComputer(0, name) for name in names]


async def joining(work: Work, wallets: Wallets, guild: int, actor: Actor) -> Join:
    """Return how a member sits down, who has been welcomed: *Follow for me* is as they prefer it."""
    await wallets.welcome(work, guild, actor)
    return Join(actor.member, actor.name, (await of_member(work, actor.member)).follow)


async def starting(work: Work, table: Table, actor: Actor, computers: int, interaction: int) -> Start:
    """Return how a match begins, with so many more computer players, and the chips that wait in the channel."""
    carried = await work.ledger.balance(table.guild, leftover(table.channel)) or 0
    names = unused((seat.name for seat in table.seats), computers)
    return Start(actor.member, names, str(interaction), carried)


async def lacking(work: Work, table: Table, chips: int) -> list[Seat]:
    """Return the seats of the members at a table whose wallets have fewer chips."""
    seats = [(seat, wallet(seat.member)) for seat in table.seats if seat.member is not None]
    return [seat for seat, account in seats if (await work.ledger.balance(table.guild, account) or 0) < chips]

"""What the bank of a server gave out and took in, for those who manage the server."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.chips.accounts import Reason
from bot.ops.deadlines import Clock
from bot.store.database import Database

SHOWN = 5
"""So many members who got most, and so many orders."""


ORDERED = (Reason.GRANT, Reason.TAKE)
"""What admins order."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Chips that the bank gave, or took, for one reason."""

    reason: Reason
    month: int
    """Those of this month,"""
    ever: int
    """and in all."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """A member whom the bank gave more than it took from them."""

    name: str | None
    """None for somebody who was forgotten."""
    month: int
    """What they got this month; below zero where the bank took more."""
    ever: int


@dataclass(frozen=True, slots=True)
class Order:
    """Chips that somebody had the bank give a member, or take from them."""

    at: float
    """When, in seconds since 1970."""
    by: int | None
    """The member who ordered it, None for somebody who was forgotten."""
    name: str | None
    """The member who got or paid them, None for somebody who was forgotten."""
    chips: int
    """Negative for what the bank took."""


@dataclass(frozen=True, slots=True)
class BankAudit:
    """What the bank of a server gave and took."""

    month: float
    """When this month began, in seconds since 1970."""
    given: tuple[Flow, ...]
    """By reason, the most first."""
    taken: tuple[Flow, ...]
    receivers: tuple[Receiver, ...]
    """Those who got most, the first first."""
    orders: tuple[Order, ...]
    """The latest first."""


class BankAudits:
    """Looks through the banks of every server."""

    def __init__(self, database: Database, clock: Clock) -> None:
        """Make the service."""
        self._database = database
        self._clock = clock

    async def of(self, guild: int) -> BankAudit:
        """Return what a server's bank gave and took. Months are those of UTC."""
        now = datetime.fromtimestamp(self._clock(), UTC)
        month = now.replace(day=1, hour=0, minute=0, second=0, microsecond=0).timestamp()
        async with self._database.reading() as work:
            flows = await work.bank.flows(guild, month)
            receivers = await work.bank.receivers(guild, month, SHOWN)
            orders = await work.bank.orders(guild, ORDERED, SHOWN)
        flows.sort(key=lambda each: (-each.ever, each.reason))
        return BankAudit(
            month,
            tuple(Flow(Reason(each.reason), each.lately, each.ever) for each in flows if each.out),
            tuple(Flow(Reason(each.reason), each.lately, each.ever) for each in flows if not each.out),
            tuple(Receiver(each.name, each.lately, each.ever) for each in receivers),
            tuple(Order(each.at, each.by if each.by > 0 else None, each.name, each.chips) for each in orders),
        )

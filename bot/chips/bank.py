"""What the bank of a server gave out and took in, for those who manage the server."""

from dataclasses import dataclass

from bot.chips.accounts import Reason
from bot.store.chips.bank import FlowRow as FlowRow
from bot.store.chips.bank import OrderRow as OrderRow
from bot.store.chips.bank import ReceiverRow as ReceiverRow
from bot.store.chips.boards import month_of, reach
from bot.store.work import Work

SHOWN = 5
"""How many receivers, and how many orders, are shown at most."""
ORDERED = (Reason.GRANT, Reason.TAKE)
"""The reasons of movements that admins order."""


@dataclass(frozen=True, slots=True)
class BankAudit:
    """What the bank of a server gave and took."""

    month: float
    """When this month began, in seconds since 1970."""
    given: tuple[FlowRow, ...]
    """By reason, the largest sum first."""
    taken: tuple[FlowRow, ...]
    receivers: tuple[ReceiverRow, ...]
    """The members who got most, the largest sum first."""
    orders: tuple[OrderRow, ...]
    """The latest first."""


async def audited(work: Work, guild: int, now: float) -> BankAudit:
    """Return what a server's bank gave and took. Months are those of UTC."""
    month, _ = reach(month_of(now))
    flows = await work.bank.flows(guild, month)
    receivers = await work.bank.receivers(guild, month, SHOWN)
    orders = await work.bank.orders(guild, ORDERED, SHOWN)
    flows.sort(key=lambda each: (-each.ever, each.reason))
    given, taken = tuple(each for each in flows if each.out), tuple(each for each in flows if not each.out)
    return BankAudit(month, given, taken, tuple(receivers), tuple(orders))

"""The accounts of a server, and the reasons why chips move between them."""

from collections.abc import Iterable
from enum import StrEnum

from bot.store.chips.accounts import Account, Kind, Move

__all__ = ["BANK", "HOUSE", "Account", "Kind", "Move", "Reason", "brought", "escrow", "leftover", "wallet"]

HOUSE = Account(Kind.HOUSE)
BANK = Account(Kind.BANK)


def wallet(member: int) -> Account:
    """Return a member's wallet."""
    return Account(Kind.WALLET, member)


def escrow(table: int) -> Account:
    """Return the account of the chips on a table."""
    return Account(Kind.ESCROW, table)


def leftover(channel: int) -> Account:
    """Return the account of the chips that a channel keeps for its next table."""
    return Account(Kind.LEFTOVER, channel)


def brought(account: Account, moves: Iterable[Move]) -> int:
    """Return how many chips some moves add to an account."""
    return sum(each.chips * ((each.target == account) - (each.source == account)) for each in moves)


class Reason(StrEnum):
    """Why chips moved."""

    WELCOME = "welcome"
    DAILY = "daily"
    GRANT = "grant"
    TAKE = "take"
    BUY_IN = "buy_in"
    """Chips to begin with, and those that are set aside for top-ups."""
    REFUND = "refund"
    """A buy-in that came back from a lobby."""
    STACK = "stack"
    """A stack that was returned to its member after a match."""
    SEAT_SOLD = "seat_sold"
    """The house paid a member who left for their stack."""
    SEAT_BOUGHT = "seat_bought"
    """A member paid the house for a computer player's stack."""
    CARRIED = "carried"
    """Chips that the channel had kept came onto the spaces."""
    LEFT = "left"
    """Chips on the spaces stayed in the channel."""
    HOUSE_SHARE = "house_share"
    """The house took back its share of what was left on the spaces."""
    SET_ASIDE = "set_aside"
    """Chips that were set aside for top-ups and not needed came back."""
    FORGOTTEN = "forgotten"
    """The wallet of a member who was forgotten went to the bank."""

"""Accounts and movements of chips, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """Whose an account is. Only house and bank may be below zero."""

    WALLET = "wallet"
    """A member's, in one server; the owner is the member's id, or below zero for one who was forgotten."""
    ESCROW = "escrow"
    """A table's stacks and spaces; the owner is the table's id."""
    LEFTOVER = "leftover"
    """Chips that a closed table left behind; the owner is the channel's id."""
    HOUSE = "house"
    """The server's, for computer players."""
    BANK = "bank"
    """Where a server's chips come from and go back to."""


@dataclass(frozen=True, slots=True)
class Account:
    """One account of a server."""

    kind: Kind
    owner: int = 0


HOUSE = Account(Kind.HOUSE)
BANK = Account(Kind.BANK)


def wallet(member: int) -> Account:
    """Return a member's wallet."""
    return Account(Kind.WALLET, member)


def escrow(table: int) -> Account:
    """Return the account of what lies on a table."""
    return Account(Kind.ESCROW, table)


def leftover(channel: int) -> Account:
    """Return the account of what waits in a channel for its next table."""
    return Account(Kind.LEFTOVER, channel)


class Reason(StrEnum):
    """Why chips moved."""

    WELCOME = "welcome"
    DAILY = "daily"
    GRANT = "grant"
    TAKE = "take"
    BUY_IN = "buy_in"
    REFUND = "refund"
    """A buy-in that came back from a lobby."""
    STACK = "stack"
    """A stack that went home from a match."""
    SEAT_SOLD = "seat_sold"
    """The house paid a member who left for his stack."""
    SEAT_BOUGHT = "seat_bought"
    """A member paid the house for a computer player's stack."""
    CARRIED = "carried"
    """Chips that waited in the channel came onto the spaces."""
    LEFT = "left"
    """Chips on the spaces stayed in the channel."""
    TOP_UP = "top_up"
    FORGOTTEN = "forgotten"
    """The wallet of a member who was forgotten went to the bank."""


@dataclass(frozen=True, slots=True)
class Move:
    """Chips from one account to another, at least one."""

    source: Account
    target: Account
    chips: int
    reason: Reason

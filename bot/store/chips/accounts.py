"""Accounts and movements of chips, as the ledger takes them. `bot/chips/accounts.py` says whose they are, and why."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The kind of an account's owner. Only house and bank may be below zero."""

    WALLET = "wallet"
    """A member's, in one server; the owner is the member's id. In the database it is the person's key."""
    ESCROW = "escrow"
    """A table's stacks and spaces; the owner is the table's id."""
    LEFTOVER = "leftover"
    """Chips that a closed table left behind; the owner is the channel's id."""
    HOUSE = "house"
    """The server's, for computer players."""
    BANK = "bank"
    """Where a server's chips come from and go back to."""


OVERDRAWN = (Kind.HOUSE, Kind.BANK)
"""Accounts that may be below zero."""


@dataclass(frozen=True, slots=True)
class Account:
    """One account of a server."""

    kind: Kind
    owner: int = 0


@dataclass(frozen=True, slots=True)
class Move:
    """Chips from one account to another, at least one."""

    source: Account
    target: Account
    chips: int
    reason: str
    """Why they move, in at most 16 letters."""

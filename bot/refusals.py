"""Why a request cannot be granted. Each becomes one sentence for the person who asked (`cogs/render/refusals.py`)."""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted now. Nothing has changed."""


class TableGone(Refused):
    """The table is finished or stopped."""


class NoTable(Refused):
    """There is no table in this channel."""


class ChannelTaken(Refused):
    """The channel has a table already: `table` is its id."""

    def __init__(self, table: int) -> None:
        super().__init__(table)
        self.table = table


class AlreadySeated(Refused):
    """The member sits at this table."""


class NotSeated(Refused):
    """The member does not sit at this table."""


class NotJoined(Refused):
    """The member has not joined the lobby."""


class TableFull(Refused):
    """Every one of the `seats` is taken."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seats = seats


class MatchRunning(Refused):
    """That can be done in the lobby only, and the match has begun."""


class NotStarted(Refused):
    """That can be done in a match only, and it has not begun."""


class TooFewPlayers(Refused):
    """The match needs at least `least` players, and has `present`."""

    def __init__(self, least: int, present: int) -> None:
        super().__init__(least, present)
        self.least = least
        self.present = present


class OnlyTheHost(Refused):
    """Only the host, `name`, may do that."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class NoComputerHere(Refused):
    """No computer player sits at the table."""


class NotEnoughChips(Refused):
    """The wallet has `have` chips and `need` are asked for."""

    def __init__(self, need: int, have: int) -> None:
        super().__init__(need, have)
        self.need = need
        self.have = have


class DecisionOver(Refused):
    """The decision that was answered is over. Somebody, or the deadline, was faster."""


class CardNotYours(Refused):
    """The member pressed the button for a card that is not in his hand."""

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card


class NotYourMove(Refused):
    """The member's seat has nothing to decide now."""


class ClaimTooEarly(Refused):
    """The daily chips were claimed already; the next can be at `at`, in seconds since 1970."""

    def __init__(self, at: float) -> None:
        super().__init__(at)
        self.at = at


class ClaimNotNeeded(Refused):
    """The member has `have` chips in wallet and on tables; the daily chips are for those with fewer than `limit`."""

    def __init__(self, have: int, limit: int) -> None:
        super().__init__(have, limit)
        self.have = have
        self.limit = limit


class ServerGone(Refused):
    """The request came from nowhere that has wallets."""

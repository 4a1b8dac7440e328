"""Who can be invited to a lobby. A table calls each member at most once, so that nobody is pinged repeatedly."""

from collections.abc import Collection, Sequence
from enum import StrEnum

from bot.refusals import SeatTakenBack
from bot.tables.model.table import Lobby, Table


class Uninvited(StrEnum):
    """Why somebody is not invited."""

    ONESELF = "oneself"
    BOT = "bot"
    NOT_HERE = "not_here"
    """They are no member of the server."""
    CANNOT_SEE = "cannot_see"
    """They may not see the table's channel."""
    TOO_OFTEN = "too_often"
    """They were invited often, or the member who invites them has invited many."""
    SEATED = "seated"
    KEPT = "kept"
    """A seat is kept for them already."""
    TAKEN_BACK = "taken_back"
    """The host has taken their seat back."""
    BEFORE = "before"
    """They were invited to this table before, or sat at it."""
    FULL = "full"


def uninvited(lobby: Lobby, members: Sequence[int], visited: Collection[int]) -> dict[int, Uninvited]:
    """Return which of some members cannot be invited to a lobby, and why.

    `visited`: the members who were named at this table before.
    """
    why: dict[int, Uninvited] = {}
    room = lobby.free_seats
    for member in members:
        if lobby.seat_of(member) is not None:
            why[member] = Uninvited.SEATED
        elif lobby.keeps_for(member) or member in lobby.expected:
            why[member] = Uninvited.KEPT
        elif member in lobby.taken_back:
            why[member] = Uninvited.TAKEN_BACK
        elif member in visited:
            why[member] = Uninvited.BEFORE
        elif not room:
            why[member] = Uninvited.FULL
        else:
            room -= 1
    return why


def check_welcome(table: Table, member: int) -> None:
    """Refuse a seat to somebody whose seat the host has taken back.

    Raises:
        SeatTakenBack: the host has.
    """
    if member in table.taken_back:
        raise SeatTakenBack(table.host_name)

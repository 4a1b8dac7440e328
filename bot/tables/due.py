"""What a table waits for, until when, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from bot.tables.actions import Act, Close, DealRound, TableAction
from bot.tables.state import Status, Table
from engine.players.registry import NORMAL, PLAYERS


@dataclass(frozen=True, slots=True)
class Paces:
    """How long things take, in seconds. All zero where nobody watches."""

    card: float = 1.0
    """Before a forced card is played for somebody."""
    lead: float = 2.2
    """Before a computer player or a stand-in decides."""
    deal: float = 3.0
    """Before the first deal of a match."""
    round: float = 12.0
    """Between a round's result and the next deal."""
    lobby: float = 30 * 60.0
    """Until a lobby that nobody starts closes."""
    paused: float = 30 * 60.0
    """Until a paused table closes."""


class Waiting(StrEnum):
    """What happens when the time is up."""

    EXPIRE = "expire"
    """The lobby, or the paused table, closes."""
    DEAL = "deal"
    AUTOMATIC = "automatic"
    """A computer player, a stand-in or *Follow for me* acts."""
    MEMBER = "member"
    """A member should act; the deadline acts for him."""


@dataclass(frozen=True, slots=True)
class Due:
    """What a table waits for, and for how long from the moment it began to wait, in seconds."""

    waiting: Waiting
    seconds: float
    key: tuple[object, ...]
    """Changes when the wait begins anew: the same key keeps the deadline that was set."""


def due(table: Table, paces: Paces) -> Due | None:
    """Return what a table waits for; None for a closed one."""
    if table.status is Status.CLOSED:
        return None
    if table.status is Status.LOBBY:
        return Due(Waiting.EXPIRE, paces.lobby, ("lobby",))
    game = table.rules_of_play
    if table.status is Status.PAUSED:
        return Due(Waiting.EXPIRE, paces.paused, ("paused", table.decision))
    if game.awaits_deal(table.match):
        first = table.decision == 0
        return Due(Waiting.DEAL, paces.deal if first else paces.round, ("deal", table.decision))
    at = table.acting()
    assert at is not None
    seat = table.seats[at]
    forced = game.forced(table.match)
    if seat.automatic or (forced and seat.follow):
        return Due(Waiting.AUTOMATIC, paces.card if forced else paces.lead, ("automatic", table.decision))
    seconds = table.follow_seconds if forced else table.turn_seconds
    return Due(Waiting.MEMBER, seconds, ("member", table.decision, seat.member))


def time_is_up(table: Table, waiting: Waiting, random: Random) -> TableAction:
    """Return what happens when a table's wait is over.

    Args:
        table: the table.
        waiting: what it waited for.
        random: where computer players draw from.
    """
    if waiting is Waiting.EXPIRE:
        return Close("expired" if table.status is Status.LOBBY else "deserted", "")
    if waiting is Waiting.DEAL:
        return DealRound()
    at = table.acting()
    assert at is not None
    game = table.rules_of_play
    if game.forced(table.match):
        action = game.legal(table.match, at)[0]
    else:
        action = PLAYERS[table.game, NORMAL](game.view(table.match, at), random)
    if waiting is Waiting.MEMBER:
        return Act(at, game.dump_action(action), "deadline")
    return Act(at, game.dump_action(action), "computer" if table.seats[at].automatic else "follow")

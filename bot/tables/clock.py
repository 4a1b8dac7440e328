"""What a table waits for, until when, and what happens then."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any

from bot.tables.actions import Act, Close, DealRound, TableAction
from bot.tables.table import Status, Table
from engine.catalogue import CATALOGUE
from engine.game import Action, RuleBroken
from engine.players import HARD, NORMAL


@dataclass(frozen=True, slots=True)
class Paces:
    """How long things take, in seconds. All zero where nobody watches."""

    card: float = 1.0
    """Before a forced card is played for somebody."""
    lead: float = 1.5
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
    PREPARED = "prepared"
    """A decision that was made ahead acts."""
    MEMBER = "member"
    """A member should act; the deadline acts for him."""


@dataclass(frozen=True, slots=True)
class Due:
    """What a table waits for, and for how long from the moment it began to wait, in seconds."""

    waiting: Waiting
    seconds: float
    key: tuple[object, ...]
    """Changes when the wait begins anew: the same key keeps the deadline that was set."""
    together: bool = False
    """Whether others make the same decision at the same time: they share one deadline."""


def due(table: Table, paces: Paces) -> Due | None:
    """Return what a table waits for; None for a closed one."""
    if table.status is Status.CLOSED:
        return None
    if table.status is Status.LOBBY:
        return Due(Waiting.EXPIRE, paces.lobby, ("lobby",))
    game = table.rules_of_play
    if table.status is Status.PAUSED:
        return Due(Waiting.EXPIRE, paces.paused, ("paused", table.decision))
    if game.between_rounds(table.match):
        first = table.decision == 0
        return Due(Waiting.DEAL, paces.deal if first else paces.round, ("round", table.decision))
    if game.awaits_deal(table.match):
        return Due(Waiting.DEAL, paces.lead, ("deal", table.decision))
    at = table.acting()
    assert at is not None
    seat = table.seats[at]
    if seat.ready:
        return Due(Waiting.PREPARED, 0.0, ("prepared", table.decision), together=True)
    forced = game.forced(table.match)
    together = bool(game.preparing(table.match))
    goes_on = game.continues(table.match)
    # Whoever let the first half of a turn pass is not waited for a second time.
    if seat.automatic or (forced and seat.follow) or (goes_on and seat.missed):
        seconds = paces.card if forced or together or goes_on else paces.lead
        return Due(Waiting.AUTOMATIC, seconds, ("automatic", table.decision), together)
    seconds = table.follow_seconds if forced else table.terms.turn_seconds
    return Due(Waiting.MEMBER, seconds, ("member", table.decision, seat.member), together)


def to_think_about(table: Table, waiting: Waiting) -> Any:
    """Return the view of a computer player that takes its time over a choice when the wait is over, else None."""
    if waiting is not Waiting.AUTOMATIC or table.terms.level != HARD or CATALOGUE[table.game].thinker is None:
        return None
    at = table.acting()
    if at is None or table.seats[at].member is not None or table.rules_of_play.forced(table.match):
        return None
    return table.rules_of_play.view(table.match, at)


def time_is_up(table: Table, waiting: Waiting, random: Random, thought: Action | None = None) -> TableAction:
    """Return what happens when a table's wait is over.

    Args:
        table: the table.
        waiting: what it waited for.
        random: where computer players draw from.
        thought: what came of what was `to_think_about`; None where nobody had the time.
    """
    if waiting is Waiting.EXPIRE:
        return Close("expired" if table.status is Status.LOBBY else "deserted", "")
    if waiting is Waiting.DEAL:
        return DealRound()
    at = table.acting()
    assert at is not None
    game = table.rules_of_play
    seat = table.seats[at]
    if game.forced(table.match):
        action = game.legal(table.match, at)[0]
    elif thought is not None:
        action = thought
    elif waiting in (Waiting.MEMBER, Waiting.PREPARED):
        action = _prepared(table, at) or CATALOGUE[table.game].default(game.view(table.match, at), random)
    else:
        level = table.terms.level if seat.member is None and table.terms.level != HARD else NORMAL
        action = CATALOGUE[table.game].players[level](game.view(table.match, at), random)
    if waiting is Waiting.MEMBER:
        return Act(at, game.codec.dump_action(action), "deadline")
    if waiting is Waiting.PREPARED:
        return Act(at, game.codec.dump_action(action), "prepared")
    return Act(
        at, game.codec.dump_action(action), "follow" if game.forced(table.match) and not seat.automatic else "computer"
    )


def _prepared(table: Table, at: int) -> Action | None:
    """Return what a seat has prepared, ready or lacking nothing but the last click."""
    game, draft = table.rules_of_play, table.seats[at].draft
    if draft is None:
        return None
    try:
        action = game.codec.load_action(draft)
        game.prepare(table.match, at, action)
    except (RuleBroken, ValueError):
        return None
    return action

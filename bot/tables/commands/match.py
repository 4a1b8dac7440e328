"""Requests to a table during its match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.chips.wallets import Wallets
from bot.members.people import Actor
from bot.ops.steady import SteadyClock
from bot.refusals import DecisionOver, NotStarted, NotYourMove, OthersAreHere, TableGone, TermsChanged
from bot.store.work import Work
from bot.tables.commands.queries import Queries
from bot.tables.model import actions
from bot.tables.model.actions import TableAction
from bot.tables.model.table import Lobby, Match, Table
from bot.tables.service.live import Live
from bot.tables.service.opening import joining
from bot.tables.service.writer import Writer
from bot.tables.time.clock import TableClock, Waiting
from bot.tables.transitions.permissions import Request
from bot.tables.views import Hand, hand

THOUGHT_ABOUT = 300
"""If a decision may take more seconds, members do not sit there and think: its time means nothing."""


@dataclass(eq=False)
class MatchCommands:
    """Carries out requests to matches."""

    _wallets: Wallets
    _clock: SteadyClock
    _writer: Writer
    _queries: Queries

    async def play(self, table: int, actor: Actor, decision: int, action: Mapping[str, Any], interaction: int) -> None:
        """Act for a member's seat, in answer to a decision.

        Raises:
            DecisionOver: the decision is over.
            TableGone: the table closed before it was answered.
            NotYourMove: it is somebody else's.
            RuleBroken: the rules do not allow the action.
        """

        async def act(_: Work, live: Live) -> Sequence[TableAction]:
            now, at = _answering(live.table, actor, decision)
            if now.acting() != at:
                raise NotYourMove
            seconds = time_taken(now, live.clock, self._clock())
            return [actions.Act(at, dict(action), "member", seconds)]

        await self._writer.do(Request.PLAY, table, actor, act, interaction)

    async def prepare(
        self,
        table: int,
        actor: Actor,
        round_number: int,
        change: Callable[[Hand], tuple[Mapping[str, Any], bool]],
        interaction: int,
    ) -> None:
        """Continue to prepare a member's coming decision, or the one that is open now.

        `round_number`: the round that the decision belongs to. `change`: returns, from what the member sees, the
        decision as far as it is made, as the game dumps actions, and whether it is ready to act.

        Raises:
            DecisionOver: it is made, or belongs to another round.
            TableGone: the table closed before it was made.
            RuleBroken: it is marked as ready, and the rules do not allow it.
        """

        async def go_on(_: Work, live: Live) -> Sequence[TableAction]:
            now, at = _playing(live.table, actor)
            shown = self._queries.board_of(live)
            if shown.round != round_number or at not in now.preparing():
                raise DecisionOver
            action, ready = change(hand(now, shown, at))
            return [actions.Prepare(actor.member, dict(action), ready)]

        await self._writer.do(Request.PREPARE, table, actor, go_on, interaction)

    async def take_seat(self, table: int, actor: Actor, interaction: int, price: int | None) -> None:
        """Let a member buy a computer player's seat at its stack, between two rounds.

        `price`: the chips that they were shown; None if the button names none, which agrees to nothing.

        Raises:
            TermsChanged: the seat costs something else now.
        """

        async def sit_down(work: Work, live: Live) -> Sequence[TableAction]:
            now = live.table
            if isinstance(now, Lobby):
                raise NotStarted
            if actor.member not in (*now.members(), *now.sold) and now.seat_price() not in (None, price):
                raise TermsChanged(now.id)
            return [await joining(work, self._wallets, now.guild, actor, now.terms)]

        await self._writer.do(Request.TAKE_SEAT, table, actor, sit_down, interaction)

    async def set_follow(self, table: int, actor: Actor, follow: bool, interaction: int) -> None:
        """Set whether the bot plays a member's forced cards from now on, in this match."""
        await self._writer.do(Request.FOLLOW, table, actor, actions.SetFollow(actor.member, follow), interaction)

    async def set_away(self, table: int, actor: Actor, away: bool, interaction: int) -> None:
        """Let a stand-in play for a member, or the member again, which wakes a paused table."""
        await self._writer.do(Request.GO_AWAY, table, actor, actions.SetAway(actor.member, away), interaction)

    async def deal_now(self, table: int, actor: Actor, decision: int, interaction: int) -> None:
        """Deal the next round before the pause is over, for the only member who plays.

        Raises:
            DecisionOver: it is dealt already, or the button belongs to another pause.
            OthersAreHere: other members may still be reading.
            TableGone: the table closed.
        """

        async def deal(_: Work, live: Live) -> Sequence[TableAction]:
            now = _answering(live.table, actor, decision)[0]
            if now.paused or not now.between_rounds:
                raise DecisionOver
            if any(seat.member not in (None, actor.member) and not seat.automatic for seat in now.seats):
                raise OthersAreHere
            return [actions.DealRound()]

        await self._writer.do(Request.DEAL_NOW, table, actor, deal, interaction)


def _answering(table: Table, actor: Actor, decision: int) -> tuple[Match, int]:
    """Return the match, and the seat of a member who answers a decision that is open."""
    if isinstance(table, Match) and decision != table.decision:
        table.own_seat(actor.member)
        raise DecisionOver
    return _playing(table, actor)


def _playing(table: Table, actor: Actor) -> tuple[Match, int]:
    """Return the match, and the seat of a member who plays in it. A lobby has no decisions."""
    at = table.own_seat(actor.member)
    if table.ending is not None:
        raise TableGone
    if isinstance(table, Lobby):
        raise DecisionOver
    return table, at


def time_taken(table: Match, clock: TableClock, now: float) -> float | None:
    """Return how many seconds the member to act has taken for the open decision, to a tenth.

    None if that means nothing: they have no choice, or decide at the same time as others and may have prepared it, or
    their time was cut because somebody has left, or a stand-in plays for them.
    """
    wait = clock.wait
    if wait is None or wait.waiting is not Waiting.MEMBER or wait.together or table.hurried:
        return None
    if table.terms.turn_seconds > THOUGHT_ABOUT or table.forced:
        return None
    if clock.decision_until is None:
        return None
    asked_at = clock.decision_until - wait.seconds
    return round(min(max(now - asked_at, 0.0), wait.seconds), 1)

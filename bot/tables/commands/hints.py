"""Hints: what a computer player would do on a member's seat, found from that seat's view alone."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.members.people import Actor
from bot.refusals import DecisionOver, NoHints, NotYourMove
from bot.tables.commands.tables import Tables
from bot.tables.transitions.permissions import Request
from bot.tables.views import Hand
from engine.catalogue import CATALOGUE
from engine.players import NORMAL, Weighed

PATIENCE = 2.0
"""Seconds that a computer player may think about a hint: a click must be answered within three."""
MOST = 1_000
"""For how many tables the latest hint is remembered, so that the same question has the same answer."""


Weigh = Callable[[str, Any, Random], Awaitable[Weighed | None]]
"""Compares the possible actions, from a game's key and the seat's view; None if nobody can think about it now."""


@dataclass(eq=False)
class Hints:
    """Gives hints to members who have a choice."""

    _tables: Tables
    _weigh: Weigh
    _random: Random
    """Used for computer players' random draws alone."""
    _given: dict[int, tuple[int, Weighed]] = field(default_factory=dict)
    _thinking: set[asyncio.Task[Weighed | None]] = field(default_factory=set)

    async def suggest(self, table: int, actor: Actor, decision: int) -> tuple[Hand, Weighed]:
        """Return a member's hand, and the suggestion for a decision of theirs.

        Raises:
            NoHints: the table is played without hints.
            DecisionOver: the decision is over.
            NotYourMove: their seat has no choice to make.
            Refused: they may not; see `permissions.check`.
        """
        await self._tables.queries.allow(Request.HINT, table, actor)
        hand = await self._deciding(table, actor, decision)
        given_for, suggestion = self._given.get(table, (-1, None))
        if suggestion is None or given_for != decision:
            suggestion = await self._suggestion(hand)
            self._remember(table, decision, suggestion)
            hand = await self._deciding(table, actor, decision)
        return hand, suggestion

    async def _deciding(self, table: int, actor: Actor, decision: int) -> Hand:
        hand = await self._tables.queries.hand(table, actor.member)
        if not hand.board.terms.hints:
            raise NoHints
        if hand.board.decision != decision:
            raise DecisionOver
        if not hand.hinted:
            raise NotYourMove
        return hand

    async def _suggestion(self, hand: Hand) -> Weighed:
        pack = CATALOGUE[hand.board.game]
        weighed = await self._weighed(hand) if pack.hints_think and pack.weigher is not None else None
        return weighed or Weighed(pack.players[NORMAL](hand.view, self._random))

    async def _weighed(self, hand: Hand) -> Weighed | None:
        """Return the result of thinking, None if that takes too long. Late thinking continues to its end."""
        task = asyncio.ensure_future(self._weigh(hand.board.game, hand.view, self._random))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        await asyncio.wait({task}, timeout=PATIENCE)
        return task.result() if task.done() else None

    def _remember(self, table: int, decision: int, suggestion: Weighed) -> None:
        self._given.pop(table, None)
        self._given[table] = decision, suggestion
        while len(self._given) > MOST:
            del self._given[next(iter(self._given))]

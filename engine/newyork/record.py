"""The records of New York, New York (RECORDS.md): the deals, the entries of actions, and the results.

A record has points only: stakes are not in it.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from engine.document import Part
from engine.game import Action, Step
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS, Card, card
from engine.newyork.events import RoundScored
from engine.newyork.phases.deal import HAND, MARKET, begin_round
from engine.newyork.rules import STAKE, Rules
from engine.newyork.state import State
from engine.record_form import RecordForm, cards_of


class NewYorkRecord(RecordForm[Rules, State]):
    """New York, New York under the contract of `engine.record_form.RecordForm`."""

    def rules_of(self, rules: Rules) -> dict[str, Any]:
        """Return the preset's name alone."""
        return {"preset": rules.preset}

    def begin(self, rules: Rules, document: Part) -> State:
        """Return the state before round 1. Nobody has chips."""
        stake = document["rules"].members().get(STAKE)
        if stake is not None:
            raise stake.refused("a record of this game counts points, and knows no stake")
        return super().begin(rules, document)

    def dealt(self, state: State, deal: Part) -> Sequence[Action]:
        """Return the deal of a round."""
        return (Deal(_pack(state, deal)),)

    def round_result(self, steps: Sequence[Step[State]]) -> dict[str, Any]:
        """Return the tops of the piles that exist, by number as text, and everybody's points."""
        scored = next(event for event in steps[-1].events if isinstance(event, RoundScored))
        return {
            "tops": {str(top.number): top.colour for top in scored.tops if top is not None},
            "scores": [score.points for score in scored.scores],
            "totals": list(scored.totals),
        }

    def result(self, state: State) -> dict[str, Any]:
        """Return winners and points."""
        assert state.outcome is not None
        return {"winners": list(state.outcome.winners), "totals": list(state.totals)}

    def deal_of(self, state: State, action: Action) -> dict[str, Any]:
        """Return the starter, the hands, the market and the pile, first drawn first."""
        assert isinstance(action, Deal)
        dealt = begin_round(state, action).state.deal
        hands = {str(seat): list(map(str, hand)) for seat, hand in enumerate(dealt.hands)}
        market, pile = list(map(str, dealt.market)), list(map(str, dealt.pile))
        return {"starter": state.starter, "deal": {"hands": hands, "market": market, "pile": pile}}


def _pack(state: State, deal: Part) -> tuple[Card, ...]:
    """Return the pack that gives these hands, this market and this pile when it is dealt."""
    deal.keys(("hands", "market", "pile"))
    hands = deal["hands"]
    hands.keys(map(str, range(state.players)))
    order = [hands[str((state.starter + at) % state.players)] for at in range(state.players)]
    rest = len(CARDS) - HAND * state.players - MARKET
    places = [*((hand, HAND) for hand in order), (deal["market"], MARKET), (deal["pile"], rest)]
    *held, market, pile = cards_of(deal, places, card, CARDS)
    return (*chain.from_iterable(zip(*held, strict=True)), *market, *pile)

"""The records of New York, New York (RECORDS.md): who is dealt what, what an action's entry says, and the results.

A record counts points: what a table played for is not in it.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any

from engine.document import Part, RecordRefused
from engine.game import Action, Seat, Step
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS, Card, card
from engine.newyork.codec import ACTIONS
from engine.newyork.events import RoundScored
from engine.newyork.match import NewYorkGame, new_match
from engine.newyork.phases.deal import HAND, MARKET, begin_round
from engine.newyork.rules import STAKE, Rules
from engine.newyork.state import Phase, State
from engine.record_form import RecordForm, card_of, each_once, said_in, seat_of

MOVES = {do: kind for do, kind in ACTIONS.items() if kind is not Deal}
"""Every action that a record can have."""
ASKED: Mapping[str, Phase] = MappingProxyType({"lay": Phase.LAY, "take": Phase.TAKE, "pass": Phase.LAY})
"""When that is asked for: at another time the action itself is wrong, and not what it says."""


class NewYorkRecord(RecordForm[Rules, State]):
    """New York, New York under the contract of `engine.record_form.RecordForm`."""

    def rules_of(self, rules: Rules) -> dict[str, Any]:
        """Return the preset's name alone."""
        return {"preset": rules.preset}

    def begin(self, rules: Rules, document: Part) -> State:
        """Return the state before round 1, with the first starter of the document. Nobody has chips."""
        stake = document["rules"].members().get(STAKE)
        if stake is not None:
            raise stake.refused("a record of this game counts points, and knows no stake")
        return new_match(rules, (0,) * len(document["players"].value), self.first_opener(document), {})

    def chance(self, state: State, played: Part) -> Sequence[Action]:
        """Return the deal of a round."""
        starter = seat_of(played[self.opener], state.players)
        if starter != state.starter:
            raise played[self.opener].refused(f"it is seat {state.starter}'s turn to start, and not seat {starter}'s")
        return (Deal(_pack(state, played["deal"])),)

    def action(self, entry: Part) -> Action:
        """Return the action of an entry."""
        said = said_in(entry, MOVES)
        for key in said:
            card_of(entry[key], card)
        return NewYorkGame.codec.load_action({key: entry.value[key] for key in ("do", *said)})

    def illegal(self, state: State, seat: Seat, entry: Part) -> RecordRefused:
        """Return why an action of the seat whose turn it is is refused: the wrong one, or a card that is not there."""
        do = entry["do"].value
        if state.phase is not ASKED[do]:
            now = "take a card of the market" if state.phase is Phase.TAKE else "lay a card or pass"
            return entry["do"].refused(f"seat {seat} may not {do} now, but has to {now}")
        place = "the market" if do == "take" else "the seat's hand"
        return entry["card"].refused(f"seat {seat} may not {do} {entry.value['card']} now, which is not in {place}")

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
    places = [*order, deal["market"], deal["pile"]]
    dealt = [[(each, card_of(each, card)) for each in place.elements()] for place in places]
    seen = each_once(chain.from_iterable(dealt))
    missing = next((each for each in CARDS if each not in seen), None)
    if missing is not None:
        raise deal.refused(f"the card {missing} is missing")
    rest = len(CARDS) - HAND * state.players - MARKET
    for place, cards, due in zip(places, dealt, (*[HAND] * state.players, MARKET, rest), strict=True):
        if len(cards) != due:
            raise place.refused(f"has {len(cards)} cards, and {due} are dealt to it")
    *held, market, pile = ([each for _, each in place] for place in dealt)
    return (*chain.from_iterable(zip(*held, strict=True)), *market, *pile)

"""The records of stops games (RECORDS.md): the deals, the entries of actions, and the results."""

from collections.abc import Sequence
from itertools import chain, zip_longest
from typing import Any

from engine.cards import Card, card
from engine.document import Part
from engine.game import Action, RulesRefused, Seat, Step
from engine.record_form import RecordForm, card_of, cards_of
from engine.stops.actions import Deal, OpenRound
from engine.stops.events import RoundEnded, ToppedUp
from engine.stops.phases.deal import deal_hands
from engine.stops.phases.stakes import stake_due
from engine.stops.rules import Rules
from engine.stops.state import Phase, State


class StopsRecord(RecordForm[Rules, State]):
    """Stops games under the contract of `engine.record_form.RecordForm`."""

    needed = ("chips",)
    optional = ("table",)
    opener = "dealer"
    listed = "play"

    def begin(self, rules: Rules, document: Part) -> State:
        """Return the state before round 1, with the chips of the document and its first dealer."""
        players = len(document["players"].value)
        chips = [each.number(least=1) for each in document["chips"].elements()]
        if len(chips) != players:
            raise document["chips"].refused(f"has {len(chips)} numbers for {players} players")
        spaces = document["table"].members() if "table" in document.value else {}
        for space, part in spaces.items():
            if space not in rules.spaces:
                raise part.refused("is no space of these rules")
        table = {space: part.number() for space, part in spaces.items()}
        dealer = self.first_opener(document)
        try:
            return self.game.new_match(rules, chips, dealer, table)
        except RulesRefused as refused:
            raise document["players"].refused(f"the rules do not fit the players ({refused})") from None

    def dealt(self, state: State, deal: Part) -> Sequence[Action]:
        """Return the deal of a round; with free stakes the round is opened before it."""
        dealt = Deal(_pack(state, deal))
        return (OpenRound(), dealt) if state.phase is Phase.ROUND else (dealt,)

    def due(self, state: State, seat: Seat, do: str) -> str:
        """Return what a stake or a hold has to be, and of any other action which fields are legal."""
        match do:
            case "stake":
                return f", but has to spread exactly {stake_due(state, seat)} over spaces of the layout"
            case "hold":
                return ", but has to hold five cards of its hand"
        return super().due(state, seat, do)

    def legal(self, state: State) -> list[str]:
        """Return every card that may be played, sorted as text."""
        return sorted(map(str, state.options))

    def round_result(self, steps: Sequence[Step[State]]) -> dict[str, Any]:
        """Return winner, chips and table after settlement; with top-ups the chips after these too."""
        events = [event for step in steps for event in step.events]
        ended = next(event for event in events if isinstance(event, RoundEnded))
        result = {"winner": ended.winner, "chips": list(ended.chips), "table": dict(ended.table)}
        if steps[-1].state.rules.end_mode == "topup":
            more = {event.seat: event.chips for event in events if isinstance(event, ToppedUp)}
            result["chips_after_topup"] = [chips + more.get(seat, 0) for seat, chips in enumerate(ended.chips)]
        return result

    def result(self, state: State) -> dict[str, Any]:
        """Return winners, chips, top-ups and the chips that nobody got."""
        assert state.outcome is not None
        return {
            "winners": list(state.outcome.winners),
            "chips": list(state.chips),
            "topups": list(state.topups),
            "left_on_table": sum(state.spaces),
        }

    def head_of(self, state: State) -> dict[str, Any]:
        """Return everybody's chips before round 1, and the chips on spaces if there are any."""
        table = dict(state.table())
        return {"chips": list(state.chips), **({"table": table} if table else {})}

    def deal_of(self, state: State, action: Action) -> dict[str, Any]:
        """Return the dealer and the hands as dealt; no hands if the round is only opened."""
        if not isinstance(action, Deal):
            return {"dealer": state.dealer}
        dealt = deal_hands(state, action).state.deal
        hands = {str(seat): list(map(str, dealt.hands[seat])) for seat in sorted(state.in_order())}
        turned = {} if dealt.turned is None else {"turned": str(dealt.turned)}
        return {"dealer": state.dealer, "deal": {"hands": hands, "spare": list(map(str, dealt.dead)), **turned}}


def _pack(state: State, deal: Part) -> tuple[Card, ...]:
    """Return the pack that gives these hands when it is dealt singly."""
    rules = state.rules
    deal.keys(("hands", "spare", *(["turned"] if rules.deal_turn_up else [])))
    hands, order = deal["hands"], state.in_order()
    hands.keys(map(str, order))
    seats = [hands[str(seat)] for seat in order]
    places = [deal["spare"], *seats] if rules.deal_spare_seat == "first" else [*seats, deal["spare"]]
    least, more = divmod(len(rules.cards), len(places))
    dealt = cards_of(deal, ((place, least + (at < more)) for at, place in enumerate(places)), card, tuple(rules.cards))
    if rules.deal_turn_up:
        turned, spare = card_of(deal["turned"], card), dealt[places.index(deal["spare"])]
        if turned not in spare:
            raise deal["turned"].refused(f"the card {turned} is not in the extra hand")
        spare.append(spare.pop(spare.index(turned)))
    return tuple(each for each in chain.from_iterable(zip_longest(*dealt)) if each is not None)

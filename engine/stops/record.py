"""The records of stops games (RECORDS.md): who deals what, what an action's entry says, and the results."""

from collections.abc import Mapping, Sequence
from itertools import chain, zip_longest
from types import MappingProxyType
from typing import Any

from engine.cards import Card, CardSet, card
from engine.document import Part, RecordRefused, shown
from engine.game import Action, RulesRefused, Seat, Step
from engine.record_form import RecordForm, card_of, each_once, said_in, seat_of
from engine.stops.actions import Deal, OpenRound, PlayCard
from engine.stops.codec import ACTIONS
from engine.stops.events import RoundEnded, ToppedUp, turned_up
from engine.stops.match import StopsGame, new_match
from engine.stops.phases.deal import deal_hands
from engine.stops.phases.stakes import stake_due
from engine.stops.rules import Rules
from engine.stops.state import Phase, State

MOVES = {do: kind for do, kind in ACTIONS.items() if kind not in (Deal, OpenRound)}
"""Every action that a record can have."""
ASKED: Mapping[str, tuple[Phase, ...]] = MappingProxyType(
    {
        "stake": (Phase.STAKE,),
        "bid": (Phase.AUCTION,),
        "hold": (Phase.HOLD,),
        "bet": (Phase.BET,),
        "raise": (Phase.BET,),
        "play": (Phase.LEAD, Phase.FOLLOW),
    }
)
"""When that is asked for: at another time the action itself is wrong, and not what it says."""


class StopsRecord(RecordForm[Rules, State]):
    """Stops games under the contract of `engine.record_form.RecordForm`."""

    needed = ("chips",)
    optional = ("table",)
    opener = "dealer"

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
            return new_match(rules, chips, dealer, table)
        except RulesRefused as refused:
            raise document["players"].refused(f"the rules do not fit the players ({refused})") from None

    def chance(self, state: State, played: Part) -> Sequence[Action]:
        """Return the deal of a round; with free stakes the round is opened before it."""
        dealer = seat_of(played["dealer"], state.players)
        if dealer != state.dealer:
            raise played["dealer"].refused(f"it is seat {state.dealer}'s turn to deal, and not seat {dealer}'s")
        deal = Deal(_pack(state, played["deal"]))
        return (OpenRound(), deal) if state.phase is Phase.ROUND else (deal,)

    def action(self, entry: Part) -> Action:
        """Return the action of an entry."""
        said = said_in(entry, MOVES, ("legal",) if entry["do"].value == "play" else ())
        for key in said:
            match key:
                case "chips":
                    entry[key].number(least=1)
                case "on":
                    for part in entry[key].members().values():
                        part.number(least=1)
                case "card":
                    card_of(entry[key], card)
                case "cards":
                    each_once((part, card_of(part, card)) for part in entry[key].elements())
        return StopsGame.codec.load_action({key: entry.value[key] for key in ("do", *said)})

    def illegal(self, state: State, seat: Seat, entry: Part) -> RecordRefused:
        """Return what is wrong with an action of the seat whose turn it is."""
        do = entry.value["do"]
        if state.phase not in ASKED.get(do, ()):
            return entry["do"].refused(f"seat {seat} may not {do} now")
        (says,) = said_in(entry, MOVES, ("legal",))
        if do == "play":
            may = " or ".join(map(str, state.options))
            return entry[says].refused(f"seat {seat} may not play {entry.value[says]} now, but {may}")
        if do == "stake":
            due = stake_due(state, seat)
            return entry[says].refused(f"seat {seat} has to spread exactly {due} over spaces of the layout")
        if do == "hold":
            return entry[says].refused(f"seat {seat} has to hold five cards of its hand")
        return entry[says].refused(f"seat {seat} may not {do} {shown(entry.value[says])} now")

    def legal(self, state: State, seat: Seat, action: Action) -> list[str] | None:
        """Return every card that the seat might have played, sorted as text."""
        return sorted(map(str, state.options)) if isinstance(action, PlayCard) else None

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
        """Return winners, chips, top-ups and what nobody got."""
        outcome = state.outcome
        assert outcome is not None
        return {
            "winners": list(outcome.winners),
            "chips": list(outcome.chips),
            "topups": list(outcome.topups),
            "left_on_table": outcome.left_on_table,
        }

    def head_of(self, state: State) -> dict[str, Any]:
        """Return everybody's chips before round 1, and the chips on spaces if there are any."""
        table = dict(state.table())
        return {"chips": list(state.chips), **({"table": table} if table else {})}

    def deal_of(self, state: State, action: Action) -> dict[str, Any]:
        """Return the dealer and the hands as dealt; no hands if the round is only opened."""
        if not isinstance(action, Deal):
            return {"dealer": state.dealer}
        step = deal_hands(state, action)
        dealt = step.state
        hands = {str(seat): list(map(str, dealt.deal.hands[seat])) for seat in sorted(state.in_order())}
        said = {"hands": hands, "spare": list(map(str, dealt.deal.dead))}
        turned = turned_up(step.events)
        return {"dealer": state.dealer, "deal": said if turned is None else {**said, "turned": str(turned)}}


def _pack(state: State, deal: Part) -> tuple[Card, ...]:
    """Return the pack that gives these hands when it is dealt singly."""
    turns = state.rules.deal_turn_up
    deal.keys(("hands", "spare", *(["turned"] if turns else [])))
    hands, order = deal["hands"], state.in_order()
    hands.keys(map(str, order))
    seats = [hands[str(seat)] for seat in order]
    first = state.rules.deal_spare_seat == "first"
    piles = [deal["spare"], *seats] if first else [*seats, deal["spare"]]
    dealt = [[(part, card_of(part, card)) for part in pile.elements()] for pile in piles]
    each_once(chain.from_iterable(dealt))
    if turns:
        spare = dealt[0 if first else -1]
        turned = card_of(deal["turned"], card)
        at = next((at for at, (_, each) in enumerate(spare) if each == turned), None)
        if at is None:
            raise deal["turned"].refused(f"the card {turned} is not in the extra hand")
        spare.append(spare.pop(at))
    for part, each in chain.from_iterable(dealt):
        if each not in state.rules.cards:
            raise part.refused(f"the card {each} is not in the pack of these rules")
    missing = state.rules.cards - CardSet.of(each for pile in dealt for _, each in pile)
    if missing:
        raise deal.refused(f"the card {next(iter(missing))} is missing")
    least, more = divmod(len(state.rules.cards), len(piles))
    for at, pile in enumerate(piles):
        due = least + (at < more)
        if len(dealt[at]) != due:
            raise pile.refused(f"has {len(dealt[at])} cards, and {due} are dealt to it")
    rows = zip_longest(*([each for _, each in pile] for pile in dealt))
    return tuple(each for each in chain.from_iterable(rows) if each is not None)

"""The phases of a round: what may be done in each, and which follow. RULES.md, *Shape of a round*.

A phase that goes round the table is open while somebody is `asked`; when nobody is left, the next ones open at once.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.cards import CARDS
from engine.game import Action, Event, NotYourTurn, Seat, Step
from engine.stops.actions import Deal, OpenRound, PlayCard
from engine.stops.events import HandsDealt, RoundBegan
from engine.stops.phases.auction import answer_auction, auction_choices, is_answer
from engine.stops.phases.deal import deal_hands
from engine.stops.phases.leads import open_play
from engine.stops.phases.paycards import pay_at_the_deal, pay_for_the_turned_card
from engine.stops.phases.play import play_card
from engine.stops.phases.poker import bet, betting_choices, hold, holds, is_hold, open_poker
from engine.stops.phases.spare import decide, open_spare, spare_choices
from engine.stops.phases.stakes import call_for_stakes, is_stake, pay_stakes, place_stake, stakes
from engine.stops.state import Phase, State


def chance(state: State, action: Action) -> Step[State]:
    """Open a round in which stakes are placed, or deal and open the phases that follow.

    Raises:
        NotYourTurn: chance has nothing to do now, or has to do something else.
    """
    if state.phase is Phase.ROUND and isinstance(action, OpenRound):
        began = RoundBegan(state.round, state.dealer)
        staked = call_for_stakes(state.beginning())
        return _logged(Step(staked.state, (began, *staked.events)))
    if state.phase is not Phase.DEAL or not isinstance(action, Deal):
        raise NotYourTurn("nothing is dealt now")
    events: tuple[Event, ...] = ()
    if state.rules.stake_mode != "free":
        staked = pay_stakes(state.beginning())
        state, events = staked.state, (RoundBegan(state.round, state.dealer), *staked.events)
    dealt = deal_hands(state, action)
    step = go_on(dealt, (pay_for_the_turned_card, open_spare, *_BEFORE_POKER))
    return step.after(*events)


def go_on(step: Step[State], phases: Sequence[Callable[[State], Step[State]]]) -> Step[State]:
    """Open one phase after the other, until somebody is asked."""
    step = _logged(step)
    for opens in phases:
        if step.state.turn is not None:
            break
        step = _logged(opens(step.state)).after(*step.events)
    return step


def _logged(step: Step[State]) -> Step[State]:
    """Note what everybody saw in the phases before play, for those who look at the table later."""
    seen = tuple(
        event for event in step.events if event.audience is None and not isinstance(event, RoundBegan | HandsDealt)
    )
    return Step(step.state.with_deal(opening_log=(*step.state.deal.opening_log, *seen)), step.events) if seen else step


@dataclass(frozen=True, slots=True)
class PhaseRules:
    """What a seat may do in a phase, what it does, and which phases follow when nobody is left to ask."""

    choices: Callable[[State, Seat], Iterable[Action]]
    allows: Callable[[State, Seat, Action], bool]
    """Whether an action is among the choices, which may be many."""
    act: Callable[[State, Seat, Action], Step[State]]
    """Does one of the choices."""
    then: tuple[Callable[[State], Step[State]], ...] = ()
    ahead: bool = False
    """Whether a seat may decide before it is asked, because that depends on nobody asked before."""
    before_play: bool = True


def _is_among(choices: Callable[[State, Seat], Iterable[Action]]) -> Callable[[State, Seat, Action], bool]:
    return lambda state, seat, action: action in choices(state, seat)


_PLAYS = tuple(map(PlayCard, CARDS))
_BEFORE_POKER = (pay_at_the_deal, open_poker, open_play)
_SPARE = PhaseRules(spare_choices, _is_among(spare_choices), decide, _BEFORE_POKER)
_CARDS = PhaseRules(
    lambda state, _: tuple([_PLAYS[each] for each in state.options]),
    lambda state, _, action: isinstance(action, PlayCard) and state.options >> action.card & 1 > 0,
    play_card,
    before_play=False,
)
PHASES: Mapping[Phase, PhaseRules] = {
    Phase.STAKE: PhaseRules(stakes, is_stake, place_stake, ahead=True),
    Phase.SPARE: _SPARE,
    Phase.OFFER: _SPARE,
    Phase.RESALE: _SPARE,
    Phase.LATE_SWAP: _SPARE,
    Phase.AUCTION: PhaseRules(auction_choices, is_answer, answer_auction, _BEFORE_POKER),
    Phase.HOLD: PhaseRules(holds, is_hold, hold, (open_play,), ahead=True),
    Phase.BET: PhaseRules(betting_choices, _is_among(betting_choices), bet, (open_play,)),
    Phase.LEAD: _CARDS,
    Phase.FOLLOW: _CARDS,
}
"""The phases in which somebody is asked, by what the match waits for."""

"""The poker before play: five cards a player, one betting round, side pots. RULES.md, *Poker*."""

from collections.abc import Iterator
from itertools import combinations

from engine.cards import NO_CARDS, CardSet
from engine.game import Action, Event, Seat, Step
from engine.poker_hands import rank
from engine.stops.actions import Bet, Call, Check, Fold, Hold, Raise
from engine.stops.events import BetCalled, Chose, HandHeld, PokerEnded, PotWon
from engine.stops.spaces import POT
from engine.stops.state import Phase, State

FIVE = 5
"""Cards in a poker hand."""


def open_poker(state: State) -> Step[State]:
    """Ask everybody to hold five cards, in order, if the rules have poker."""
    if not state.rules.poker:
        return Step(state, ())
    nothing = (NO_CARDS,) * state.players
    state = state.with_deal(held=nothing, bets=(0,) * state.players, raises=0, folded=frozenset(), poker_winner=None)
    return Step(state.asking(Phase.HOLD, state.in_order()), ())


# --- holding ------------------------------------------------------------------------------------------------


def holds(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every choice of five cards from a seat's hand."""
    return (Hold(CardSet.of(five)) for five in combinations(state.deal.hands[seat], FIVE))


def is_hold(state: State, seat: Seat, action: Action) -> bool:
    """Return whether an action holds five cards of the seat's own hand."""
    return isinstance(action, Hold) and len(action.cards) == FIVE and not action.cards - state.deal.hands[seat]


def hold(state: State, seat: Seat, action: Action) -> Step[State]:
    """Note a seat's five cards; after the last seat the betting begins."""
    assert isinstance(action, Hold)
    held = list(state.deal.held)
    held[seat] = action.cards
    state = state.with_deal(held=tuple(held))
    rest = state.asked[1:]
    event = HandHeld(seat)
    if rest:
        return Step(state.asking(Phase.HOLD, rest), (event,))
    able = tuple(each for each in state.in_order() if state.chips[each])
    return _go_round(state, able).after(event)


# --- betting ------------------------------------------------------------------------------------------------


def to_call(state: State, seat: Seat) -> int:
    """Return what a seat has to pay to match the bet, whether it can or not."""
    return max(state.deal.bets) - state.deal.bets[seat]


def raises(state: State, seat: Seat) -> range:
    """Return by how much a seat may bet, or raise if there is a bet: it has to be affordable in full."""
    if max(state.deal.bets) and state.deal.raises >= state.rules.poker_raises:
        return range(0)
    return range(1, min(state.rules.poker_limit, state.chips[seat] - to_call(state, seat)) + 1)


def betting_choices(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat may do in the betting."""
    if max(state.deal.bets):
        return (Fold(), Call(), *map(Raise, raises(state, seat)))
    return (Check(), *map(Bet, raises(state, seat)))


def bet(state: State, seat: Seat, action: Action) -> Step[State]:
    """Let a seat check, bet, call, raise or fold; the pots are paid out when nobody is left to ask."""
    chose = Chose(seat, action)
    match action:
        case Bet(chips):
            return _ask_the_others(_pay(state, seat, chips), seat, chose)
        case Raise(chips):
            raised = _pay(state, seat, to_call(state, seat) + chips)
            raised = raised.with_deal(raises=raised.deal.raises + 1)
            return _ask_the_others(raised, seat, chose)
        case Call():
            chips = min(to_call(state, seat), state.chips[seat])
            return _next(_pay(state, seat, chips), BetCalled(seat, chips, all_in=chips < to_call(state, seat)))
        case Fold():
            folded = state.with_deal(folded=state.deal.folded | {seat})
            if len(_contenders(folded)) == 1:
                return _showdown(folded).after(chose)
            return _next(folded, chose)
    return _next(state, chose)


def _pay(state: State, seat: Seat, chips: int) -> State:
    bets = list(state.deal.bets)
    bets[seat] += chips
    at = state.rules.spaces.index(POT)
    return state.with_chips(seat, -chips).with_space(at, state.spaces[at] + chips).with_deal(bets=tuple(bets))


def _ask_the_others(state: State, seat: Seat, event: Event) -> Step[State]:
    """Ask all who are still in and have chips whether they keep up, from the left of the seat that bet."""
    others = tuple(
        each for each in state.left_of(seat) if each != seat and each not in state.deal.folded and state.chips[each]
    )
    return _go_round(state, others).after(event)


def _next(state: State, event: Event) -> Step[State]:
    return _go_round(state, state.asked[1:]).after(event)


def _go_round(state: State, asked: tuple[Seat, ...]) -> Step[State]:
    """Ask these seats one after the other; without any the betting is over."""
    return Step(state.asking(Phase.BET, asked), ()) if asked else _showdown(state)


# --- the end ------------------------------------------------------------------------------------------------


def _contenders(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.in_order() if seat not in state.deal.folded)


def _tiers(state: State) -> list[tuple[int, tuple[Seat, ...]]]:
    """Return the pots with those who can win them, the main one first.

    The lowest is what lay on the pot before the betting, for everybody who has not folded; each further one is for
    those who paid into it. Tiers with the same contenders are one pot.
    """
    contenders = _contenders(state)
    tiers = [(state.spaces[state.rules.spaces.index(POT)] - sum(state.deal.bets), contenders)]
    below = 0
    for level in sorted(set(state.deal.bets) - {0}):
        chips = sum(min(paid, level) - min(paid, below) for paid in state.deal.bets)
        paid_in = tuple(seat for seat in contenders if state.deal.bets[seat] >= level)
        if paid_in == tiers[-1][1]:
            tiers[-1] = (tiers[-1][0] + chips, paid_in)
        else:
            tiers.append((chips, paid_in))
        below = level
    return tiers


def _showdown(state: State) -> Step[State]:
    """Give each pot to its best hand; odd chips of an equal split stay on the pot."""
    contenders = _contenders(state)
    ranks = {seat: rank(state.deal.held[seat]) for seat in contenders}
    at = state.rules.spaces.index(POT)
    pots = []
    for chips, seats in _tiers(state):
        best = max(ranks[seat] for seat in seats)
        winners = tuple(seat for seat in seats if ranks[seat] == best)
        share = chips // len(winners)
        for seat in winners:
            state = state.with_chips(seat, share)
        state = state.with_space(at, state.spaces[at] - share * len(winners))
        pots.append(PotWon(chips, winners, share))
    winner = pots[0].winners[0]
    shown = tuple((seat, state.deal.held[seat]) for seat in contenders) if len(contenders) > 1 else ()
    return Step(state.done().with_deal(poker_winner=winner), (PokerEnded(winner, tuple(pots), shown),))

"""The end of a round, and of the match: RULES.md, *Going out* and *Match*."""

from engine.cards import NO_CARDS
from engine.game import Event, MatchEnded, Outcome, Seat, Step
from engine.stops.events import Payment, PlayerEliminated, RoundEnded, TableShared, ToppedUp
from engine.stops.rules import Rules
from engine.stops.spaces import KITTY
from engine.stops.state import Phase, State


def settle_round(state: State, winner: Seat | None) -> Step[State]:
    """Pay the winner (None after a deadlock: nobody pays), then prepare the next deal or end the match."""
    kitty = 0
    payments: tuple[Payment, ...] = ()
    if winner is not None:
        at = state.rules.spaces.index(KITTY)
        kitty, payments = state.spaces[at], _payments(state, winner)
        state = state.with_space(at, 0).with_chips(winner, kitty + sum(each.chips for each in payments))
        for payment in payments:
            state = state.with_chips(payment.seat, -payment.chips)
    ended = RoundEnded(
        round=state.round,
        rounds=state.rules.rounds(state.players),
        winner=winner,
        card=None if winner is None or state.deal.last is None else state.deal.last.card,
        kitty=kitty,
        payments=payments,
        before=state.deal.before,
        chips=state.chips,
        table=state.table(),
        held=state.deal.hands,
        dead=state.deal.dead,
        ace=state.rules.ace,
    )
    events: list[Event] = [ended]
    state = state.with_(turn=None, options=NO_CARDS)
    state = _help_the_broke(state, events)
    if _match_is_over(state):
        return _end_match(state, events)
    dealer = next(state.left_of(state.dealer))
    return Step(state.with_(phase=between_rounds(state.rules), round=state.round + 1, dealer=dealer), tuple(events))


def between_rounds(rules: Rules) -> Phase:
    """Return the phase before a round begins: free stakes are placed before the deal, others are paid at it."""
    return Phase.ROUND if rules.stake_mode == "free" else Phase.DEAL


def _payments(state: State, winner: Seat) -> tuple[Payment, ...]:
    """Return what each opponent pays, clockwise from the winner's left, as far as their chips reach."""
    payments = []
    for seat in state.left_of(winner):
        due = len(state.deal.hands[seat]) * state.rules.pay_per_card
        if seat != winner and due and not state.deal.hands[seat] & state.rules.spared:
            payments.append(Payment(seat, due, min(due, state.chips[seat])))
    return tuple(payments)


def _help_the_broke(state: State, events: list[Event]) -> State:
    """Top up or eliminate players without chips, if `end.mode` says so."""
    broke = [seat for seat in state.in_order() if not state.chips[seat]]
    if state.rules.end_mode == "topup":
        for seat in broke:
            topups = list(state.topups)
            topups[seat] += state.rules.chips
            state = state.with_chips(seat, state.rules.chips).with_(topups=tuple(topups))
            events.append(ToppedUp(seat, state.rules.chips))
    elif state.rules.end_mode == "elimination":
        state = state.with_(eliminated=state.eliminated.union(broke))
        events.extend(PlayerEliminated(seat) for seat in broke)
    return state


def _match_is_over(state: State) -> bool:
    if state.rules.end_mode == "first_bust":
        return not all(state.chips)
    if state.rules.end_mode == "elimination":
        return state.players - len(state.eliminated) <= 1
    return state.round == state.rules.rounds(state.players)


def _end_match(state: State, events: list[Event]) -> Step[State]:
    state = _share_table(state, events)
    own = [chips - topup for chips, topup in zip(state.chips, state.topups, strict=True)]
    winners = tuple(seat for seat, chips in enumerate(own) if chips == max(own))
    outcome = Outcome(winners)
    events.append(MatchEnded(outcome))
    return Step(state.with_(phase=Phase.OVER, outcome=outcome), tuple(events))


def _share_table(state: State, events: list[Event]) -> State:
    """With `end.leftover=split`, share the table equally among those not eliminated (everyone, if nobody is left).

    The remainder belongs to nobody and stays on the first space.
    """
    if state.rules.end_leftover != "split":
        return state
    sharers = tuple(seat for seat in range(state.players) if seat not in state.eliminated) or tuple(
        range(state.players)
    )
    share, remainder = divmod(sum(state.spaces), len(sharers))
    if not share:
        return state
    for seat in sharers:
        state = state.with_chips(seat, share)
    events.append(TableShared(sharers, share))
    spaces = [0] * len(state.spaces)
    spaces[0] = remainder
    return state.with_(spaces=tuple(spaces))

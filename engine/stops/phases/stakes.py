"""The stakes before a deal: RULES.md, *Stakes*."""

from collections.abc import Iterator, Sequence

from engine.game import Action, Event, Seat, Step
from engine.stops.actions import PlaceStake
from engine.stops.events import StakePaid
from engine.stops.spaces import KITTY, POT
from engine.stops.state import Phase, State


def pay_stakes(state: State) -> Step[State]:
    """Let everybody pay, in order: kitty, pot, then, unless stakes are free, one chip a space again and again."""
    events: list[Event] = []
    chips, spaces = list(state.chips), list(state.spaces)
    for seat in state.in_order():
        paid = _paid(state, seat)
        if paid:
            chips[seat] -= sum(paid.values())
            for at, count in paid.items():
                spaces[at] += count
            events.append(StakePaid(seat, tuple((state.rules.spaces[at], paid[at]) for at in sorted(paid))))
    return Step(state.with_(chips=tuple(chips), spaces=tuple(spaces)), tuple(events))


def call_for_stakes(state: State) -> Step[State]:
    """Take the antes, and ask all who have chips left to spread their stakes, in order.

    The order of the antes does not matter to the stakes: all pay their own ante before their own stake.
    """
    step = pay_stakes(state)
    asked = tuple(seat for seat in step.state.in_order() if stake_due(step.state, seat))
    return Step(step.state.asking(Phase.STAKE if asked else Phase.DEAL, asked), step.events)


def stake_due(state: State, seat: Seat) -> int:
    """Return how many chips a seat has to spread: the stake, or all it has left."""
    return min(_stake(state, seat), state.chips[seat])


def evenly(spaces: Sequence[str], chips: int) -> dict[str, int]:
    """Return chips spread over spaces as evenly as possible, the first ones one more; without spaces that get none."""
    share, more = divmod(chips, len(spaces))
    spread = {space: share + (at < more) for at, space in enumerate(spaces)}
    return {space: count for space, count in spread.items() if count}


def stakes(state: State, seat: Seat) -> Iterator[Action]:
    """Yield every way to spread a seat's stake over the layout: there may be millions."""
    return map(PlaceStake, _spreads(state.rules.layout, stake_due(state, seat)))


def is_stake(state: State, seat: Seat, action: Action) -> bool:
    """Return whether an action spreads exactly what a seat owes over spaces of the layout."""
    return (
        isinstance(action, PlaceStake)
        and len({space for space, _ in action.on}) == len(action.on)
        and all(space in state.rules.layout and chips >= 1 for space, chips in action.on)
        and sum(chips for _, chips in action.on) == stake_due(state, seat)
    )


def place_stake(state: State, seat: Seat, action: Action) -> Step[State]:
    """Put a seat's stake on the spaces that it chose."""
    assert isinstance(action, PlaceStake)
    on = dict(action.on)
    placed = tuple((space, on[space]) for space in state.rules.layout if space in on)
    for space, chips in placed:
        at = state.rules.spaces.index(space)
        state = state.with_space(at, state.spaces[at] + chips).with_chips(seat, -chips)
    remembered = list(state.placed or ((),) * state.players)
    remembered[seat] = placed
    rest = state.asked[1:]
    state = state.with_(placed=tuple(remembered)).asking(Phase.STAKE if rest else Phase.DEAL, rest)
    return Step(state, (StakePaid(seat, placed),))


def _stake(state: State, seat: Seat) -> int:
    return state.rules.stake_dealer if seat == state.dealer else state.rules.stake_amount


def _spreads(layout: Sequence[str], due: int) -> Iterator[tuple[tuple[str, int], ...]]:
    """Yield every way to spread chips over spaces, those with most chips on the first space last."""
    if not layout:
        yield ()
        return
    first, *others = layout
    for chips in range(due + 1) if others else (due,):
        for rest in _spreads(others, due - chips):
            yield ((first, chips), *rest) if chips else rest


def _paid(state: State, seat: Seat) -> dict[int, int]:
    """Return what a seat pays as far as its chips reach: chips by the index of the space, in the order of paying."""
    rules, left = state.rules, state.chips[seat]
    kitty = min(rules.ante_kitty, left)
    pot = min(rules.ante_pot, left - kitty)
    cycle, due = ((), 0) if rules.stake_mode == "free" else _dressing(state, seat)
    paid = {rules.spaces.index(KITTY): kitty, rules.spaces.index(POT): pot}
    if due:
        times, more = divmod(min(due, left - kitty - pot), len(cycle))
        for number, at in enumerate(cycle):
            paid[at] = paid.get(at, 0) + times + (number < more)
    return {at: count for at, count in paid.items() if count}


def _dressing(state: State, seat: Seat) -> tuple[tuple[int, ...], int]:
    """Return the spaces on which a seat puts a chip each, again and again in this order, and how many chips in all.

    All pay a shared dealer's stake, one chip after the other.
    """
    rules = state.rules
    if rules.stake_mode != "shared":
        return rules.dressing, len(rules.dressing) * _stake(state, seat)
    order = state.in_order()
    at, players = order.index(seat), len(order)
    return (rules.dressing * players)[at::players], len(range(at, len(rules.dressing) * rules.stake_dealer, players))

"""A stops match from the first deal to the end: `legal`, `apply` and the rest of the game's contract."""

from collections.abc import Iterable, Mapping, Sequence

from engine.cards import NO_CARDS
from engine.game import Action, Game, Problem, RulesRefused, Seat, Step
from engine.shuffle import Stream
from engine.stops.actions import Deal, OpenRound
from engine.stops.figures import figures
from engine.stops.moments import moments
from engine.stops.phases.poker import FIVE
from engine.stops.phases.sequence import PHASES, chance, go_on
from engine.stops.phases.settle import between_rounds
from engine.stops.rulebook import StopsRulebook
from engine.stops.rules import Rules
from engine.stops.state import DealState, Phase, State
from engine.stops.view import View, view
from engine.stops.written import SAID


def new_match(rules: Rules, chips: Sequence[int], first: Seat, carried: Mapping[str, int]) -> State:
    """Return the state before the first deal.

    Raises:
        RulesRefused: the preset does not take this number of players, or a stack or space is impossible.
    """
    problems = []
    if len(chips) not in rules.players:
        problems.append(Problem("wrong-number-of-players", ("players",)))
    if rules.poker and rules.smallest_hand(len(chips)) < FIVE:
        problems.append(Problem("hand-too-small", ("poker", "players")))
    if any(each < 1 for each in chips) or any(each < 0 for each in carried.values()):
        problems.append(Problem("bad-chips", ("chips",)))
    if not set(carried) <= set(rules.spaces):
        problems.append(Problem("unknown-space", ("table",)))
    if problems:
        raise RulesRefused(problems)
    return State(
        rules=rules,
        phase=between_rounds(rules),
        dealer=first,
        chips=tuple(chips),
        spaces=tuple(carried.get(space, 0) for space in rules.spaces),
        topups=(0,) * len(chips),
        deal=DealState(hands=(NO_CARDS,) * len(chips)),
    )


class StopsGame(Game[Rules, State, View]):
    """Newmarket, Michigan, Boodle, Stops and their house rules, under the contract of `engine.game.Game`."""

    key = "stops"
    state = State
    said = SAID
    forces = True
    rulebook = StopsRulebook()

    def between_rounds(self, state: State) -> bool:
        """Return whether nothing of the coming round has happened yet."""
        return state.phase is between_rounds(state.rules)

    def draws(self, state: State) -> bool:
        """Return whether the next action is the deal."""
        return state.phase is Phase.DEAL

    def deal(self, state: State, stream: Stream) -> Action:
        """Return a deal of the rules' pack, shuffled by the stream; with free stakes the round opens first."""
        return OpenRound() if state.phase is Phase.ROUND else Deal(stream.shuffled(tuple(state.rules.cards)))

    def forced(self, state: State) -> bool:
        """Return whether the seat to act follows: it has no choice of cards."""
        return state.phase is Phase.FOLLOW

    def legal(self, state: State, seat: Seat) -> Iterable[Action]:
        """Return exactly the actions that `apply` accepts from this seat now."""
        return PHASES[state.phase].choices(state, seat) if seat == state.turn else ()

    def allows(self, state: State, seat: Seat, action: Action) -> bool:
        """Return whether a seat may do this when it is asked, or ahead."""
        return PHASES[state.phase].allows(state, seat, action)

    def out(self, state: State) -> frozenset[Seat]:
        """Return the eliminated seats."""
        return state.eliminated

    def preparing(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that can already place their stake, or choose their five cards for the poker."""
        return state.asked if state.phase in PHASES and PHASES[state.phase].ahead else ()

    def on_table(self, state: State) -> dict[str, int]:
        """Return the chips on each space that has any."""
        return dict(state.table())

    def topped_up(self, state: State) -> tuple[int, ...]:
        """Return the chips that each seat has been topped up with during the match."""
        return state.topups

    def act(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        """Return the state after a deal or a decision."""
        if seat is None:
            return chance(state, action)
        phase = PHASES[state.phase]
        step = phase.act(state, seat, action)
        return go_on(step, phase.then) if phase.before_play else step

    new_match = staticmethod(new_match)
    view = staticmethod(view)
    moments = staticmethod(moments)
    figures = staticmethod(figures)

"""A match of New York, New York from the first deal to the end: `legal`, `apply` and the rest of the contract."""

from collections.abc import Mapping, Sequence

from engine.game import Action, Event, Game, Moment, Problem, RulesRefused, Seat, Step
from engine.newyork.actions import Deal
from engine.newyork.cards import CARDS, FORMS, NO_CARDS
from engine.newyork.events import RoundScored
from engine.newyork.figures import figures
from engine.newyork.phases.deal import begin_round
from engine.newyork.phases.pot import POT
from engine.newyork.phases.turns import act, choices
from engine.newyork.rulebook import NewYorkRulebook
from engine.newyork.rules import STAKE, Rules
from engine.newyork.state import DealState, Phase, State
from engine.newyork.view import View, view
from engine.shuffle import Stream


def new_match(rules: Rules, chips: Sequence[int], first: Seat, carried: Mapping[str, int]) -> State:
    """Return the state before the first deal.

    Raises:
        RulesRefused: this many cannot play, or somebody cannot pay the stake, or chips are impossible.
    """
    problems = []
    if len(chips) not in rules.players:
        problems.append(Problem("wrong-number-of-players", ("players",)))
    if any(each < 0 for each in (*chips, *carried.values())):
        problems.append(Problem("bad-chips", ("chips",)))
    elif any(each < rules.stake for each in chips):
        problems.append(Problem("stake-above-stack", (STAKE, "chips")))
    if not set(carried) <= {POT}:
        problems.append(Problem("unknown-space", ("table",)))
    if problems:
        raise RulesRefused(problems)
    return State(
        rules=rules,
        phase=Phase.DEAL,
        starter=first,
        chips=tuple(chips),
        pot=carried.get(POT, 0),
        deal=DealState((NO_CARDS,) * len(chips)),
    )


class NewYorkGame(Game[Rules, State, View]):
    """New York, New York, under the contract of `engine.game.Game`.

    Matches are decided by points; chips are only stakes, and lie on the space `pot` until its end.
    """

    key = "new-york"
    state = State
    forms = FORMS
    rulebook = NewYorkRulebook()

    def deal(self, state: State, stream: Stream) -> Action:
        """Return a deal of the pack, shuffled by the stream."""
        return Deal(stream.shuffled(CARDS))

    def underway(self, state: State) -> bool:
        """Return whether the match is under way: stakes are paid with the first deal, and the last round decides."""
        return state.phase is not Phase.OVER and (state.phase, state.round) != (Phase.DEAL, 1)

    def continues(self, state: State) -> bool:
        """Return whether a card is to be taken: that belongs to the turn of the card just laid."""
        return state.phase is Phase.TAKE

    legal = staticmethod(choices)

    def act(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        """Return the state after a deal or a decision."""
        return begin_round(state, action) if seat is None else act(state, seat, action)

    new_match = staticmethod(new_match)
    view = staticmethod(view)

    def on_table(self, state: State) -> dict[str, int]:
        """Return the pot, if it has chips."""
        return {POT: state.pot} if state.pot else {}

    def paid_back(self, state: State) -> tuple[int, ...]:
        """Return everybody's stake before a round is scored; after that, equal shares of the pot to those who lead."""
        if not self.underway(state):
            return (0,) * state.players
        if not state.scores:
            return (state.rules.stake,) * state.players
        leaders = [seat for seat, total in enumerate(state.totals) if total == max(state.totals)]
        return tuple(state.pot // len(leaders) if seat in leaders else 0 for seat in range(state.players))

    def standing(self, state: State) -> tuple[int, ...]:
        """Return everybody's points in all rounds so far, by seat."""
        return state.totals

    def moments(self, events: Sequence[Event]) -> tuple[Moment, ...]:
        """Return who scored how many points in a round that an action has ended."""
        return tuple(
            Moment(seat, "points", score.points)
            for event in events
            if isinstance(event, RoundScored)
            for seat, score in enumerate(event.scores)
        )

    figures = staticmethod(figures)

"""The contract that every game fulfils.

A game is a set of pure functions over frozen values. Those who run a match keep the state, ask who is `to_act`, and
hand actions to `apply`; nothing else changes a state. Chance is an action too: when a game `awaits_deal`, its `deal`
makes that action from a stream of numbers, and it is applied with `CHANCE` for a seat. All that is not play is
in a game's `rulebook` and its `codec`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import sub
from typing import Any, ClassVar, Generic, TypeVar, dataclass_transform

from engine.cards import Card, CardSet, card
from engine.codec import Form, Forms
from engine.figures import Figures, chances
from engine.rulebook import PLAIN_RULES
from engine.rulebook import Problem as Problem
from engine.rulebook import R as R
from engine.rulebook import Rulebook as Rulebook
from engine.rulebook import RulesRefused as RulesRefused
from engine.rulebook import Switch as Switch
from engine.shuffle import Stream
from engine.values import Value

Seat = int
"""A place at the table, numbered clockwise from 0."""

CHANCE: None = None
"""Takes the place of a seat when only the shuffled pack acts."""


@dataclass_transform(frozen_default=True)
class Said:
    """The base of actions and events. Each is a frozen dataclass; those that are no base have a key."""

    key: ClassVar[str] = ""
    """Its name in all that is stored; the class may be renamed."""

    def __init_subclass__(cls, key: str = "") -> None:
        cls.key = key
        dataclass(frozen=True)(cls)


class Action(Said):
    """What somebody wants to do. Subclasses are imperative, `PlayCard`; their key is in records and buttons."""


class Event(Said):
    """What happened. Subclasses are past tense: `CardPlayed`."""

    notable: ClassVar[bool] = False
    """Whether people will talk about this, so that it gets its own message."""

    @property
    def audience(self) -> Seat | None:
        """The only seat that may know of this, or None if everybody may. Nothing is public by default."""
        raise NotImplementedError


class PublicEvent(Event):
    """An event that everybody may know."""

    @property
    def audience(self) -> Seat | None:
        """Everybody."""
        return None


class SeatEvent(PublicEvent):
    """What a seat did, or what happened to it, in public."""

    seat: Seat


class SeatAlone(Event):
    """An event that only the seat concerned may know."""

    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """That seat."""
        return self.seat


@dataclass(frozen=True, kw_only=True)
class MatchState(Value):
    """What the state of every game says about its match."""

    rules: Any = PLAIN_RULES
    """The game's own rules."""
    round: int = 1
    """The round being played or dealt next, from 1."""
    chips: tuple[int, ...]
    """The chips in front of each seat; 0 for all in a game without chips."""
    turn: Seat | None = None
    """The seat that has to act, None if there is none."""
    outcome: "Outcome | None" = None
    """How the match ended, None while it is played."""

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.chips)


S = TypeVar("S", bound=MatchState)
T = TypeVar("T")
K = TypeVar("K", bound=Said)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """The state after an action, and what happened on the way, in order."""

    state: T
    events: tuple[Event, ...]

    def after(self, *events: Event) -> "Step[T]":
        """Return this step with events that happened before it."""
        return Step(self.state, (*events, *self.events))


@dataclass(frozen=True, slots=True)
class Done:
    """An action of a seat, or of chance (None), with the state before it and its result."""

    before: Any
    seat: Seat | None
    action: Action
    step: Step[Any]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. The state in which it ended has the chips."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...] | None = None
    """What decided who won, by seat, in a game that counts points; None if chips decided."""


class RoundBegan(PublicEvent, key="RoundBegan"):
    """A round begins; `first` is who deals, or who begins."""

    round: int
    first: Seat


class StakePaid(SeatEvent, key="StakePaid"):
    """A player has put chips on spaces as a stake: `chips` by space, less than asked if the stack ran out."""

    chips: tuple[tuple[str, int], ...]


class MatchEnded(PublicEvent, key="MatchEnded"):
    """The match is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat got at one stroke, for people to talk about afterwards."""

    seat: Seat
    kind: str
    """How, by a name of the game's own."""
    amount: int
    """How many chips, or points if points decide."""
    on: tuple[str, ...] = ()
    """The cards or spaces that brought it."""


class RuleBroken(Exception):
    """An action that the rules do not allow now. Nothing has changed."""


class NotYourTurn(RuleBroken):
    """The seat has no decision to make now, or the match is over."""


class NotAllowed(RuleBroken):
    """The seat may act, but not like this."""


class Codec(Generic[S]):
    """The functions that turn the states, actions and events of a game into JSON types and back.

    Actions use the words of the record format if it has any for them. Reading anything that is no action of the game
    raises ValueError.
    """

    def __init__(self, states: Form[S], actions: Form[Action], events: Form[Event]) -> None:
        self.dump, self.load = states.dump, states.load
        self.dump_action, self.load_action = actions.dump, actions.load
        self.dump_event, self.load_event = events.dump, events.load


class Game(ABC, Generic[R, S, V_co]):
    """The functions of one game. Rules, states and views are the game's own frozen types.

    By default all decide in turn, each with a choice of complete decisions, and nobody leaves the match.
    """

    key: str
    """The game's name in all that is stored."""
    state: type[S]
    """The class of its states."""
    forms: Mapping[Any, Form[Any]] = {Card: Form(str, card), CardSet: Form(str, CardSet.parse)}
    """The forms of types that are not written by their fields: by default, playing cards."""
    said: Mapping[Any, Form[Any]] = {}
    """The forms of types that are written differently in actions."""

    forces: bool = False
    """Whether somebody may ever have to act without a choice, so that the table can act for them."""
    rulebook: Rulebook[R] = Rulebook()
    """What can be played."""

    @cached_property
    def actions(self) -> Mapping[str, type[Action]]:
        """Every action in the game's folder by its key, including chance's."""
        return self._by_key(Action)

    @cached_property
    def events(self) -> Mapping[str, type[Event]]:
        """Every event in the game's folder by its key, and those of all games."""
        return {**self._by_key(Event), **{each.key: each for each in (RoundBegan, StakePaid, MatchEnded)}}

    def _by_key(self, base: type[K]) -> Mapping[str, type[K]]:
        folder, found = type(self).__module__.rpartition(".")[0], [base]
        for each in found:
            found += each.__subclasses__()
        return {each.key: each for each in found if each.key and each.__module__.startswith(folder)}

    @cached_property
    def codec(self) -> Codec[S]:
        """How states, actions and events are stored: each field under its name."""
        rules = Form(self.rulebook.dump, self.rulebook.load)
        forms = {**self.forms, Any: rules, type(next(iter(self.rulebook.plain.values()))): rules}
        actions = Forms({**forms, **self.said}).kinds("do", self.actions, f"action of {self.key}")
        events = Forms({**forms, Action: actions}).kinds("event", self.events, f"event of {self.key}")
        return Codec(Forms({**forms, Event: events}).object(self.state), actions, events)

    def new_match(self, rules: R, chips: Sequence[int], first: Seat, carried: Mapping[str, int]) -> S:
        """Return the state before the first deal.

        Args:
            rules: by which it is played.
            chips: each seat's stack, at least 1; 0 if a game can be played without chips.
            first: who deals or begins first, drawn at random; a game in which nobody does ignores it.
            carried: the chips on the spaces at the beginning.

        Raises:
            RulesRefused: the rules do not fit this number of players.
        """
        if len(chips) not in rules.players:
            raise RulesRefused([Problem("wrong-number-of-players", ("players",))])
        return self.state(rules=rules, chips=tuple(chips))

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Iterable[Action]:
        """Return exactly the actions that `apply` accepts from this seat now. There may be millions."""

    def allows(self, state: S, seat: Seat, action: Action) -> bool:
        """Return whether a seat may do this when it is asked: by default, whether it is among its `legal` actions."""
        return action in self.legal(state, seat)

    def apply(self, state: S, seat: Seat | None, action: Action) -> Step[S]:
        """Return the state after this action. The only way a state changes.

        Raises:
            RuleBroken: the action is not allowed; the state stays as it is.
        """
        if seat is None:
            if not self.awaits_deal(state):
                raise NotYourTurn("nothing is dealt now")
        elif seat != state.turn:
            raise NotYourTurn(f"seat {seat} has nothing to do now")
        elif not self.allows(state, seat, action):
            raise NotAllowed(f"seat {seat} may not do {type(action).__name__} now")
        return self.act(state, seat, action)

    @abstractmethod
    def act(self, state: S, seat: Seat | None, action: Action) -> Step[S]:
        """Return the state after an action that is the seat's to do, and allowed; or after one of chance's.

        Raises:
            RuleBroken: chance may not do this now.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return all that a seat may know, or what everybody may know for None."""

    @abstractmethod
    def deal(self, state: S, stream: Stream) -> Action:
        """Return what chance does next, drawn from the coming round's stream."""

    def awaits_deal(self, state: S) -> bool:
        """Return whether the next action is chance's: a deal, or opening a round; by default when nobody has a turn."""
        return state.turn is None and state.outcome is None

    def draws(self, state: S) -> bool:
        """Return whether the next action is chance's and draws cards, rather than only opening a round."""
        return self.awaits_deal(state)

    def between_rounds(self, state: S) -> bool:
        """Return whether nothing of the coming round has happened yet; by default when chance is to act."""
        return self.awaits_deal(state)

    def underway(self, state: S) -> bool:
        """Return whether the rules have to settle something before chips can be returned to their owners.

        By default that is a begun round; if the last round decides, it is the match from its first deal on.
        """
        return state.outcome is None and not self.between_rounds(state)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have a decision to make or a card to play now."""
        return () if state.turn is None else (state.turn,)

    def forced(self, state: S) -> bool:
        """Return whether the seat to act has no choice."""
        return False

    def continues(self, state: S) -> bool:
        """Return whether the open decision continues a turn that the same seat has begun."""
        return False

    def out(self, state: S) -> frozenset[Seat]:
        """Return the seats that have left the match and have no more decisions."""
        return frozenset()

    def preparing(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that can make their coming decision now, because it depends on nobody asked before them.

        The seat to act is among them. Empty if each decision depends on the one before.
        """
        return ()

    def prepare(self, state: S, seat: Seat, action: Action) -> None:
        """Check a decision that is made ahead: `apply` will accept it when it is the seat's turn.

        Raises:
            RuleBroken: the seat has no such decision before it, or the rules do not allow the action.
        """
        if seat not in self.preparing(state):
            raise NotYourTurn(f"seat {seat} has nothing to prepare now")
        if not self.allows(state, seat, action):
            raise NotAllowed(f"seat {seat} may not do {type(action).__name__} ahead")

    def on_table(self, state: S) -> dict[str, int]:
        """Return the chips on each space that has any."""
        return {}

    def paid_back(self, state: S) -> tuple[int, ...]:
        """Return the chips on the spaces that go back to each seat if the match is broken off now; by default none."""
        return (0,) * state.players

    def topped_up(self, state: S) -> tuple[int, ...]:
        """Return the chips that each seat has been topped up with during the match; by default none."""
        return (0,) * state.players

    def standing(self, state: S) -> tuple[int, ...]:
        """Return what decides the match, by seat, as it is now: points, or by default chips less those from top-ups."""
        return tuple(map(sub, state.chips, self.topped_up(state)))

    def moments(self, events: Sequence[Event]) -> tuple[Moment, ...]:
        """Return what seats got at one stroke in an action, by its events."""
        return ()

    def figures(self, before: S, state: S, events: Sequence[Event]) -> tuple[Figures, ...]:
        """Return each seat's figures of the round that an action has ended; nothing if it has ended none.

        By default the winners of the match have won its last round, and nobody has won those before.
        """
        outcome = state.outcome
        if outcome is None:
            return (Figures(),) * state.players if state.round > before.round else ()
        chance, points = chances(len(outcome.winners), state.players), outcome.points or (0,) * state.players
        return tuple(Figures(won=at in outcome.winners, chance=chance, points=each) for at, each in enumerate(points))


AnyGame = Game[Any, Any, Any]
"""A game that was looked up by its key, so that its types are not known."""

"""The contract that every game fulfils.

A game is a set of pure functions over frozen values. Those who run a match keep the state, ask who is `to_act`, and
hand actions to `apply`; nothing else changes a state. Chance is an action too: when a game `awaits_deal`, its `deal`
makes that action from a stream of numbers, and it is applied with `CHANCE` for a seat. What is not play lies in a
game's parts: its `rulebook`, its `purse` and its `codec`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import sub
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.figures import Figures
from engine.shuffle import Stream

Seat = int
"""A place at the table, numbered clockwise from 0."""

CHANCE: None = None
"""Stands for a seat where nobody acts but the shuffled pack."""


@dataclass(frozen=True, slots=True)
class Action:
    """What somebody wants to do. Subclasses are imperative: `PlayCard`."""


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. Subclasses are past tense: `CardPlayed`."""

    notable: ClassVar[bool] = False
    """Whether people will talk about this, so that it is told in a message of its own."""

    @property
    def audience(self) -> Seat | None:
        """The only seat that may know of this, or None if everybody may."""
        return None


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """What a seat did, or what happened to it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatAlone(SeatEvent):
    """What happened to a seat and is for that seat alone."""

    @property
    def audience(self) -> Seat | None:
        """That seat."""
        return self.seat


class MatchState(Protocol):
    """What the state of every game tells of its match."""

    @property
    def round(self) -> int:
        """The round that is played, or is dealt next; the first is 1."""

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips in front of each seat; 0 for all in a game without chips."""

    @property
    def turn(self) -> Seat | None:
        """The seat that has to act, None if there is none."""

    @property
    def outcome(self) -> "Outcome | None":
        """How the match ended, None while it is played."""


R = TypeVar("R")
S = TypeVar("S", bound=MatchState)
T = TypeVar("T")
S_chips = TypeVar("S_chips", bound=MatchState)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[T]):
    """The state after an action, and what happened on the way, in order."""

    state: T
    events: tuple[Event, ...]

    def after(self, *events: Event) -> "Step[T]":
        """Return this step with what happened before it."""
        return Step(self.state, (*events, *self.events))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. Tuples are by seat but `winners`; `left_on_table` is chips that belong to nobody."""

    winners: tuple[Seat, ...]
    chips: tuple[int, ...]
    topups: tuple[int, ...]
    left_on_table: int
    points: tuple[int, ...] | None = None
    """What decided who won, in a game that counts points; None if chips decided."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat got at one stroke, so that people may tell of it afterwards."""

    seat: Seat
    kind: str
    """How, by a name of the game's own."""
    amount: int
    """So many chips, or points where these decide."""
    on: tuple[str, ...] = ()
    """The cards or spaces that brought it."""


class RuleBroken(Exception):
    """An action that the rules do not allow now. Nothing has changed."""


class NotYourTurn(RuleBroken):
    """The seat has no decision to make now."""


class NotAllowed(RuleBroken):
    """The seat may act, but not like this."""


class MatchOver(RuleBroken):
    """The match has ended; nothing can be done in it any more."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason why rules are refused: a kind, and the names of the parameters concerned."""

    kind: str
    parameters: tuple[str, ...] = ()

    def __str__(self) -> str:
        named = ", ".join(self.parameters)
        return f"{self.kind.replace('-', ' ')}: {named}" if named else self.kind.replace("-", " ")


class RulesRefused(ValueError):
    """Rules that contradict each other, do not fit the players, or are not supported; `problems` has every reason."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Switch:
    """A house rule that can be chosen by name, on top of a preset: its choices in order, and the present one."""

    name: str
    choices: tuple[str, ...]
    present: str


class Rulebook(Protocol[R]):
    """What can be played: presets, and house rules on top of them. Rules are the game's own frozen type."""

    def read(self, preset: str, overrides: Mapping[str, Any]) -> R:
        """Return the rules of a preset with dotted overrides, as in records.

        Raises:
            RulesRefused: an unknown preset, parameter or value, or a contradiction; with every reason.
        """

    def presets(self) -> tuple[str, ...]:
        """Return the names of the presets, the one for newcomers first."""

    def seats(self, preset: str) -> range:
        """Return the numbers of players that a preset allows."""

    def switches(self, rules: R) -> tuple[Switch, ...]:
        """Return the house rules that can be chosen by name, as they are under these rules."""
        return ()

    def with_preset(self, rules: R, preset: str) -> R:
        """Return the rules of another preset, with those of the present house rules that belong to every preset."""
        return self.read(preset, {})

    def switched(self, rules: R, name: str, choice: str) -> R:
        """Return rules with another choice of one house rule.

        Raises:
            RulesRefused: there is no such choice, or it contradicts others; with every reason.
        """
        raise RulesRefused([Problem("unknown-choice", (name,))])

    def top_ups(self, rules: R, players: int) -> int:
        """Return the chips that a seat may be topped up with in a match of so many players, at most."""
        return 0

    def rounds(self, rules: R, players: int) -> int | None:
        """Return how many rounds a match of this many players has, None if nobody knows before its end."""
        return None

    def carry(self, rules: R, chips: int) -> dict[str, int]:
        """Return how chips left over from an earlier match are laid on the spaces, by space; by default they wait."""
        return {}

    def dump(self, rules: R) -> dict[str, Any]:
        """Return rules as in a record: the preset's name, and what differs from it."""

    def load(self, data: Mapping[str, Any]) -> R:
        """Return the rules that `dump` wrote.

        Raises:
            RulesRefused: they are not valid rules.
        """
        overrides = dict(data)
        return self.read(overrides.pop("preset"), overrides)


class Purse(Generic[S_chips]):
    """Whose the chips of a match are. Tuples are by seat, in chips. By default none are staked or topped up."""

    def stacks(self, state: S_chips) -> tuple[int, ...]:
        """Return the chips in front of each seat."""
        return state.chips

    def on_table(self, state: S_chips) -> dict[str, int]:
        """Return the chips on each space that has any."""
        return {}

    def paid_back(self, state: S_chips) -> tuple[int, ...]:
        """Return the chips on the spaces that go back to each seat if the match is broken off now; by default none."""
        return (0,) * len(self.stacks(state))

    def staked(self, events: Sequence[Event]) -> Mapping[Seat, int]:
        """Return the chips that seats have put on the spaces as stakes in an action, by its events; bets are none."""
        return {}

    def topped_up(self, state: S_chips) -> tuple[int, ...]:
        """Return the chips that each seat has been topped up with during the match."""
        return (0,) * len(self.stacks(state))

    def to_top_up(self, state: S_chips) -> int:
        """Return the chips that a seat may be topped up with in the rounds to come, at most."""
        return 0


@dataclass(frozen=True, slots=True)
class Codec(Generic[S]):
    """The functions that turn the states, actions and events of a game into JSON types and back.

    Actions have the words of the record format where that has them. What is no action of the game is a ValueError.
    """

    dump: Callable[[S], dict[str, Any]]
    load: Callable[[Mapping[str, Any]], S]
    dump_action: Callable[[Action], dict[str, Any]]
    load_action: Callable[[Mapping[str, Any]], Action]
    dump_event: Callable[[Event], dict[str, Any]]
    load_event: Callable[[Mapping[str, Any]], Event]


class Game(Protocol[R, S, V_co]):
    """The functions of one game. Rules, states and views are the game's own frozen types.

    By default all decide in turn, each with a choice of complete decisions, and nobody leaves the match.
    """

    key: str
    forces: bool = False
    """Whether somebody may ever have to act without a choice, so that the table can act for them."""

    rulebook: Rulebook[R]
    """What can be played."""
    purse: Purse[S] = Purse()
    """Whose the chips are."""
    codec: Codec[S]
    """How states, actions and events are kept."""

    def new_match(self, rules: R, chips: Sequence[int], stream: Stream, carried: Mapping[str, int]) -> S:
        """Return the state before the first deal; the first dealer comes from the stream.

        `chips`: each seat's stack, at least 1; 0 if a game can be played without chips.

        Raises:
            RulesRefused: the rules do not fit this number of players.
        """

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return exactly the actions that `apply` accepts from this seat now; a long list is made as it is read."""

    def apply(self, state: S, seat: Seat | None, action: Action) -> Step[S]:
        """Return the state after this action. The only way a state changes.

        Raises:
            RuleBroken: the action is not allowed; the state stays as it is.
        """

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Return all that a seat may know, or what everybody may know for None."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the match ended, or None while it is played."""
        return state.outcome

    def deal(self, state: S, stream: Stream) -> Action:
        """Return what chance does next, drawn from the coming round's stream."""

    def awaits_deal(self, state: S) -> bool:
        """Return whether the next action is chance's: the deal, or what opens a round before it."""
        return self.between_rounds(state)

    def draws(self, state: S) -> bool:
        """Return whether the next action is chance's and draws cards, and does not only open a round."""
        return self.awaits_deal(state)

    def between_rounds(self, state: S) -> bool:
        """Return whether nothing of the coming round has happened yet."""

    def underway(self, state: S) -> bool:
        """Return whether something has begun that its rules have to settle before anybody's chips go home.

        By default that is a round; where the last round decides, it is the match from its first deal on.
        """
        return self.outcome(state) is None and not self.between_rounds(state)

    def round_number(self, state: S) -> int:
        """Return the number of the round that is played, or is dealt next; the first is 1."""
        return state.round

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have a decision to make or a card to play now."""
        return () if state.turn is None else (state.turn,)

    def forced(self, state: S) -> bool:
        """Return whether the seat to act has no choice."""
        return False

    def continues(self, state: S) -> bool:
        """Return whether the open decision goes on with a turn that the same seat has begun."""
        return False

    def out(self, state: S) -> frozenset[Seat]:
        """Return the seats that have left the match and are asked no more."""
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
        raise NotYourTurn(f"seat {seat} has nothing to prepare now")

    def standing(self, state: S) -> tuple[int, ...]:
        """Return what decides the match, by seat, as it is now: points, or by default chips less those from top-ups."""
        return tuple(map(sub, self.purse.stacks(state), self.purse.topped_up(state)))

    def moments(self, events: Sequence[Event]) -> tuple[Moment, ...]:
        """Return what seats got at one stroke in an action, by its events."""
        return ()

    def figures(self, before: S, state: S, events: Sequence[Event]) -> tuple[Figures, ...]:
        """Return what the round that an action has ended was for each seat; nothing if it has ended none."""
        return ()


AnyGame = Game[Any, Any, Any]
"""A game that was looked up by its key, so that its types are not known."""

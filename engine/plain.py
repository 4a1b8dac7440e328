"""States and views for games that add little more than their cards to what every game has."""

from dataclasses import dataclass
from typing import Any, Self

from engine.game import Action, AnyGame, Event, MatchState, Outcome, Seat, Step


@dataclass(frozen=True, kw_only=True)
class PlainState(MatchState):
    """The state of a match, without the cards and points that a game adds to it."""

    latest: tuple[Event, ...] = ()
    """What the last action has led to, for boards to show."""

    def then(self, *events: Event, **changes: Any) -> Step[Self]:
        """Return the step to this state with changes, and with these events."""
        return Step(self.with_(latest=events, **changes), events)

    def won_by(self, points: tuple[int, ...]) -> Outcome:
        """Return the outcome of a match that ends now and is won by most points."""
        winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
        return Outcome(winners, points)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainView:
    """What everybody may know of a match, and what a seat may do: a game adds what that seat may know (`of`)."""

    seat: Seat | None
    """The seat that looks; None for what everybody may know."""
    round: int
    turn: Seat | None
    chips: tuple[int, ...]
    standing: tuple[int, ...]
    """What decides the match, by seat."""
    choices: tuple[Action, ...]
    """What the seat may do now."""
    latest: tuple[Event, ...]
    """What has just happened, as far as the seat may know of it."""

    @classmethod
    def of(cls, game: AnyGame, state: PlainState, seat: Seat | None, **own: Any) -> Self:
        """Return the view of a seat, None for everybody's, with what a game adds to it."""
        return cls(
            seat=seat,
            round=state.round,
            turn=state.turn,
            chips=state.chips,
            standing=game.standing(state),
            choices=() if seat is None else tuple(game.legal(state, seat)),
            latest=tuple(each for each in state.latest if each.audience in (None, seat)),
            **own,
        )

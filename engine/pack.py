"""A game's pack: all that the rest of the program has to know about a game. It is in the game's folder."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

from engine.game import Action, Game, R, S
from engine.lesson import Lesson
from engine.players import HARD, NORMAL, ComputerPlayer, V, Weigher
from engine.record_form import RecordForm


@dataclass(frozen=True, slots=True)
class Daily:
    """A match that is the deal of the day on some days of the week (`engine.daily`)."""

    weekdays: tuple[int, ...]
    """0 for Monday."""
    preset: str
    players: int
    """The member who plays counts."""
    rounds: int
    level: str = NORMAL
    """How well the computers play."""


def anything(view: Any, random: Random) -> Action:
    """Return any action that the seat of a `PlainView` may choose: the computer player of a game that has no other."""
    action: Action = random.choice(view.choices)
    return action


def never(_view: Any) -> bool:
    """Return False: `is_choice` of a game without hints."""
    return False


@dataclass(frozen=True, slots=True)
class GamePack(Generic[R, S, V]):
    """A game with its records, its computer players and its hints."""

    game: Game[R, S, V]
    typed: str = ""
    """The command under which it is played, if that is not the game's key."""
    form: type[RecordForm[R, S]] = RecordForm
    """How its matches are written in a record."""
    lesson: Lesson | None = None
    """The round that teaches it."""
    players: Mapping[str, ComputerPlayer[V]] = field(default_factory=lambda: {NORMAL: anything})
    """The computer players that decide at once, by level, from the one that is easiest to beat."""
    default: ComputerPlayer[V] = anything
    """Decides for members who do not decide in time, also about what can be prepared ahead."""
    is_choice: Callable[[V], bool] = never
    """Whether the seat of a view has a choice that a hint can be given for."""
    weigher: Weigher[V] | None = None
    """The computer player `hard`: it takes its time. If it cannot think, `normal` decides."""
    hints_think: bool = True
    """Whether hints come from the weigher; else from `normal`."""
    by_character: Callable[[V, int, Random], Action | None] | None = None
    """Makes a computer player's personal choice, by its number, if no choice is better than another; else None."""
    for_nothing: frozenset[str] = frozenset()
    """Levels that are never played for chips."""
    comfortable: int = 4
    """*Play now* fills a table up to this many players, if the rules allow as many."""
    dailies: tuple[Daily, ...] = ()
    """When it is the deal of the day, and how it is played then. All games together have one for each weekday."""
    luck: float = 25.0 / 6.0
    """How much luck there is in a match, in units of a rating. The default is what `openskill` proposes."""
    strengths: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """How strong the levels `easy` and `hard` are, as ratings, by preset: they were measured by mutual play.

    The figures do not change when computer players are measured again: past ratings are computed with them.
    """

    @property
    def command(self) -> str:
        """The command under which the game is played."""
        return self.typed or self.game.key

    @property
    def record(self) -> RecordForm[R, S]:
        """How its matches are written in a record."""
        return self.form(self.game)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, from the one that is easiest to beat."""
        return tuple(self.players) if self.weigher is None else (*self.players, HARD)


AnyPack = GamePack[Any, Any, Any]
"""The pack of a game that was looked up by its key, so that its types are not known."""

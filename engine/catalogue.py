"""Every game, registered once: all that the rest of the program has to know of it lies in its `GamePack`.

Code that has a game's key gets the pack here, and never asks which game it is.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import engine.newyork.players.easy as newyork_easy
import engine.newyork.players.hard as newyork_hard
import engine.newyork.players.hints as newyork_hints
import engine.newyork.players.normal as newyork_normal
import engine.stops.players.characters as stops_characters
import engine.stops.players.defaults as stops_defaults
import engine.stops.players.easy as stops_easy
import engine.stops.players.hard as stops_hard
import engine.stops.players.hints as stops_hints
import engine.stops.players.normal as stops_normal
from engine.game import Action, Game, MatchState
from engine.newyork.match import NewYorkGame
from engine.newyork.record import NewYorkRecord
from engine.players import EASY, HARD, NORMAL, ComputerPlayer, Thinker, Weigher
from engine.record_form import RecordForm
from engine.stops.match import StopsGame
from engine.stops.record import StopsRecord

R = TypeVar("R")
S = TypeVar("S", bound=MatchState)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class GamePack(Generic[R, S, V]):
    """A game with its records, its computer players and its hints."""

    game: Game[R, S, V]
    record: RecordForm[R, S]
    """How its matches stand in a record."""
    players: Mapping[str, ComputerPlayer[V]]
    """The computer players that decide at once, by level, from the one that is easiest to beat."""
    default: ComputerPlayer[V]
    """What is done for members who do not decide in time. It also knows what can be prepared ahead."""
    is_choice: Callable[[V], bool]
    """Whether the seat of a view has a choice that a hint can be given for."""
    thinker: Thinker[V] | None = None
    """The computer player `hard`: it takes its time. When nobody can think, `normal` decides."""
    weigher: Weigher[V] | None = None
    """Compares what can be chosen as the thinker decides."""
    hints_think: bool = True
    """Whether hints come from the weigher; else from `normal`."""
    by_character: Callable[[V, int, Random], Action | None] | None = None
    """What a computer player does in its own way where no choice is better than another, by its number; else None."""
    for_nothing: frozenset[str] = frozenset()
    """Levels that are never played for chips."""
    comfortable: int = 4
    """*Play now* fills a table up to this many players, where the rules take so many."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, from the one that is easiest to beat."""
        return tuple(self.players) if self.thinker is None else (*self.players, HARD)


STOPS = GamePack(
    game=StopsGame(),
    record=StopsRecord(),
    # An easy opponent changes what a round brings by about a chip, so any level may be played with for chips.
    players=MappingProxyType({EASY: stops_easy.choose, NORMAL: stops_normal.choose}),
    default=stops_defaults.default,
    is_choice=stops_hints.is_choice,
    thinker=stops_hard.choose,
    weigher=stops_hard.weighed,
    by_character=stops_characters.by_character,
)
NEW_YORK = GamePack(
    game=NewYorkGame(),
    record=NewYorkRecord(),
    players=MappingProxyType({EASY: newyork_easy.choose, NORMAL: newyork_normal.choose}),
    default=newyork_normal.choose,
    is_choice=newyork_hints.is_choice,
    thinker=newyork_hard.choose,
    weigher=newyork_hard.weighed,
    # The thinker lays what others score with, to cover it later: nobody understands that from a sentence. What
    # `normal` does counts at once, and can be said.
    hints_think=False,
    # Players that do anything lose almost every match.
    for_nothing=frozenset({EASY}),
    # One opponent is two rounds: a first match ends before somebody has to go. Others are added by **Add computer**.
    comfortable=2,
)

AnyPack = GamePack[Any, Any, Any]
"""The pack of a game that was looked up by its key, so that its types are not known."""
_PACKS: tuple[AnyPack, ...] = (STOPS, NEW_YORK)
CATALOGUE: Mapping[str, AnyPack] = MappingProxyType({pack.game.key: pack for pack in _PACKS})
"""Every game by its key."""

"""A rated match as the next link of each member's chain: from the ratings before it come those after it.

Which matches are rated, and what each weighs, is said here once: the match as it closes and the audit ask the same
functions. All is pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.ratings.rating import NEWCOMER, Participant, Rating, rated
from bot.ratings.reference import REFERENCES

Pair = frozenset[int]
"""Two members who were alone with each other, or with computer players."""


@dataclass(frozen=True, slots=True)
class Match:
    """What ratings need of a match that is over."""

    table: int
    at: float
    """When it closed, in seconds since 1970."""
    game: str
    preset: str
    level: str
    """Of its computer players."""
    computers: tuple[int, ...]
    """The places of those that played from the start to the end."""
    broken_off: bool
    places: tuple[tuple[int, int], ...]
    """Each member who has played a round to its end, and their place."""

    @property
    def is_rated(self) -> bool:
        """Whether it changes ratings: it was won by its rules, and two members or more have played in it."""
        return not self.broken_off and len(self.places) > 1

    @property
    def pair(self) -> Pair | None:
        """The two members if there were no others, else None."""
        return frozenset(member for member, _ in self.places) if len(self.places) == 2 else None

    @property
    def day(self) -> str:
        """The day on which it closed, by UTC."""
        return day_of(self.at)


@dataclass(frozen=True, slots=True)
class Link:
    """Where a member stands after a rated match."""

    number: int
    """How many rated matches they have played of this game in this server."""
    weight: float
    rating: Rating


NO_LINK = Link(0, 0.0, NEWCOMER)
"""Where somebody stands who has played no rated match."""


def day_of(at: float) -> str:
    """Return the day of a time in seconds since 1970, by UTC, like 2026-11-22."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def weight_of(number: int) -> float:
    """Return what the match with this number weighs, of those of one pair alone on one day, from 1."""
    return 1.0 / number


def next_links(match: Match, before: Mapping[int, Link], weight: float) -> dict[int, Link]:
    """Return where the members of a rated match stand after it.

    Args:
        match: a rated match.
        before: where each of them stood before it; members without a link have played none.
        weight: what the match weighs.
    """
    stood = [before.get(member, NO_LINK) for member, _ in match.places]
    computer = REFERENCES[match.game][match.preset][match.level]
    everybody = [
        *(Participant(link.rating, place) for link, (_, place) in zip(stood, match.places, strict=True)),
        *(Participant(computer, place, fixed=True) for place in match.computers),
    ]
    ratings = rated(match.game, everybody, weight)
    return {
        member: Link(link.number + 1, weight, rating)
        for (member, _), link, rating in zip(match.places, stood, ratings, strict=False)
    }

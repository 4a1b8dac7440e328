"""A rated match as the next link of each member's chain: from the ratings before it come those after it.

Which matches are rated, and how far a rating rises on a day, is said here once: the match as it closes and the audit
ask the same functions. All is pure.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.ratings.rating import NEWCOMER, Participant, Rating, held, rated
from bot.ratings.reference import REFERENCES

RISE = 16.0
"""So far a rating (`Rating.sure`) rises on a day by UTC, at most. Nothing bounds how far it falls."""
DAY = 24 * 60 * 60


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
    def midnight(self) -> float:
        """When the day began on which it closed, by UTC, in seconds since 1970."""
        return self.at // DAY * DAY


@dataclass(frozen=True, slots=True)
class Link:
    """Where a member stands after a rated match."""

    number: int
    """How many rated matches they have played of this game in this server."""
    rating: Rating


NO_LINK = Link(0, NEWCOMER)
"""Where somebody stands who has played no rated match."""


def next_links(match: Match, before: Mapping[int, Link], at_midnight: Mapping[int, Link]) -> dict[int, Link]:
    """Return where the members of a rated match stand after it. Members without a link had played none.

    Args:
        match: a rated match.
        before: where each of them stood before it,
        at_midnight: and as its day began.
    """
    stood = [before.get(member, NO_LINK) for member, _ in match.places]
    computer = REFERENCES[match.game][match.preset][match.level]
    everybody = [
        *(Participant(link.rating, place) for link, (_, place) in zip(stood, match.places, strict=True)),
        *(Participant(computer, place, fixed=True) for place in match.computers),
    ]
    ratings = rated(match.game, everybody)
    return {
        member: Link(link.number + 1, held(link.rating, rating, at_midnight.get(member, NO_LINK).rating.sure + RISE))
        for (member, _), link, rating in zip(match.places, stood, ratings, strict=False)
    }

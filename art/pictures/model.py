"""What pictures are drawn from: finished texts, and numbers.

All that a picture shows is in here, so that its description can be made from the same data.
"""

from dataclasses import dataclass

CARD = "\ufffc"
"""Stands for a card within a text, where its picture is drawn."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody in a picture."""

    name: str
    """As it is drawn; it is cut if it is too wide."""
    sign: str
    """One or two letters for a disc."""
    avatar: bytes = b""
    """A picture of theirs in any common format, empty without one."""
    face: str = ""
    """The name of a picture of the deck, for computer players; empty without one."""


@dataclass(frozen=True, slots=True)
class Result:
    """One player of a match that is over."""

    place: str
    who: Who
    score: str
    change: str
    """What they won or lost by the match, with its sign; empty if that says nothing."""
    wins: bool
    course: tuple[int, ...] = ()
    """What they had before the match and after each round; empty if unknown."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The best moment of a match."""

    text: str
    """A sentence, with `CARD` for each card in it."""
    cards: tuple[str, ...] = ()
    """The names of these cards' pictures, in order."""


@dataclass(frozen=True, slots=True)
class ResultPicture:
    """The result of a match, the best player first."""

    title: str
    subtitle: str
    results: tuple[Result, ...]
    rounds: str = ""
    """What the numbers below the lines count."""
    moment: Moment | None = None
    piles: tuple[str, ...] = ()
    """The names of the tiles on New York's piles, in order."""
    thousands: str = ","
    """The separator of thousands in numbers."""


@dataclass(frozen=True, slots=True)
class Rank:
    """One member of a leaderboard, or on a podium. Equals share a place."""

    place: str
    who: Who
    score: int
    text: str
    """The score in words."""
    own: bool = False
    """Whether it is the member who asked."""


@dataclass(frozen=True, slots=True)
class LeaderboardPicture:
    """A page of a leaderboard, the best first."""

    title: str
    subtitle: str
    ranks: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class WalletPicture:
    """A wallet over time."""

    title: str
    subtitle: str
    balances: tuple[tuple[float, int], ...]
    """The chips after each change and its time (seconds since 1970), the oldest first; the last is now."""
    days: tuple[tuple[float, str], ...]
    """Moments that are named below the line."""
    thousands: str = ","
    """The separator of thousands in numbers."""


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The best of a season in order, three at most."""

    title: str
    subtitle: str
    steps: tuple[Rank, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number about a member, and what it counts."""

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Winnings:
    """What share somebody has won, and what chance alone gives, both from 0 to 1 and in words."""

    label: str
    share: float
    text: str
    chance: float
    note: str


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """What a member has done."""

    who: Who
    subtitle: str
    figures: tuple[Figure, ...]
    winnings: tuple[Winnings, ...] = ()
    boodle: str = ""
    """The label of the boodle cards."""
    taken: tuple[Figure, ...] = ()
    """How many somebody has taken, and the rank."""
    glory: str = ""
    """What they are proud of; empty if there is nothing yet."""


Picture = ResultPicture | LeaderboardPicture | WalletPicture | ProfilePicture | PodiumPicture

"""What pictures are drawn from: texts that are in words already, and numbers.

All that a picture shows is in here, so that what is said of it can be made from the same.
"""

from dataclasses import dataclass

CARD = "\ufffc"
"""Stands for a card within a text, where its picture is drawn."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody in a picture."""

    name: str
    """As it is drawn; it is cut where it is too wide."""
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
    """What the match brought, with its sign; empty where that says nothing."""
    wins: bool
    course: tuple[int, ...] = ()
    """What they had before the match and after each round; empty where nobody knows."""


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
    """What stands between the thousands of a number."""


@dataclass(frozen=True, slots=True)
class Rank:
    """One member of a leaderboard."""

    place: str
    who: Who
    chips: int
    text: str
    """The chips in words."""
    own: bool
    """Whether it is the member who asked."""


@dataclass(frozen=True, slots=True)
class LeaderboardPicture:
    """A page of a leaderboard, the richest first."""

    title: str
    subtitle: str
    ranks: tuple[Rank, ...]
    most: int
    """Chips of the richest member of all, to whom bars are compared."""


@dataclass(frozen=True, slots=True)
class WalletPicture:
    """A wallet over time."""

    title: str
    subtitle: str
    balances: tuple[tuple[float, int], ...]
    """Since when (seconds since 1970) there were how many chips, the oldest first; the last is now."""
    days: tuple[tuple[float, str], ...]
    """Moments that are named below the line."""
    thousands: str = ","
    """What stands between the thousands of a number."""


@dataclass(frozen=True, slots=True)
class Step:
    """Somebody on a podium."""

    rank: int
    """1, 2 or 3; equals share one."""
    place: str
    """The same as it is drawn."""
    who: Who
    score: str


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The best of a season, the first at first; three at most."""

    title: str
    subtitle: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that tells something of a member, and what it counts."""

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
class Taken:
    """How many boodle cards of a rank somebody has taken."""

    rank: str
    number: str


@dataclass(frozen=True, slots=True)
class ProfilePicture:
    """What a member has done."""

    who: Who
    subtitle: str
    figures: tuple[Figure, ...]
    winnings: tuple[Winnings, ...] = ()
    boodle: str = ""
    """What stands beside the boodle cards."""
    taken: tuple[Taken, ...] = ()
    glory: str = ""
    """What they are proud of; empty where there is nothing yet."""


Picture = ResultPicture | LeaderboardPicture | WalletPicture | ProfilePicture | PodiumPicture

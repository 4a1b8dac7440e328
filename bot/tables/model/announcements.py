"""What a table announces in public: separate messages, and the latest notices on the board.

They carry names, so that they can be rendered at any later time. Chips are integers.
"""

from dataclasses import dataclass
from typing import Any, Literal

from bot.tables.model.people import Called, Member
from engine.game import Moment


@dataclass(frozen=True, slots=True)
class Notice:
    """A line for the board: somebody's action outside the match's rules."""

    kind: Literal["away", "back", "left", "joined", "stand_in", "left_out", "taken_back"]
    name: Called


Fixed = tuple[tuple[int, str], ...]
"""The coming rounds whose secrets are fixed: their numbers, and the SHA-256 of each secret in hexadecimal."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A round is over: its notable events, as the game dumps them, and everybody's names by seat."""

    table: int
    game: str
    round: int
    names: tuple[Called, ...]
    events: tuple[dict[str, Any], ...]
    commitments: Fixed = ()
    """Those of a later round of this match, if it has one."""
    about: Literal["round_result"] = "round_result"


@dataclass(frozen=True, slots=True)
class Commitments:
    """A table opens, and the secrets of its first rounds are fixed."""

    commitments: Fixed
    about: Literal["commitments"] = "commitments"


@dataclass(frozen=True, slots=True)
class Invitation:
    """Members are asked to join a lobby, where a seat is kept for each of them for a moment."""

    table: int
    by: Called
    """The name of the member who invites them."""
    members: tuple[Member, ...]
    terms_number: int
    """The number of the lobby's terms, which its button carries."""
    terms: dict[str, Any]
    """The terms, as `dump_terms` gives them."""
    reserve: int
    """Chips that somebody who sits down sets aside, without the buy-in."""
    about: Literal["invitation"] = "invitation"


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end: chips in front of it, and what it paid in. `member` is None for a computer player."""

    name: Called
    member: Member | None
    chips: int
    paid_in: int
    points: int | None = None
    """The seat's points, if these decide, and not chips."""

    course: tuple[int, ...] = ()
    """This seat's score before the first round and after each one: points if these decide, else chips less those from
    top-ups."""
    seat: int = 0

    @property
    def merit(self) -> int:
        """The number that decides the order of seats."""
        return self.chips - self.paid_in if self.points is None else self.points


@dataclass(frozen=True, slots=True)
class BestMoment:
    """The most that a seat got at one stroke in a match."""

    name: Called
    round: int
    moment: Moment


@dataclass(frozen=True, slots=True)
class FeatDone:
    """A member's feat in a match."""

    name: Called
    feat: str
    """The game's name for it."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A match is over."""

    table: int
    winners: tuple[Called, ...]
    standings: tuple[Standing, ...]
    """The best first."""
    left: int
    """Chips that stay on the spaces, and then wait in the channel."""
    reason: str = ""
    """Why stand-ins played it to its end; empty if they did not have to."""
    by: Called = ""
    """The name of the person who caused that."""
    game: str = ""
    """The game's key."""
    best: BestMoment | None = None
    """None if nobody got anything."""
    feats: tuple[FeatDone, ...] = ()
    """The feats of the members who have stayed to the end."""
    last: RoundResult | None = None
    """The round with which it ended."""
    about: Literal["match_result"] = "match_result"


@dataclass(frozen=True, slots=True)
class TableClosed:
    """A table closed before its match ended."""

    reason: str
    by: Called
    returned: tuple[tuple[Called, int], ...]
    """Names, and the chips that were returned, of members only."""
    left: int
    """Chips that stay on the spaces, and then wait in the channel."""
    dealt: int | None = None
    """The table's id, if something was dealt there, so that it can be checked."""
    played_out: bool = False
    """Whether stand-ins have played to its end what had begun."""
    rounds: int | None = None
    """How many rounds had been played, if that is why it closed."""
    about: Literal["table_closed"] = "table_closed"


@dataclass(frozen=True, slots=True)
class TableRestored:
    """The table continues from a copy of the database, and what was played since the copy is lost."""

    copied_at: float
    """When the copy was made, in seconds since 1970."""
    again: bool
    """Whether a round begins again."""
    commitments: Fixed
    """Those of the new secrets of the coming rounds."""
    about: Literal["table_restored"] = "table_restored"


Announcement = RoundResult | Commitments | Invitation | MatchResult | TableClosed | TableRestored

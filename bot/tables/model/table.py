"""A table between two actions. It is first a lobby, where people sit down and choose what to play, and then a match."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, Self

from bot.refusals import NotJoined, NotSeated, TableGone
from bot.tables.model.announcements import Notice
from bot.tables.model.people import Called, Member
from bot.tables.model.score_sheet import ScoreSheet
from bot.tables.model.seat import Seat
from bot.tables.model.terms import HOUR, Terms
from engine.catalogue import CATALOGUE
from engine.game import AnyGame
from engine.rulebook import Rules

HURRY = 60
"""The most seconds for a decision once somebody has left in its round."""
NOTICES = 4
"""How many of the latest notices a table remembers for its board."""


class Status(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    """Between rounds, because no human was there for a complete one."""
    CLOSED = "closed"


class Ending(StrEnum):
    """Why a table is closed."""

    FINISHED = "finished"
    STOPPED = "stopped"
    EXPIRED = "expired"
    DESERTED = "deserted"
    EMPTY = "empty"
    CHANNEL_GONE = "channel_gone"
    DAMAGED = "damaged"
    """Its stored data could not be read."""
    LAST_ROUND = "last_round"
    """The match had as many rounds as the server allows, and has no winner yet."""


@dataclass(frozen=True, slots=True)
class WindingUp:
    """Why stand-ins play what has begun to its end, before the table closes."""

    reason: Ending
    by: Called
    """The name of the person who caused it; empty if nobody did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Common(ABC):
    """What a lobby and a match have in common. Chips are integers; ids are Discord's."""

    id: int
    guild: int
    channel: int
    terms: Terms
    follow_seconds: int
    """How long somebody has for a forced card: the server's setting when the table opened, or that of the table
    before it whose match is played again."""
    most_rounds: int
    """After this many rounds the table closes, even if players are left: the server's setting when it opened."""
    host: Member
    seats: tuple[Seat, ...] = ()
    taken_back: tuple[Member, ...] = ()
    """The members whose seats the host has taken back: they may not sit down here now."""
    secrets: tuple[str, ...] = ()
    """A secret for each of the coming rounds, the next one's first: 32 bytes each, in hexadecimal. Not for any view."""
    dealt: int = 0
    """How many rounds were dealt."""
    notices: tuple[Notice, ...] = ()
    """The latest notices, oldest first."""
    ending: Ending | None = None
    """Why the table is closed, None for an open one."""

    @property
    def status(self) -> Status:
        """What the table is doing."""
        if self.ending is not None:
            return Status.CLOSED
        if isinstance(self, Match):
            return Status.PAUSED if self.paused else Status.PLAYING
        return Status.LOBBY

    @property
    @abstractmethod
    def reserve(self) -> int:
        """The chips to set aside by somebody who sits down now: enough for the top-ups of all rounds to come."""

    @abstractmethod
    def stacks(self) -> tuple[int, ...]:
        """Return the chips in front of each seat; none at a closed table."""

    def at_home(self) -> tuple[int, ...]:
        """Return the chips of each owner, without their reserve, if the table closes before its match has ended."""
        return self.stacks()

    @property
    def game(self) -> str:
        """The key of the game that is played here."""
        return self.terms.game

    @property
    def rules(self) -> Rules:
        """The game's frozen rules object."""
        rules: Rules = self.terms.rules
        return rules

    @property
    def rules_of_play(self) -> AnyGame:
        """The game that is played here."""
        return CATALOGUE[self.game].game

    @property
    def host_name(self) -> str:
        """The host's name; empty if they do not sit here."""
        return next((seat.name for seat in self.seats if seat.member == self.host), "")

    def seat_of(self, member: int) -> int | None:
        """Return the number of a member's seat, None for somebody who does not sit here."""
        for at, seat in enumerate(self.seats):
            if seat.member == member:
                return at
        return None

    def own_seat(self, member: int) -> int:
        """Return the number of a member's seat.

        Raises:
            NotJoined: they have not joined the lobby.
            NotSeated: they do not play in the match.
            TableGone: they do not sit here, and the table is closed.
        """
        at = self.seat_of(member)
        if at is not None:
            return at
        if self.ending is not None:
            raise TableGone
        raise NotSeated if isinstance(self, Match) else NotJoined

    def members(self) -> tuple[int, ...]:
        """Return the ids of the members who sit here, in order of their seats."""
        return tuple(seat.member for seat in self.seats if seat.member is not None)

    def worth(self) -> dict[int, int]:
        """Return each member's chips here so far: in front of them, set aside, or staked and not lost."""
        there = zip(self.seats, self.at_home(), strict=True)
        return {seat.member: chips + seat.reserve for seat, chips in there if seat.member is not None}

    def reserves(self) -> tuple[int, ...]:
        """Return the chips that each seat has set aside for its top-ups."""
        return tuple(seat.reserve for seat in self.seats)

    def escrow(self) -> int:
        """Return the chips that the table holds: stacks, what is set aside, and spaces."""
        return sum(self.stacks()) + sum(self.reserves())

    def last_round(self) -> int | None:
        """Return the round after which the table closes, None if the match has its own number of rounds."""
        players = len(self.seats)
        return self.most_rounds if self.rules.rounds(players) is None else None

    def hosted_by(self, member: int) -> Self:
        """Return this table with a host, who welcomes those whose seats another one has taken back."""
        return self if member == self.host else replace(self, host=member, taken_back=())

    def with_seat(self, at: int, **changes: Any) -> Self:
        """Return this table with changes to one seat."""
        return self.seated(at, replace(self.seats[at], **changes))

    def seated(self, at: int, seat: Seat) -> Self:
        """Return this table with one seat replaced."""
        return replace(self, seats=(*self.seats[:at], seat, *self.seats[at + 1 :]))

    def remembering(self, *notices: Notice) -> Self:
        """Return this table with more notices, the oldest forgotten."""
        return replace(self, notices=(*self.notices, *notices)[-NOTICES:])


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby(Common):
    """A table before its match. Every seat has brought the price: the buy-in, and what is set aside."""

    expected: tuple[Member, ...] = ()
    """Members of the match before this one whose seats are kept for them."""
    terms_number: int = 1
    """The number of the present terms: each change adds one. Buttons for sitting down or starting carry the number that
    their message showed."""
    asked: tuple[Seat, ...] = ()
    """The seats of members who sat here when the terms changed. They have their buy-in back, and their seats are kept
    for a moment, so that they can agree."""
    invited: tuple[Member, ...] = ()
    """Members who were asked to join, and whose seats are kept for a moment."""
    invitations: int = 0
    """How many times somebody was invited: each time, the seats are kept for the full time again."""
    jackpot: int = 0
    """Chips of an earlier table that waited in the channel when this one opened."""

    @property
    def reserve(self) -> int:
        """The chips to set aside; if every player brings a round it is enough for a full table."""
        return self.rules.top_ups(self.rules.players.stop - 1)

    @property
    def price(self) -> int:
        """The chips that sitting down takes: the buy-in, and what is set aside."""
        return self.terms.buy_in + self.reserve

    @property
    def kept(self) -> int:
        """How many seats are kept for members."""
        return len(self.expected) + len(self.asked) + len(self.invited)

    @property
    def free_seats(self) -> int:
        """How many seats are free, and kept for nobody."""
        return max(self.rules.players.stop - 1 - len(self.seats) - self.kept, 0)

    @property
    def comfortable(self) -> int:
        """How many players *Play now* fills the table up to."""
        return min(max(CATALOGUE[self.game].comfortable, self.rules.players.start), self.rules.players.stop - 1)

    def keeps_for(self, member: int) -> bool:
        """Return whether a seat is kept for a member for a moment: they were invited, or should agree to new terms."""
        return member in self.invited or any(seat.member == member for seat in self.asked)

    def stacks(self) -> tuple[int, ...]:
        """Return the buy-in of each seat; nothing at a closed table."""
        return (self.terms.buy_in if self.ending is None else 0,) * len(self.seats)

    def begun(self, state: Any, entropy: str, carried: int) -> "Match":
        """Return the match that begins here."""
        common = {each.name: getattr(self, each.name) for each in fields(Common)}
        return Match(**common, state=state, entropy=entropy, carried=carried)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match(Common):
    """A table from the beginning of its match on."""

    state: Any
    """The game's frozen state."""
    entropy: str
    """What the bot could not choose: the id of the click that started the match; after a deal, the result of that and
    of all clicks up to the deal."""
    carried: int = 0
    """Chips that an earlier table left in this channel and that were on the spaces at the start."""
    decision: int = 0
    """The number of the open decision: how many actions of seats the match has seen."""
    paused: bool = False
    """Whether the table waits between rounds, because no human was there for a complete one."""
    human_acted: bool = True
    """Whether a member has acted in this round."""
    hurried: bool = False
    """Whether somebody has left in this round and has not come back."""
    sold: tuple[Member, ...] = ()
    """The members who have left the match and were paid for their seats."""
    winding_up: WindingUp | None = None
    """Why every seat is played by a stand-in, or a computer player; None while members play."""
    score_sheet: ScoreSheet = field(default_factory=ScoreSheet)
    """The course of the match."""
    happened: tuple[dict[str, Any], ...] = ()
    """The notable events of this round so far, as the game dumps them, for its result."""

    @property
    def reserve(self) -> int:
        """The chips to set aside by somebody who sits down now: enough for the top-ups of all rounds to come."""
        return self.rules.top_ups(len(self.seats), self.rounds_over())

    @property
    def round_number(self) -> int:
        """The number of the round that is running, or about to begin."""
        return int(self.state.round)

    @property
    def between_rounds(self) -> bool:
        """Whether a round is over, or none has begun, and the next one is about to come."""
        return self.rules_of_play.between_rounds(self.state)

    @property
    def forced(self) -> bool:
        """Whether the acting seat can do only one thing, which everybody knows: play the run's next card."""
        return self.rules_of_play.forced(self.state)

    @property
    def unhurried_seconds(self) -> int:
        """How long a decision may take as long as nobody leaves: as agreed, and at most an hour for a member alone."""
        return self.terms.turn_seconds if len(self.members()) > 1 else min(self.terms.turn_seconds, HOUR)

    @property
    def turn_seconds(self) -> int:
        """How long a decision may take now: less, once somebody who has left waits for the round's end.

        If a turn takes a day, they know that they wait, and nobody else has to hurry.
        """
        hurries = self.hurried and not self.terms.day_turns
        return min(self.unhurried_seconds, HURRY) if hurries else self.unhurried_seconds

    @property
    def card_seconds(self) -> int:
        """How long somebody has for a forced card now."""
        most = HURRY if self.hurried else HOUR if len(self.members()) < 2 else self.follow_seconds
        return min(self.follow_seconds, most)

    @property
    def unattended(self) -> bool:
        """Whether only computer players and stand-ins play now."""
        return self.winding_up is not None or all(seat.automatic for seat in self.seats)

    def staying(self) -> tuple[int, ...]:
        """Return the ids of the members who sit here and have not left, in order of their seats."""
        return tuple(seat.member for seat in self.seats if seat.member is not None and not seat.leaving)

    def underway(self) -> bool:
        """Return whether something has begun that the rules must settle before the table closes."""
        return self.rules_of_play.underway(self.state)

    def stacks(self) -> tuple[int, ...]:
        """Return the chips in front of each seat; none at a closed table."""
        return (0,) * len(self.seats) if self.ending is not None else self.state.chips

    def at_home(self) -> tuple[int, ...]:
        """Return the chips of each owner, without their reserve, if the table closes before its match has ended."""
        if self.ending is not None:
            return self.stacks()
        back = self.rules_of_play.paid_back(self.state)
        return tuple(map(sum, zip(self.stacks(), back, strict=True)))

    def escrow(self) -> int:
        """Return the chips that the table holds: stacks, what is set aside, and spaces."""
        if self.ending is not None:
            return 0
        return sum((*self.stacks(), *self.reserves(), *self.rules_of_play.on_table(self.state).values()))

    def acting(self) -> int | None:
        """Return the seat that the match waits for, None if it waits for none."""
        return next(iter(self.rules_of_play.to_act(self.state)), None) if self.status is Status.PLAYING else None

    def preparing(self) -> tuple[int, ...]:
        """Return the seats that can make their coming decision now, in advance."""
        return self.rules_of_play.preparing(self.state) if self.status is Status.PLAYING else ()

    def seat_price(self) -> int | None:
        """Return all the chips that a computer player's seat takes now: its stack, and what to set aside.

        None if none can be taken over.
        """
        at = self.seat_for_sale() if self.ending is None and self.between_rounds else None
        return None if at is None else self.stacks()[at] + self.reserve

    def seat_for_sale(self) -> int | None:
        """Return the first computer player's seat that can be taken over between rounds.

        Its stack is at least the buy-in: with less, the buyer would play for others' stakes below their price.
        """
        if self.winding_up is not None:
            return None
        for at, (seat, chips) in enumerate(zip(self.seats, self.stacks(), strict=True)):
            if seat.member is None and chips >= self.terms.buy_in:
                return at
        return None

    def rounds_over(self) -> int:
        """Return how many rounds are over."""
        return self.round_number - (0 if self.state.outcome is not None else 1)


Table = Lobby | Match
"""A table of either kind. Closing does not change the kind."""

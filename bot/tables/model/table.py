"""A table between two actions: who sits there, and the match they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bot.chips.accounts import HOUSE, Account, wallet
from bot.members.people import whose
from bot.tables.model.announcements import Happening
from bot.tables.model.people import Called, Member
from bot.tables.model.story import Story
from bot.tables.model.terms import Terms
from engine.catalogue import CATALOGUE
from engine.game import AnyGame, Event

COMFORTABLE = 4
"""*Play now* fills a table up to this many players, where its game takes so many."""
HURRY = 60
"""Seconds that a decision takes at most once somebody has left in its round."""
HAPPENINGS = 4
"""How many of the latest happenings a table remembers for its board."""


class Status(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    """Between rounds, because no human was there for a whole one."""
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
    """Nothing could be made of what was stored of it."""
    LAST_ROUND = "last_round"
    """The match would go on, but had as many rounds as the server allows."""


@dataclass(frozen=True, slots=True)
class WindingUp:
    """Why stand-ins play to its end what has begun, before the table closes."""

    reason: Ending
    by: Called
    """Whose doing it is, by name; empty where it is nobody's."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at a table: a member's, or a computer player's (`member` is None)."""

    member: Member | None
    name: Called
    follow: bool = False
    """Forced cards are played for the member, at the table's pace."""
    away: bool = False
    """A stand-in plays at once, until the member is back."""
    leaving: bool = False
    """A stand-in plays to the end of what has begun; then the member is paid."""
    returned: bool = False
    """Whether the member has left and come back: their next leaving hurries nobody."""
    missed: int = 0
    """Decisions in a row that a stand-in had to make."""
    late: int = 0
    """Deadlines that the member let pass in this match, less those that were made good: see `patience`."""
    in_time: int = 0
    """Decisions in time since then that do not make any good yet."""
    draft: dict[str, Any] | None = None
    """The decision that the member prepares, as the game dumps it; perhaps not whole yet."""
    ready: bool = False
    """Whether the draft is whole, and acts as soon as the seat is asked."""
    reserve: int = 0
    """Chips that are set aside for the seat's top-ups."""

    @property
    def owner(self) -> Account:
        """Whose the seat's chips are when they leave the table: the member's, or the house's."""
        return HOUSE if self.member is None else wallet(self.member)

    @property
    def automatic(self) -> bool:
        """Whether a computer player decides for this seat, now."""
        return self.member is None or self.away or self.leaving


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A host has taken a member's seat back: as long as they are host, that member does not sit down here again."""

    host: Member
    member: Member


@dataclass(frozen=True, slots=True)
class Table:
    """A table, its people and its match. Chips are whole; ids are Discord's."""

    id: int
    guild: int
    channel: int
    terms: Terms
    follow_seconds: int
    """How long somebody has for a forced card: what the server had set when the table opened, or the table before it
    whose match is played again."""
    host: Member
    status: Status = Status.LOBBY
    seats: tuple[Seat, ...] = ()
    most_rounds: int | None = None
    """After so many rounds the table closes, whoever is still in: what the server has set when it opened. None: tables
    of versions that went on for ever."""
    expected: tuple[Member, ...] = ()
    """Members of the match before this one whose seats are kept for them in the lobby."""
    terms_number: int = 1
    """The number of the present terms: each change in the lobby counts one on. Buttons that sit down or start carry
    the number that their message showed."""
    asked: tuple[Seat, ...] = ()
    """The seats of members who sat here when the terms changed. They have their buy-in back, and their seats are kept
    for a moment, so that they can agree."""
    invited: tuple[Member, ...] = ()
    """Members who were asked to join the lobby, and whose seats are kept for a moment."""
    invitations: int = 0
    """How many times somebody was invited: each time, the seats that are kept are kept anew."""
    taken_back: tuple[TakenBack, ...] = ()
    """Whose seats a host has taken back."""
    secrets: tuple[str, ...] = ()
    """A secret for each of the coming rounds, the next one's first: 32 bytes each, in hexadecimal. Not for any view."""
    dealt: int = 0
    """How many rounds were dealt."""
    entropy: str = ""
    """What the bot could not choose: the id of the click that started the match; after a deal, what came of it and of
    all clicks up to that deal."""
    jackpot: int = 0
    """Chips of an earlier table that waited in the channel when this one opened."""
    carried: int = 0
    """Chips that an earlier table left in this channel and that lay on the spaces at the start."""
    match: Any = None
    """The game's frozen state, None in the lobby."""
    decision: int = 0
    """The number of the open decision: how many actions of seats the match has seen."""
    human_acted: bool = False
    """Whether a member has acted in this round."""
    fewest: int | None = None
    """How many members sat here in the round that had the fewest of them, of those that are over."""
    hurried: bool = False
    """Whether somebody has left in this round who has not come back."""
    winding_up: WindingUp | None = None
    """Why every seat is played by a stand-in, or a computer player; None while members play."""
    story: Story = field(default_factory=Story)
    """How the match has gone."""
    happenings: tuple[Happening, ...] = field(default=())
    """The latest of what happened, oldest first."""
    ending: Ending | None = None

    @property
    def game(self) -> str:
        """The key of the game that is played here."""
        return self.terms.game

    @property
    def rules(self) -> Any:
        """The game's frozen rules object."""
        return self.terms.rules

    @property
    def rules_of_play(self) -> AnyGame:
        """The game that is played here."""
        return CATALOGUE[self.game].game

    @property
    def limits(self) -> range:
        """The numbers of players that may start."""
        return self.rules_of_play.rulebook.seats(self.rules.preset)

    @property
    def reserve(self) -> int:
        """The chips to set aside by somebody who sits down now: enough for the top-ups of all rounds to come.

        In a lobby where every player brings a round it is enough for a full table.
        """
        game = self.rules_of_play
        if self.match is None:
            return game.rulebook.top_ups(self.rules, self.limits.stop - 1)
        return game.purse.to_top_up(self.match)

    @property
    def price(self) -> int:
        """The chips that sitting down in the lobby takes: the buy-in, and what is set aside."""
        return self.terms.buy_in + self.reserve

    @property
    def kept(self) -> int:
        """How many seats of a lobby are kept for somebody."""
        return len(self.expected) + len(self.asked) + len(self.invited)

    @property
    def free_seats(self) -> int:
        """How many seats of a lobby nobody has, and are kept for nobody."""
        return max(self.limits.stop - 1 - len(self.seats) - self.kept, 0)

    @property
    def comfortable(self) -> int:
        """How many players *Play now* fills the table up to."""
        return min(max(COMFORTABLE, self.limits.start), self.limits.stop - 1)

    def seat_of(self, member: int) -> int | None:
        """Return the number of a member's seat, None for somebody who does not sit here."""
        for at, seat in enumerate(self.seats):
            if seat.member == member:
                return at
        return None

    def keeps_for(self, member: int) -> bool:
        """Return whether a seat is kept for a member for a moment: they were invited, or should agree to new terms."""
        return member in self.invited or any(seat.member == member for seat in self.asked)

    def turns_away(self, member: int) -> bool:
        """Return whether the host has taken a member's seat back: they may not sit down here now."""
        return TakenBack(self.host, member) in self.taken_back

    def members(self) -> tuple[int, ...]:
        """Return the ids of the members who sit here, in order of their seats."""
        return tuple(seat.member for seat in self.seats if seat.member is not None)

    def staying(self) -> tuple[int, ...]:
        """Return the ids of the members who sit here and have not left, in order of their seats."""
        return tuple(seat.member for seat in self.seats if seat.member is not None and not seat.leaving)

    @property
    def turn_seconds(self) -> int:
        """How long a decision may take now: less, once somebody has left who waits for the round's end."""
        return min(self.terms.turn_seconds, HURRY) if self.hurried else self.terms.turn_seconds

    @property
    def cut(self) -> bool:
        """Whether a decision has less time now than was agreed, because somebody has left."""
        return self.turn_seconds < self.terms.turn_seconds

    @property
    def card_seconds(self) -> int:
        """How long somebody has for a forced card now."""
        return min(self.follow_seconds, HURRY) if self.hurried else self.follow_seconds

    @property
    def unattended(self) -> bool:
        """Whether computer players and stand-ins alone play, now."""
        return self.winding_up is not None or all(seat.automatic for seat in self.seats)

    def underway(self) -> bool:
        """Return whether something has begun that its rules have to settle before the table closes."""
        return self.match is not None and self.rules_of_play.underway(self.match)

    def stacks(self) -> tuple[int, ...]:
        """Return the chips in front of each seat: the buy-ins in the lobby, the match's afterwards."""
        if self.status is Status.CLOSED:
            return (0,) * len(self.seats)
        if self.match is None:
            return (self.terms.buy_in,) * len(self.seats)
        return self.rules_of_play.purse.stacks(self.match)

    def worth(self) -> tuple[int, ...]:
        """Return the chips here that are each seat's so far: in front of it, set aside, or staked and not yet lost."""
        return tuple(map(sum, zip(self.at_home(), self.reserves(), strict=True)))

    def reserves(self) -> tuple[int, ...]:
        """Return the chips that each seat has set aside for its top-ups."""
        return tuple(seat.reserve for seat in self.seats)

    def at_home(self) -> tuple[int, ...]:
        """Return what each owner gets beside their reserve where the table closes before its match has ended."""
        stacks = self.stacks()
        if self.match is None or self.status is Status.CLOSED:
            return stacks
        back = self.rules_of_play.purse.paid_back(self.match)
        return tuple(map(sum, zip(stacks, back, strict=True)))

    def escrow(self) -> int:
        """Return the chips that the table holds: stacks, what is set aside, and spaces."""
        if self.status is Status.CLOSED:
            return 0
        spaces = 0 if self.match is None else sum(self.rules_of_play.purse.on_table(self.match).values())
        return sum(self.stacks()) + sum(self.reserves()) + spaces

    def acting(self) -> int | None:
        """Return the seat that the match waits for, None where it waits for none."""
        if self.status is not Status.PLAYING or self.match is None:
            return None
        return next(iter(self.rules_of_play.to_act(self.match)), None)

    def preparing(self) -> tuple[int, ...]:
        """Return the seats that can make their coming decision now, before they are asked for it."""
        if self.status is not Status.PLAYING or self.match is None:
            return ()
        return self.rules_of_play.preparing(self.match)

    def late_price(self, at: int) -> int:
        """Return the chips that a computer player's seat takes between two rounds: its stack, and what to set aside."""
        return self.stacks()[at] + self.reserve

    def seat_price(self) -> int | None:
        """Return all the chips that a computer player's seat takes now; None where none can be taken over."""
        if self.match is None or self.status is Status.CLOSED or not self.rules_of_play.between_rounds(self.match):
            return None
        at = self.free_seat()
        return None if at is None else self.late_price(at)

    def last_round(self) -> int | None:
        """Return the round after which the table closes, None where the match has its own number of rounds."""
        players = len(self.seats)
        return self.most_rounds if self.rules_of_play.rulebook.rounds(self.rules, players) is None else None

    def free_seat(self) -> int | None:
        """Return the first computer player's seat that can be taken over between rounds.

        It has chips of its own, unless the table is played for nothing.
        """
        if self.winding_up is not None:
            return None
        for at, (seat, chips) in enumerate(zip(self.seats, self.stacks(), strict=True)):
            if seat.member is None and (chips or not self.terms.buy_in):
                return at
        return None

    def with_seat(self, at: int, **changes: Any) -> Table:
        """Return this table with changes to one seat."""
        return self.seated(at, replace(self.seats[at], **changes))

    def seated(self, at: int, seat: Seat) -> Table:
        """Return this table with another seat in place of one."""
        return replace(self, seats=(*self.seats[:at], seat, *self.seats[at + 1 :]))

    def rounds_over(self) -> int:
        """Return how many rounds of the match are over."""
        if self.match is None:
            return 0
        game = self.rules_of_play
        over = game.outcome(self.match) is not None
        return game.round_number(self.match) - (0 if over else 1)

    def telling(self, before: Any, events: Sequence[Event]) -> Table:
        """Return this table with what has happened in its match since `before` in its story."""
        story = self.story.after(self.rules_of_play, before, self.match, events)
        whose = [seat.member for seat in self.seats]
        figures = self.rules_of_play.figures(before, self.match, events)
        return replace(self, story=story.counting(whose, figures, attended=self.winding_up is None))

    def forgetting(self, kind: str, name: str) -> Table:
        """Return this table without the happenings of a kind that somebody's return or departure has overtaken."""
        kept = tuple(each for each in self.happenings if (each.kind, whose(each.name)) != (kind, whose(name)))
        return replace(self, happenings=kept)

    def remembering(self, *happenings: Happening) -> Table:
        """Return this table with more happenings, the oldest forgotten."""
        return replace(self, happenings=(*self.happenings, *happenings)[-HAPPENINGS:])

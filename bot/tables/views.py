"""What a table may show: to everybody (`Board`) and to one seat (`Hand`). Renderers get these, never a table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.chips.wallets import UNKNOWN, Profile
from bot.members.preferences import UNCHOSEN, Preferences
from bot.tables.model.announcements import Notice
from bot.tables.model.deals import commitments
from bot.tables.model.seat import Seat, Shortened
from bot.tables.model.table import Ending, Lobby, Match, Status, Table, WindingUp
from bot.tables.model.terms import Terms
from bot.tables.time.clock import Waiting
from engine.catalogue import CATALOGUE


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat, as everybody sees it."""

    name: str
    member: int | None
    stack: int
    away: bool = False
    leaving: bool = False
    host: bool = False
    ready: bool = False
    """Whether the seat has made its coming decision in advance."""


@dataclass(frozen=True, slots=True)
class Board:
    """All that everybody may know about a table."""

    id: int
    guild: int
    channel: int
    status: Status
    terms: Terms
    seats: tuple[SeatView, ...]
    least: int
    most: int
    ending: Ending | None = None
    commitments: tuple[tuple[int, str], ...] = ()
    """The numbers of the coming rounds whose secrets are fixed, and the SHA-256 of each, in hexadecimal; 0 stands for
    all rounds of the match."""
    reserve: int = 0
    """Chips that somebody who sits down now sets aside for top-ups, without the buy-in or the seat's stack."""
    last_round: int | None = None
    """The round after which the table closes, even if players are left; None if the match has a number of rounds."""
    waiting: Waiting | None = None
    due_at: float | None = None
    """When the wait is over, in seconds since 1970."""
    notices: tuple[Notice, ...] = ()

    # --- of a lobby -------------------------------------------------------------------------------------------

    jackpot: int = 0
    """Chips that wait in the channel and are put on the spaces at the start."""
    expected: tuple[int, ...] = ()
    terms_number: int = 0
    """The number of the terms, which buttons for sitting down or starting carry."""
    asked: tuple[SeatView, ...] = ()
    """The seats that are kept for those who sat here when the terms changed, and have not agreed yet."""
    invited: tuple[int, ...] = ()
    """Those who were asked to join, and whose seats are kept for a moment."""
    comfortable: int = 0
    """How many players *Play now* fills the table up to."""
    free_seats: int = 0
    """How many seats are free, and kept for nobody."""

    # --- of a match -------------------------------------------------------------------------------------------

    view: Any = None
    """The match as everybody sees it, None in the lobby."""
    decision: int = 0
    seat_price: int | None = None
    """Between two rounds, all the chips that a computer player's seat takes; None if none can be taken over."""
    dealing: bool = False
    """Whether the next round is about to be dealt."""
    between: bool = False
    """Whether a round is over, or none has begun, and the next one is about to come."""
    round: int = 0
    """The number of the running round; the coming one counts only when it has begun. 0 in the lobby."""
    together_until: float | None = None
    """The deadline of those who decide at the same time; None if nobody does."""
    half_over: bool = False
    """Whether half of the time is over for those whom the table waits for."""
    waited_for: str | None = None
    """The name of the one who must act, if everybody may know it."""
    underway: bool = False
    """Whether something has begun that the rules must settle before chips are returned."""
    winding_up: WindingUp | None = None
    """Why stand-ins play that to its end; None while members play."""
    told: bool = True
    """Whether all announcements were posted in the channel."""

    @property
    def present(self) -> list[int]:
        """The members who play here themselves: not away, and not about to leave."""
        if self.winding_up is not None:
            return []
        return [seat.member for seat in self.seats if seat.member is not None and not (seat.away or seat.leaving)]

    @property
    def may_go_on(self) -> bool:
        """Whether *Next round* deals at once: one member plays here, and a round is over and announced."""
        return (
            self.told and self.status is Status.PLAYING and self.between and self.round > 0 and len(self.present) == 1
        )

    @property
    def open_to_late(self) -> bool:
        """Whether a member can take over a computer player's seat, now or perhaps when the round is over."""
        if self.between or self.ending is not None or self.winding_up is not None:
            return self.seat_price is not None
        return any(seat.member is None for seat in self.seats)

    @property
    def has_lost_its_channel(self) -> bool:
        """Whether stand-ins play to its end a match that nobody can see any more."""
        return self.winding_up is not None and self.winding_up.reason is Ending.CHANNEL_GONE

    @property
    def game(self) -> str:
        """The key of the game that is played here."""
        return self.terms.game

    @property
    def rules(self) -> Any:
        """The game's frozen rules object."""
        return self.terms.rules


@dataclass(frozen=True, slots=True)
class Hand:
    """All that one seat may know about a table."""

    board: Board
    seat: int
    member: int
    locale: str = ""
    """The language that the member reads; empty if nobody knows it."""
    prefers: Preferences = UNCHOSEN
    """What the member prefers, in every server."""
    follow: bool = False
    novice: bool = False
    """Whether this member is playing their first hands, and is coached."""
    taught: bool = False
    """Whether this member has finished the game's lesson, so that nothing in it must be said again."""

    # --- in a match -------------------------------------------------------------------------------------------

    view: Any = None
    """The match as this seat sees it, None in the lobby."""
    acting: bool = False
    """Whether this seat must act now."""
    forced: bool = False
    """Whether it can do only one thing, which everybody knows: play the run's next card."""
    out: bool = False
    """Whether this seat has left the match and acts no more."""
    preparing: bool = False
    """Whether this seat can make its coming decision now, whether it must act or not."""
    draft: dict[str, Any] | None = None
    """What it has prepared so far, as the game dumps actions; perhaps not complete yet."""
    hinted: bool = False
    """Whether there is a choice now for which this seat may ask for a hint."""
    together_until: float | None = None
    """This seat's deadline for what several decide at the same time; None if nobody does."""
    shortened: Shortened | None = None
    """How this member's time for decisions is shortened, None if they have all of it."""
    change: int | None = None
    """Between two rounds, the chips or points that this seat gained or lost in the last one; None during a round."""

    @property
    def own(self) -> SeatView:
        """This seat, as everybody sees it."""
        return self.board.seats[self.seat]

    @property
    def waited(self) -> bool:
        """Whether the table waits for this member, and everybody may know that."""
        if self.board.together_until is not None:
            return self.preparing and not (self.own.ready or self.own.away or self.own.leaving)
        return self.acting and self.board.waiting is Waiting.MEMBER and self.board.waited_for is not None

    @property
    def due_at(self) -> float:
        """When this member's time is over; 0.0 if nobody knows it."""
        return (self.board.due_at if self.board.together_until is None else self.together_until) or 0.0


def board(
    table: Table,
    waiting: Waiting | None,
    due_at: float | None,
    *,
    half_over: bool,
    together_until: float | None = None,
) -> Board:
    """Return what everybody may know about a table.

    `due_at`: its deadline, in seconds since 1970. `half_over`: whether half of the time is over: only then the holder
    of a run's next card is named. `together_until`: the deadline of those who decide at the same time.
    """
    shown = partial(
        Board,
        id=table.id,
        guild=table.guild,
        channel=table.channel,
        status=table.status,
        ending=table.ending,
        terms=table.terms,
        seats=tuple(
            SeatView(seat.name, seat.member, stack, seat.away, seat.leaving, seat.member == table.host, seat.ready)
            for seat, stack in zip(table.seats, table.stacks(), strict=True)
        ),
        least=table.rules.players.start,
        most=table.rules.players.stop - 1,
        commitments=commitments(table),
        reserve=table.reserve,
        last_round=table.last_round(),
        waiting=waiting,
        due_at=due_at,
        notices=table.notices,
    )
    game = table.rules_of_play
    if isinstance(table, Lobby):
        return shown(
            jackpot=sum(game.rulebook.carry(table.rules, table.jackpot).values()),
            expected=table.expected,
            terms_number=table.terms_number,
            asked=tuple(SeatView(seat.name, seat.member, 0) for seat in table.asked),
            invited=table.invited,
            comfortable=table.comfortable,
            free_seats=table.free_seats,
        )
    acting = table.acting()
    return shown(
        view=game.view(table.state, None),
        decision=table.decision,
        seat_price=table.seat_price(),
        dealing=game.awaits_deal(table.state),
        between=table.between_rounds,
        round=table.round_number - table.between_rounds,
        together_until=together_until,
        half_over=half_over,
        waited_for=table.seats[acting].name if acting is not None and (half_over or not table.forced) else None,
        underway=table.underway(),
        winding_up=table.winding_up,
    )


def hand(table: Table, shown: Board, at: int, profile: Profile = UNKNOWN, *, taught: bool = False) -> Hand:
    """Return what one seat may know about a table. `taught`: whether its member has finished the game's lesson."""
    seat = table.seats[at]
    own = partial(
        Hand,
        board=shown,
        seat=at,
        member=seat.member or 0,
        locale=profile.locale,
        prefers=profile.preferences,
        follow=seat.follow,
        novice=profile.novice,
        taught=taught,
    )
    if isinstance(table, Lobby):
        return own()
    view = table.rules_of_play.view(table.state, at)
    acting = table.acting() == at and table.winding_up is None
    less, together = seat.shortened(table.turn_seconds), shown.together_until
    if together is not None and less is not None:
        together -= table.turn_seconds - less.seconds
    changes = table.score_sheet.last_change() if shown.between else ()
    return own(
        view=view,
        acting=acting,
        forced=acting and table.forced,
        out=at in table.rules_of_play.out(table.state),
        preparing=at in table.preparing() and table.winding_up is None,
        draft=seat.draft,
        hinted=table.terms.hints and acting and not seat.leaving and CATALOGUE[table.game].is_choice(view),
        together_until=together,
        shortened=less,
        change=changes[at] if changes else None,
    )


def alone(
    number: int, terms: Terms, state: Any, names: Sequence[str], member: int | None = None, decision: int = 0
) -> Match:
    """Return the table of a match that somebody plays alone at the first seat, without a channel and without deadlines.

    `number`: what its buttons carry in place of the table's id. `names`: by seat. `member`: the player's id, None if
    nobody needs to know it.
    """
    seats = (Seat(member, names[0]), *(Seat(None, each) for each in names[1:]))
    nowhere: dict[str, Any] = {"guild": 0, "channel": 0, "host": 0, "follow_seconds": 0, "most_rounds": 0}
    return Match(id=number, terms=terms, seats=seats, state=state, entropy="", decision=decision, **nowhere)


def hand_alone(table: Match, draft: dict[str, Any] | None = None) -> Hand:
    """Return the hand of somebody who plays alone and has a choice now. `draft`: as in `Hand`."""
    own = hand(table.with_seat(0, draft=draft), board(table, None, None, half_over=False), 0)
    return replace(own, novice=False, acting=True, forced=False)

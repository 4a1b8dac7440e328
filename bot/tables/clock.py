"""A table's clock: what it waits for, and until when. What happens then is in `deadline`.

Nobody is punished for an outage. After a restart members have some time in any case, and anew where the bot itself has
missed their deadline; what needs no human is made up for at once. While members cannot be heard, their tables wait.
Times are in seconds since 1970.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType

from bot.tables.table import Status, Table
from bot.tables.terms import QUICK, SLOW, USUAL

GRACE = 15.0
"""Seconds that members have at least after the bot was away, or they were."""
LONG = 60.0
"""A deadline that has been over for more seconds than this was missed by the bot: members begin anew."""
LONGEST = 5 * 60.0
"""Seconds that members have at most who begin anew: a table of a day a decision goes on the same day."""
LAST_CALL = 3 * 60.0
"""Seconds that a lobby or a paused table stays open at least."""
BRIEF = 5.0
"""A connection that was lost for so many seconds at most is an everyday event: members with little time left get those
seconds back, and no more."""


TIMES: Mapping[str, float] = MappingProxyType({SLOW: 2.0, USUAL: 1.0, QUICK: 0.5})
"""How many times as long as usual computer players take, by a table's pace."""


@dataclass(frozen=True, slots=True)
class Paces:
    """How long things take, in seconds. All zero where nobody watches."""

    card: float = 1.0
    """Before a forced card is played for somebody."""
    lead: float = 1.5
    """Before a computer player or a stand-in decides."""
    deal: float = 3.0
    """Before the first deal of a match."""
    round: float = 12.0
    """Between a round's result and the next deal."""
    lobby: float = 30 * 60.0
    """Until a lobby that nobody starts closes."""
    paused: float = 30 * 60.0
    """Until a paused table closes."""
    agree: float = 60.0
    """Until the seats are free of those who have not agreed to changed terms."""

    def at(self, pace: str) -> Paces:
        """Return how long things take at a table of a pace: it counts for cards and decisions."""
        return replace(self, card=self.card * TIMES[pace], lead=self.lead * TIMES[pace])


class Waiting(StrEnum):
    """What happens when the time is up."""

    EXPIRE = "expire"
    """The lobby, or the paused table, closes."""
    AGREE = "agree"
    """Members should agree to changed terms; their seats are free then."""
    DEAL = "deal"
    AUTOMATIC = "automatic"
    """A computer player, a stand-in or *Follow for me* acts."""
    PREPARED = "prepared"
    """A decision that was made ahead acts."""
    MEMBER = "member"
    """A member should act; the deadline acts for them."""


HELD = (Waiting.MEMBER, Waiting.EXPIRE, Waiting.AGREE)
"""What depends on members, and waits for them while they cannot be heard."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What a table waits for, and for how long from the moment it began to wait, in seconds."""

    waiting: Waiting
    seconds: float
    key: tuple[object, ...]
    """Changes when the wait begins anew: the same key keeps the deadline that was set."""
    together: bool = False
    """Whether others make the same decision at the same time: they share one deadline."""


def wait_of(table: Table, paces: Paces) -> Wait | None:
    """Return what a table waits for; None for a closed one."""
    if table.status is Status.CLOSED:
        return None
    if table.asked:
        return Wait(Waiting.AGREE, paces.agree, ("agree", table.terms_number))
    if table.status is Status.LOBBY:
        return Wait(Waiting.EXPIRE, paces.lobby, ("lobby",))
    game, paces = table.rules_of_play, paces.at(table.terms.pace)
    if table.status is Status.PAUSED:
        return Wait(Waiting.EXPIRE, paces.paused, ("paused", table.decision))
    if game.between_rounds(table.match):
        first = table.decision == 0
        return Wait(Waiting.DEAL, paces.deal if first else paces.round, ("round", table.decision))
    if game.awaits_deal(table.match):
        return Wait(Waiting.DEAL, paces.lead, ("deal", table.decision))
    at = table.acting()
    assert at is not None
    seat = table.seats[at]
    if seat.ready:
        return Wait(Waiting.PREPARED, 0.0, ("prepared", table.decision), together=True)
    forced = game.forced(table.match)
    together = bool(game.preparing(table.match))
    goes_on = game.continues(table.match)
    # Somebody who let the first half of a turn pass is not waited for a second time.
    if seat.automatic or (forced and seat.follow) or (goes_on and seat.missed):
        seconds = paces.card if forced or together or goes_on else paces.lead
        return Wait(Waiting.AUTOMATIC, seconds, ("automatic", table.decision), together)
    seconds = table.follow_seconds if forced else table.terms.turn_seconds
    return Wait(Waiting.MEMBER, seconds, ("member", table.decision, seat.member), together)


@dataclass(frozen=True, slots=True)
class TableClock:
    """What a table waits for, and until when. A clock that has just been made waits for nothing."""

    wait: Wait | None = None
    until: float | None = None
    """When the wait is over."""
    decision_until: tuple[int, float] | None = None
    """The last decision that a member had time for, and its deadline: going away and coming back gives no new time."""
    together_until: float | None = None
    """The deadline of those who decide at the same time; None if nobody does."""
    lobby_until: float | None = None
    """When the lobby closes, while it waits for members who should agree to changed terms."""

    @property
    def waits_for(self) -> Waiting | None:
        """What happens when the wait is over."""
        return None if self.wait is None else self.wait.waiting

    @property
    def needs_members(self) -> bool:
        """Whether the table depends on members, and waits while they cannot be heard."""
        return self.waits_for in HELD

    def half(self, table: Table) -> float | None:
        """Return when half of a member's time is over; None where no member is waited for."""
        if self.wait is None or self.until is None:
            return None
        if self.together_until is not None:
            return self.together_until - table.terms.turn_seconds / 2
        return self.until - self.wait.seconds / 2 if self.wait.waiting is Waiting.MEMBER else None

    def waiting(self, table: Table, paces: Paces, now: float) -> TableClock:
        """Return the clock after an action that made the table what it is.

        A wait that goes on keeps its deadline, and so does a decision.
        """
        wanted = wait_of(table, paces)
        if wanted is None:
            return replace(self, wait=None, until=None)
        together = None
        if wanted.together:
            together = now + table.terms.turn_seconds if self.together_until is None else self.together_until
        if self.wait is not None and self.until is not None and self.wait.key == wanted.key:
            return replace(self, together_until=together)
        until = now + wanted.seconds
        if wanted.waiting is Waiting.AGREE:  # the lobby closes when it would have, not later
            closes = self.until if self.waits_for is Waiting.EXPIRE else self.lobby_until
            return replace(self, wait=wanted, until=until, lobby_until=closes)
        if wanted.waiting is Waiting.EXPIRE and self.waits_for is Waiting.AGREE and self.lobby_until is not None:
            until = max(self.lobby_until, now + GRACE)
        if wanted.waiting is not Waiting.MEMBER:
            return replace(self, wait=wanted, until=until, together_until=together)
        if together is not None:
            returned = self.wait is not None and self.wait.key == ("automatic", table.decision)
            until = max(now + GRACE, together) if returned else max(now, together)
            return replace(self, wait=wanted, until=until, together_until=together)
        if self.decision_until is not None and self.decision_until[0] == table.decision:
            until = min(until, max(self.decision_until[1], now + GRACE))
        return TableClock(wanted, until, (table.decision, until))

    def given_back(self, table: Table, lost: float, now: float) -> TableClock:
        """Return the clock after an interruption of `lost` seconds in which members could not be heard.

        They have at least a moment then; after a brief interruption, only what it took from them.
        """
        if self.wait is None or self.until is None or not self.needs_members:
            return self
        least = min(GRACE, self.wait.seconds)
        if lost <= BRIEF:
            least = min(least, max(self.until + lost - now, 0.0))
        until = max(self.until, now + least)
        if self.wait.waiting is not Waiting.MEMBER:
            return replace(self, until=until)
        if self.together_until is not None:
            return replace(self, until=until, together_until=max(self.together_until, until))
        return replace(self, until=until, decision_until=(table.decision, until))

    def as_stored(
        self, table: Table, paces: Paces, until: float | None, together_until: float | None = None
    ) -> TableClock:
        """Return the clock of a table that another process has changed, which stored these times."""
        wanted, decision_until = wait_of(table, paces), self.decision_until
        if wanted is not None and wanted.waiting is Waiting.MEMBER and until is not None:
            decision_until = table.decision, until
        return TableClock(wanted, until, decision_until, together_until)


def resumed(table: Table, paces: Paces, until: float | None, together_until: float | None, now: float) -> TableClock:
    """Return the clock of a table that was read after a restart.

    Args:
        table: the table.
        paces: how long things take.
        until: its deadline, as stored.
        together_until: the deadline of those who decide together, as stored.
        now: the time.
    """
    wanted = wait_of(table, paces)
    if wanted is None:
        return TableClock()
    together = _members_time(together_until, table.terms.turn_seconds, now) if wanted.together else None
    stored = 0.0 if until is None else until
    if wanted.waiting is Waiting.EXPIRE:
        return TableClock(wanted, max(stored, now + min(LAST_CALL, wanted.seconds)), together_until=together)
    if wanted.waiting is Waiting.AGREE:
        return TableClock(wanted, _members_time(until, wanted.seconds, now))
    if wanted.waiting is not Waiting.MEMBER:
        return TableClock(wanted, max(stored, now), together_until=together)
    new = _members_time(until, wanted.seconds, now) if together is None else max(stored, together)
    return TableClock(wanted, new, (table.decision, new), together)


def _members_time(until: float | None, seconds: float, now: float) -> float:
    """Return a member's new deadline for a decision of so many seconds.

    `until`: their deadline as it was stored.
    """
    if until is None or now - until > LONG:
        return now + max(min(seconds, LONGEST), GRACE)
    return max(until, now + min(seconds, GRACE))

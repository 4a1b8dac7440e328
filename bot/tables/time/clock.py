"""A table's clock: what it waits for, and until when. `deadline` says what happens then.

Nobody is punished for an outage. After a restart members have some time in any case, and all of it again if the bot
missed their deadline. The bot makes up at once for what needs no human. Tables wait while the bot cannot hear their
members. Times are in seconds since 1970, by a clock that runs evenly.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.tables.model.table import Lobby, Match, Table
from bot.tables.model.terms import DAY
from bot.tables.time.paces import Paces, Spare

GRACE = 15.0
"""The fewest seconds that members have after the bot was away. For members who were away themselves, this is the
most by which a decision takes longer altogether."""
LONG = 60.0
"""If a deadline passed more seconds ago than this, the bot missed it: members begin again."""
LONGEST = 5 * 60.0
"""The most seconds for members who begin again: a table with a day a turn continues on the same day."""
LAST_CALL = 3 * 60.0
"""The fewest seconds that a lobby or a paused table stays open."""
BRIEF = 5.0
"""A connection is often lost for this many seconds: members with little time left get those seconds back, and no
more."""
LAST_HOURS = 3 * 60 * 60.0
"""If a turn takes a day, the bot reminds its member for the last time this many seconds before its end."""


class Waiting(StrEnum):
    """What happens when the time is up."""

    EXPIRE = "expire"
    """The lobby, or the paused table, closes."""
    AGREE = "agree"
    """Members should agree to changed terms, or accept an invitation; then their seats become free."""
    DEAL = "deal"
    AUTOMATIC = "automatic"
    """A computer player, a stand-in or *Follow for me* acts."""
    PREPARED = "prepared"
    """A decision that was made ahead acts."""
    MEMBER = "member"
    """A member should act; then the deadline acts for them."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What a table waits for, and for how many seconds from the beginning of the wait."""

    waiting: Waiting
    seconds: float
    key: tuple[object, ...]
    """Changes when the wait begins again: the same key keeps the deadline that was set."""
    together: bool = False
    """Whether others make the same decision at the same time: they share one deadline."""


def wait_of(table: Table, paces: Paces) -> Wait | None:
    """Return what a table waits for; None for a closed one."""
    if table.ending is not None:
        return None
    return _wait_of_lobby(table, paces) if isinstance(table, Lobby) else _wait_of_match(table, paces)


def _wait_of_lobby(table: Lobby, paces: Paces) -> Wait:
    if table.asked or table.invited:
        seconds = max(paces.agree, paces.invited) if table.invited else paces.agree
        return Wait(Waiting.AGREE, seconds, ("agree", table.terms_number, table.invitations))
    if table.terms.day_turns:  # friends join when they have a moment
        return Wait(Waiting.EXPIRE, max(paces.lobby, DAY), ("lobby", "day"))
    alone = len(table.members()) < 2
    return Wait(Waiting.EXPIRE, min(paces.alone, paces.lobby) if alone else paces.lobby, ("lobby", alone))


def _wait_of_match(table: Match, paces: Paces) -> Wait:
    at = table.acting()
    if table.winding_up is not None:
        ready = at is not None and table.seats[at].ready
        waiting = Waiting.DEAL if at is None else Waiting.PREPARED if ready else Waiting.AUTOMATIC
        return Wait(waiting, 0.0, ("winding up", waiting, table.decision))
    game, paces = table.rules_of_play, paces.at(table.terms.pace)
    if table.paused:  # members with a day a turn do not look every half hour
        paused = max(paces.paused, DAY) if table.terms.day_turns else paces.paused
        return Wait(Waiting.EXPIRE, paused, ("paused", table.decision))
    if table.between_rounds:
        return Wait(Waiting.DEAL, paces.round if table.decision else paces.deal, ("round", table.decision))
    if at is None:
        return Wait(Waiting.DEAL, paces.lead, ("deal", table.decision))
    seat = table.seats[at]
    if seat.ready:
        return Wait(Waiting.PREPARED, 0.0, ("prepared", table.decision), together=True)
    forced = table.forced
    together = bool(game.preparing(table.state))
    goes_on = game.continues(table.state)
    # Nobody waits a second time for somebody who let the first half of a turn pass.
    if seat.automatic or (forced and seat.follow) or (goes_on and seat.missed):
        seconds = paces.card if forced or together or goes_on else paces.lead
        return Wait(Waiting.AUTOMATIC, seconds, _automatic(table), together)
    return Wait(Waiting.MEMBER, _time_of(table, at), ("member", table.decision, seat.member), together)


def _time_of(table: Match, at: int) -> int:
    """Return how many seconds the member of a seat has for the open decision."""
    return table.seats[at].seconds(table.card_seconds if table.forced else table.turn_seconds)


TIMES = ("until", "decision_until", "uncut", "together_until", "together_uncut")
"""The fields of a clock that are moments; None: there is no such moment."""


@dataclass(frozen=True, slots=True)
class TableClock:
    """What a table waits for, and until when. A clock that has just been made waits for nothing.

    All but `wait` is stored.
    """

    wait: Wait | None = None
    until: float = 0.0
    """When the wait is over; without meaning if the table waits for nothing."""
    decision: int = -1
    """The decision that the next two fields are about; -1 in a lobby."""
    decision_until: float | None = None
    """The deadline of the decision, if a member has had time for it. Going away and coming back does not move it: the
    member then has `GRACE` seconds more, once. Or when a lobby closes, while seats are kept there for a moment."""
    uncut: float | None = None
    """If the member's time was cut because somebody had left, what their deadline would be otherwise."""
    together_until: float | None = None
    """The deadline of those who decide at the same time; None if nobody does."""
    together_uncut: float | None = None
    """That deadline if nobody had left."""

    @property
    def waits_for(self) -> Waiting | None:
        """What happens when the wait is over."""
        return None if self.wait is None else self.wait.waiting

    @property
    def needs_members(self) -> bool:
        """Whether the table depends on members, and waits while they cannot be heard."""
        return self.waits_for in (Waiting.MEMBER, Waiting.EXPIRE, Waiting.AGREE)

    def later(self, seconds: float) -> "TableClock":
        """Return this clock by another clock that is some seconds ahead."""
        times = {name: at + seconds for name in TIMES if (at := getattr(self, name)) is not None}
        return replace(self, **times) if seconds else self

    def half(self, table: Table) -> float | None:
        """Return when half of a member's time is over; None if the table waits for no member.

        If a turn takes a day, this is shortly before its end.
        """
        if self.wait is None or isinstance(table, Lobby):
            return None
        most = LAST_HOURS if table.terms.day_turns else DAY
        if self.together_until is not None:
            return self.together_until - min(table.turn_seconds / 2, most)
        return self.until - min(self.wait.seconds / 2, most) if self.wait.waiting is Waiting.MEMBER else None

    def waiting(self, table: Table, paces: Paces, now: float) -> "TableClock":
        """Return the clock after an action, from the table as it is now.

        A wait that continues keeps its deadline, and so does a decision.
        """
        wanted = wait_of(table, paces)
        if wanted is None:
            return TableClock()
        if isinstance(table, Lobby):
            return self._in_lobby(wanted, now, paces.lobby)
        together = usual = None
        if wanted.together:
            together, usual = now + table.turn_seconds, now + table.unhurried_seconds
            if self.together_until is not None:
                usual = self.together_until if self.together_uncut is None else self.together_uncut
                together = min(self.together_until, together) if table.hurried else usual
        before = replace(self, together_until=together, together_uncut=usual)
        if self.decision != table.decision:
            before = replace(before, decision=table.decision, decision_until=None, uncut=None)
        goes_on = self.wait is not None and self.wait.key == wanted.key
        if wanted.waiting is not Waiting.MEMBER:
            return before if goes_on else before._without_member(table, wanted, now)
        asking = before._hurried if goes_on else before._asking
        return asking(table, wanted, now)._sparing(table, paces)

    def _sparing(self, table: Match, paces: Paces) -> "TableClock":
        """Return the clock of a table that waits for a member, with no deadline in their night if a turn takes a day.

        Those who decide at the same time share a deadline, which is in nobody's night if possible. A clock that spares
        nights already does not change.
        """
        at = table.acting()
        if not table.terms.day_turns or at is None:
            return self
        mine, together, known = [table.seats[at].member or 0], self.together_until, self.decision_until
        until = _spared(mine, self.until, paces.spare)
        if together is not None:
            deciding = {table.seats[each].member or 0 for each in table.preparing()}
            together = _spared([*deciding.union(mine)], together, paces.spare)
            until = together if self.until == self.together_until else until
        spared = None if known is None else _spared(mine, known, paces.spare)
        return replace(self, until=until, together_until=together, decision_until=spared)

    def _in_lobby(self, wanted: Wait, now: float, lobby: float) -> "TableClock":
        """Return the clock of a lobby. `lobby`: the seconds for one where several sit."""
        until, closes = now + wanted.seconds, self.decision_until
        if self.wait is None:
            return replace(self, wait=wanted, until=until)
        if self.wait.key == wanted.key:
            return self
        expires = self.wait.waiting is Waiting.EXPIRE
        if wanted.waiting is Waiting.AGREE and expires:
            # The lobby closes when it would have, not later: an invited member finds it there.
            closes = self.until + lobby - self.wait.seconds
        elif wanted.waiting is Waiting.EXPIRE and expires:
            # It counts from the opening. A host whom the others left has no more time than one who was always alone.
            until = min(until, self.until + max(wanted.seconds - self.wait.seconds, 0.0))
        elif wanted.waiting is Waiting.EXPIRE and closes is not None:
            until = min(until, max(closes, now + GRACE))
        return replace(self, wait=wanted, until=until, decision_until=closes)

    def _hurried(self, table: Match, wanted: Wait, now: float) -> "TableClock":
        """Return the clock of an open decision: cut if somebody has left, with its full time if they stay after all."""
        kept, cut = replace(self, wait=wanted), now + wanted.seconds
        if not table.hurried and self.uncut is not None:
            return replace(kept, until=self.uncut, decision_until=self.uncut, uncut=None)
        if not table.hurried or self.until <= cut:
            return kept
        return replace(kept, until=cut, decision_until=min(self.decision_until or cut, cut), uncut=self.until)

    def _asking(self, table: Match, wanted: Wait, now: float) -> "TableClock":
        """Return the clock of a table that begins to wait for a member, perhaps again within one decision."""
        deadline, until, uncut = self._deadline(table), now + wanted.seconds, self.uncut
        if table.hurried and uncut is None:
            at = table.acting()
            assert at is not None
            usual = now + _time_of(replace(table, hurried=False), at)
            uncut = usual if self.together_uncut is None else min(usual, self.together_uncut)
        if deadline is None:
            deadline = until
        elif wanted.together and (self.wait is None or self.wait.key != _automatic(table)):
            until = max(now, deadline)
        else:
            until = min(until, max(deadline, min(now, deadline) + GRACE))
        return replace(self, wait=wanted, until=until, decision_until=deadline, uncut=uncut)

    def _without_member(self, table: Match, wanted: Wait, now: float) -> "TableClock":
        """Return the clock of a table that begins to wait for something else than a member's decision.

        A stand-in waits no longer than its member could: going away again and again delays nobody.
        """
        until = now + wanted.seconds
        deadline = self._deadline(table) if wanted.key == _automatic(table) else None
        if deadline is not None:
            until = min(until, max(deadline + GRACE, now))
        return replace(self, wait=wanted, until=until)

    def _deadline(self, table: Match) -> float | None:
        """Return the deadline of the open decision; None if no member has had time for it."""
        known, at = self.decision_until, table.acting()
        if at is None or table.seats[at].member is None:
            return None
        if self.together_until is None:
            return known
        own = self.together_until - (table.turn_seconds - _time_of(table, at))
        return own if known is None else max(own, known)

    def given_back(self, table: Table, lost: float, now: float) -> "TableClock":
        """Return the clock after an interruption of `lost` seconds in which members could not be heard.

        They have at least a moment then; after a brief interruption, only what it took from them.
        """
        if self.wait is None or not self.needs_members:
            return self
        least = min(GRACE, self.wait.seconds)
        if lost <= BRIEF:
            least = min(least, max(self.until + lost - now, 0.0))
        until = max(self.until, now + least)
        if isinstance(table, Lobby) or self.wait.waiting is not Waiting.MEMBER:
            return replace(self, until=until)
        known = self.decision_until
        deadline = until if known is None else until - (self.until - known)
        together = None if self.together_until is None else max(self.together_until, now + least)
        uncut = self.together_uncut
        if together is not None and uncut is not None:
            uncut = max(uncut, together)
        return replace(self, until=until, decision_until=deadline, together_until=together, together_uncut=uncut)


def as_stored(table: Table, paces: Paces, stored: TableClock, now: float) -> TableClock:
    """Return the clock of a table that another process keeps, or has changed. `stored`: what it has stored."""
    wanted = wait_of(table, paces)
    if wanted is None:
        return TableClock()
    clock = replace(stored, wait=wanted, until=min(stored.until, now + _longest(wanted)))
    return clock if isinstance(table, Lobby) or wanted.waiting is not Waiting.MEMBER else clock._sparing(table, paces)


def resumed(table: Table, paces: Paces, stored: TableClock, now: float) -> TableClock:
    """Return the clock of a table that was read after a restart. `stored`: the clock as it was stored.

    No wait is longer than it could have been when it began: the machine's clock may have been set meanwhile.
    """
    clock = replace(as_stored(table, paces, stored, now), uncut=None, together_uncut=None)
    wait, known, together = clock.wait, clock.decision_until, clock.together_until
    if wait is None:
        return clock
    if wait.waiting is Waiting.EXPIRE:
        return replace(clock, until=max(clock.until, now + min(LAST_CALL, wait.seconds)))
    until = _members_time(clock.until, wait.seconds, now) if clock.needs_members else max(clock.until, now)
    if isinstance(table, Lobby):
        closes = None if known is None else _within(known, now + min(LAST_CALL, paces.lobby), now + paces.lobby)
        return replace(clock, until=until, decision_until=closes)
    if known is not None and clock.needs_members:
        known = until - (stored.until - known)
    elif known is not None:
        known = _within(known, now, now + max(table.turn_seconds, table.card_seconds))
    if together is not None:
        together = _members_time(together, table.turn_seconds, now)
    clock = replace(clock, until=until, decision_until=known, together_until=together)
    return clock._sparing(table, paces) if clock.needs_members else clock


def _members_time(until: float, seconds: float, now: float) -> float:
    """Return a member's new deadline for a decision that may take some `seconds`.

    `until`: their stored deadline.
    """
    if now - until > LONG:
        return now + max(min(seconds, LONGEST), GRACE)
    return _within(until, now + min(seconds, GRACE), now + max(seconds, GRACE))


def _spared(members: Sequence[int], at: float, spare: Spare) -> float:
    """Return a deadline that is in nobody's night; moved once for each member, as somebody may always be asleep."""
    for _ in members:
        at = max(spare(each, at) for each in members)
    return at


def _longest(wait: Wait) -> float:
    """Return how many seconds a wait may still take."""
    return max(wait.seconds, GRACE) if wait.waiting is Waiting.MEMBER else wait.seconds


def _within(at: float, least: float, most: float) -> float:
    return min(max(at, least), most)


def _automatic(table: Match) -> tuple[object, ...]:
    return ("automatic", table.decision)

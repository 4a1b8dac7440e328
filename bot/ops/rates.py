"""How fast a member may press buttons and open tables: a bucket of tokens for each.

A press takes a token. The bucket holds some and fills again at a steady pace. So members who play fast are never
slowed, and members who hammer get no more than that pace. The bot says once that a member's bucket is empty. If they
continue, it refuses them in silence until the bucket is half full again, so that nobody can make the bot talk.
"""

from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.ops.deadlines import Clock
from bot.refusals import Refused, TooFast, TooManyOpened, TooMuchShown

MOST_BUCKETS = 10_000
"""How many members are remembered. Those idle for longest are forgotten first, as if their buckets were full."""


@dataclass(frozen=True, slots=True)
class Pace:
    """What a bucket holds, and how many seconds it takes until one more token is in it."""

    burst: int
    seconds: float


INVITING = Pace(8, 60.0)
"""How many members somebody may invite: eight, and one more each minute."""
SHOWING = Pace(3, 30.0)
"""How often somebody may show everybody what they have asked for: three times, and once more every half minute."""
INVITED = Pace(3, 10 * 60.0)
"""How often anybody may invite the same member: three times, and once more every ten minutes."""


@dataclass(slots=True)
class _Bucket:
    tokens: float
    at: float
    """When it held that many, by the clock of the buckets."""
    warned: bool = False
    """Whether the member knows that they are too fast."""


@dataclass(eq=False)
class Buckets:
    """The buckets of one kind, by their owner."""

    _pace: Pace
    _clock: Clock
    _buckets: dict[Hashable, _Bucket] = field(default_factory=dict)

    def may(self, owner: Hashable) -> bool:
        """Return whether there is a token."""
        return self._filled(owner).tokens >= 1

    def take(self, owner: Hashable) -> tuple[float, bool]:
        """Take a token.

        Returns:
            The seconds until there is one, 0 if it was taken; and whether the owner was warned before.
        """
        bucket = self._filled(owner)
        if bucket.tokens >= 1:
            bucket.tokens -= 1
            return 0.0, bucket.warned
        warned, bucket.warned = bucket.warned, True
        return (1 - bucket.tokens) * self._pace.seconds, warned

    def give_back(self, owner: Hashable) -> None:
        """Give a token back that was taken for nothing."""
        bucket = self._filled(owner)
        bucket.tokens = min(bucket.tokens + 1, self._pace.burst)

    def _filled(self, owner: Hashable) -> _Bucket:
        now = self._clock()
        bucket = self._buckets.pop(owner, None) or _Bucket(self._pace.burst, now)
        passed = max(now - bucket.at, 0.0)  # a clock that was set back refills nothing
        bucket.tokens = min(bucket.tokens + passed / self._pace.seconds, self._pace.burst)
        bucket.at = now
        if bucket.tokens >= self._pace.burst / 2:
            bucket.warned = False
        self._buckets[owner] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class Rates:
    """Limits for what members do too often."""

    def __init__(self, clock: Clock, *, requests: Pace, tables: Pace) -> None:
        """Make the limits: `requests` is a member's pace for everything, `tables` for opening tables in a server."""
        self._requests = Buckets(requests, clock)
        self._tables = Buckets(tables, clock)
        self._showing = Buckets(SHOWING, clock)
        self._inviting = Buckets(INVITING, clock)
        self._invited = Buckets(INVITED, clock)

    def ask(self, member: int) -> None:
        """Count a member's use of a command, a button or a menu.

        Raises:
            TooFast: they have to wait.
        """
        _take(self._requests, member, TooFast)

    def show(self, member: int) -> None:
        """Count a message for everybody that a member has posted.

        Raises:
            TooMuchShown: they have to wait.
        """
        _take(self._showing, member, TooMuchShown)

    def invite(self, member: int, invited: int) -> bool:
        """Count an invitation of a member by another, and return whether it may go out."""
        if self._inviting.take(member)[0]:
            return False
        if self._invited.take(invited)[0]:
            self._inviting.give_back(member)
            return False
        return True

    def not_invited(self, member: int, invited: int) -> None:
        """Take an invitation back that `invite` has counted, and that did not go out."""
        self._inviting.give_back(member)
        self._invited.give_back(invited)

    @contextmanager
    def inviting(self, member: int, invited: Collection[int]) -> Iterator[None]:
        """Take invitations back that `invite` has counted, if what is done within this context is refused."""
        try:
            yield
        except Refused:
            for each in invited:
                self.not_invited(member, each)
            raise

    @contextmanager
    def opening(self, guild: int, member: int) -> Iterator[None]:
        """Count a table that a member opens in a server within this context. A refused one does not count.

        Raises:
            TooManyOpened: they have to wait.
        """
        _take(self._tables, (guild, member), TooManyOpened)
        try:
            yield
        except Refused:
            self._tables.give_back((guild, member))
            raise


def _take(buckets: Buckets, owner: Hashable, refusal: type[TooFast]) -> None:
    wait, warned = buckets.take(owner)
    if wait:
        raise refusal(wait, silent=warned)

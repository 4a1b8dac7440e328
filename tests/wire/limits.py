"""How many requests the small Discord takes from a bot, and what it says about that.

As far as is known of Discord: every route has a bucket for each channel or webhook; a bucket lets some requests through
at once and fills again evenly (`X-RateLimit-Reset-After` says when it is full, `Retry-After` when it takes one more).
All requests but those of interactions share a global limit. Some limits belong to a thing and not to the bot: their
429s have the scope `shared`, no header tells of them before, and they fill again all at once. Where sources
contradict each other, the worse one is believed; docs/decisions/requests-and-limits.md names the sources. What ends a
bot for good, as being taken for a spammer, is not made here: `Limits.invalid` counts what leads there.
"""

import math
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import blake2b

from tests.wire.messages import Payload, Request

HOUR = 3600.0
YOUNG = 10.0
"""Seconds: younger messages are deleted at another pace."""
USER, SHARED, GLOBAL = "user", "shared", "global"
"""Whose limit it is that was passed."""
TOO_FAST = (40003, "You are opening direct messages too fast")
OLD_EDITS = (30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
INVALID = (401, 403, 429)
"""What Discord counts of an address, whichever processes ask from there: with 10,000 in ten minutes it is shut out."""


@dataclass(frozen=True, slots=True)
class Rate:
    """A number of requests at once, and as many again after some seconds."""

    requests: int
    seconds: float
    fixed: bool = False
    """Whether they all come back at once, these seconds after the first one, and not one by one."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The limits; None takes everything."""

    overall: int | None = 50
    """Requests within a second, those of interactions aside."""
    posts: Rate | None = Rate(5, 5.0, fixed=True)
    """New messages and edits in a channel."""
    removals: Rate | None = Rate(3, 1.0)
    """Messages that are deleted in a channel."""
    young_removals: Rate | None = Rate(5, 5.0)
    """Those of them that are younger than ten seconds, or not there."""
    webhook: Rate | None = Rate(5, 2.0, fixed=True)
    """All that is done with one interaction's token, its first answer aside."""
    follow_ups: Rate | None = Rate(30, 60.0, fixed=True)
    """New messages by interactions' tokens in a channel, ephemeral or not, of all bots together: a shared limit."""
    old_edits: Rate | None = Rate(3, 20.0)
    """Edits in a channel of messages older than an hour, by whatever way."""
    openings: Rate | None = Rate(10, 10.0)
    """Requests for the channel of somebody's direct messages."""
    doors: Rate | None = Rate(40, 60.0)
    """Those of them that open a new one. More are refused with 40003. Discord tells nobody how many it takes; bots
    report some dozens."""


WORSE, UNLIMITED = Rules(), Rules(*[None] * 9)
"""The limits as Discord's are at the worst, and none for whom they would only be in the way."""


class Bucket:
    """The requests of one kind that were let through, which drain evenly."""

    def __init__(self, rate: Rate) -> None:
        """Begin with none."""
        self.rate = rate
        self._pace = rate.seconds / rate.requests
        self._drained_at = 0.0

    def take(self, now: float) -> bool:
        """Let a request through if there is room for it."""
        drained_at = max(self._drained_at, now) + self._pace
        if drained_at - now > self.rate.seconds + 1e-9:
            return False
        self._drained_at = drained_at
        return True

    def remaining(self, now: float) -> int:
        """Return how many more go through at once."""
        return max(math.floor((self.rate.seconds - self.reset_after(now)) / self._pace + 1e-9), 0)

    def reset_after(self, now: float) -> float:
        """Return the seconds until as many go through as ever."""
        return max(self._drained_at - now, 0.0)

    def retry_after(self, now: float) -> float:
        """Return the seconds until one more goes through."""
        return max(self.reset_after(now) + self._pace - self.rate.seconds, 0.0)


class Window(Bucket):
    """The requests of one kind that were let through since the first one, all of which are forgotten at once."""

    _taken = 0

    def take(self, now: float) -> bool:
        """Let a request through if there is room for it."""
        if now >= self._drained_at:
            self._drained_at, self._taken = now + self.rate.seconds, 0
        self._taken += 1
        return self._taken <= self.rate.requests

    def remaining(self, now: float) -> int:
        """Return how many more go through at once."""
        return max(self.rate.requests - self._taken, 0) if now < self._drained_at else self.rate.requests

    def retry_after(self, now: float) -> float:
        """Return the seconds until more go through."""
        return self.reset_after(now)


@dataclass(frozen=True, slots=True)
class Target:
    """What a request is about: the channel, and the age of the message in seconds, as far as there are any."""

    channel: int | None = None
    age: float | None = None


@dataclass(slots=True)
class Verdict:
    """What becomes of a request: the headers of its answer and, where it is refused, body and scope."""

    headers: dict[str, str] = field(default_factory=dict)
    body: Payload | None = None
    scope: str | None = None


class Limits:
    """Counts requests, and refuses those that are too many."""

    def __init__(self, rules: Rules | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with none. `clock` tells seconds."""
        self.rules = rules or WORSE
        self.refused: Counter[str] = Counter()
        """How many requests were answered with 429, by scope."""
        self.invalid = 0
        """How many answers count for Discord's ban of an address from which is asked what is refused."""
        self.doors = 0
        """How many new channels of direct messages were opened."""
        self._clock = clock
        self._buckets: dict[tuple[str, object], Bucket] = {}
        self._latest: deque[float] = deque(maxlen=self.rules.overall)

    def take(self, request: Request, target: Target) -> Verdict:
        """Let a request through, or refuse it."""
        now = self._clock()
        if request.counts and self.rules.overall is not None:
            if len(self._latest) == self.rules.overall and now - self._latest[0] < 1.0:
                # Until all of them may come again: nobody knows what Discord says, and sooner there is a crowd.
                return refusal(self._latest[-1] + 1.0 - now, GLOBAL)
            self._latest.append(now)
        name, rate, whose = self._route(request, target)
        headers: dict[str, str] = {}
        verdict = None
        if rate is not None:
            bucket = self._bucket(name, whose, rate)
            if not bucket.take(now):
                verdict = refusal(bucket.retry_after(now), USER)
            headers = _bucket_headers(name, bucket, now)
        verdict = verdict or self._of_things(request, target, now) or Verdict()
        return Verdict({**headers, **verdict.headers}, verdict.body, verdict.scope)

    def open_door(self) -> tuple[int, str] | None:
        """Open a new channel of direct messages; return code and sentence if that is refused (403)."""
        doors = self.rules.doors
        if doors is not None and not self._bucket("doors", None, doors).take(self._clock()):
            return TOO_FAST
        self.doors += 1
        return None

    def answered(self, status: int, scope: str | None) -> None:
        """Count an answer."""
        if status == 429:
            self.refused[scope or USER] += 1
        self.invalid += status in INVALID

    def _of_things(self, request: Request, target: Target, now: float) -> Verdict | None:
        """Refuse what is too much for a channel, no matter who asks."""
        rules = self.rules
        if request.method == "PATCH" and (target.age or 0.0) > HOUR and rules.old_edits is not None:
            bucket = self._bucket("old edits", target.channel, rules.old_edits)
            if not bucket.take(now):
                return refusal(bucket.retry_after(now), USER, *OLD_EDITS)
        if request.method == "POST" and request.path.startswith("/webhooks/") and rules.follow_ups is not None:
            bucket = self._bucket("follow-ups", target.channel, rules.follow_ups)
            if not bucket.take(now):
                return refusal(bucket.retry_after(now), SHARED)
        return None

    def _route(self, request: Request, target: Target) -> tuple[str, Rate | None, object]:
        """Return the name of a request's bucket, its size, and the channel or token to which it belongs."""
        rules, method = self.rules, request.method
        match request.path.strip("/").split("/"):
            case ["channels", channel, "messages"] if method == "POST":
                return "posts", rules.posts, channel
            case ["channels", channel, "messages", _] if method == "PATCH":
                return "posts", rules.posts, channel
            case ["channels", channel, "messages", _] if method == "DELETE":
                if target.age is None or target.age < YOUNG:
                    return "young removals", rules.young_removals, channel
                return "removals", rules.removals, channel
            case ["webhooks", _, token, *_]:
                return "webhook", rules.webhook, token
            case ["users", "@me", "channels"]:
                return "openings", rules.openings, None
        return "", None, None

    def _bucket(self, name: str, whose: object, rate: Rate) -> Bucket:
        return self._buckets.setdefault((name, whose), Window(rate) if rate.fixed else Bucket(rate))


def refusal(retry_after: float, scope: str, code: int = 0, message: str = "You are being rate limited.") -> Verdict:
    """Return how Discord refuses what is too much.

    Args:
        retry_after: seconds after which it may be asked again.
        scope: whose limit it was.
        code: Discord's own number, if the limit has one.
        message: its sentence.
    """
    wait = math.ceil(retry_after * 1000) / 1000
    headers = {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": scope}
    if scope == GLOBAL:
        headers["X-RateLimit-Global"] = "true"
    if scope == SHARED and not code:
        message = "The resource is being rate limited."
    body = {"message": message, "code": code, "retry_after": wait, "global": scope == GLOBAL}
    return Verdict(headers, body, scope)


def _bucket_headers(name: str, bucket: Bucket, now: float) -> dict[str, str]:
    reset_after = math.ceil(bucket.reset_after(now) * 1000) / 1000
    return {
        "X-RateLimit-Limit": str(bucket.rate.requests),
        "X-RateLimit-Remaining": str(bucket.remaining(now)),
        "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
        "X-RateLimit-Reset-After": f"{reset_after:.3f}",
        "X-RateLimit-Bucket": blake2b(name.encode(), digest_size=16).hexdigest(),
    }

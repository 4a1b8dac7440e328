"""What the small Discord takes, and how it refuses what is too much."""

from dataclasses import dataclass

import pytest

from tests.wire.limits import GLOBAL, USER, Limits, Rate, Rules, Target, Verdict
from tests.wire.messages import Request

CHANNEL, OTHER = 7, 8


@dataclass(slots=True)
class Clock:
    """A clock that somebody sets."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def ask(limits: Limits, method: str, path: str, age: float | None = None) -> Verdict:
    """Ask for something about a channel, or a message of some age in it."""
    return limits.take(Request(0.0, method, path, None), Target(CHANNEL, age))


def post(limits: Limits, channel: int = CHANNEL) -> Verdict:
    return ask(limits, "POST", f"/channels/{channel}/messages")


def refused(verdict: Verdict) -> tuple[str | None, float]:
    """Whose limit a request was too much for, and the seconds after which it may be asked again."""
    assert verdict.body is not None
    return verdict.scope, verdict.body["retry_after"]


def test_a_channel_takes_five_messages_at_once_and_one_more_a_second(clock: Clock) -> None:
    limits = Limits(Rules(), clock)
    answers = [post(limits) for _ in range(6)]
    assert [each.body is None for each in answers] == [True] * 5 + [False]
    assert [each.headers["X-RateLimit-Remaining"] for each in answers] == ["4", "3", "2", "1", "0", "0"]
    assert answers[0].headers["X-RateLimit-Reset-After"] == "1.000"
    assert refused(answers[-1]) == (USER, 1.0)
    assert answers[-1].headers["X-RateLimit-Bucket"] == answers[0].headers["X-RateLimit-Bucket"]
    assert post(limits, OTHER).body is None
    assert ask(limits, "PATCH", f"/channels/{CHANNEL}/messages/1", 0.0).body is None, "edits have a bucket of their own"
    clock.now += 1.0
    assert [post(limits).body is None for _ in range(2)] == [True, False]


def test_fifty_requests_a_second_are_taken_and_interactions_do_not_count(clock: Clock) -> None:
    limits = Limits(Rules(), clock)
    assert [ask(limits, "GET", "/users/@me").body is None for _ in range(51)] == [True] * 50 + [False]
    assert refused(post(limits)) == (GLOBAL, 1.0)
    assert ask(limits, "POST", "/interactions/1/token/callback").body is None
    edits = [ask(limits, "PATCH", "/webhooks/1/token/messages/@original") for _ in range(6)]
    assert [each.body is None for each in edits] == [True] * 5 + [False]
    assert refused(edits[-1]) == (USER, 0.4)


def test_new_direct_messages_are_opened_gently_or_not_at_all(clock: Clock) -> None:
    limits = Limits(Rules(doors=Rate(2, 60.0), flagged=Rate(5, 6000.0)), clock)
    codes = [None if refusal is None else refusal[0] for refusal in (limits.open_door() for _ in range(4))]
    assert codes == [None, None, 40003, 40003]
    clock.now += 120.0
    assert limits.open_door() is None
    for _ in range(2):
        clock.now += 86_400.0 * limits.flagged
        flagged = limits.open_door()
        assert flagged is not None
        assert flagged[0] == 20026
    assert limits.doors == 3

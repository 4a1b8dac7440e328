"""What goes wrong on the way to Discord, as rules: each says which requests it hits, and what becomes of them."""

import re
from dataclasses import dataclass, field
from random import Random

from tests.wire.messages import Request


@dataclass(slots=True)
class Fault:
    """A rule for requests that fail, or take their time."""

    method: str
    """A pattern for the whole method."""
    path: str
    """A pattern for the whole path."""
    status: int | None = None
    """What the request is answered with; None where it is only delayed."""
    code: int = 0
    """Discord's own number of the error."""
    message: str = "it is meant to fail"
    """What Discord says of it."""
    times: int | None = 1
    """How often it happens, None for always."""
    probability: float = 1.0
    retry_after: float | None = None
    """Seconds that a refused request is told to wait."""
    delay: float = 0.0
    """Seconds until the answer."""
    performed: bool = False
    """Whether Discord does what was asked all the same, so that only the answer is wrong or late."""
    by_discord: bool = True
    """Whether Discord itself answers so, and not what stands before it, which answers with a page."""
    reset: bool = False
    """Whether the connection is cut instead of an answer."""
    hits: list[Request] = field(default_factory=list)
    """The requests that it has hit."""

    def fits(self, request: Request) -> bool:
        left = self.times is None or len(self.hits) < self.times
        return left and bool(re.fullmatch(self.method, request.method) and re.fullmatch(self.path, request.path))


class Faults:
    """The rules in force. The first that fits decides."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._rules: list[Fault] = []
        self.asked = 0
        """How many requests have come."""

    def add(self, fault: Fault) -> Fault:
        self._rules.append(fault)
        return fault

    def clear(self) -> None:
        """Let nothing go wrong any more."""
        self._rules.clear()

    def hit(self, request: Request) -> Fault | None:
        """Return what becomes of a request, None if nothing is wrong with it."""
        self.asked += 1
        for fault in self._rules:
            if fault.fits(request) and (fault.probability >= 1.0 or self._random.random() < fault.probability):
                fault.hits.append(request)
                return fault
        return None

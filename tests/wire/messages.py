"""What the small Discord keeps: members, messages with all that they ever showed, interactions, requests."""

import asyncio
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

EPHEMERAL = 1 << 6
TEXT, BUTTON = 10, 2
SELECTS = (3, 5, 6, 7, 8)
WITHOUT_OPTIONS = SELECTS[1:]
"""Menus of members, roles and channels: Discord knows what can be chosen in them."""

Payload = dict[str, Any]


def walk(components: list[Payload]) -> Iterator[Payload]:
    """All components within others, outer ones first."""
    for each in components:
        yield each
        yield from walk(each.get("components") or [])
        if "accessory" in each:
            yield each["accessory"]


@dataclass(slots=True)
class Member:
    """A person. `closed`: takes no direct messages."""

    id: int
    name: str
    locale: str = "en-US"
    permissions: int = 1 << 10 | 1 << 11 | 1 << 31
    """View channels, send messages, use commands."""
    closed: bool = False

    def payload(self) -> Payload:
        return {
            "id": str(self.id),
            "username": self.name.lower(),
            "global_name": self.name,
            "discriminator": "0",
            "avatar": None,
            "bot": False,
            "public_flags": 0,
        }


@dataclass(slots=True)
class Version:
    """What a message showed from `at` on, in seconds since 1970."""

    at: float
    content: str
    components: list[Payload]
    flags: int

    @property
    def text(self) -> str:
        """All that can be read."""
        texts = [each["content"] for each in walk(self.components) if each["type"] == TEXT]
        return "\n".join([self.content, *texts]).strip()


@dataclass(slots=True)
class Message:
    """A message in a channel, public, direct or ephemeral."""

    id: int
    channel: int
    history: list[Version]
    reader: int | None = None
    """Who alone sees it, None where everybody in the channel does."""
    nonce: str | None = None
    deleted: bool = False
    posted_at: float = field(default_factory=lambda: time.time())  # the clock may be another one by then
    """In seconds since 1970."""

    @property
    def now(self) -> Version:
        """What it shows, or showed last."""
        return self.history[-1]

    @property
    def text(self) -> str:
        """All that can be read in it."""
        return self.now.text

    @property
    def verbs(self) -> list[str]:
        """The verbs of the table buttons that can be pressed."""
        return [each.split(":")[3] for each in self.ids() if each.startswith("nm:")]

    def ids(self, version: Version | None = None) -> list[str]:
        """The ids of everything that can be pressed or chosen in."""
        shown = (version or self.now).components
        return [each["custom_id"] for each in walk(shown) if "custom_id" in each and not each.get("disabled")]

    def id_of(self, verb: str, value: str = "", version: Version | None = None) -> str:
        """The id of the first table button with a verb, and a value where one is given."""
        wanted = re.compile(rf"nm:\d+:\d+:{verb}(:{value or '.*'})?")
        found = [each for each in self.ids(version) if wanted.fullmatch(each)]
        assert found, (verb, value, self.ids(version), self.text)
        return found[0]


@dataclass(slots=True)
class Interaction:
    """Something that a member did, and what came back."""

    id: int
    token: str
    member: Member
    channel: int
    source: Message | None
    at: float
    """When it was sent, in seconds since 1970."""
    callback: int | None = None
    """The kind of the first answer: 4 a message, 5 a message to come, 6 nothing visible, 7 the message changed."""
    answered_at: float | None = None
    original: Message | None = None
    """The message that is the first answer."""
    answer: Version | None = None
    """What it showed first, None while it shows nothing but that the bot thinks."""
    loading: bool = False
    """Whether that message only says that the bot is thinking."""
    followups: list[Message] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def said(self) -> str:
        """What it made the bot say, in new messages."""
        own = [self.original] if self.callback in (4, 5) and self.original is not None else []
        return "\n".join(each.text for each in [*own, *self.followups])

    async def answered(self, seconds: float = 60.0) -> "Interaction":
        """Wait for the first answer, real seconds at most."""
        try:
            async with asyncio.timeout(seconds):
                await self.done.wait()
        except TimeoutError:
            raise AssertionError(f"no answer to {self.member.name} within {seconds} s") from None
        return self


@dataclass(slots=True)
class Request:
    """A request of the bot's. `status` is None while it is not answered."""

    at: float
    method: str
    path: str
    """Without the API's version."""
    body: Any
    status: int | None = None
    scope: str | None = None
    """Whose limit it was too much for, where it was."""

    @property
    def counts(self) -> bool:
        """Whether it counts towards the bot's global limit: what is asked by an interaction's token does not."""
        return not self.path.startswith(("/interactions/", "/webhooks/"))


class Snowflakes:
    """Ids that tell when they were made, each larger than the one before."""

    EPOCH = 1_420_070_400_000

    def __init__(self) -> None:
        self._last = 0

    def __call__(self, shard: tuple[int, int] = (0, 1)) -> int:
        """The next one. Of a server it is said which shard is to hear of it: its number, and how many there are."""
        now = (int(time.time() * 1000) - self.EPOCH) << 22
        self._last = max(now, self._last + 1)
        number, count = shard
        ahead = (number - (self._last >> 22)) % count
        if ahead:
            self._last = ((self._last >> 22) + ahead) << 22
        return self._last

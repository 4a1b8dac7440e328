"""What was posted in every channel, compared with what the journals say, as far as both have come."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial

from bot.tables.announcements import Announcement
from bot.tables.people import SOMEBODY
from cogs.render.results import announcements_message
from cogs.render.words import words_for
from cogs.show.announcements import SHARE
from cogs.show.messenger import text_of
from tests.chaos.evidence import Course
from tests.wire.discord import Discord
from tests.wire.messages import TEXT, Message, walk

NONCE = "told-"


class Told:
    """Follows the posts of all channels. Each has to tell what is next in the journal of one of its tables."""

    def __init__(self, discord: Discord) -> None:
        self._discord = discord
        self._looked: set[int] = set()
        self._numbers: set[int] = set()
        """Under which numbers something was posted."""
        self._again: set[int] = set()
        """Those that a restored copy knows, and that may be posted once more."""
        self._undone: set[int] = set()
        """Those that it does not know, and that must not be given again."""
        self.count: Counter[int] = Counter()
        """How many announcements of each table were told."""
        self.wrong: list[str] = []

    def compare(self, courses: Mapping[int, Course], forgotten: Collection[str], before: int) -> None:
        """Compare what has been posted since the last time.

        Args:
            courses: the tables.
            forgotten: members who may have been forgotten: what was posted stays, and journals have another name.
            before: an id of Discord's that is older than the journals, and newer than the posts that are compared.
        """
        nameless = _nameless(forgotten)
        for channel in self._discord.channels:
            there = {number: each for number, each in courses.items() if each.table.channel == channel}
            for post in self._discord.ever(channel):
                if (post.nonce or "").startswith(NONCE) and post.id < before and post.id not in self._looked:
                    self._looked.add(post.id)
                    self.wrong += [f"channel {channel}: {each}" for each in self._judge(post, there, nameless)]

    def restored(self, courses: Mapping[int, Course], known: int) -> None:
        """Note that a copy with these tables has taken the database's place, which knows numbers up to `known`."""
        self._undone |= {each for each in self._numbers if each > known}
        self._again |= self._numbers - self._undone
        self._numbers.clear()
        self.count = Counter({
            number: min(self.count[number], len(each.announcements)) for number, each in courses.items()
        })  # fmt: skip

    def _judge(self, post: Message, there: Mapping[int, Course], nameless: Callable[[str], str]) -> Iterator[str]:
        number = int((post.nonce or "").removeprefix(NONCE))
        if number in self._undone:
            yield f"number {number} was given again after a copy was restored"
        if number in self._numbers:
            yield f"number {number} was posted more than once"
        self._numbers.add(number)
        back = SHARE if number in self._again else 0
        for table, course in there.items():
            for begin in range(self.count[table], max(self.count[table] - back, 0) - 1, -1):
                if told := _begins(course.announcements[begin:], post, nameless):
                    self.count[table] = max(self.count[table], begin + told)
                    return
        yield f"number {number} tells what is not next in any journal: {post.text!r}"


def _nameless(forgotten: Collection[str]) -> Callable[[str], str]:
    """Return what calls all members alike who may have been forgotten."""
    names = re.compile("|".join([rf"{SOMEBODY}( \d+)?", *map(re.escape, sorted(forgotten, reverse=True))]))
    return partial(names.sub, SOMEBODY)


def _begins(pending: list[Announcement], post: Message, nameless: Callable[[str], str]) -> int:
    """Return how many announcements make up a post's text."""
    shown = [nameless(each["content"]) for each in walk(post.now.components) if each["type"] == TEXT]
    for count in range(1, min(len(pending), SHARE) + 1):
        view = json.loads(text_of(announcements_message(pending[:count], words_for("en-US"))))
        if [nameless(each["content"]) for each in walk(view) if each["type"] == TEXT] == shown:
            return count
    return 0

"""What was posted in every channel, compared with what the journals say, as far as both have come."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.tables.model.codec import dump_announcement, load_announcement
from cogs.render.results import announcement_message
from cogs.render.words import words_for
from tests.chaos.evidence import Course
from tests.wire.discord import Discord
from tests.wire.messages import TEXT, Message, Payload, walk

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

    def compare(self, courses: Mapping[int, Course], before: int) -> None:
        """Compare what has been posted since the last time.

        Args:
            courses: the tables.
            before: an id of Discord's that is older than the journals, and newer than the posts that are compared.
        """
        for channel in self._discord.channels:
            there = {number: each for number, each in courses.items() if each.table.channel == channel}
            for post in self._discord.ever(channel):
                if (post.nonce or "").startswith(NONCE) and post.id < before and post.id not in self._looked:
                    self._looked.add(post.id)
                    self.wrong += [f"channel {channel}: {each}" for each in self._judge(post, there)]

    def restored(self, courses: Mapping[int, Course], known: int) -> None:
        """Note that a copy with these tables has taken the database's place, which knows numbers up to `known`."""
        self._undone |= {each for each in self._numbers if each > known}
        self._again |= self._numbers - self._undone
        self._numbers.clear()
        self.count = Counter({
            number: min(self.count[number], len(each.announcements)) for number, each in courses.items()
        })  # fmt: skip

    def _judge(self, post: Message, there: Mapping[int, Course]) -> Iterator[str]:
        number = int((post.nonce or "").removeprefix(NONCE))
        if number in self._undone:
            yield f"number {number} was given again after a copy was restored"
        if number in self._numbers:
            yield f"number {number} was posted more than once"
        self._numbers.add(number)
        back = 1 if number in self._again else 0
        for table, course in there.items():
            for at in range(self.count[table], max(self.count[table] - back, 0) - 1, -1):
                if _tells(post, course, at):
                    self.count[table] = max(self.count[table], at + 1)
                    return
        yield f"number {number} tells what is not next in any journal: {post.text!r}"


def _tells(post: Message, course: Course, at: int) -> bool:
    """Return whether a post tells an announcement of a table.

    The bot reads it from what is stored, and so calls those somebody who were forgotten before it posted.
    """
    for told in course.announcements[at : at + 1]:
        read = load_announcement(dump_announcement(told, course.people), course.left)
        for each in (told, read):
            view = announcement_message(each, words_for("en-US")).to_components()
            if _texts(view) == _texts(post.now.components):
                return True
    return False


def _texts(components: list[Payload]) -> list[str]:
    return [each["content"] for each in walk(components) if each["type"] == TEXT]

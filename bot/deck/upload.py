"""Bringing the application's emojis up to date with the files.

It may be interrupted anywhere, and continues there. Names are unique in an application: an emoji that is to be replaced
is renamed first, so that messages with it still show it, and removed when no open table shows it any more.
"""

import secrets
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.deck.application import MOST, ApplicationEmojis, DiscordRefuses
from bot.deck.pictures import Picture
from bot.ops.deadlines import Clock
from bot.store.database import Database
from bot.store.operation.application import EmojiRow

NAME = "deck"
"""The name under which the database stores the process that uploads, among what it knows about the application."""
LEASED = 300.0
"""Seconds after which another process takes over from one that has ended in the middle."""
GRACE = 24 * 60 * 60.0
"""Seconds for which a replaced emoji stays at least: by then every message that can be edited shows the new one."""

Turn = Callable[[], Awaitable[None]]
"""Waits until the bot may make one more request to Discord."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What Discord has, compared with what it should have."""

    there: dict[int, str]
    """The names of all emojis of the application, by id."""
    missing: tuple[Picture, ...]
    """The pictures without an emoji."""
    changed: tuple[Picture, ...]
    """The pictures whose emoji shows an earlier drawing."""
    replaced: tuple[EmojiRow, ...]
    """The emojis that were replaced, and are not removed yet."""

    @property
    def to_upload(self) -> tuple[Picture, ...]:
        """All pictures to upload, the missing ones first."""
        return (*self.missing, *self.changed)


def left_over(there: Mapping[int, str], known: Iterable[EmojiRow]) -> set[int]:
    """Return the replaced emojis that the database does not know.

    There are some if a process ended just after it had renamed one, or if the database is an earlier copy.

    `there`: the names of all emojis of the application, by id.
    """
    return {emoji for emoji, name in there.items() if name == _replaced(emoji)} - {row.emoji_id for row in known}


def _replaced(emoji: int) -> str:
    """Return the name of an emoji that is about to be replaced."""
    return f"replaced_{emoji}"


@dataclass(eq=False)
class Lease:
    """The right to upload, which one of several processes on one database has at a time, for a while.

    A process that ends without giving it back loses it then.
    """

    _database: Database
    _clock: Clock
    _holder: str = field(default_factory=lambda: secrets.token_hex(8))
    _until: float = 0.0

    async def take(self) -> bool:
        """Take it, or keep it for longer; return whether this process has it."""
        now = self._clock()
        if LEASED / 2 < self._until - now <= LEASED:
            return True  # the first half of the time needs no writing
        async with self._database.writing() as work:
            holder, _, until = (await work.application.hold(NAME)).partition(" ")
            if holder not in ("", self._holder) and now < float(until) <= now + LEASED:
                return False
            await work.application.put(NAME, f"{self._holder} {now + LEASED}")
        self._until = now + LEASED
        return True

    async def give_back(self) -> None:
        """Let the next process have it, if this one has it."""
        if not self._until:
            return
        self._until = 0.0
        async with self._database.writing() as work:
            if (await work.application.get(NAME) or "").startswith(self._holder):
                await work.application.put(NAME, "")


@dataclass(eq=False)
class Upload:
    """Compares, uploads and removes."""

    _database: Database
    _shelf: ApplicationEmojis
    _clock: Clock

    def __post_init__(self) -> None:
        self.lease = Lease(self._database, self._clock)

    async def compare(self, pictures: Sequence[Picture]) -> Comparison:
        """Ask Discord which emojis it has, and forget those that are gone there.

        Raises:
            DiscordRefuses: it does not say.
            NotNow: it does not answer now.
        """
        there = await self._shelf.everything()
        wanted = {each.name for each in pictures}
        async with self._database.writing() as work:
            known = await work.emojis.everything()
            for row in known:
                if row.emoji_id not in there:
                    await work.emojis.drop(row.emoji_id)
                elif row.replaced_at is None and row.name not in wanted:
                    await work.emojis.replaced(row.name, self._clock())
            for emoji in left_over(there, known):
                await work.emojis.add(EmojiRow(emoji, there[emoji], "", self._clock()))
            known = await work.emojis.everything()
        current = {row.name: row.digest for row in known if row.replaced_at is None}
        return Comparison(
            there,
            missing=tuple(each for each in pictures if each.name not in current),
            changed=tuple(each for each in pictures if current.get(each.name, each.digest) != each.digest),
            replaced=tuple(row for row in known if row.replaced_at is not None),
        )

    async def bring(self, found: Comparison, turn: Turn) -> None:
        """Upload missing and changed pictures, and then remove replaced emojis that nobody sees any more.

        Raises:
            DiscordRefuses: it takes no more.
            NotNow: it does not answer now.
        """
        if len(found.there) + len(found.to_upload) > MOST:
            raise DiscordRefuses(f"the application has {len(found.there)} emojis already, of {MOST} at most")
        taken = {name: emoji for emoji, name in found.there.items()}
        for picture in found.to_upload:
            await turn()
            await self._put(picture, taken.get(picture.name))
        for row in found.replaced:
            if await self._is_seen_no_more(row):
                await turn()
                await self.remove(row.emoji_id)

    async def remove(self, emoji: int) -> None:
        """Delete an emoji at Discord, and forget it.

        Raises:
            DiscordRefuses: it does not do that.
            NotNow: it does not answer now.
        """
        await self._shelf.remove(emoji)
        async with self._database.writing() as work:
            await work.emojis.drop(emoji)

    async def _put(self, picture: Picture, before: int | None) -> None:
        """Upload a picture, in place of the emoji with its name if there is one."""
        if before is not None:
            await self._shelf.rename(before, _replaced(before))
        emoji, now = await self._shelf.add(picture.name, picture.path.read_bytes()), self._clock()
        async with self._database.writing() as work:
            await work.emojis.replaced(picture.name, now)
            await work.emojis.add(EmojiRow(emoji, picture.name, picture.digest))
            if before is not None and not await work.emojis.knows(before):
                # It was uploaded just before the process ended, or by somebody else.
                await work.emojis.add(EmojiRow(before, picture.name, "", now))

    async def _is_seen_no_more(self, row: EmojiRow) -> bool:
        assert row.replaced_at is not None
        if self._clock() - row.replaced_at < GRACE:
            return False
        async with self._database.reading() as work:
            return not await work.emojis.shown_before(row.replaced_at)

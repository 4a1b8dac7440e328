"""The deck as it can be shown now. It is kept complete while the bot runs."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from bot.deck.application import ApplicationEmojis, DiscordRefuses, NotNow
from bot.deck.pictures import Picture, read_pictures
from bot.deck.upload import Turn, Upload
from bot.ops.deadlines import Clock
from bot.refusals import StoreFails
from bot.store.database import Database

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two checks whether another process has uploaded everything."""
CHECK = 3600.0
"""Seconds until the bot checks again that everything is there, or tries again what Discord refused."""
FIRST_PAUSE = 60.0
"""Seconds until a failure is tried again, or a deck is shown again that Discord refused though it has all of it. Each
pause is twice as long as the one before."""
EARLY = 1.0
"""Seconds by which a timer may be early."""


class _NotOurs(Exception):
    """Another process has the lease by now."""


class PictureDeck:
    """Keeps the application's emojis complete. While they are not, everything is shown as text."""

    def __init__(self, database: Database, shelf: ApplicationEmojis, clock: Clock, pause: float) -> None:
        """Make the service; until `load` there are no pictures. `pause`: seconds between two uploads."""
        self._database = database
        self._clock = clock
        self._upload = Upload(database, shelf, clock)
        self._pause = pause
        self._pictures: Sequence[Picture] = ()
        self._task: asyncio.Task[None] | None = None
        self._turn: Turn | None = None
        self._doubted = False
        self._text_until = 0.0
        """Until when cards are text because Discord refused emojis although it has all, in seconds since 1970."""
        self._growing = FIRST_PAUSE
        self._said = ""
        self._changed: Callable[[], None] = lambda: None
        self.ids: Mapping[str, int] = {}
        """The id of every picture by its name, as they can be shown; empty while cards are shown as text."""

    async def load(self) -> None:
        """Read the files, and what was uploaded before: a complete deck is shown at once, and compared later."""
        self._pictures = await asyncio.to_thread(read_pictures)
        await self._show_what_is_known()

    def start(self, turn: Turn, changed: Callable[[], None]) -> None:
        """Begin to upload what is missing, if that has not been done yet.

        `turn`: waits until the bot may make a request that nobody waits for. `changed`: called when cards begin to be
        shown in another way.
        """
        if self._turn is None and self._pictures:
            self._turn, self._changed = turn, changed
            self._look(turn)

    async def stop(self) -> None:
        """Begin no more uploads, and leave the rest to the next process."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
            with suppress(StoreFails):
                await self._upload.lease.give_back()

    def refused(self) -> None:
        """Show cards as text, because Discord does not know one of the emojis, until everything is there again."""
        if self.ids:
            log.warning("Discord does not know an emoji of the deck: cards are text until all are there again")
            self._doubted = True
            self._show({})
            if self._turn is not None:
                self._look(self._turn)

    def _look(self, turn: Turn) -> None:
        """Compare at once, and again and again. What is under way is broken off: it continues anywhere."""
        before = self._task
        if before is not None:
            before.cancel()
        self._task = asyncio.create_task(self._keep(turn, before))

    async def _keep(self, turn: Turn, before: asyncio.Task[None] | None) -> None:
        async def next_one() -> None:
            await asyncio.sleep(self._pause)
            await turn()
            if not await self._upload.lease.take():
                raise _NotOurs

        if before is not None:
            await asyncio.wait({before})
        while True:
            wait = await self._attempt(next_one)
            await asyncio.sleep(wait)

    async def _attempt(self, turn: Turn) -> float:
        """Compare, and bring what Discord has up to date; return the seconds until that is to be done again."""
        try:
            return await self._bring(turn)
        except NotNow as error:
            wait = max(error.seconds, self._longer())
            self._say(f"Discord does not take the deck's pictures now ({error}); the rest follows later")
            return wait
        except DiscordRefuses as error:
            self._say(f"Discord does not take the deck's pictures, and cards are shown as text ({error})")
            return CHECK
        except _NotOurs:
            return LOOK
        except StoreFails:
            return self._longer()
        except Exception:
            log.exception("the deck could not be updated")
            return CHECK
        finally:
            with suppress(StoreFails):
                await self._show_what_is_known()

    async def _bring(self, turn: Turn) -> float:
        if not await self._upload.lease.take():
            return LOOK
        found = await self._upload.compare(self._pictures)
        doubted, self._doubted = self._doubted, False
        wait = CHECK
        if found.missing:
            self._show({})
        elif doubted:  # new emojis may not be everywhere yet
            wait = self._longer()
            self._text_until = self._clock() + wait
        await self._upload.bring(found, turn)
        await self._upload.lease.give_back()
        if found.to_upload:
            log.info("%d pictures of the deck were uploaded", len(found.to_upload))
        if self._clock() > self._text_until + CHECK:
            self._growing = FIRST_PAUSE
        self._said = ""
        return wait

    async def _show_what_is_known(self) -> None:
        if self._doubted or self._clock() < self._text_until - EARLY or not self._pictures:
            return
        async with self._database.reading() as work:
            known = {row.name: row.emoji_id for row in await work.emojis.everything() if row.replaced_at is None}
        whole = all(each.name in known for each in self._pictures)
        self._show(known if whole else {})

    def _show(self, ids: Mapping[str, int]) -> None:
        if ids != self.ids:
            self.ids = ids
            self._changed()

    def _longer(self) -> float:
        pause, self._growing = self._growing, min(self._growing * 2, CHECK)
        return pause

    def _say(self, sentence: str) -> None:
        """Log a sentence, unless it is what was logged last."""
        if sentence != self._said:
            log.warning(sentence)
            self._said = sentence

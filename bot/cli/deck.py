"""`python -m bot deck`: the pictures of the deck at Discord, without running the bot."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Literal

import discord

from bot.app import LONGEST_WAIT, now
from bot.cli.given import logged_settings, token_given
from bot.deck.application import ApplicationEmojis, DiscordRefuses, NotNow
from bot.deck.pictures import Picture, read_pictures
from bot.deck.upload import Upload, left_over
from bot.ops.deadlines import Clock
from bot.ops.endings import failing
from bot.ops.exits import Exit, Failed
from bot.ops.registration import claim
from bot.settings import Settings
from bot.store.database import Database

Word = Literal["upload", "list", "remove"]
OFTEN = 20
"""How many pictures are uploaded between two lines about the progress."""


def run(word: Word) -> Exit:
    """Upload, list or remove the deck of the application whose token is in the settings; see `deck`."""
    settings = logged_settings()
    return asyncio.run(deck(settings, token_given(settings), word))


async def deck(settings: Settings, token: str, word: Word) -> Exit:
    """Upload, list or remove the deck of the token's application.

    Raises:
        Failed: the database cannot be used, or Discord cannot be reached or refuses.
    """
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=LONGEST_WAIT)
    with failing(settings, token):
        async with Database(settings.database) as database, client:
            await client.login(token)
            assert client.application_id is not None
            await claim(database, client.application_id)
            rack = Rack(database, ApplicationEmojis(client), now, settings.picture_pause, read_pictures())
            return await rack.do(word)


class Rack:
    """Uploads, lists and removes the deck at Discord."""

    def __init__(
        self, database: Database, shelf: ApplicationEmojis, clock: Clock, pause: float, pictures: Sequence[Picture]
    ) -> None:
        """`pause`: seconds between two uploads."""
        self._database = database
        self._shelf = shelf
        self._upload = Upload(database, shelf, clock)
        self._pause = pause
        self._pictures = pictures

    async def do(self, word: Word) -> Exit:
        """Do what a word says, and print the result.

        Raises:
            Failed: another process does the same, or Discord refuses.
        """
        try:
            if word == "list":
                return await self._list()
            if not await self._upload.lease.take():
                raise Failed(
                    Exit.NOT_DONE,
                    "Another process is uploading the deck, most likely the bot: look again when it is done.",
                )
            try:
                await (self._bring() if word == "upload" else self._remove())
            finally:
                await self._upload.lease.give_back()
        except DiscordRefuses as error:
            raise Failed(Exit.NOT_DONE, f"Discord refuses that ({error}).") from error
        except NotNow as error:
            raise Failed(
                Exit.UNAVAILABLE, f"Discord does not accept that now ({error}): run the command again to continue."
            ) from error
        return Exit.OK

    async def _list(self) -> Exit:
        """Print every picture and its emoji at Discord; return whether all are up to date."""
        there = await self._shelf.everything()
        async with self._database.reading() as work:
            known = [row for row in await work.emojis.everything() if row.emoji_id in there]
        current = {row.name: row for row in known if row.replaced_at is None}
        whole = True
        for picture in self._pictures:
            row = current.get(picture.name)
            state = "missing" if row is None else f"{row.emoji_id}"
            if row is not None and row.digest != picture.digest:
                state += " (an earlier drawing)"
            whole = whole and row is not None and row.digest == picture.digest
            sys.stdout.write(f"{picture.name}: {state}\n")
        replaced = len(known) - len(current) + len(left_over(there, known))
        others = len(there) - len(current) - replaced
        sys.stdout.write(
            f"{len(current)} of {len(self._pictures)} pictures are there. The application has {replaced} that were "
            f"replaced and may still be seen, and {others} other emojis.\n"
        )
        return Exit.OK if whole else Exit.DIFFERENT

    async def _bring(self) -> None:
        found = await self._upload.compare(self._pictures)
        done, total = 0, len(found.to_upload)

        async def turn() -> None:
            nonlocal done
            await asyncio.sleep(self._pause if done else 0.0)
            if not await self._upload.lease.take():
                raise Failed(Exit.NOT_DONE, "Another process has started to upload the deck.")
            done += 1
            if done % OFTEN == 0 and done <= total:
                sys.stdout.write(f"{done} of {total} …\n")
                sys.stdout.flush()

        await self._upload.bring(found, turn)
        sys.stdout.write(f"The deck is complete: {len(self._pictures)} pictures, {total} of them uploaded now.\n")

    async def _remove(self) -> None:
        there = await self._shelf.everything()
        names = {each.name for each in self._pictures}
        async with self._database.reading() as work:
            rows = await work.emojis.everything()
        known = {row.emoji_id for row in rows} | left_over(there, rows)
        ours = [emoji for emoji, name in there.items() if emoji in known or name in names]
        for emoji in ours:
            await asyncio.sleep(self._pause)
            await self._upload.lease.take()
            await self._upload.remove(emoji)
        sys.stdout.write(
            f"{len(ours)} pictures are removed, and messages that had them show their names. A bot that runs with "
            "NEWMARKET_PICTURES=1 uploads them again.\n"
        )

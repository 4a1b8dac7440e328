"""An application's emojis as a fake that is as strict as Discord, and the files of a made-up deck."""

import itertools
import re
from pathlib import Path

from art import names
from bot.deck.application import MOST, DiscordRefuses, NotNow

EVERY = tuple(sorted(path.stem for path in names.FILES.glob("*.png")))
PNG = b"\x89PNG\r\n\x1a\n"


def draw(folder: Path, **changed: str) -> Path:
    """Write a file for every picture of the deck, some of them drawn in another way, and return their folder."""
    folder.mkdir(exist_ok=True)
    for name in EVERY:
        (folder / f"{name}.png").write_bytes(PNG + name.encode() + changed.get(name, "").encode())
    return folder


class FakeShelf:
    """What Discord would have of the emojis."""

    def __init__(self) -> None:
        self.emojis: dict[int, str] = {}
        self.images: dict[int, bytes] = {}
        self.asked = 0
        """How many requests there were."""
        self.added: list[str] = []
        self.fails_after: int | None = None
        """After so many uploads comes `failure`."""
        self.failure: Exception = NotNow("it answers with 500")
        self.silent: Exception | None = None
        """Whatever is asked is answered with this."""
        self._ids = itertools.count(9001)

    def hand_removes(self, name: str) -> int:
        """Let somebody delete an emoji in the developer portal, and return what its id was."""
        (emoji,) = [each for each, its in self.emojis.items() if its == name]
        del self.emojis[emoji]
        return emoji

    async def everything(self) -> dict[int, str]:
        self._ask()
        return dict(self.emojis)

    async def add(self, name: str, image: bytes) -> int:
        self._ask()
        if self.fails_after is not None and len(self.added) >= self.fails_after:
            raise self.failure
        self._check(name)
        if len(self.emojis) >= MOST:
            raise DiscordRefuses("400, 30008: Maximum number of emojis reached (2000)")
        emoji = next(self._ids)
        self.emojis[emoji], self.images[emoji] = name, image
        self.added.append(name)
        return emoji

    async def rename(self, emoji: int, name: str) -> None:
        self._ask()
        self._check(name)
        if emoji in self.emojis:
            self.emojis[emoji] = name

    async def remove(self, emoji: int) -> None:
        self._ask()
        self.emojis.pop(emoji, None)

    def _ask(self) -> None:
        self.asked += 1
        if self.silent is not None:
            raise self.silent

    def _check(self, name: str) -> None:
        assert re.fullmatch(r"\w{2,32}", name, re.ASCII), name
        assert name not in self.emojis.values(), f"there is a {name} already"

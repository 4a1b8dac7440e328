"""A picture with its words: its alt text, the names that stand beside it, and its place in a message."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

import discord

from art.pictures.letters import drawable, signs
from art.pictures.model import CARD, Moment, Picture, Who
from cogs.render.parts import Layout, plain_name, shown, text_length, within
from cogs.render.words import Words

MOST_ALT = 1024
"""Characters of alt text that Discord takes."""

Avatars = Mapping[int, bytes]
"""Members' avatars by their ids, as far as they are known."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture that can be drawn, and its words."""

    picture: Picture
    file: str
    """The name of its file."""
    alt: str
    """What it shows, for those who do not see it."""
    beside: str
    """Who is who where it draws numbers for names, as a text; empty where it draws every name."""


class People:
    """The people in a picture. A name with letters that cannot be drawn is a number there."""

    def __init__(self, people: Sequence[tuple[str, int | None]], words: Words, avatars: Avatars) -> None:
        """Number those whose names cannot be drawn, in their order. `people`: names, and whose they are as members."""
        self._words = words
        self._names = [plain_name(name) for name, _ in people]
        self._numbered: dict[int, str] = {}
        numbers: dict[int, int] = {}
        for at, name in enumerate(self._names):
            if not drawable(name):
                numbers[at] = self._next(max(numbers.values(), default=0) + 1)
                self._numbered[at] = self._called(numbers[at])
        drawn = [self._numbered.get(at, name) for at, name in enumerate(self._names)]
        letters = signs(drawn)
        for at, number in numbers.items():
            letters[at] = str(number)
        faces = [b"" if member is None else avatars.get(member, b"") for _, member in people]
        self.drawn = tuple(Who(*each) for each in zip(drawn, letters, faces, strict=True))
        """Everybody as they are drawn."""

    def _called(self, number: int) -> str:
        return self._words.say("Player {number}", number=number)

    def _next(self, number: int) -> int:
        """Return the first number from this one on that nobody has chosen as their name."""
        return next(each for each in count(number) if self._called(each) not in self._names)

    def said(self, at: int) -> str:
        """Return how somebody is called in alt text: by their name, and by their number where they have one."""
        if at not in self._numbered:
            return self._names[at]
        return self._words.say("{number} ({name})", number=self._numbered[at], name=self._names[at])

    def drawn_as(self, name: str) -> str:
        """Return what stands for a name in the picture."""
        known = plain_name(name)
        return self.drawn[self._names.index(known)].name if known in self._names else known

    @property
    def beside(self) -> str:
        """Who is who among those with numbers, as a text beside the picture; empty where nobody has one."""
        if not self._numbered:
            return ""
        who = [
            # Translators: {number} is what stands in a picture for a name that it cannot draw: "Player 1".
            self._words.say("{number} = {name}", number=number, name=shown(self._names[at]))
            for at, number in self._numbered.items()
        ]
        return self._words.say("In the picture: {names}", names=" · ".join(who))


def pictured(picture: Picture, file: str, alt: str, people: People) -> Pictured | None:
    """Return a picture with its words, None where some of them cannot be drawn."""
    if not all(map(drawable, texts_of(picture))):
        return None
    return Pictured(picture, file, alt, people.beside)


def texts_of(part: object) -> Iterator[str]:
    """Yield every text that a picture, or a part of one, draws."""
    match part:
        case str():
            yield part
        case Moment():
            yield from part.text.split(CARD)
        case Who():
            yield from (part.name, part.sign)
        case tuple():
            for each in part:
                yield from texts_of(each)
        case _ if hasattr(part, "__dataclass_fields__"):
            for name in part.__dataclass_fields__:
                if name != "piles":  # the names of pictures
                    yield from texts_of(getattr(part, name))


def fitting(sentences: Iterable[str], endings: Sequence[str]) -> str:
    """Return sentences as one alt text, with the first of several endings, the longest first, with which they fit."""
    said = " ".join(sentences)
    for each in endings:
        whole = f"{said} {each}".strip()
        if text_length(whole) <= MOST_ALT:
            return whole
    return within(said, MOST_ALT)


def with_picture(view: Layout, shows: Pictured) -> Layout:
    """Return a message of one container with a picture above its buttons. The message is changed."""
    container = view.children[0]
    assert isinstance(container, discord.ui.Container)
    items = list(container.children)
    at = next((at for at, each in enumerate(items) if isinstance(each, discord.ui.ActionRow)), len(items))
    media = discord.MediaGalleryItem(f"attachment://{shows.file}", description=shows.alt)
    added: list[discord.ui.Item[Layout]] = [discord.ui.MediaGallery(media)]
    if shows.beside:
        added.append(discord.ui.TextDisplay(f"-# {shows.beside}"))
    container.clear_items()
    for each in (*items[:at], *added, *items[at:]):
        container.add_item(each)
    return view

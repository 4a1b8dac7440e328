"""A picture with its words: its alt text, the names listed next to it, and its place in a message."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from itertools import count

import discord

from art.pictures.letters import drawable, signs
from art.pictures.model import CARD, Picture, Who
from cogs.render.parts import Layout, plain_name, shown, text_length, within
from cogs.render.words import Words

MOST_ALT = 1024
"""How many characters of alt text Discord takes."""

Avatars = Mapping[int, bytes]
"""Members' avatars as image files, by member id, as far as known."""


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture that can be drawn, and its words."""

    picture: Picture
    file: str
    """The picture's file name."""
    alt: str
    """The alt text: what the picture shows, for those who do not see it."""
    beside: str
    """A text with the names for which the picture draws numbers; empty if it draws every name."""


class People:
    """The people in a picture. It draws a number for a name with letters that it cannot draw."""

    def __init__(self, people: Sequence[tuple[str, int | None]], words: Words, avatars: Avatars) -> None:
        """Number the people whose names cannot be drawn, in order, without numbers that others have as names.

        `people`: names, with the ids of members.
        """
        self._words = words
        self._names = [plain_name(name) for name, _ in people]
        free = (number for number in count(1) if self._called(number) not in self._names)
        numbers = {at: next(free) for at, name in enumerate(self._names) if not drawable(name)}
        self._numbered = {at: self._called(number) for at, number in numbers.items()}
        drawn = [self._numbered.get(at, name) for at, name in enumerate(self._names)]
        letters = signs(drawn)
        for at, number in numbers.items():
            letters[at] = str(number)
        faces = [b"" if member is None else avatars.get(member, b"") for _, member in people]
        self.drawn = tuple(Who(*each) for each in zip(drawn, letters, faces, strict=True))
        """All people as the picture draws them."""

    def _called(self, number: int) -> str:
        return self._words.say("Player {number}", number=number)

    def said(self, at: int) -> str:
        """Return a person's name in alt text, with their number if they have one."""
        if at not in self._numbered:
            return self._names[at]
        return self._words.say("{number} ({name})", number=self._numbered[at], name=self._names[at])

    @property
    def beside(self) -> str:
        """A text next to the picture with the names of those drawn as numbers; empty if nobody is."""
        if not self._numbered:
            return ""
        who = [
            # Translators: {number} is what stands in a picture for a name that it cannot draw: "Player 1".
            self._words.say("{number} = {name}", number=number, name=shown(self._names[at]))
            for at, number in self._numbered.items()
        ]
        return self._words.say("In the picture: {names}", names=" · ".join(who))


def pictured(picture: Picture, file: str, alt: str, people: People) -> Pictured | None:
    """Return a picture with its words; None if some of them cannot be drawn."""
    if not all(map(drawable, texts_of(astuple(picture)))):
        return None
    return Pictured(picture, file, alt, people.beside)


def texts_of(part: object) -> Iterator[str]:
    """Yield every text in a picture as a tuple, or in a part of one; the names of other pictures, too."""
    if isinstance(part, str):
        yield part.replace(CARD, "")
    elif isinstance(part, tuple):
        for each in part:
            yield from texts_of(each)


def fitting(sentences: Iterable[str], endings: Sequence[str]) -> str:
    """Return sentences as one alt text, with the first ending that fits. `endings`: the longest first."""
    said = " ".join(sentences)
    for each in endings:
        whole = f"{said} {each}".strip()
        if text_length(whole) <= MOST_ALT:
            return whole
    return within(said, MOST_ALT)


def with_picture(view: Layout, shows: Pictured) -> Layout:
    """Add a picture above the buttons of a message of one container, and return that message."""
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

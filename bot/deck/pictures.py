"""The pictures of the deck as files, which are what the application's emojis are to be."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from art import names


@dataclass(frozen=True, slots=True)
class Picture:
    """A file."""

    name: str
    """The name of the emoji, one of `names.EVERY`."""
    digest: str
    """The SHA-256 of what is in the file, in hexadecimal."""
    path: Path


def read_pictures(folder: Path = names.FILES) -> tuple[Picture, ...]:
    """Return the pictures in a folder, none where one of the deck is missing: a deck is whole or text.

    This reads a few hundred small files.
    """
    paths = [folder / f"{name}.png" for name in names.EVERY]
    if not all(path.is_file() for path in paths):
        return ()
    return tuple(Picture(path.stem, sha256(path.read_bytes()).hexdigest(), path) for path in paths)

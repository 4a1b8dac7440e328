"""The pictures of the deck as files, from which the application's emojis are made."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from art import names


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture's file."""

    name: str
    """The name of the emoji, which is that of the file."""
    digest: str
    """The SHA-256 of the file, in hexadecimal."""
    path: Path


def read_pictures() -> tuple[Picture, ...]:
    """Return the pictures by their names. This reads a few hundred small files."""
    paths = sorted(names.FILES.glob("*.png"))
    return tuple(Picture(path.stem, sha256(path.read_bytes()).hexdigest(), path) for path in paths)
